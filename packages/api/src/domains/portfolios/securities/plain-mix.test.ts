import { addDays } from '@app/schemas/rules/days/days'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { plainMixFrom } from './plain-mix.ts'
import { priceCentsOn } from './prices.ts'
import { fundOf } from './securities.ts'

const [stocks, bonds] = [fundOf('us_stocks'), fundOf('us_bonds')]

/** Shares of both funds, held from day to day. */
function slowly(first: string, last: string): number {
  const worth = (day: string, [ofStocks, ofBonds]: readonly [number, number]) =>
    ofStocks * priceCentsOn(stocks, day) + ofBonds * priceCentsOn(bonds, day)
  const putRight = (day: string, all: number): readonly [number, number] => [
    (all * 0.6) / priceCentsOn(stocks, day),
    (all * 0.4) / priceCentsOn(bonds, day),
  ]
  let shares = putRight(first, 1)
  for (let day = addDays(first, 1); day <= last; day = addDays(day, 1)) {
    if (/-(03|06|09|12)-01$/.test(day)) shares = [shares[0] * (1 + stocks.yieldBps / 40_000), shares[1] * (1 + bonds.yieldBps / 40_000)]
    const isMonthEnd = addDays(day, 1).endsWith('-01')
    if (isMonthEnd) shares = putRight(day, worth(day, shares))
  }
  return worth(last, shares)
}

it('the plain mix is worth what its funds are, put right at the end of each month, from whichever day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000 }), fc.integer({ min: 0, max: 900 }), (began, count) => {
      const first = addDays('2020-01-15', began)
      const last = addDays(first, count)
      expect(plainMixFrom(first)(last)).toBeCloseTo(slowly(first, last), 10)
    }),
  )
})
