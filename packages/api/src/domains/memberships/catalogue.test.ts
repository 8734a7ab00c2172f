import { pricedProducts, pricePeriods, refundDays, renewingProducts } from '@app/schemas/flow/panels/price'
import { expect, it } from 'vitest'
import { freeProducts, performance, planOf, productOf, tip } from './catalogue.ts'

// What an IRA costs, and the fee of a loan, other domains tell.
const elsewhere: ReadonlySet<string> = new Set(['ira', 'loan_fee'])

it.each(pricedProducts.filter((name) => !elsewhere.has(name)))('%s, which a step can show the price of, is in the price list', (name) => {
  const isOther = freeProducts.some(({ id }) => id === name) || tip.id === name || performance.id === name
  expect(planOf(name) !== undefined || productOf(name) !== undefined || isOther).toBe(true)
})

it('what flows say of a renewal is said of the plans, and of nothing that is paid once', () => {
  expect(pricedProducts.filter((name) => planOf(name) !== undefined)).toEqual(renewingProducts)
})

it('what flows say of periods and refunds is said of the plans, and of what is paid once', () => {
  const periods = renewingProducts.map((name) => [name, planOf(name)?.period_months === 12 ? 'year' : 'month'])
  expect(Object.fromEntries(periods)).toEqual(pricePeriods)
  const sold = pricedProducts.flatMap((name) => planOf(name) ?? productOf(name) ?? [])
  expect(new Set(sold.map(({ refund_days: days }) => days))).toEqual(new Set([refundDays]))
})
