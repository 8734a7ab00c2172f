import type { Partner } from '@app/schemas/flow/site/partners'
import { describe, expect, it } from 'vitest'
import { partnerOf } from './visit-of.ts'

const acme: Partner = {
  partner: 'acme',
  about: 'A partner.',
  name: 'Acme Incorporated',
  domains: ['acme.example', 'people.acme.example'],
  terms: 'Nothing costs anything.',
}
const other: Partner = { ...acme, partner: 'other', name: 'Other', domains: ['other.example'], modes: ['employer'] }
const partners = [acme, other]
const shown = (partner: string | undefined, domain?: string, mode = 'landing-rollover') =>
  partnerOf(partners, { partner, domain }, mode)?.partner

describe('the partner whose name a page shows', () => {
  it('is the one that the address names, or whose host it names', () => {
    expect([shown('acme'), shown('ACME'), shown(undefined, 'People.Acme.Example')]).toEqual(['acme', 'acme', 'acme'])
    expect(shown('acme', 'people.acme.example')).toBe('acme')
  })

  it('is nobody for a made-up name, whatever else the address says', () => {
    expect([shown('evil'), shown('evil', 'acme.example'), shown(undefined, 'acme.example.evil.example')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('is nobody when name and host are of different partners, or the host is of none', () => {
    expect([shown('acme', 'other.example'), shown('acme', 'evil.example')]).toEqual([undefined, undefined])
  })

  it('counts only in its own modes', () => {
    expect([
      shown('other', undefined, 'employer'),
      shown('other'),
      partnerOf(partners, { partner: 'other', domain: undefined }, undefined),
    ]).toEqual(['other', undefined, undefined])
  })

  it('is shown as our own list writes it, never as the address does', () => {
    expect(partnerOf(partners, { partner: 'AcMe', domain: undefined }, 'onboarding')).toBe(acme)
  })
})
