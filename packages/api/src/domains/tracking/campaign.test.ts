import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { campaignOf, isCampaign, isKaratCampaign, strippedUrl } from './campaign.ts'

describe('the campaign of an address', () => {
  it('is the page and the names under which it was advertised', () => {
    expect(
      campaignOf('https://example.com/landing-balance?utm_source=news&utm_campaign=spring_2026&utm_medium=mail&partner=Acme%20Co'),
    ).toEqual({ page: 'https://example.com/landing-balance', source: 'news', campaign: 'spring_2026', medium: 'mail', partner: 'Acme Co' })
  })

  it('may also be named campaign and source', () => {
    const campaign = campaignOf('https://example.com/employer?campaign=karat&source=employer')
    expect(campaign).toEqual({ page: 'https://example.com/employer', campaign: 'karat', source: 'employer' })
    expect(campaign && isKaratCampaign(campaign)).toBe(true)
  })

  it.each([
    'https://example.com/a?token=eyJhbGciOiJIUzI1NiJ9.secret',
    'https://example.com/a?utm_campaign=pat%40example.com',
    'https://example.com/a?utm_source=518237741',
    'https://example.com/a?utm_source=a1b2c3d4e5f6a7b8',
    'https://user:secret@example.com/a#access_token=secret',
    'https://example.com/a?gclid=Cj0KCQjw&fbclid=IwAR0abc&email=pat@example.com',
  ])('keeps nothing of %s but the page', (address) => {
    expect(campaignOf(address)).toEqual({ page: 'https://example.com/a' })
    expect(isCampaign(campaignOf(address) ?? { page: '', campaign: 'none' })).toBe(false)
  })

  it.each([
    '',
    'javascript:alert(1)',
    'data:text/html,x',
    '//example.com',
    '/landing',
    'ftp://example.com',
    `https://e.com/${'a'.repeat(2_000)}`,
  ])('is not there for “%s”', (address) => expect(campaignOf(address)).toBeUndefined())

  it('is found or not found for any text at all', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => campaignOf(`https://example.com/${text}`) !== null))
  })
})

it.each([
  [
    'https://example.com/api/v1/accounts/users/unsubscribe/pat@example.com/kX9-2fa_1/',
    'https://example.com/api/v1/accounts/users/unsubscribe/-/-/',
  ],
  ['https://example.com/landing-fc-find/qa1?x=1', 'https://example.com/landing-fc-find/qa1'],
  ['https://example.com/boxes/00000000-0000-4000-8000-000000000000', 'https://example.com/boxes/-'],
  ['https://example.com/ssn/518237741', 'https://example.com/ssn/-'],
])('an address is stripped of what may be personal: %s', (address, stripped) => {
  expect(strippedUrl(address)).toBe(stripped)
})
