import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { operatedApp } from '../testing/operated-app.ts'
import { logTo } from './log.ts'
import { throwAnew } from './testing/throw-anew.ts'

const ssn = '123-45-6789'
const email = 'canary.person@example.com'
const password = 'Canary-pa55word'
const token = 'canary0token0canary'

describe('a request', () => {
  it('is one line with what it was, and nothing of what was in it', async () => {
    const { app, lines } = operatedApp({ logLevel: 'info' })
    app.get('/v1/people/:id', async () => ({ ok: true }))
    const { headers } = await app.inject(`/v1/people/${ssn}?email=${email}`)
    await app.close()
    expect(lines()).toEqual([
      {
        time: '2026-05-06T07:08:09.123Z',
        level: 'info',
        msg: 'request',
        requestId: headers['x-request-id'],
        method: 'GET',
        route: '/v1/people/:id',
        status: 200,
        durationMs: expect.any(Number),
      },
    ])
  })

  it('over a connection says how much was sent, and who asked when that is known', async () => {
    const personId = randomUUID()
    const { app, lines } = operatedApp({ logLevel: 'info' })
    app.get('/long', async (request) => {
      request.caller = { id: personId, sessionId: randomUUID(), passwordCheckedAt: new Date(0) }
      return 'a'.repeat(50_000)
    })
    await (await fetch(`${await app.listen({ port: 0, host: '127.0.0.1' })}/long`)).text()
    await app.close()
    expect(lines()).toEqual([expect.objectContaining({ personId, status: 200 })])
    const bytes = Number(lines()[0]?.['bytes'])
    expect(bytes).toBeGreaterThan(50_000)
    expect(bytes).toBeLessThan(52_000)
  })

  it.each([
    ['an address that nothing is at', '/nowhere/at/all', 404],
    ['an address that cannot be read', '/%zz', 400],
  ])('to %s is one line too', async (_about, url, status) => {
    const { app, lines } = operatedApp({ logLevel: 'info' })
    await app.inject(url)
    await app.close()
    expect(lines()).toEqual([expect.objectContaining({ msg: 'request', route: 'unknown', status })])
  })

  it('whose sender left before the answer is one line without a status', async () => {
    const { app, lines } = operatedApp({ logLevel: 'info' })
    const asked = new Promise<void>((resolve) => {
      app.get('/never', () => {
        resolve()
        return new Promise(() => undefined)
      })
    })
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
    const socket = connect(Number(port), '127.0.0.1').end('GET /never HTTP/1.1\r\nhost: a\r\n\r\n')
    await asked
    socket.destroy()
    await expect.poll(lines).toEqual([expect.objectContaining({ msg: 'request left by its sender', route: '/never' })])
    expect(lines()[0]).not.toHaveProperty('status')
    await app.close()
  })

  it('that goes wrong inside is logged with name, code and places of the error, by the same id', async () => {
    const { app, lines } = operatedApp({ logLevel: 'info' })
    app.get('/broken', () => {
      throwAnew(Object.assign(new TypeError(email), { code: 'ERR_INVALID_ARG_TYPE' }))
    })
    const { headers, statusCode } = await app.inject('/broken')
    await app.close()
    const [told, request] = lines()
    expect(told).toMatchObject({
      level: 'error',
      msg: 'error',
      requestId: headers['x-request-id'],
      error: { name: 'TypeError', code: 'ERR_INVALID_ARG_TYPE' },
    })
    expect(told?.['error']).toMatchObject({
      frames: expect.arrayContaining([expect.stringMatching(/^packages\/api\/src\/logs\/testing\/throw-anew\.ts:\d+$/)]),
    })
    expect(request).toMatchObject({ level: 'warn', status: statusCode, requestId: headers['x-request-id'] })
  })
})

describe('words of our own', () => {
  it('are written with the fields that are known, when these look as they should', async () => {
    const { app, lines } = operatedApp()
    const personId = randomUUID()
    const known = { personId, count: 3, durationMs: 1.23456, code: 'not_found', job: 'send-email', attempt: 2 }
    logTo(app.log).info('The e-mails are sent.', known)
    logTo(app.log).debug('The e-mails are sent.', {
      ...known,
      personId: ssn,
      code: password,
      job: email,
      count: Number.NaN,
      durationMs: -1,
      attempt: 1.5,
    })
    // What a field of another name holds is not looked at.
    logTo(app.log).warn('The e-mails are sent.', Object.assign({ attempt: 2 }, { ssn, constructor: token }))
    await app.close()
    const msg = 'The e-mails are sent.'
    const time = '2026-05-06T07:08:09.123Z'
    expect(lines()).toEqual([
      { time, level: 'info', msg, personId, durationMs: 1.23, count: 3, attempt: 2, code: 'not_found', job: 'send-email' },
      { time, level: 'debug', msg },
      { time, level: 'warn', msg, attempt: 2 },
    ])
  })

  it('do not compile with something put into them, or with a field that is not known', () => {
    const log = logTo(operatedApp().app.log)
    const given: string = 'x'
    // @ts-expect-error words are fixed
    log.info(given)
    // @ts-expect-error words are fixed
    log.info(`The e-mail to ${given} is sent.`)
    // @ts-expect-error words are fixed
    log.error(`The e-mail to ${given} is lost.`, new Error())
    // @ts-expect-error there is no such field
    log.info('The e-mail is sent.', { email: given })
    // @ts-expect-error a count is a number
    log.info('The e-mail is sent.', { count: given })
    expect(log).toBeDefined()
  })
})

describe('at a terminal', () => {
  it('a line is read by people', async () => {
    const { app, written } = operatedApp({ logLevel: 'info', isReadable: true })
    app.get('/boxes/:id', () => {
      throwAnew(new RangeError('x'))
    })
    const { headers } = await app.inject('/boxes/1')
    await app.close()
    const [error, request] = written().split('\n')
    expect(error).toMatch(/^07:08:09 error error requestId=\S+ RangeError at packages\/api\/src\/logs\/testing\/throw-anew\.ts:\d+ < /)
    expect(request).toMatch(
      new RegExp(`^07:08:09 warn request requestId=${headers['x-request-id']} GET /boxes/:id 500 durationMs=[\\d.]+$`),
    )
  })
})

describe('how much is written', () => {
  it.each([
    ['info', 2],
    ['warn', 1],
    ['error', 0],
    ['silent', 0],
  ] as const)('at %s of a good and a bad request is %i lines', async (level, count) => {
    const { app, lines } = operatedApp({ logLevel: level })
    app.get('/good', async () => 'x')
    app.get('/bad', async (_request, reply) => reply.code(503).send('x'))
    await app.inject('/good')
    await app.inject('/bad')
    await app.close()
    expect(lines()).toHaveLength(count)
  })
})
