import { describe, expect, it } from 'vitest'
import { accountTypeFor, fitsAccountType } from './account-type.ts'

describe('the account type', () => {
  it('is an individual 401(k) for a person who is interested in a loan', () => {
    expect(accountTypeFor(true)).toBe('INDIVIDUAL_401K')
  })

  it('is a traditional IRA for a person who is not', () => {
    expect(accountTypeFor(false)).toBe('TRADITIONAL_IRA')
  })
})

it.each([
  ['TRADITIONAL_IRA', 'ROTH_IRA', true],
  ['ROTH_IRA', 'TRADITIONAL_IRA', true],
  ['INDIVIDUAL_401K', 'INDIVIDUAL_401K', true],
  ['INDIVIDUAL_401K', 'TRADITIONAL_IRA', false],
  ['ROTH_IRA', 'INDIVIDUAL_401K', false],
] as const)('papers of the kind %s, where %s is chosen, are for it: %s', (kind, chosen, fits) => {
  expect(fitsAccountType(kind, chosen)).toBe(fits)
})
