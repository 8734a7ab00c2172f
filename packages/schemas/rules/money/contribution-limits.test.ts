import { describe, expect, it } from 'vitest'
import { type BrokerageAccountType, contributionLimit, iraLimitBy } from './contribution-limits.ts'

const who = { birthDate: '1990-06-15', incomeBand: '50000-99999', filingStatus: 'single' }
const limit = (type: BrokerageAccountType, year: number, given: Partial<typeof who> = {}) => {
  const found = contributionLimit(type, year, { ...who, ...given })
  return found.isKnown ? found.limitCents / 100 : 'unknown'
}

describe('the limit of a year', () => {
  it.each([
    ['TRADITIONAL_IRA', 2025, '1990-06-15', 7_000],
    ['TRADITIONAL_IRA', 2026, '1990-06-15', 7_500],
    // 50 on the last day of the year, and a day too young.
    ['TRADITIONAL_IRA', 2025, '1975-12-31', 8_000],
    ['TRADITIONAL_IRA', 2025, '1976-01-01', 7_000],
    ['ROTH_IRA', 2026, '1976-12-31', 8_600],
    ['INDIVIDUAL_401K', 2025, '1990-06-15', 23_500],
    ['INDIVIDUAL_401K', 2026, '1976-01-01', 32_500],
    ['INDIVIDUAL_401K', 2026, '1966-12-31', 35_750],
    ['INDIVIDUAL_401K', 2026, '1963-01-01', 35_750],
    ['INDIVIDUAL_401K', 2026, '1962-12-31', 32_500],
    ['INDIVIDUAL_401K', 2025, '1963-05-05', 34_750],
  ] as const)('%s in %i for somebody born on %s is $%i', (type, year, birthDate, dollars) => {
    expect(limit(type, year, { birthDate })).toBe(dollars)
  })

  it.each([2023, 2027, 1999])('of %i is not known, and not guessed', (year) => {
    expect(limit('TRADITIONAL_IRA', year)).toBe('unknown')
  })
})

describe('a Roth IRA', () => {
  it.each([
    ['50000-99999', 'single', 7_500, true],
    ['100000-199999', 'single', 7_500, false],
    ['200000-499999', 'single', 0, true],
    ['200000-499999', 'head-of-household', 0, true],
    ['100000-199999', 'married-joint', 7_500, true],
    ['200000-499999', 'married-joint', 7_500, false],
    ['500000-up', 'married-joint', 0, true],
    ['0-24999', 'married-separate', 7_500, false],
    ['25000-49999', 'married-separate', 0, true],
    ['not-said', 'single', 7_500, false],
  ])('with an income of %s, %s, takes $%i; certain: %s', (incomeBand, filingStatus, dollars, isCertain) => {
    const found = contributionLimit('ROTH_IRA', 2026, { ...who, incomeBand, filingStatus })
    expect(found).toMatchObject({ limitCents: dollars * 100, isCertain })
  })

  it('is uncertain for people who have not answered', () => {
    expect(contributionLimit('ROTH_IRA', 2026, { ...who, incomeBand: undefined, filingStatus: undefined })).toMatchObject({
      isCertain: false,
    })
  })
})

describe('what all IRAs of one person take', () => {
  it.each([
    [2025, 2025, 7_000, 8_000],
    [2026, 2026, 7_500, 8_600],
    [2029, 2026, 7_500, 8_600],
  ])('in %i is shown as of %i: $%i, and $%i from 50 on', (asked, taxYear, usual, from50) => {
    expect(iraLimitBy(asked)).toEqual({ taxYear, usualCents: usual * 100, from50Cents: from50 * 100 })
  })

  it('is not guessed for a year before all that are known', () => {
    expect(iraLimitBy(2000)).toBeUndefined()
  })
})
