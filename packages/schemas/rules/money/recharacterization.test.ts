import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addBankDays } from '../days/bank-days.ts'
import { addDays } from '../days/days.ts'
import {
  type Attribution,
  attributableCents,
  changeDueDay,
  isChangeable,
  lastDayToChange,
  movedBy,
  otherIraKind,
} from './recharacterization.ts'

describe('what can be changed to the other kind', () => {
  it('is a contribution to an IRA for a tax year', () => {
    expect(isChangeable({ accountType: 'ROTH_IRA', taxYear: 2026 })).toBe(true)
    expect(isChangeable({ accountType: 'TRADITIONAL_IRA', taxYear: 2025 })).toBe(true)
  })

  it('is no rollover, and nothing in a plan', () => {
    expect(isChangeable({ accountType: 'ROTH_IRA', taxYear: null })).toBe(false)
    expect(isChangeable({ accountType: 'INDIVIDUAL_401K', taxYear: 2026 })).toBe(false)
  })

  it('goes from Roth to traditional, and the other way', () => {
    expect([otherIraKind('ROTH_IRA'), otherIraKind('TRADITIONAL_IRA'), otherIraKind('INDIVIDUAL_401K')]).toEqual([
      'TRADITIONAL_IRA',
      'ROTH_IRA',
      undefined,
    ])
  })
})

describe('the last day to ask for it', () => {
  it.each([
    // Tax day is a Thursday: the money needs Wednesday and Thursday.
    [2026, false, '2027-04-13'],
    [2025, false, '2026-04-13'],
    // October 15 is a Friday, and the Monday of that week is a holiday.
    [2026, true, '2027-10-13'],
    [2024, true, '2025-10-13'],
  ])('for %s, with a return in time: %s, is %s', (taxYear, hasFiledInTime, day) => {
    expect(lastDayToChange(taxYear, hasFiledInTime)).toBe(day)
  })

  it('is before tax day, or before October 15, which moves on from a weekend', () => {
    expect([changeDueDay(2026, false), changeDueDay(2026, true), changeDueDay(2027, true)]).toEqual([
      '2027-04-15',
      '2027-10-15',
      '2028-10-16',
    ])
  })

  it('lets the money arrive by the day on which the return is due, and a day later would not', () => {
    for (let taxYear = 2024; taxYear < 2045; taxYear++) {
      for (const hasFiledInTime of [false, true]) {
        const [last, due] = [lastDayToChange(taxYear, hasFiledInTime), changeDueDay(taxYear, hasFiledInTime)]
        expect(movedBy(last) <= due && movedBy(addDays(last, 1)) > due).toBe(true)
        expect(movedBy(last)).toBe(addBankDays(last, 2))
      }
    }
  })
})

describe('the net income attributable', () => {
  it.each([
    // The example of Treas. Reg. § 1.408-11(d): $1,600 put into an IRA of $4,800; $400 of it goes when the IRA is worth $7,600.
    ['the example of the regulation', { contributionCents: 40_000, openingCents: 640_000, closingCents: 760_000 }, 7_500],
    ['all there is, grown', { contributionCents: 500_000, openingCents: 500_000, closingCents: 512_345 }, 12_345],
    ['all there is, shrunk', { contributionCents: 500_000, openingCents: 500_000, closingCents: 487_655 }, -12_345],
    ['nothing moved', { contributionCents: 100, openingCents: 300, closingCents: 300 }, 0],
    ['half a cent of gain', { contributionCents: 50, openingCents: 100, closingCents: 101 }, 1],
    ['half a cent of loss', { contributionCents: 50, openingCents: 100, closingCents: 99 }, -1],
    ['all of it lost', { contributionCents: 50, openingCents: 100, closingCents: 0 }, -50],
    ['more than all of it lost, which is owed elsewhere', { contributionCents: 50, openingCents: 100, closingCents: -20 }, -50],
  ])('%s', (_about, given, cents) => {
    expect(attributableCents(given)).toBe(cents)
  })

  const any: fc.Arbitrary<Attribution> = fc
    .tuple(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 0, max: 500_000_000 }), fc.integer({ min: 0, max: 1_000_000_000 }))
    .map(([contributionCents, before, closingCents]) => ({ contributionCents, openingCents: contributionCents + before, closingCents }))

  it('is the formula, to the nearest cent', () => {
    fc.assert(
      fc.property(any, (given) => {
        const { contributionCents, openingCents, closingCents } = given
        const off =
          BigInt(attributableCents(given)) * BigInt(openingCents) - BigInt(contributionCents) * BigInt(closingCents - openingCents)
        expect((off < 0n ? -off : off) * 2n <= BigInt(openingCents)).toBe(true)
      }),
    )
  })

  it('of all that there is is all that there is', () => {
    fc.assert(
      fc.property(any, ({ contributionCents, closingCents }) => {
        expect(contributionCents + attributableCents({ contributionCents, openingCents: contributionCents, closingCents })).toBe(
          closingCents,
        )
      }),
    )
  })

  it('of two parts is that of the whole, but for a cent', () => {
    fc.assert(
      fc.property(any, fc.double({ min: 0.01, max: 0.99, noNaN: true }), ({ contributionCents, ...balances }, share) => {
        const part = Math.floor(contributionCents * share)
        if (part === 0 || part === contributionCents) return
        const [one, other, whole] = [part, contributionCents - part, contributionCents].map((cents) =>
          attributableCents({ contributionCents: cents, ...balances }),
        )
        expect(Math.abs((one ?? 0) + (other ?? 0) - (whole ?? 0))).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('cannot be reckoned where the opening has no contribution in it', () => {
    expect(() => attributableCents({ contributionCents: 2, openingCents: 1, closingCents: 2 })).toThrow(RangeError)
    expect(() => attributableCents({ contributionCents: 0, openingCents: 0, closingCents: 0 })).toThrow(RangeError)
  })
})
