import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { arrivalCookie, saveArrival } from './arrival-cookie.ts'

const app = Fastify()
app.get('/*', (request, reply) => saveArrival(request, reply, 'https://pages.example'))

async function arrive(query: string, cookie?: string) {
  const { headers, body } = await app.inject({ url: `/landing-rollover${query}`, headers: cookie === undefined ? {} : { cookie } })
  const set = [headers['set-cookie'] ?? []].flat().join('')
  return { set, kept: new URLSearchParams(/^arrival=([^;]*)/.exec(set)?.[1] ?? ''), said: JSON.parse(body) }
}

describe('what brought a visitor', () => {
  it('is kept by the names of the campaign', async () => {
    const { kept, set } = await arrive('?utm_source=News&utm_campaign=spring&utm_medium=mail&partner_name=acme&origin_domain=ACME.example')
    expect(Object.fromEntries(kept)).toEqual({
      utm_source: 'News',
      utm_campaign: 'spring',
      utm_medium: 'mail',
      partner_name: 'acme',
      origin_domain: 'acme.example',
    })
    expect(set).toMatch(/; Max-Age=2592000; Path=\/; SameSite=Lax$/)
  })

  it.each([
    'utm_campaign=spring&gclid=EAIaIQobChMI4uX7',
    'utm_campaign=spring&fbclid=IwAR2F4-dbP0l7',
    'utm_campaign=spring&email=pat@example.com',
    'utm_campaign=spring&token=eyJhbGciOi.eyJzdWIi.c2ln',
    'utm_campaign=spring&utm_source=pat@example.com',
    'utm_campaign=spring&utm_content=eyJhbGciOiJIUzI1NiIsInR5cCI6',
    'utm_campaign=spring&utm_medium=5551234567',
    'utm_campaign=spring&origin_domain=https://a.example/?token=1',
  ])('is never a click, a token, an address of a person or a number: %s', async (query) => {
    const { kept } = await arrive(`?${query}`)
    expect(Object.fromEntries(kept)).toEqual({ utm_campaign: 'spring' })
  })

  it('is the mode that the address names, beside the campaign that came before', async () => {
    const { kept } = await arrive('?flow_mode=onboarding', 'arrival=utm_campaign=spring&partner_name=acme')
    expect(Object.fromEntries(kept)).toEqual({ utm_campaign: 'spring', partner_name: 'acme', flow_mode: 'onboarding' })
    const longest = 'a'.repeat(60)
    expect((await arrive(`?flow_mode=${longest}`)).kept.get('flow_mode')).toBe(longest)
    expect((await arrive(`?flow_mode=${longest}a`)).set).toBe('')
    expect((await arrive('?flow_mode=eyJhbGciOi.eyJzdWIi')).set).toBe('')
  })

  it.each(['', '?gclid=EAIaIQobChMI4uX7', '?utm_source=pat@example.com'])(
    'is nothing for an address that names no campaign: %s',
    async (query) => {
      expect((await arrive(query)).set).toBe('')
    },
  )

  it('cannot write a cookie of its own, or a header', async () => {
    const { set } = await arrive('?utm_campaign=a%0d%0aset-cookie:%20b=c&partner_name=x%3b%20Path=/evil')
    expect(set).toBe('')
  })

  it('is read again from what was kept, as long as the address says nothing new', async () => {
    const cookie = `other=1; ${arrivalCookie}=partner_name=acme&origin_domain=acme.example`
    expect((await arrive('', cookie)).said).toEqual({ partner: 'acme', domain: 'acme.example' })
    expect((await arrive('?partner_name=other', cookie)).said).toEqual({ partner: 'other' })
    expect((await arrive('', `${arrivalCookie}=origin_domain=%3Cscript%3E`)).said).toEqual({})
  })
})
