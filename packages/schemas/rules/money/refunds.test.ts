import { expect, it } from 'vitest'
import { visiblePayments } from './refunds.ts'

it('payments that were refunded in full are hidden, all others stay in order', () => {
  const payments = [
    { id: 1, provider_refund_status: 'none' },
    { id: 2, provider_refund_status: 'full' },
    { id: 3, provider_refund_status: 'partial' },
    { id: 4, provider_refund_status: null },
    { id: 5 },
  ]
  expect(visiblePayments(payments).map(({ id }) => id)).toEqual([1, 3, 4, 5])
})
