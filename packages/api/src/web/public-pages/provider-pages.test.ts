import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { flowsFolder } from '../../flows/testing/flows-folder.ts'
import { servePages } from './testing/served-pages.ts'

const adScriptUrl = 'https://ads.example.com/pixel.js'
const yes = { cookie: 'advertising=yes' }

let served: Awaited<ReturnType<typeof servePages>>
beforeAll(async () => {
  served = await servePages(flowsFolder, () => undefined, {}, { adScriptUrl })
})
afterAll(() => served.close())

describe('the pages of providers', () => {
  it('are all reached from the list', async () => {
    const { body } = await served.open('/my-401k-login')
    for (const { slug } of served.flows.current().providers) expect(body).toContain(`href="/my-401k-login/${slug}"`)
  })

  it('lead to the site of the provider without saying from where, and say that we are not it', async () => {
    const { body } = await served.open('/my-401k-login/fidelity')
    expect(body).toMatch(/href="https:\/\/www\.fidelity\.com" rel="noreferrer"/)
    expect(body).toContain('We aren’t Fidelity')
    expect(body).not.toContain('{provider}')
  })

  it('tell of the provider in Spanish on a Spanish page', async () => {
    const { body } = await served.open('/my-401k-login/fidelity', { 'accept-language': 'es' })
    expect(body).toContain('es distinto del de las cuentas de inversión')
    expect(body).not.toContain('Its sign-in for workplace plans')
  })

  it('lead to a web search where the address is not known, and say so', async () => {
    const { body } = await served.open('/my-401k-login/oneamerica')
    expect(body).toContain('href="https://www.google.com/search?q=OneAmerica%20401k%20login" rel="noreferrer"')
    expect(body).toContain('We’re not certain of the address of its sign-in page')
  })

  it('stand at every address that begins so, with one that counts', async () => {
    const { statusCode, body } = await served.open('/my-401k-login-vanguard')
    expect([statusCode, body.includes('rel="canonical" href="https://pages.example/my-401k-login/vanguard"')]).toEqual([200, true])
  })

  it.each(['/my-401k-login/nobody', '/my-401k-login-provider', '/my-401k-login/constructor'])(
    'that there are not (%s) show those that there are',
    async (url) => {
      const { statusCode, body } = await served.open(url)
      expect([statusCode, body.includes('href="/my-401k-login/fidelity"')]).toEqual([404, true])
    },
  )
})

describe('the script of the advertising network', () => {
  it.each(['/my-401k-login', '/my-401k-login/fidelity', '/my-401k-login?utm_source=x&gclid=abc'])(
    'is loaded by %s after a yes',
    async (url) => {
      const { body, headers } = await served.open(url, yes)
      expect(body).toContain(`<script src="${adScriptUrl}" async="">`)
      expect(headers['content-security-policy']).toContain("script-src 'self' 'inline-speculation-rules' https://ads.example.com;")
    },
  )

  it.each<[string, string, Record<string, string>]>([
    ['before an answer', '/my-401k-login', {}],
    ['after a no', '/my-401k-login', { cookie: 'advertising=no' }],
    ['for a browser that refuses to be followed', '/my-401k-login', { ...yes, 'sec-gpc': '1' }],
    ['for somebody who is signed in', '/my-401k-login', { cookie: 'advertising=yes; signed_in=1' }],
    ['by another page', '/options', yes],
    ['by a landing page', '/landing-rollover', yes],
    ['by the page of the contact form', '/contact-us', yes],
  ])('is not loaded %s', async (_when, url, headers) => {
    const answer = await served.open(url, headers)
    expect(answer.statusCode).toBe(200)
    expect(answer.body + answer.headers['content-security-policy']).not.toContain('ads.example.com')
  })

  it('is not loaded at an address with a token, which leaves the address first', async () => {
    const answer = await served.open('/my-401k-login?token=canary', yes)
    expect([answer.statusCode, answer.headers['location']]).toEqual([303, '/signin?next=%2Fmy-401k-login#token=canary'])
    expect(answer.body + answer.headers['content-security-policy']).not.toContain('ads.example.com')
  })
})
