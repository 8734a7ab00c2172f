import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, Worker, workerData } from 'node:worker_threads'

/** What each of several clients sends again and again. A PUT counts its versions up from `base`. */
export type Load = {
  readonly method: 'GET' | 'PUT'
  readonly seconds: number
  readonly clients: readonly { readonly url: string; readonly token: string; readonly body: string; readonly base: number }[]
}

type Done = { readonly calls: number; readonly seconds: number }

/** Sends from a thread of its own, and counts. Anything but a 200 ends it. */
export async function sendLoad(load: Load): Promise<Done> {
  const worker = new Worker(import.meta.filename, { workerData: load })
  return new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject))
}

if (parentPort) parentPort.postMessage(await measure(workerData))

async function measure({ method, seconds, clients }: Load): Promise<Done> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients.length })
  let calls = 0
  let isOver = false
  const work = clients.map(async ({ url, token, body, base }) => {
    for (let version = base; !isOver; version++) {
      const change = { 'if-match': `"${version}"`, 'idempotency-key': randomUUID(), 'content-type': 'application/json' }
      await send(agent, method, url, { authorization: `Bearer ${token}`, ...(method === 'PUT' && change) }, method === 'PUT' ? body : '')
      calls++
    }
  })
  const began = performance.now()
  await Promise.race([pause(seconds * 1000), Promise.all(work)])
  isOver = true
  await Promise.all(work)
  agent.destroy()
  return { calls, seconds: (performance.now() - began) / 1000 }
}

function send(agent: Agent, method: string, url: string, headers: Record<string, string>, body: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method, headers }, (answer) => {
      answer.resume()
      answer.on('end', () => (answer.statusCode === 200 ? resolve() : reject(new Error(`${method} ${url} gave ${answer.statusCode}`))))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
