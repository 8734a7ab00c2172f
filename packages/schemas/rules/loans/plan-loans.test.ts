import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cureEndsOn, highestOwed, loanLimit, longestTermYears, needsSpouse, ourPlan, paymentDueOn } from './plan-loans.ts'

const nothingOwed = { owedCents: 0, highestOwedCents: 0, promisedCents: 0 }

describe('the limit', () => {
  it.each([
    [8_000_000, 4_000_000, 'half-vested'],
    [10_000_000, 5_000_000, 'cap'],
    [30_000_000, 5_000_000, 'cap'],
    [99_999, 49_999, 'half-vested'],
    [0, 0, 'half-vested'],
  ])('of a vested balance of %s cents is %s, because of the %s', (vestedCents, availableCents, decidedBy) => {
    expect(loanLimit(ourPlan, { vestedCents, ...nothingOwed })).toMatchObject({ availableCents, decidedBy })
  })

  it('is not raised by the $10,000 that a plan may allow while only the balance secures the loan', () => {
    expect(loanLimit(ourPlan, { vestedCents: 1_500_000, ...nothingOwed }).availableCents).toBe(750_000)
    const secured = { ...ourPlan, hasOtherSecurity: true }
    expect(loanLimit(secured, { vestedCents: 1_500_000, ...nothingOwed }).availableCents).toBe(1_000_000)
    expect(loanLimit(secured, { vestedCents: 600_000, ...nothingOwed }).availableCents).toBe(600_000)
  })

  it('counts what was owed within the year: who owed $30,000 and owes $10,000 may borrow $20,000 more', () => {
    const standing = { vestedCents: 20_000_000, owedCents: 1_000_000, highestOwedCents: 3_000_000, promisedCents: 0 }
    expect(loanLimit(ourPlan, standing)).toMatchObject({ availableCents: 2_000_000, capCents: 3_000_000 })
  })

  it('counts what is paid back within the year although nothing is owed', () => {
    const standing = { vestedCents: 20_000_000, owedCents: 0, highestOwedCents: 2_700_000, promisedCents: 0 }
    expect(loanLimit(ourPlan, standing).availableCents).toBe(2_300_000)
  })

  it('takes all loans together: none makes them more than the law allows', () => {
    const cents = fc.integer({ min: 0, max: 20_000_000 })
    fc.assert(
      fc.property(cents, cents, cents, cents, (vestedCents, owedCents, above, promisedCents) => {
        const { availableCents } = loanLimit(ourPlan, { vestedCents, owedCents, highestOwedCents: owedCents + above, promisedCents })
        expect(availableCents).toBeGreaterThanOrEqual(0)
        if (availableCents === 0) return
        expect(availableCents + owedCents + promisedCents).toBeLessThanOrEqual(vestedCents / 2)
        expect(availableCents + owedCents + promisedCents).toBeLessThanOrEqual(5_000_000 - above)
      }),
    )
  })
})

describe('the most that was owed', () => {
  const now = new Date('2026-11-20T12:00:00Z')
  const change = (day: string, cents: number) => ({ at: new Date(`${day}T12:00:00Z`), cents })

  it('counts what was owed when the year began', () => {
    expect(highestOwed([change('2024-01-01', 3_000_000), change('2026-01-01', -2_000_000)], now)).toBe(3_000_000)
  })

  it('leaves out what was paid back before', () => {
    expect(highestOwed([change('2024-01-01', 3_000_000), change('2025-11-20', -2_000_000)], now)).toBe(1_000_000)
    expect(highestOwed([change('2024-01-01', 3_000_000), change('2025-11-21', -2_000_000)], now)).toBe(3_000_000)
  })

  it('takes loans together that ran at the same time, and no others', () => {
    const one = [change('2026-01-01', 1_000_000), change('2026-03-01', -1_000_000)]
    expect(highestOwed([...one, change('2026-02-01', 500_000)], now)).toBe(1_500_000)
    expect(highestOwed([change('2026-04-01', 500_000), ...one], now)).toBe(1_000_000)
  })

  it('is nothing for who never owed', () => {
    expect(highestOwed([], now)).toBe(0)
  })
})

describe('the time of a loan', () => {
  it('is up to five years, and longer for the main home alone', () => {
    expect([longestTermYears(ourPlan, 'medical'), longestTermYears(ourPlan, 'home-purchase')]).toEqual([5, 15])
  })

  it.each([
    ['monthly', '2026-02-28', '2026-03-31', '2031-01-31'],
    ['biweekly', '2026-02-14', '2026-02-28', '2028-05-20'],
    ['quarterly', '2026-04-30', '2026-07-31', '2041-01-31'],
  ] as const)('paid %s, a loan of 31 January falls due on these days', (frequency, first, second, sixtieth) => {
    expect([1, 2, 60].map((number) => paymentDueOn(frequency, '2026-01-31', number))).toEqual([first, second, sixtieth])
  })

  it('leaves a missed payment until the end of the next quarter', () => {
    expect(cureEndsOn('2026-02-10')).toBe('2026-06-30')
  })
})

it('a spouse has to agree when a married person owes more than $5,000', () => {
  expect([needsSpouse(ourPlan, true, 500_000), needsSpouse(ourPlan, true, 500_001), needsSpouse(ourPlan, false, 4_000_000)]).toEqual([
    false,
    true,
    false,
  ])
})
