import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { isOpen } from './guarded-agent.ts'
import { openOutgoing } from './outgoing.ts'

async function partner(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}

function opened(...allowed: string[]) {
  const all = openOutgoing({ allowed })
  onTestFinished(all.close)
  return all
}

it('asks a partner that is allowed', async () => {
  const url = await partner((request, response) => {
    response.setHeader('x-echo', `${request.method} ${request.headers['x-key']}`)
    request.pipe(response.writeHead(201))
  })
  const { outgoing } = opened(url)
  const answer = await outgoing({ method: 'POST', url: `${url}/a?b=c`, headers: { 'x-key': 'k' }, body: 'grüß dich' })
  expect(answer).toMatchObject({ ok: true, status: 201, headers: { 'x-echo': 'POST k' }, text: 'grüß dich' })
})

it('connects nowhere else', async () => {
  let asked = 0
  const url = await partner((_request, response) => {
    asked++
    response.end()
  })
  const { outgoing, stream } = opened('https://api.example.com')
  for (const strange of [
    url,
    'file:///etc/passwd',
    'nonsense',
    'https://api.example.com.evil.example/',
    'http://api.example.com/',
    'https://api.example.com:444/',
  ]) {
    expect(await outgoing({ method: 'GET', url: strange })).toEqual({ ok: false, why: 'not-allowed' })
    expect(await stream({ method: 'GET', url: strange })).toEqual({ ok: false, why: 'not-allowed' })
  }
  expect(asked).toBe(0)
})

it('does not follow a name that leads into our own network', async () => {
  const url = await partner((_request, response) => void response.end())
  const { port } = new URL(url)
  const { outgoing } = opened(`http://localhost:${port}`)
  expect(await outgoing({ method: 'GET', url: `http://localhost:${port}/` })).toEqual({ ok: false, why: 'unreachable' })
})

it('does not follow where an answer points', async () => {
  const elsewhere = await partner((_request, response) => void response.end('secret'))
  const url = await partner((_request, response) => void response.writeHead(302, { location: elsewhere }).end())
  expect(await opened(url, elsewhere).outgoing({ method: 'GET', url })).toMatchObject({ ok: true, status: 302, text: '' })
})

it('gives up on a partner that is silent, away, or endless', async () => {
  const silent = await partner(() => undefined)
  const endless = await partner((_request, response) => {
    const more = (): boolean => response.write('x'.repeat(100_000)) && more()
    response.on('drain', more)
    more()
  })
  const { outgoing } = opened(silent, endless, 'http://127.0.0.1:9')
  expect(await outgoing({ method: 'GET', url: silent, timeoutMs: 200 })).toEqual({ ok: false, why: 'timeout' })
  expect(await outgoing({ method: 'GET', url: 'http://127.0.0.1:9' })).toEqual({ ok: false, why: 'unreachable' })
  expect(await outgoing({ method: 'GET', url: endless })).toEqual({ ok: false, why: 'too-large' })
})

it('hands on an answer as it comes in, and stops when nobody wants it any more', async () => {
  let closed = false
  const url = await partner((_request, response) => {
    response.write('one ')
    response.write('two')
    response.on('close', () => {
      closed = true
    })
  })
  const leaving = new AbortController()
  const answer = await opened(url).stream({ method: 'GET', url, signal: leaving.signal })
  if (!answer.ok) throw new Error(answer.why)
  let heard = ''
  const listen = async () => {
    for await (const piece of answer.chunks) {
      heard += piece
      if (heard === 'one two') leaving.abort()
    }
  }
  await expect(listen()).rejects.toThrow()
  expect(heard).toBe('one two')
  await expect.poll(() => closed).toBe(true)
})

it.each([
  ['8.8.8.8', true],
  ['127.0.0.1', false],
  ['10.0.0.8', false],
  ['169.254.169.254', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['fd00::1', false],
  ['2606:4700::1111', true],
])('takes %s for an address of the internet: %s', (address, open) => {
  expect(isOpen(address)).toBe(open)
})
