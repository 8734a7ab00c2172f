import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '../days/days.ts'
import { aYear, moneyWeightedReturn, overTime, sameMoneyIn, timeWeightedReturn, type WorthAt } from './returns.ts'

const first = '2025-01-01'
const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)
const at = (day: string, valueCents: number, paidCents: number): WorthAt => ({ day, valueCents, paidCents })

describe('the return of the investments', () => {
  it('is the growth, where nothing was put in or taken out', () => {
    expect(timeWeightedReturn([at(first, 100, 100), at('2025-06-01', 90, 100), at('2026-01-01', 110, 100)])).toBeCloseTo(0.1, 12)
  })

  it('does not change with what is put in: half is lost of little, then it doubles with much', () => {
    expect(timeWeightedReturn([at(first, 100, 100), at('2025-06-01', 1_050, 1_100), at('2026-01-01', 2_100, 1_100)])).toBeCloseTo(0, 12)
  })

  it('begins with the first money, and is nothing while there is none', () => {
    expect(timeWeightedReturn([at(first, 0, 0), at('2025-02-01', 500, 500), at('2025-03-01', 550, 500)])).toBeCloseTo(0.1, 12)
    expect(timeWeightedReturn([at(first, 0, 0), at('2025-03-01', 0, 0)])).toBe(0)
    expect(timeWeightedReturn([])).toBe(0)
  })
})

describe('the return of a person’s own money', () => {
  it('counts how long each part of it was there', () => {
    const yearly = moneyWeightedReturn([at('2025-01-01', 10_000, 0), at('2026-01-01', 21_500, 10_000), at('2027-01-01', 23_650, 10_000)])
    // 10,000 for two years and 10,000 for one become 23,650.
    expect(10_000 * (1 + (yearly ?? 0)) ** (730 / 365.25) + 10_000 * (1 + (yearly ?? 0)) ** (365 / 365.25)).toBeCloseTo(23_650, 4)
  })

  it('is the rate at which all that came and went, grown until the end, is what there is', () => {
    const moves = fc.array(fc.record({ after: fc.integer({ min: 1, max: 400 }), cents: fc.integer({ min: -90_000, max: 300_000 }) }), {
      minLength: 1,
      maxLength: 40,
    })
    fc.assert(
      fc.property(moves, fc.integer({ min: 1, max: 9_000_000 }), fc.integer({ min: 1, max: 900 }), (all, value, rest) => {
        const days = [at(first, 0, 0)]
        for (const { after, cents } of all) {
          const { day, paidCents } = days.at(-1) ?? at(first, 0, 0)
          days.push(at(addDays(day, after), 0, paidCents + cents))
        }
        const { day: lastMoved, paidCents } = days.at(-1) ?? at(first, 0, 0)
        const last = at(addDays(lastMoved, rest), value, paidCents)
        const yearly = moneyWeightedReturn([...days, last])
        const grownAt = (rate: number) =>
          days
            .slice(1)
            .map((one, index) => (one.paidCents - (days[index]?.paidCents ?? 0)) * (1 + rate) ** (daysBetween(one.day, last.day) / 365.25))
        // None: what was put in would have to shrink or grow beyond all bounds.
        if (yearly === undefined) {
          expect(sum(grownAt(-0.999_999)) > value || sum(grownAt(1_000_000)) < value).toBe(true)
          return
        }
        const grown = grownAt(yearly)
        expect(Math.abs(sum(grown) - value)).toBeLessThan(0.01 + sum(grown.map(Math.abs)) * 1e-9)
      }),
    )
  })

  it('is unknown where all of it came on the last day, or there was none', () => {
    expect(moneyWeightedReturn([at(first, 0, 0), at('2025-02-01', 500, 500)])).toBeUndefined()
    expect(moneyWeightedReturn([at(first, 0, 0), at('2025-02-01', 0, 0)])).toBeUndefined()
    expect(moneyWeightedReturn([])).toBeUndefined()
  })
})

it('the same money in something else grows as that does, and cannot take out more than is there', () => {
  const levelOn = (day: string) => 1 + daysBetween(first, day) / 100
  expect(sameMoneyIn(levelOn, [at(first, 1_000, 0), at(addDays(first, 50), 1_200, 300), at(addDays(first, 100), 1_700, 300)])).toBeCloseTo(
    1_000 * 2 + 300 * (2 / 1.5),
    8,
  )
  expect(sameMoneyIn(() => 1, [at(first, 100, 0), at(addDays(first, 9), 500, -150), at(addDays(first, 19), 500, -150)])).toBeUndefined()
})

// Of what loses nearly all of it, a number keeps too few digits to lead back.
it('a year’s return and that of a time lead to each other', () => {
  fc.assert(
    fc.property(fc.double({ min: -0.5, max: 5, noNaN: true }), fc.integer({ min: 1, max: 3_000 }), (yearly, count) => {
      const until = addDays(first, count)
      expect(aYear(overTime(yearly, first, until), first, until)).toBeCloseTo(yearly, 6)
    }),
  )
})
