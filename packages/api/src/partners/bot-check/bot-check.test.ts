import { describe, expect, it, onTestFinished } from 'vitest'
import { openOutgoing } from '../outgoing/outgoing.ts'
import type { BotCheck } from './bot-check.ts'
import { recaptcha } from './recaptcha.ts'
import { sandboxBotCheck } from './sandbox-bot-check.ts'
import { recaptchaServer, secret } from './testing/recaptcha-server.ts'

const siteKey = 'a-site-key-of-our-own-0'

async function real(own = secret) {
  const { url, asked } = await recaptchaServer()
  const { outgoing, close } = openOutgoing({ allowed: [url] })
  onTestFinished(close)
  return { asked, check: recaptcha(outgoing, { secret: own, siteKey, hostname: 'localhost', baseUrl: url }) }
}

describe.each<[string, () => Promise<BotCheck>]>([
  ['the sandbox', async () => sandboxBotCheck()],
  ['reCAPTCHA', async () => (await real()).check],
])('%s', (_name, open) => {
  it.each([
    ['a-token', 'passed'],
    ['refuse', 'refused'],
    ['refuse-this', 'refused'],
    ['unavailable', 'unavailable'],
  ])('says of the token “%s”: %s', async (token, verdict) => {
    expect(await (await open()).check(token)).toBe(verdict)
  })

  it('lets a token pass once', async () => {
    const { check } = await open()
    expect([await check('once-1'), await check('once-1'), await check('once-2')]).toEqual(['passed', 'refused', 'passed'])
  })
})

describe('reCAPTCHA', () => {
  it('refuses a token that was made for a page of another site', async () => {
    expect(await (await real()).check.check('elsewhere')).toBe('refused')
  })

  it('blames nobody for a wrong secret of ours, for nonsense, or for nobody being there', async () => {
    expect(await (await real('another-secret-of-ours')).check.check('a-token')).toBe('unavailable')
    expect(await (await real()).check.check('nonsense')).toBe('unavailable')
    const nobody = recaptcha(async () => ({ ok: false, why: 'timeout' }), {
      secret,
      siteKey,
      hostname: 'localhost',
      baseUrl: 'http://127.0.0.1:9',
    })
    expect(await nobody.check('a-token')).toBe('unavailable')
  })

  it('refuses whom the partner takes for a program', async () => {
    expect(await (await real()).check.check('unlikely')).toBe('refused')
  })

  it('learns nothing but the token', async () => {
    const { check, asked } = await real()
    await check.check('a token & more')
    expect([...new URLSearchParams(asked[0])]).toEqual([
      ['secret', secret],
      ['response', 'a token & more'],
    ])
  })
})
