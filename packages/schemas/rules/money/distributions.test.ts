import { describe, expect, it } from 'vitest'
import { type DistributionAsked, dayOf59AndAHalf, distribution, firstRequiredYear } from './distributions.ts'

const asked: DistributionAsked = {
  accountType: 'TRADITIONAL_IRA',
  type: 'EARLY',
  birthDate: '1990-03-31',
  today: '2026-11-20',
  amountCents: 100_000,
  accountCents: 10_000_000,
  withholdingPercent: undefined,
  stateWithholdingPercent: undefined,
  isTaxedByState: true,
  takenCents: { thisYear: 0, ever: 0 },
  rothBasisCents: 0,
}
const of = (given: Partial<DistributionAsked>) => distribution({ ...asked, ...given })

describe('what is held back for tax', () => {
  it('is 10% of an IRA, unless they choose otherwise', () => {
    expect(of({})).toEqual({
      ...{ withholdingPercent: 10, withheldCents: 10_000, stateWithholdingPercent: 0, stateWithheldCents: 0 },
      ...{ netCents: 90_000, additionalTaxCents: 10_000 },
    })
    expect(of({ withholdingPercent: 0 })).toMatchObject({ withheldCents: 0, netCents: 100_000 })
    expect(of({ withholdingPercent: 100 })).toMatchObject({ withheldCents: 100_000, netCents: 0 })
    expect(of({ amountCents: 1_005 })).toMatchObject({ withheldCents: 101, netCents: 904 })
  })

  it('is at least 20% of what a plan pays out that could be rolled over', () => {
    const plan = { accountType: 'INDIVIDUAL_401K' } as const
    expect(of(plan)).toMatchObject({ withholdingPercent: 20, withheldCents: 20_000 })
    expect(of({ ...plan, withholdingPercent: 19 })).toEqual({ problem: 'withholding-too-low' })
    expect(of({ ...plan, withholdingPercent: 25 })).toMatchObject({ withheldCents: 25_000 })
    expect(of({ ...plan, type: 'EARLY_EMERGENCY', withholdingPercent: 0 })).toMatchObject({ withheldCents: 0 })
  })
})

describe('what is held back for the tax of a state', () => {
  it('is nothing, unless they choose a share', () => {
    expect(of({ stateWithholdingPercent: 5 })).toMatchObject({ withheldCents: 10_000, stateWithheldCents: 5_000, netCents: 85_000 })
  })

  it('is nothing where the state has no such tax', () => {
    expect(of({ stateWithholdingPercent: 5, isTaxedByState: false })).toEqual({ problem: 'no-state-tax' })
    expect(of({ stateWithholdingPercent: 0, isTaxedByState: false })).toMatchObject({ stateWithheldCents: 0 })
  })

  it('is no more than what federal tax leaves, to the cent', () => {
    expect(of({ withholdingPercent: 60, stateWithholdingPercent: 41 })).toEqual({ problem: 'withholding-too-high' })
    expect(of({ amountCents: 101, withholdingPercent: 50, stateWithholdingPercent: 50 })).toMatchObject({
      ...{ withheldCents: 51, stateWithheldCents: 50, netCents: 0 },
    })
  })
})

describe('the extra tax of 10%', () => {
  it.each([
    ['EARLY', 100_000, 0, 10_000],
    ['EARLY_EDUCATION', 5_000_000, 0, 0],
    ['DISABILITY', 5_000_000, 0, 0],
    ['EARLY_FIRST_HOME', 1_000_000, 0, 0],
    ['EARLY_FIRST_HOME', 1_000_000, 900_000, 90_000],
    ['EARLY_BIRTH_ADOPTION', 600_000, 0, 10_000],
    ['EARLY_EMERGENCY', 100_000, 0, 0],
    ['EARLY_EMERGENCY', 100_001, 100_000, 10_000],
    ['EARLY_DISASTER', 2_300_000, 0, 10_000],
  ] as const)('%s of %i cents, with %i taken before, is %i', (type, amountCents, taken, additionalTaxCents) => {
    expect(of({ type, amountCents, takenCents: { thisYear: taken, ever: taken } })).toMatchObject({ additionalTaxCents })
  })

  it('counts an emergency by the year', () => {
    expect(of({ type: 'EARLY_EMERGENCY', takenCents: { thisYear: 0, ever: 100_000 } })).toMatchObject({ additionalTaxCents: 0 })
  })

  it.each([
    ['EARLY_DOMESTIC_ABUSE', 1_000_000, 1_000_000, 0, 50_000],
    ['EARLY_DOMESTIC_ABUSE', 400_000, 1_400_000, 600_000, 0],
    ['EARLY_DOMESTIC_ABUSE', 1_100_000, 9_000_000, 0, 10_000],
    ['EARLY_EMERGENCY', 100_000, 150_000, 0, 5_000],
    ['EARLY_EMERGENCY', 50_000, 80_000, 0, 5_000],
    ['EARLY_EMERGENCY', 50_000, 100_000, 50_000, 5_000],
  ] as const)('%s of %i cents out of %i, with %i taken before, is %i', (type, amountCents, accountCents, taken, additionalTaxCents) => {
    const takenCents = { thisYear: taken, ever: taken }
    expect(of({ type, amountCents, accountCents, takenCents })).toMatchObject({ additionalTaxCents })
  })

  it('is not owed on what they put into a Roth IRA themselves', () => {
    const roth = { accountType: 'ROTH_IRA', rothBasisCents: 60_000 } as const
    expect(of(roth)).toMatchObject({ additionalTaxCents: 4_000 })
    expect(of({ ...roth, amountCents: 60_000 })).toMatchObject({ additionalTaxCents: 0 })
  })

  it('is not owed from 59½ on', () => {
    expect(dayOf59AndAHalf('1967-05-20')).toBe('2026-11-20')
    expect(of({ type: 'NORMAL', birthDate: '1967-05-20' })).toMatchObject({ additionalTaxCents: 0 })
    expect(of({ type: 'NORMAL', birthDate: '1967-05-21' })).toEqual({ problem: 'too-young' })
    expect(of({ type: 'EARLY', birthDate: '1967-05-20' })).toEqual({ problem: 'not-early' })
  })
})

describe('a reason that does not fit', () => {
  it.each([
    [{ type: 'SEPARATION_55' }, 'plan-only'],
    [{ type: 'SEPARATION_55', accountType: 'INDIVIDUAL_401K' }, 'too-young'],
    [{ type: 'EARLY_FIRST_HOME', accountType: 'INDIVIDUAL_401K' }, 'ira-only'],
    [{ type: 'REQUIRED_MINIMUM' }, 'not-required-yet'],
    [{ type: 'REQUIRED_MINIMUM', accountType: 'ROTH_IRA', birthDate: '1940-01-01' }, 'not-required-yet'],
    [{ type: 'DEATH' }, 'by-beneficiary'],
  ] as const)('%j is refused: %s', (given, problem) => {
    expect(of(given)).toEqual({ problem })
  })

  it('leaving a job at 55 is none of them', () => {
    expect(of({ type: 'SEPARATION_55', accountType: 'INDIVIDUAL_401K', birthDate: '1971-12-31' })).toMatchObject({ additionalTaxCents: 0 })
  })
})

it.each([
  ['1951-01-01', 2024],
  ['1959-12-31', 2032],
  ['1960-01-01', 2035],
])('somebody born on %s has to take money out from %i on', (birthDate, year) => {
  expect(firstRequiredYear(birthDate)).toBe(year)
  expect(of({ type: 'REQUIRED_MINIMUM', birthDate, today: `${year}-01-01` })).toMatchObject({ withholdingPercent: 10 })
})
