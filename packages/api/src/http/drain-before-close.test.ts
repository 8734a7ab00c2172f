import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { PassThrough } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { drainBeforeClose } from './drain-before-close.ts'

const ask = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n'
const sockets: Socket[] = []

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})

it('without a connection there is nothing to wait for', async () => {
  const { app } = await serving({ drainMs: 60_000, cutOffMs: 60_000 })
  await app.close()
})

it('the next answer on a connection says that it is the last, and then the service is gone', async () => {
  const { app, port } = await serving({ drainMs: 60_000, cutOffMs: 60_000 })
  const socket = client(port)
  expect(await asked(socket)).toContain('connection: keep-alive')
  const closing = app.close()
  await pause(100)
  expect(await asked(socket)).toContain('connection: close')
  await Promise.all([closing, once(socket, 'close')])
})

it('a connection on which nothing was ever asked, or nothing more, does not keep the service', async () => {
  const { app, port, seen } = await serving({ drainMs: 100, cutOffMs: 60_000 })
  const [silent, idle] = [client(port), client(port)]
  await asked(idle)
  await seen(2)
  await Promise.all([app.close(), once(silent, 'close'), once(idle, 'close')])
  expect([silent.errored, idle.errored]).toEqual([null, null])
})

it('what is under way is finished although it takes longer', async () => {
  const { app, port, answer, seen } = await serving({ drainMs: 50, cutOffMs: 60_000 })
  const socket = client(port)
  const answered = asked(socket, '/slow')
  await seen(1, 1)
  const closing = app.close()
  await pause(200)
  answer()
  expect(await answered).toMatch(/^HTTP\/1.1 200 .*connection: close/s)
  await closing
})

it('a long answer that had begun is finished, and its connection with it', async () => {
  const { app, port, answer } = await serving({ drainMs: 50, cutOffMs: 60_000 })
  const socket = client(port)
  expect(await asked(socket, '/stream')).toContain('begun')
  const closing = app.close()
  await pause(200)
  answer()
  const [rest] = await once(socket, 'data')
  expect(String(rest)).toContain('x')
  await Promise.all([closing, once(socket, 'close')])
})

it.each([
  ['a request that never comes whole', 'GET / HTTP/1.1\r\nho'],
  ['an answer that never comes', ask.replace('/', '/slow')],
])('%s is cut off in the end', async (_about, text) => {
  const { app, port, seen } = await serving({ drainMs: 50, cutOffMs: 300 })
  const socket = client(port)
  socket.write(text)
  await seen(1, 1)
  await Promise.all([app.close(), once(socket, 'close')])
})

async function serving(options: { readonly drainMs: number; readonly cutOffMs: number }) {
  const app: FastifyInstance = Fastify({ keepAliveTimeout: 60_000, return503OnClosing: false })
  drainBeforeClose(app, options)
  let answer = () => {}
  const connections: Socket[] = []
  app.server.on('connection', (socket) => connections.push(socket))
  const arrived = () => connections.map(({ bytesRead }) => bytesRead)
  const seen = (count: number, leastBytes = 0) => expect.poll(() => arrived().filter((bytes) => bytes >= leastBytes).length).toBe(count)
  app.get('/', async () => 'x')
  app.get('/slow', () => new Promise((resolve) => (answer = () => resolve('x'))))
  app.get('/stream', (_request, reply) => {
    const stream = new PassThrough()
    stream.write('begun')
    answer = () => stream.end('x')
    return reply.send(stream)
  })
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  return { app, port: Number(port), answer: () => answer(), seen }
}

function client(port: number): Socket {
  const socket = connect(port, '127.0.0.1').resume()
  sockets.push(socket)
  return socket
}

async function asked(socket: Socket, path = '/'): Promise<string> {
  socket.write(ask.replace('/', path))
  const [bytes] = await once(socket, 'data')
  return String(bytes).toLowerCase().replace(/^http/, 'HTTP')
}
