import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { consentOf, saveConsent } from './advertising-consent.ts'

const app = Fastify()
app.get('/', (request) => ({ answer: consentOf(request) ?? 'not asked' }))
app.get('/yes', (request, reply) => {
  saveConsent(request, reply, 'yes')
  return {}
})
const answerFor = async (headers: Record<string, string>) => (await app.inject({ url: '/', headers })).json().answer

describe('whether visits may be shared with advertisers', () => {
  it('is not known before it was answered, or when the answer makes no sense', async () => {
    expect([await answerFor({}), await answerFor({ cookie: 'advertising=maybe' })]).toEqual(['not asked', 'not asked'])
  })

  it('is what was answered', async () => {
    expect([await answerFor({ cookie: 'advertising=yes' }), await answerFor({ cookie: 'a=b; advertising=no' })]).toEqual(['yes', 'no'])
  })

  it('is no for a browser that asks not to be followed, even after a yes', async () => {
    expect(await answerFor({ 'sec-gpc': '1', cookie: 'advertising=yes' })).toBe('no')
  })

  it('is kept for half a year, on our own site alone', async () => {
    const { headers } = await app.inject('/yes')
    expect(headers['set-cookie']).toBe('advertising=yes; Max-Age=15811200; Path=/; SameSite=Lax')
  })
})
