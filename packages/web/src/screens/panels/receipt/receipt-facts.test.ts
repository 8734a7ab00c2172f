import { expect, it } from 'vitest'
import type { Membership } from '../../data/money/payments.ts'
import { words } from './receipt.words.ts'
import { receiptFacts } from './receipt-facts.ts'

const trial: Membership = {
  pk: 'm1',
  membership_id: 'm1',
  subscription_id: 'm1',
  plan: { name: 'retirement_concierge', title: 'Concierge membership' },
  status: 'trial',
  price: 29,
  period: 'month',
  renews: true,
  can_renew: true,
  period_starts_at: '2026-11-20T12:00:00.000Z',
  period_ends_at: '2026-12-04T12:00:00.000Z',
  next_payment_at: '2026-12-04T12:00:00.000Z',
  cancelled_at: null,
  ended_at: null,
  ended_because: null,
  open_invoice: null,
  entitlements: [],
  version: 1,
}

it('a trial says in words that nothing was paid today, and what is paid when', () => {
  const facts = receiptFacts({ title: trial.plan.title, payment: undefined, membership: trial }, words.en)
  expect(facts.map(({ name }) => name)).toEqual(['Paid today', 'First payment, unless you cancel before', 'Trial since'])
  expect(facts[0]?.value).toContain('Nothing')
  expect(facts[1]?.value).toContain('$29.00')
  expect(JSON.stringify(facts)).not.toContain('$0.00')
})

it('a trial that was cancelled has no payment to come', () => {
  const cancelled = { ...trial, renews: false, next_payment_at: null }
  const facts = receiptFacts({ title: trial.plan.title, payment: undefined, membership: cancelled }, words.en)
  expect(facts.map(({ name }) => name)).toEqual(['Paid today', 'Runs to, and doesn’t renew', 'Trial since'])
})
