import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { growthForgoneCents, type LoanTerms, levelPaymentCents, scheduleOf, totalInterestCents, trueCostBps } from './amortisation.ts'

const monthly = (principalCents: number, rateBps: number, payments: number): LoanTerms => ({
  principalCents,
  rateBps,
  paymentsPerYear: 12,
  payments,
})

const anyTerms: fc.Arbitrary<LoanTerms> = fc.record({
  principalCents: fc.integer({ min: 1, max: 5_000_000 }),
  rateBps: fc.integer({ min: 0, max: 3_000 }),
  paymentsPerYear: fc.constantFrom(4, 12, 26),
  payments: fc.integer({ min: 1, max: 390 }),
})

describe('the level payment', () => {
  // Tables that every lender prints.
  it.each([
    [1_000_000, 600, 36, 30_422],
    [1_000_000, 600, 60, 19_333],
    [2_000_000, 500, 60, 37_742],
    [10_000_000, 600, 360, 59_955],
    [20_000_000, 450, 180, 152_999],
    [1_200_000, 0, 12, 100_000],
    [1_000_000, 0, 3, 333_333],
    [100, 0, 3, 33],
  ])('of %s cents at %s hundredths of a percent over %s months is %s cents', (principal, rate, payments, cents) => {
    expect(levelPaymentCents(monthly(principal, rate, payments))).toBe(cents)
  })

  it('is the formula, to the nearest cent', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const rate = terms.rateBps / 10_000 / terms.paymentsPerYear
        const { principalCents, payments } = terms
        const exact = rate === 0 ? principalCents / payments : (principalCents * rate) / (1 - (1 + rate) ** -payments)
        expect(Math.abs(levelPaymentCents(terms) - exact)).toBeLessThanOrEqual(0.5 + exact * 1e-7)
      }),
    )
  })
})

describe('the schedule', () => {
  it('of $1,000 at 12% over 4 months is this to the cent', () => {
    expect(scheduleOf(monthly(100_000, 1_200, 4))).toEqual([
      { number: 1, principalCents: 24_628, interestCents: 1_000, balanceCents: 75_372 },
      { number: 2, principalCents: 24_874, interestCents: 754, balanceCents: 50_498 },
      { number: 3, principalCents: 25_123, interestCents: 505, balanceCents: 25_375 },
      { number: 4, principalCents: 25_375, interestCents: 254, balanceCents: 0 },
    ])
  })

  it('of $10,000 at 6% over 3 years begins and ends as in the tables', () => {
    const schedule = scheduleOf(monthly(1_000_000, 600, 36))
    expect(schedule[0]).toEqual({ number: 1, principalCents: 25_422, interestCents: 5_000, balanceCents: 974_578 })
    expect(schedule[1]).toEqual({ number: 2, principalCents: 25_549, interestCents: 4_873, balanceCents: 949_029 })
    expect(schedule.at(-1)).toMatchObject({ number: 36, balanceCents: 0 })
    expect(totalInterestCents(schedule)).toBe(95_188)
  })

  it('pays back the principal exactly, with no part below zero, and all payments equal but for what the last one rounds', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const schedule = scheduleOf(terms)
        expect(schedule).toHaveLength(terms.payments)
        expect(schedule.reduce((sum, { principalCents }) => sum + principalCents, 0)).toBe(terms.principalCents)
        expect(schedule.every(({ principalCents, interestCents }) => principalCents >= 0 && interestCents >= 0)).toBe(true)
        expect(schedule.at(-1)?.balanceCents).toBe(0)
        const payment = levelPaymentCents(terms)
        const isFull = ({ balanceCents, principalCents, interestCents }: (typeof schedule)[number]) =>
          balanceCents === 0 || principalCents + interestCents === payment || principalCents === 0
        expect(schedule.every(isFull)).toBe(true)
      }),
    )
  })

  it('still pays back the principal exactly when the term is changed', () => {
    fc.assert(
      fc.property(anyTerms, fc.integer({ min: 1, max: 390 }), (terms, payments) => {
        const changed = scheduleOf({ ...terms, payments })
        expect(changed.reduce((sum, { principalCents }) => sum + principalCents, 0)).toBe(terms.principalCents)
      }),
    )
  })
})

describe('the true cost', () => {
  const terms = monthly(1_000_000, 850, 60)

  it('is the rate when there is no fee', () => {
    expect(trueCostBps(1_000_000, scheduleOf(terms), 12)).toBe(850)
  })

  it('is above the rate when a fee is taken', () => {
    // $10,000 less $75, $205.17 a month.
    expect(trueCostBps(992_500, scheduleOf(terms), 12)).toBe(882)
  })

  it('is the rate at which the payments are worth what is received', () => {
    const realistic = fc.record({
      principal: fc.integer({ min: 100_000, max: 5_000_000 }),
      rate: fc.integer({ min: 0, max: 2_000 }),
      years: fc.integer({ min: 1, max: 15 }),
    })
    fc.assert(
      fc.property(realistic, fc.integer({ min: 0, max: 50_000 }), ({ principal, rate, years }, fee) => {
        const schedule = scheduleOf(monthly(principal, rate, years * 12))
        const bps = trueCostBps(principal - fee, schedule, 12) ?? -1
        const worth = (each: number) =>
          schedule.reduce(
            (sum, { number, principalCents, interestCents }) => sum + (principalCents + interestCents) / (1 + each / 120_000) ** number,
            0,
          )
        // Rounded to a hundredth of a percent: half of one more or less is on either side.
        expect(worth(bps - 0.51)).toBeGreaterThan(principal - fee)
        expect(worth(bps + 0.51)).toBeLessThan(principal - fee)
      }),
    )
  })

  it('is not known when nothing is received', () => {
    expect(trueCostBps(0, scheduleOf(terms), 12)).toBeUndefined()
  })
})

it('growth forgone is what the lent money would have earned while it was lent', () => {
  const terms = monthly(1_200_000, 0, 12)
  // $12,000, $11,000, … $1,000 for a month each, at 12% a year: 1% of $78,000.
  expect(growthForgoneCents(terms, scheduleOf(terms), 1_200)).toBe(78_000)
  expect(growthForgoneCents(terms, scheduleOf(terms), 0)).toBe(0)
})
