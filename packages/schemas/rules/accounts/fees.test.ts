import { describe, expect, it } from 'vitest'
import { estimateBalance } from './balance-estimate.ts'
import { feeClasses, ourCost } from './fee-data.ts'
import { addRanges, feesOf, feesUntil, ourFees, planCost, shareMembership, verdictOf, yearsUntilRetirement } from './fees.ts'

const sure = (cents: number) => ({ low: cents, expected: cents, high: cents })

describe('the cost of a plan', () => {
  it.each(feeClasses.map((size) => [size.belowDollars ?? 'no end', size] as const))(
    'is the usual total below %s when the filing says only how large it is',
    (_below, size) => {
      const assets = ((size.belowDollars ?? 2_000_000_000) - 1) * 100
      const cost = planCost({ assetsBeginCents: assets, assetsEndCents: assets, adminCents: null })
      expect([cost?.percent.expected, cost?.confidence]).toEqual([size.totalPercent, 'low'])
    },
  )

  it('is the administration over the average of the year, and the usual funds', () => {
    const cost = planCost({ assetsBeginCents: 40_000_000, assetsEndCents: 60_000_000, adminCents: 500_000 })
    expect(cost).toEqual({ percent: { low: 1.54, expected: 1.9, high: 2.26 }, confidence: 'medium' })
    expect(planCost({ assetsBeginCents: null, assetsEndCents: 50_000_000, adminCents: 500_000 })).toEqual(cost)
  })

  it('is the usual one when the filing cannot be right', () => {
    const cost = planCost({ assetsBeginCents: 50_000_000, assetsEndCents: 50_000_000, adminCents: 40_000_000 })
    expect([cost?.percent.expected, cost?.confidence]).toEqual([1.6, 'low'])
  })

  it('is not known without savings', () => {
    for (const assets of [null, 0, -5])
      expect(planCost({ assetsBeginCents: assets, assetsEndCents: assets, adminCents: 5 })).toBeUndefined()
  })

  it('falls with the size of the plan, and every class adds up', () => {
    const totals = feeClasses.map(({ totalPercent }) => totalPercent)
    expect(totals).toEqual([...totals].sort((a, b) => b - a))
    for (const { totalPercent, adminPercent, fundPercent } of feeClasses) expect(adminPercent + fundPercent).toBeCloseTo(totalPercent, 10)
  })
})

it('fees are whole cents', () => {
  const fees = feesOf({ low: 1, expected: 333_333, high: 999_999 }, { low: 1.11, expected: 1.17, high: 1.23 })
  expect(fees).toEqual({ low: 3_700, expected: 3_900, high: 4_100 })
  expect(ourFees(sure(333_333), 100)).toEqual(sure(300))
})

describe('one membership', () => {
  it.each([[[1, 1, 1]], [[100, 0, 3]], [[0, 0]], [[7]], [[3_333, 3_333, 3_334]]])(
    'is shared among %j without losing a cent',
    (balances) => {
      const shares = shareMembership(balances)
      expect(shares.reduce((sum, cents) => sum + cents, 0)).toBe(ourCost.membershipYearlyCents)
      expect(shares.every((cents) => Number.isInteger(cents) && cents >= 0)).toBe(true)
    },
  )

  it('is shared among nothing as nothing', () => {
    expect(shareMembership([])).toEqual([])
  })
})

describe('the verdict', () => {
  const actual = { low: 80, expected: 100, high: 120 }
  it.each([
    [79, 'move'],
    [80, 'about-the-same'],
    [120, 'about-the-same'],
    [121, 'stay'],
  ])('with %i of ours is to %s', (ours, verdict) => {
    expect(verdictOf(actual, sure(ours))).toBe(verdict)
  })

  it('is unknown when either is', () => {
    expect([verdictOf(undefined, sure(1)), verdictOf(actual, undefined)]).toEqual(['unknown', 'unknown'])
  })
})

describe('fees until retirement', () => {
  it('grow with the savings, and are none when there is no year left', () => {
    const yearly = { low: 800, expected: 1_000, high: 1_200 }
    expect(feesUntil(0, 100_000, yearly, 0)).toEqual(sure(0))
    expect(feesUntil(1, 100_000, yearly, 0)).toEqual(yearly)
    const { low, expected, high } = feesUntil(20, 100_000, yearly, 0)
    expect(low).toBeLessThan(expected)
    expect(expected).toBeLessThan(high)
    expect(expected).toBeGreaterThan(20_000)
  })

  it('count what is fixed as fixed', () => {
    expect(feesUntil(10, 0, sure(500), 500)).toEqual(sure(5_000))
  })

  it.each([
    [40, 27],
    [67, 0],
    [80, 0],
  ])('at the age of %i go on for %i years', (age, years) => {
    expect(yearsUntilRetirement(age)).toBe(years)
  })
})

it('ranges add up', () => {
  expect(
    addRanges([
      { low: 1, expected: 2, high: 3 },
      { low: 10, expected: 20, high: 30 },
    ]),
  ).toEqual({ low: 11, expected: 22, high: 33 })
  expect(addRanges([])).toEqual(sure(0))
})

describe('a balance estimated from salary and years', () => {
  it('is a share of the salary that grows until now, in whole hundreds of dollars', () => {
    expect(estimateBalance({ salaryCents: 5_000_000, startYear: 2026, endYear: 2026 }, 2026)).toEqual({
      low: 200_000,
      expected: 400_000,
      high: 600_000,
    })
    const left = estimateBalance({ salaryCents: 5_000_000, startYear: 2016, endYear: 2016 }, 2026)
    expect(left.expected).toBe(650_000)
    expect(left.low).toBeLessThan(left.expected)
    expect(left.high).toBeGreaterThan(left.expected)
  })
})
