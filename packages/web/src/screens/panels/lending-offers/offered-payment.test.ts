import { expect, it } from 'vitest'
import type { Lender } from '../../data/loans/loans.ts'
import { offeredPayment } from './offered-payment.ts'

const lender: Lender = {
  id: 'sample',
  name: 'Sample',
  about: '',
  interest_rate: { low: 0, high: 12 },
  fee: { low: 0, high: 5 },
  term: { least: 1, most: 3 },
  amount: { least: 1_000, most: 10_000 },
  we_get: { amount: 0, per: 'nothing' },
  sample: true,
}

it('goes from the lowest rate and fee to the highest', () => {
  const offered = offeredPayment(lender, { dollars: 1_200, years: 1 })
  expect(offered).toMatchObject({ isLent: true, monthly: [100, 106.62] })
  expect(offered.isLent && offered.total.map((cost) => cost.toFixed(2))).toEqual(['0.00', '139.44'])
  // Without a fee the true cost is the rate; with one it is more, since less than the loan is received.
  expect(offered.isLent && offered.trueCost).toEqual([0, 21.86])
})

it('what a lender does not lend is said, and not worked out', () => {
  expect(offeredPayment(lender, { dollars: 500, years: 1 })).toEqual({ isLent: false, not: 'amount' })
  expect(offeredPayment(lender, { dollars: 5_000, years: 5 })).toEqual({ isLent: false, not: 'time' })
})
