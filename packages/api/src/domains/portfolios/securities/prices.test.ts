import { addDays } from '@app/schemas/rules/days/days'
import { stockClasses } from '@app/schemas/rules/investing/asset-classes'
import { priceLimitCents } from '@app/schemas/rules/investing/shares'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceCentsOn } from './prices.ts'
import { allSecurities, fundOf, securityOf } from './securities.ts'

const anyFund = fc.constantFrom(...allSecurities)
const anyDay = fc.integer({ min: -2_000, max: 40_000 }).map((days) => addDays('2020-01-01', days))

/** The steps of a price from one month to the next, over twenty years. */
function monthlySteps(id: string): readonly number[] {
  const prices = Array.from({ length: 241 }, (_, month) => priceCentsOn(securityOf(id), addDays('2020-01-03', month * 28)))
  return prices.slice(1).map((price, index) => Math.log(price / (prices[index] ?? price)))
}

function yearlyVolatility(id: string): number {
  const steps = monthlySteps(id)
  const mean = steps.reduce((sum, step) => sum + step, 0) / steps.length
  const variance = steps.reduce((sum, step) => sum + (step - mean) ** 2, 0) / (steps.length - 1)
  return Math.sqrt((variance * 365.25) / 28)
}

describe('a sample price', () => {
  it('is whole cents above a dollar, and below what shares in millionths can hold', () => {
    fc.assert(
      fc.property(anyFund, anyDay, (fund, day) => {
        const price = priceCentsOn(fund, day)
        expect(Number.isInteger(price) && price >= 100 && price < priceLimitCents).toBe(true)
      }),
    )
  })

  it('begins with the price of the file, and is the same whenever it is asked for', () => {
    for (const fund of allSecurities) expect(priceCentsOn(fund, '2020-01-01')).toBe(fund.basePriceCents)
    // Written by hand: who changes the formula changes every demonstration.
    const known = ['us_stocks', 'us_bonds'] as const
    expect(known.map((name) => priceCentsOn(fundOf(name), '2026-11-20'))).toEqual([11_210, 8_274])
  })

  it('is that of Friday at the weekend, and moves on other days', () => {
    const fund = fundOf('us_stocks')
    const [friday, saturday, sunday, monday] = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map((day) =>
      priceCentsOn(fund, day),
    )
    expect([saturday, sunday]).toEqual([friday, friday])
    expect(monday).not.toBe(friday)
  })

  it('moves about as much as its asset class does', () => {
    expect(yearlyVolatility(fundOf('us_stocks').id)).toBeGreaterThan(0.12)
    expect(yearlyVolatility(fundOf('us_stocks').id)).toBeLessThan(0.2)
    expect(yearlyVolatility(fundOf('us_bonds').id)).toBeLessThan(0.075)
    expect(yearlyVolatility(fundOf('cash').id)).toBeLessThan(0.004)
  })

  it('of stocks goes with other stocks, not in step', () => {
    const [one = [], other = []] = [stockClasses[0], stockClasses[1]].map((name) => monthlySteps(fundOf(name).id))
    const same = one.filter((step, index) => step > 0 === (other[index] ?? 0) > 0).length
    expect(same).toBeGreaterThan(one.length * 0.55)
    expect(same).toBeLessThan(one.length)
  })

  it('never leaps from one day to the next', () => {
    fc.assert(
      fc.property(anyFund, anyDay, (fund, day) => {
        const [today, tomorrow] = [priceCentsOn(fund, day), priceCentsOn(fund, addDays(day, 1))]
        expect(Math.abs(Math.log(tomorrow / today))).toBeLessThan(0.15)
      }),
    )
  })
})
