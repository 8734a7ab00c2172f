import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { z } from 'zod'

export const apiKey = 'sk-ant-test'
export const words = ['Grüße', ' aus', ' dem', ' Test:', ' 5', ' <', ' 6']

const turn = z.strictObject({ role: z.enum(['user', 'assistant']), content: z.string().min(1) })
const asked = z.strictObject({
  model: z.string().min(1),
  max_tokens: z.int().min(1),
  system: z.string(),
  messages: z.array(turn).min(1),
  stream: z.literal(true),
})
type Asked = z.output<typeof asked>

/**
 * Speaks the streaming Messages API. A message with “#failure” finds it overloaded, one with “#broken” gets an error after a few words,
 * one with “#cut” loses its connection there, and one with “#timeout” gets no word at all.
 */
export async function anthropicServer() {
  const heard: Asked[] = []
  let left = 0
  const server = createServer((request, response) => {
    response.on('close', () => {
      if (!response.writableEnded) left++
    })
    void answer(request, response, heard)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, heard, left: () => left }
}

async function answer(request: IncomingMessage, response: ServerResponse, heard: Asked[]): Promise<void> {
  const { headers, method, url } = request
  if (method !== 'POST' || url !== '/v1/messages') return refuse(response, 404, 'not_found_error')
  if (headers['x-api-key'] !== apiKey) return refuse(response, 401, 'authentication_error')
  if (headers['anthropic-version'] !== '2023-06-01') return refuse(response, 400, 'invalid_request_error')
  const { data } = asked.safeParse(await json(request))
  const last = data?.messages.at(-1)
  if (!data || last?.role !== 'user' || data.messages[0]?.role !== 'user') return refuse(response, 400, 'invalid_request_error')
  heard.push(data)
  if (last.content.includes('#failure')) return refuse(response, 529, 'overloaded_error')
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
  const send = (event: { readonly type: string }) => inPieces(response, `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
  await send(head)
  if (last.content.includes('#timeout')) return
  await send({ type: 'ping' })
  for (const [place, text] of words.entries()) {
    if (place === 3 && last.content.includes('#cut')) return void response.destroy()
    if (place === 3 && last.content.includes('#broken')) {
      await send(failed)
      return void response.end()
    }
    await send(delta(text))
  }
  for (const type of ['content_block_stop', 'message_delta', 'message_stop']) await send({ type })
  response.end()
}

const head = { type: 'message_start', message: { id: 'msg_1', type: 'message', role: 'assistant', content: [] } }
const failed = { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }
const delta = (text: string) => ({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } })

/** Cut where no reader expects it, also in the middle of a character. */
async function inPieces(response: ServerResponse, text: string): Promise<void> {
  const bytes = Buffer.from(text)
  const middle = Math.ceil(bytes.length / 2)
  response.write(bytes.subarray(0, middle))
  await pause(1)
  response.write(bytes.subarray(middle))
}

function refuse(response: ServerResponse, status: number, type: string): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ type: 'error', error: { type, message: type } }))
}
