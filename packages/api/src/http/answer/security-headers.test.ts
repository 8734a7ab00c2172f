import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Contract } from '@app/schemas/api/contract'
import { domains } from '@app/schemas/api/domains'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LiveCatalogue } from '../../flows/live-catalogue.ts'
import { openTestFlows } from '../../flows/testing/open-test-flows.ts'
import { gradeHeaders } from '../../testing/grade-headers.ts'
import { operatedApp } from '../../testing/operated-app.ts'
import { rawRequest, requestText } from '../../testing/raw-request.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { webPages } from '../../web/web-pages.ts'

const calls = Object.values(domains).flatMap((contracts) => Object.entries<Contract>(contracts))
const json = { 'content-type': 'application/json' }

describe('the service', () => {
  let close: () => Promise<void>
  let port: number

  beforeAll(async () => {
    const started = await startTestApp()
    close = started.close
    port = await listen(started.app)
  })

  afterAll(() => close())

  it.each(calls)('secures every answer of %s', async (_name, { method, path, reusedSeconds }) => {
    // What is nobody's may be kept for a moment, where the contract says so; a refusal never.
    const mayBeKept = reusedSeconds !== undefined
    const kept = ({ status }: { readonly status: number }) => (mayBeKept && status < 400 ? `public, max-age=${reusedSeconds}` : 'no-store')
    const target = path.replaceAll(/\{[^}]*\}/g, 'some')
    for (const text of [
      requestText(method, target),
      requestText(method, `${target}?not_known=1`, json, '{'),
      requestText('HEAD', target),
    ]) {
      const answer = await rawRequest(port, text)
      expect(gradeHeaders(answer, kept(answer)), text).toEqual([])
    }
  })

  it.each<[string, number, string]>([
    ['an address that nothing is at', 404, requestText('GET', '/nowhere')],
    ['only the head of it', 404, requestText('HEAD', '/nowhere')],
    ['a method that nobody has', 405, requestText('PROPFIND', '/healthz')],
    ['what may be done', 404, requestText('OPTIONS', '*')],
    ['an address that cannot be read', 400, requestText('GET', '/%zz')],
    ['a parameter without end', 400, requestText('GET', `/api/flows/${'a'.repeat(2_001)}`)],
    ['another protocol', 200, requestText('GET', '/healthz', { connection: 'upgrade, close', upgrade: 'websocket' })],
    ['an expectation', 200, requestText('GET', '/healthz', { expect: 'the-unexpected' })],
    ['a body that is announced first', 404, requestText('POST', '/nowhere', { expect: '100-continue', 'content-length': '0' })],
    ['an old page', 200, 'GET /healthz HTTP/1.0\r\n\r\n'],
    // Nothing is built where this is tested.
    ['the start page', 503, requestText('GET', '/')],
    ['what is too large', 413, requestText('POST', '/nowhere', json, `"${'a'.repeat(1_100_000)}"`)],
    ['a body that is no JSON', 400, requestText('POST', '/nowhere', json, '{')],
    ['a body of another kind', 415, requestText('POST', '/api/v1/auth/login/', { 'content-type': 'text/xml' }, '<a/>')],
  ])('secures the answer to %s', async (_about, status, text) => {
    // What was only announced is answered in between.
    const answer = await rawRequest(port, text)
    expect(answer.status === 100 ? status : answer.status).toBe(status)
    if (answer.status !== 100) expect(gradeHeaders(answer)).toEqual([])
  })

  it.each<[string, number, string]>([
    ['no request at all', 400, '\x16\x03\x01\x02\r\n\r\n'],
    ['another version of HTTP', 400, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['no host', 400, 'GET /healthz HTTP/1.1\r\nconnection: close\r\n\r\n'],
    ['two lengths', 400, 'POST /nowhere HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nxx'],
    [
      'two ways to say how long it is',
      400,
      'POST /nowhere HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    [
      'a piece without a length',
      400,
      'POST /nowhere HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
    ],
    ['headers without end', 431, `GET /healthz HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(2_000_000)}\r\n\r\n`],
  ])('secures the answer to what has %s', async (_about, status, text) => {
    const answer = await rawRequest(port, text)
    expect(answer.status).toBe(status)
    expect(gradeHeaders(answer)).toEqual([])
    expect(Object.keys(JSON.parse(answer.body))).toEqual(['code', 'detail'])
  })
})

describe('every service of this kind', () => {
  let folder: string
  let app: FastifyInstance
  let flows: LiveCatalogue
  let port: number

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'web-'))
    await mkdir(join(folder, 'assets'))
    await writeFile(join(folder, 'assets/page.js'), '1')
    await writeFile(join(folder, 'index.html'), '<!doctype html>')
    app = operatedApp({ logLevel: 'silent' }).app
    // No flows at all: pages are looked at for their headers.
    flows = openTestFlows(folder)
    await webPages(app, { webFolder: folder, flows, publicUrl: 'http://page', now: () => new Date(0) })
    app.get('/stream', (_request, reply) => reply.send(Readable.from(['a', 'b'])))
    app.get('/stream/broken', (_request, reply) => reply.send(new Readable({ read: (): never => fail() })))
    app.get('/throws', fail)
    app.get('/header', (_request, reply) => reply.header('x-own', 'a\nb').send('x'))
    app.get('/raw', (_request, { raw }) => void raw.writeHead(200).end('x'))
    app.get('/on-send', { onSend: fail }, () => 'x')
    port = await listen(app)
  })

  afterAll(async () => {
    await app.close()
    flows.close()
    await rm(folder, { recursive: true })
  })

  it.each([
    ['a page', '/dev/flows', {}, 200, 'no-cache'],
    ['a file', '/assets/page.js', {}, 200, 'public, max-age=31536000, immutable'],
    [
      'a file that is known',
      '/assets/page.js',
      { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' },
      304,
      'public, max-age=31536000, immutable',
    ],
    ['a file that is not there', '/assets/none.js', {}, 404, 'no-store'],
    ['a part of a file', '/assets/page.js', { range: 'bytes=0-0' }, 206, 'public, max-age=31536000, immutable'],
    ['a stream', '/stream', {}, 200, 'no-store'],
    ['what goes wrong', '/throws', {}, 500, 'no-store'],
    ['what goes wrong while it is sent', '/on-send', {}, 500, 'no-store'],
    ['a header that cannot be sent', '/header', {}, 500, 'no-store'],
    ['what went past everything', '/raw', {}, 200, 'no-store'],
  ])('secures %s', async (_about, target, headers, status, kept) => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await rawRequest(port, requestText(method, target, headers))
      expect(answer.status).toBe(status)
      expect(gradeHeaders(answer, kept)).toEqual([])
    }
  })

  it('secures a stream that breaks before anything of it was sent', async () => {
    const answer = await rawRequest(port, requestText('GET', '/stream/broken'))
    expect(answer.status).toBe(500)
    expect(gradeHeaders(answer)).toEqual([])
  })
})

it.each([
  ['headers', 'GET / HTTP/1.1\r\nho'],
  ['a body', 'POST /nowhere HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 10\r\n\r\n{'],
])('secures the answer to %s that never come whole', async (_about, text) => {
  const { app } = operatedApp({ logLevel: 'silent' })
  // Or else nobody would ever be told.
  expect(app.server.requestTimeout).toBeGreaterThan(0)
  Object.assign(app.server, { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 20 })
  const answer = await rawRequest(await listen(app), text)
  await app.close()
  expect([answer.status, JSON.parse(answer.body).code]).toEqual([408, 'request_timeout'])
  expect(gradeHeaders(answer)).toEqual([])
})

it('an answer without headers has every fault', () => {
  expect(gradeHeaders({ status: 200, headers: new Map(), body: '' }).length).toBeGreaterThan(15)
})

function fail(): never {
  throw new Error('no')
}

async function listen(app: FastifyInstance): Promise<number> {
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
}
