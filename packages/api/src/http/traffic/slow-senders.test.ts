import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { operatedApp } from '../../testing/operated-app.ts'
import { testApp } from '../../testing/test-app.ts'
import { boundConnections } from './bound-connections.ts'

const bodies = { withinMs: 300, leastBytes: 1_000 }

async function listening(prepare: (app: FastifyInstance) => void = () => undefined) {
  const { app } = operatedApp({ logLevel: 'silent', bodies })
  app.post('/form', () => 'whole')
  app.post('/photo', { config: { takesFile: true } }, () => 'whole')
  prepare(app)
  onTestFinished(() => app.close())
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
}

/** Sends a body piece by piece, until it is answered or cut off. */
async function drip(port: number, path: string, piece: string, pieces: number) {
  const body = JSON.stringify(piece.repeat(pieces))
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  socket.on('error', () => undefined)
  const closed = once(socket, 'close')
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`,
  )
  for (let at = 0; at < body.length && answer === ''; at += piece.length) {
    socket.write(body.slice(at, at + piece.length))
    await pause(30)
  }
  await closed
  return { status: Number(answer.split(' ')[1]), answer }
}

describe('a slow sender', () => {
  it('is cut off, however steadily the body drips, and gets an answer that says why', async () => {
    const { status, answer } = await drip(await listening(), '/form', 'x'.repeat(2_000), 100)
    expect([status, answer.includes('"request_timeout"')]).toEqual([408, true])
  })

  it('of a photo is waited for as long as it goes on', async () => {
    const { status } = await drip(await listening(), '/photo', 'x'.repeat(2_000), 40)
    expect(status).toBe(200)
  })

  it('of a photo that hardly goes on is cut off', async () => {
    const { status } = await drip(await listening(), '/photo', 'xy', 100)
    expect(status).toBe(408)
  })
})

describe('one address', () => {
  const open = async (port: number, count: number) => {
    const sockets: Socket[] = []
    for (let index = 0; index < count; index++) {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => undefined)
      await once(socket, 'connect')
      sockets.push(socket)
    }
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy()
    })
    await pause(100)
    return sockets.map((socket) => socket.readableEnded || socket.destroyed)
  }

  it('has its share of connections and no more', async () => {
    const port = await listening((app) => boundConnections(app, { most: 3, proxies: ['10.0.0.0/8'] }))
    for (const socket of [connect(port, '127.0.0.1')])
      socket
        .on('data', () => undefined)
        .on('error', () => undefined)
        .destroy()
    await pause(50)
    const closed = await open(port, 5)
    expect(closed.filter((isClosed) => !isClosed)).toHaveLength(3)
  })

  it('of a proxy of ours speaks for many', async () => {
    const port = await listening((app) => boundConnections(app, { most: 3, proxies: ['127.0.0.1'] }))
    expect((await open(port, 5)).filter((isClosed) => !isClosed)).toHaveLength(5)
  })

  it('has its share of streams, and gets it back when one ends', async () => {
    const { app } = await testApp()
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const all = new AbortController()
    onTestFinished(() => all.abort())
    const follow = (signal = all.signal) => fetch(`${address}/api/flows/events`, { signal })
    const leaving = new AbortController()
    await follow(leaving.signal)
    for (let index = 1; index < 50; index++) await follow()
    const refused = await follow()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10'])
    const other = await app.inject({ url: '/api/flows/events', remoteAddress: '10.5.5.6', payloadAsStream: true })
    expect(other.statusCode).toBe(200)
    other.stream().destroy()
    leaving.abort()
    await expect.poll(async () => (await follow()).status).toBe(200)
  })
})
