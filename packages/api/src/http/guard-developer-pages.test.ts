import { describe, expect, it } from 'vitest'
import { testApp } from '../testing/test-app.ts'

const developerPages = ['/dev/outbox', '/dev/people', '/dev/flows', '/dev/flows/landing-rollover', '/dev/ui', '/docs'] as const
const figures = ['/openapi.json', '/metrics'] as const
const all = [...developerPages, ...figures, '/preview/landing-rollover/qa1']
const html = { accept: 'text/html' }
// The app is not built here: a page of it that may be shown says so.
const notRefused = expect.toSatisfy((status: number) => status === 200 || status === 503)

describe('developer pages', () => {
  it('are for this computer, under each of its names', async () => {
    const { app } = await testApp({ isDemo: true })
    for (const url of all) {
      for (const host of ['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000'])
        expect([url, host, (await app.inject({ url, headers: { ...html, host } })).statusCode]).toEqual([url, host, notRefused])
    }
  })

  it.each(['192.168.1.7', '10.1.2.3', '2001:db8::7', '::ffff:192.168.1.7'])('do not exist for a neighbour at %s', async (remoteAddress) => {
    const { app } = await testApp({ isDemo: true })
    for (const url of all) {
      const { statusCode, body } = await app.inject({ url, remoteAddress })
      expect([url, statusCode, JSON.parse(body).code]).toEqual([url, 404, 'route_not_found'])
    }
    const become = await app.inject({ method: 'POST', url: '/dev/people/ada-sample', payload: {}, remoteAddress })
    expect(become.json().code).toBe('route_not_found')
  })

  it('cannot be read by a page of another site whose name points here', async () => {
    const { app } = await testApp({ isDemo: true })
    for (const url of all) {
      for (const host of [
        'rebound.attacker.example:3000',
        'localhost.attacker.example',
        '127.0.0.1.attacker.example',
        'attacker.example:localhost',
      ])
        expect([url, host, (await app.inject({ url, headers: { host } })).statusCode]).toEqual([url, host, 421])
    }
  })

  it.each(['x-forwarded-for', 'forwarded', 'x-forwarded-host', 'x-real-ip', 'via'])(
    'do not exist for what comes with %s through a tunnel',
    async (name) => {
      const { app } = await testApp()
      expect((await app.inject({ url: '/dev/outbox', headers: { [name]: '127.0.0.1' } })).statusCode).toBe(404)
    },
  )

  it('are closed when the setting says so', async () => {
    const { app } = await testApp({ developerPages: 'off' })
    for (const url of all) expect([url, (await app.inject({ url })).statusCode]).toEqual([url, 404])
  })

  it('are for everybody under our own name when the setting says so', async () => {
    const { app } = await testApp({ isDemo: true, developerPages: 'on', publicUrl: 'http://build-box:3000' })
    const ask = async (url: string, host: string) =>
      (await app.inject({ url, headers: { ...html, host }, remoteAddress: '10.1.2.3' })).statusCode
    for (const url of all) {
      expect([url, await ask(url, 'build-box:3000')]).toEqual([url, notRefused])
      expect([url, await ask(url, 'attacker.example')]).toEqual([url, 421])
    }
  })

  it('leave figures with a token to those who show it, from anywhere', async () => {
    const { app } = await testApp({ metricsToken: 'a-token-of-the-collector', developerPages: 'off' })
    const ask = async (token: string) =>
      (
        await app.inject({
          url: '/metrics',
          remoteAddress: '10.1.2.3',
          headers: { host: 'service:3000', authorization: `Bearer ${token}` },
        })
      ).statusCode
    expect([await ask('a-token-of-the-collector'), await ask('another-token')]).toEqual([200, 401])
  })

  it('show no e-mails and no made-up customers in production, whatever the setting', async () => {
    const { app } = await testApp({ isProduction: true, developerPages: 'on' })
    for (const url of ['/dev/outbox', '/dev/people', '/dev/ui', '/metrics'])
      expect([url, (await app.inject({ url })).statusCode]).toEqual([url, 404])
    expect((await app.inject({ url: '/docs' })).statusCode).toBe(200)
  })
})
