import { describe, expect, it } from 'vitest'
import { accountTypeFor } from './account-type.ts'

describe('the account type', () => {
  it('is an individual 401(k) for a person who is interested in a loan', () => {
    expect(accountTypeFor(true)).toBe('INDIVIDUAL_401K')
  })

  it('is a traditional IRA for a person who is not', () => {
    expect(accountTypeFor(false)).toBe('TRADITIONAL_IRA')
  })
})
