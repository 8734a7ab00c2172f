import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { freshDatabaseUrl } from '../db/testing/test-database.ts'
import { operatedApp } from '../testing/operated-app.ts'
import { logTo } from './log.ts'

/** What must never be seen again once it was sent. */
const canaries = ['123-45-6789', 'canary.person@example.com', 'Canary-pa55word', 'canary0token0canary', 'CanaryShout'] as const
const [ssn, email, password, token, shout] = canaries
const everything = canaries.join(' ')

describe('nothing that was sent is written', () => {
  it('wherever in a request it stood', async () => {
    const { app, written } = operatedApp()
    app.post('/people/:id', async () => ({ ok: true }))
    app.get('/broken/:id', (request) => {
      throw new Error(JSON.stringify([request.url, request.headers]))
    })
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      cookie: `session=${token}`,
      'user-agent': shout,
      'x-request-id': password,
    }
    for (const url of [
      `/people/${ssn}`,
      `/${email}`,
      `/%zz${token}`,
      `/broken/${password}?${email}`,
      `/people/1?ssn=${ssn}&token=${token}`,
    ]) {
      for (const method of ['GET', 'POST', 'HEAD', 'PATCH'] as const) {
        await app.inject({ method, url, headers, ...(method !== 'GET' && { payload: JSON.stringify({ ssn, email, password, token }) }) })
        await app.inject({ method, url, headers, ...(method !== 'GET' && { payload: `{"${everything}` }) })
      }
    }
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
    for (const garbage of [everything, `GET /${token} HTTP/9.9\r\n${shout}: ${ssn}\r\n\r\n`, `${shout} / HTTP/1.1\r\n\r\n`]) {
      const socket = connect(Number(port), '127.0.0.1')
      socket.end(`${garbage}\r\n\r\n`)
      await text(socket)
    }
    await app.close()
    expect(written().split('\n').length).toBeGreaterThan(40)
    expectNoCanary(written())
  })

  it.each<[string, () => unknown]>([
    ['in its message', () => new Error(everything)],
    [
      'in its name, its code and fields of its own',
      () => Object.assign(new Error('x'), { name: shout, code: password, detail: ssn, [token]: email }),
    ],
    [
      'in a message that looks like a stack',
      () => new Error(`x\n    at ${shout} (/${shout}.ts:1:1)\n    at ${shout} (${import.meta.url}${shout}.ts:1:1)`),
    ],
    [
      'in a stack of its own making',
      () =>
        Object.assign(new Error('x'), {
          stack: `Error: x\n    at ${ssn} (/root/${shout}.ts:1:1)\n    at node:${shout}:1:1\n${everything}`,
        }),
    ],
    ['in a message that was changed later', () => Object.assign(new Error(everything), { message: 'x' })],
    [
      'in a cause of a cause',
      () => new Error('x', { cause: new TypeError(everything, { cause: new Error(everything, { cause: everything }) }) }),
    ],
    ['among many', () => new AggregateError([new Error(everything)], everything)],
    ['found by a schema', () => z.strictObject({ ssn: z.number() }).safeParse({ ssn, [password]: email }).error],
    ['that is no error at all', () => everything],
  ])('when an error carries it %s', async (_about, make) => {
    const { app, written, lines } = operatedApp()
    app.get('/', async (request) => {
      request.log.error(make())
      request.log.error({ err: make(), ssn }, everything, email)
      request.log.child({ token, err: make() }, { msgPrefix: password }).error(make(), everything)
      logTo(request.log).error('It went wrong.', make())
      throw make()
    })
    await app.inject('/')
    app.log.error(make())
    await app.close()
    expect(lines().filter(({ level }) => level === 'error').length).toBeGreaterThanOrEqual(5)
    expectNoCanary(written())
  })

  it('when the database repeats it', async () => {
    const { url, drop } = await freshDatabaseUrl('empty')
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query('create table people (email text primary key, ssn int)')
    await client.query('insert into people values ($1)', [email])
    const { app, written, lines } = operatedApp()
    const asked: readonly [string, readonly string[]][] = [
      ['insert into people values ($1)', [email]],
      ['insert into people (ssn) values ($1)', [ssn]],
      [`select '${password}'::int`, []],
      [`select "${shout}"`, []],
    ]
    for (const [statement, values] of asked) {
      await client.query(statement, [...values]).catch((error) => app.log.error(new Error('x', { cause: error })))
    }
    await client.end()
    await drop()
    await app.close()
    expect(lines().map(({ error }) => Object(error).cause)).toEqual(
      ['23505', '22P02', '22P02', '42703'].map((code) => expect.objectContaining({ name: 'DatabaseError', code })),
    )
    expectNoCanary(written())
  })

  it('when a library says it in its own words, or a child of the log has it', async () => {
    const { app, written, lines } = operatedApp()
    for (const log of [
      app.log,
      app.log.child({ [token]: email, said: { msg: everything }, reqId: ssn, requestId: token }).child({ ssn }),
    ]) {
      log.info(`Route GET:/${token} not found`)
      log.warn(everything)
      log.warn({ ssn, said: everything, msg: everything }, '%s', email)
      log.debug({ req: { url: token } }, 'incoming request')
    }
    await app.close()
    expect(lines().map(({ msg }) => msg)).toEqual(Array(4).fill('A library has something to say that may not be written.'))
    expectNoCanary(written())
  })
})

function expectNoCanary(written: string): void {
  for (const canary of canaries) expect(written.toLowerCase()).not.toContain(canary.toLowerCase())
}
