import { growthForgoneCents, levelPaymentCents, scheduleOf } from '@app/schemas/rules/loans/amortisation'
import { expect, it } from 'vitest'
import { loanChart } from './loan-chart.ts'
import type { LoanShown } from './loan-shown.ts'

const terms = { principalCents: 900_000, rateBps: 775, paymentsPerYear: 12, payments: 48 }
const installments = scheduleOf(terms)
const growthOf = (bps: number) => growthForgoneCents(terms, installments, bps) / 100

const shown: LoanShown = {
  cost: {
    borrow_amount: 9_000,
    interest_rate: 7.75,
    term: 4,
    payments: 48,
    payment_frequency: 'monthly',
    payment_amount: levelPaymentCents(terms) / 100,
    fee_payment: 'proceeds',
    origination_fee: 75,
    amount_received: 8_925,
    total_interest: 1_495.8,
    total_cost: 1_570.8,
    true_cost_rate: 8.19,
  },
  schedule: installments.map(({ number, principalCents, interestCents, balanceCents }) => ({
    number,
    due_date: '2026-12-01',
    payment: (principalCents + interestCents) / 100,
    principal: principalCents / 100,
    interest: interestCents / 100,
    balance: balanceCents / 100,
  })),
  growth: { low: growthOf(200), high: growthOf(800), low_rate: 2, high_rate: 8, assumption: 'If it had grown.' },
}

it('what is owed falls from the loan to nothing, payment by payment', () => {
  const [line] = loanChart(shown).lines
  expect(line?.points).toHaveLength(49)
  expect(line?.points[0]).toEqual({ at: 0, value: 9_000 })
  expect(line?.points.at(-1)).toEqual({ at: 48, value: 0 })
})

it('the growth that may be missed ends at what the service says, to the cent', () => {
  const [band] = loanChart(shown).bands
  expect(band?.points[0]).toEqual({ at: 0, low: 0, high: 0 })
  expect(band?.points.at(-1)).toEqual({ at: 48, low: shown.growth?.low, high: shown.growth?.high })
})

it('every payment stands in the table, exact to the cent', () => {
  const { table } = loanChart(shown)
  expect(table.title).toBe('See all 48 payments as a table')
  expect(table.rows).toHaveLength(48)
  expect(table.rows[0]?.slice(1, 4)).toEqual(['$218.66', '$160.53', '$58.13'])
  expect(table.rows.at(-1)?.at(-1)).toBe('$0.00')
})

it('on a phone a payment is one line: when it is, how much, and what is owed after it', () => {
  const { columns, few } = loanChart(shown).table
  expect(few?.map((place) => columns[place])).toEqual(['Date', 'Payment', 'Still owed'])
})

it.each([
  [1, ['now', '1 year']],
  [3, ['now', '1', '2', '3 years']],
  [15, ['now', '3', '6', '9', '12', '15 years']],
])('%d years have a few marks below', (term, labels) => {
  expect(loanChart({ ...shown, cost: { ...shown.cost, term } }).ticks.map(({ label }) => label)).toEqual(labels)
})

it('the sentence tells what the picture shows', () => {
  expect(loanChart(shown).sentence).toMatch(
    /^What you owe falls from \$9,000 to nothing in 4 years\. .*may miss \$\d+ to \$[\d,]+ of growth\.$/,
  )
  expect(loanChart({ ...shown, growth: undefined }).sentence).toBe('What you owe falls from $9,000 to nothing in 4 years.')
})
