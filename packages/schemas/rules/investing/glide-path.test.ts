import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../days/days.ts'
import { assetClasses } from './asset-classes.ts'
import {
  allocationAt,
  driftEndsMonths,
  driftFrom,
  investmentGoals,
  monthsUntil,
  retirementDay,
  stockBounds,
  stocksBps,
  stocksIn,
} from './glide-path.ts'

const anyGoal = fc.constantFrom(...investmentGoals)
const anyMonths = fc.integer({ min: -1_200, max: 1_200 })
const anyDay = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('1950-01-01', days))

describe('a model', () => {
  it('adds up to 100% exactly, in whole hundredths, with nothing below nothing', () => {
    fc.assert(
      fc.property(anyGoal, anyMonths, (goal, months) => {
        const parts = assetClasses.map((one) => allocationAt(goal, months)[one])
        expect(parts.every((part) => Number.isInteger(part) && part >= 0)).toBe(true)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(10_000)
        expect(stocksIn(allocationAt(goal, months))).toBe(stocksBps(goal, months))
      }),
    )
  })

  it('never holds more stocks as time passes, before retirement and after it', () => {
    fc.assert(
      fc.property(anyGoal, anyMonths, fc.integer({ min: 0, max: 600 }), (goal, months, later) => {
        expect(stocksBps(goal, months - later)).toBeLessThanOrEqual(stocksBps(goal, months))
      }),
    )
  })

  it('keeps to the bounds of its goal, and a goal of more growth holds no fewer stocks', () => {
    fc.assert(
      fc.property(anyMonths, (months) => {
        const shares = investmentGoals.map((goal) => stocksBps(goal, months))
        expect(shares).toEqual(shares.toSorted((one, other) => one - other))
        investmentGoals.forEach((goal, index) => {
          expect(shares[index]).toBeLessThanOrEqual(stockBounds[goal].far)
          expect(shares[index]).toBeGreaterThanOrEqual(stockBounds[goal].long)
        })
      }),
    )
  })

  it.each([
    ['growth', 500, 9_500],
    ['growth', 360, 9_500],
    ['growth', 180, 8_000],
    ['growth', 0, 6_500],
    ['growth', -90, 5_500],
    ['growth', -180, 4_500],
    ['growth', -900, 4_500],
    ['preserve', 0, 2_000],
    ['balanced', 1, 5_008],
  ] as const)('for %s, %i months before retirement, holds %i hundredths of a percent in stocks', (goal, months, stocks) => {
    expect(stocksBps(goal, months)).toBe(stocks)
  })
})

describe('time until retirement', () => {
  it('is counted in full months from the birthday', () => {
    expect(retirementDay('1980-02-29', 67)).toBe('2047-02-28')
    expect(monthsUntil('2026-11-20', '2047-02-28')).toBe(243)
    expect(monthsUntil('2026-11-20', '2026-11-19')).toBe(-1)
    expect(monthsUntil('2026-11-20', '2026-11-20')).toBe(0)
    expect(monthsUntil('2026-11-20', '2026-12-19')).toBe(0)
  })

  it('never grows from one day to the next', () => {
    fc.assert(
      fc.property(anyDay, anyDay, fc.integer({ min: 0, max: 400 }), (day, end, later) => {
        expect(monthsUntil(addDays(day, later), end)).toBeLessThanOrEqual(monthsUntil(day, end))
      }),
    )
  })
})

describe('the way of a model', () => {
  it('is listed from today, every five years, until it rests', () => {
    const points = driftFrom('balanced', '2026-11-20', '2046-11-20')
    expect(points.map(({ day, stocksBps: stocks }) => [day, stocks])).toEqual([
      ['2026-11-20', 7_000],
      ['2031-11-20', 6_500],
      ['2036-11-20', 6_000],
      ['2041-11-20', 5_500],
      ['2046-11-20', 5_000],
      ['2051-11-20', 4_500],
      ['2056-11-20', 4_000],
      ['2061-11-20', 3_500],
    ])
  })

  it('ends for everybody, and only falls', () => {
    fc.assert(
      fc.property(anyGoal, anyDay, anyDay, (goal, today, retiresOn) => {
        const points = driftFrom(goal, today, retiresOn)
        expect(points.length).toBeLessThan(50)
        expect(points.at(-1)?.monthsLeft).toBeLessThanOrEqual(-driftEndsMonths)
        const stocks = points.map((point) => point.stocksBps)
        expect(stocks).toEqual(stocks.toSorted((one, other) => other - one))
      }),
    )
  })
})
