import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { placeAddress } from '../../client/app-places.ts'
import { setLanguage } from '../../client/language.ts'
import { forgetPerson } from '../../client/session/resets.ts'
import { signedInBrowser, stubService } from '../../testing/stub-service.ts'
import { writePageData } from '../../testing/write-page-data.ts'
import { LoanPage } from './loan-page.tsx'

beforeEach(writePageData)
afterEach(() => {
  cleanup()
  forgetPerson()
  setLanguage('en')
  vi.useRealTimers()
})

const pk = '11111111-1111-4111-8111-111111111111'
const loan = {
  ...{ pk, version: 4, status: 'ACTIVE', borrow_amount: 8000, amount_received: 7925, origination_fee: 75, fee_payment: 'proceeds' },
  ...{ fee_is_paid: false, payment_frequency: 'monthly', payment_amount: 164.13, current_principal: 7836, payments_under_way: 0 },
  ...{
    past_due_amount: 0,
    next_debit: { on: '2026-12-24', amount: 164.13 },
    due_since: null,
    pays_out_on: '2026-09-24',
    awaits: [],
    covered_amount: 8000,
  },
  ...{ lapses_on: null, make_up_by: null, offer_ends_on: null, created_at: '2026-09-20T12:00:00Z' },
}
const installments = [
  { number: 1, due_date: '2026-10-24', payment: 164.13, principal: 164, interest: 0.13, balance: 7836, paid: 164.13, state: 'paid' },
  { number: 2, due_date: '2026-11-24', payment: 164.13, principal: 150, interest: 14.13, balance: 7686, paid: 0, state: 'past-due' },
  { number: 3, due_date: '2026-12-24', payment: 7700, principal: 7686, interest: 14, balance: 0, paid: 0, state: 'expected' },
]
const payment = {
  ...{
    pk: 'p1',
    state: 'RETURNED',
    amount: 164.13,
    principal: 150,
    interest: 14.13,
    extra: 0,
    is_on_its_day: true,
    bank_last_four: '4321',
  },
  ...{ reason: 'There was not enough money in your bank account.', asked_at: '2026-11-24T15:00:00Z', settled_at: null },
  ...{ transfer_id: 't1', waits_until: null },
}
const limits = { available: 12_000, least: 1_000, vested_balance: 40_000, half_vested: 20_000, cap: 50_000, owed: 8_000 }
const offer = { interest_rate: 7.75, prime_rate: 6.75, margin: 1, origination_fee: 75, as_of: '2026-11-20' }
const quote = {
  ...{ eligible: true, is_possible: true, reasons: [], conditions: [], problems: [], offer },
  limits: { ...limits, highest_owed_in_year: 8_000, decided_by: 'half-vested', longest_term: 5, longest_home_term: 15 },
  loan: { interest_rate: 7.75, true_cost_rate: 8.77, monthly_payment_amount: 156.11, total_cost: 694.96 },
}
const lender = {
  ...{ id: 'north', name: 'Northwind', about: '', interest_rate: { low: 9, high: 18 }, fee: { low: 0, high: 6 } },
  ...{ term: { least: 1, most: 5 }, amount: { least: 1000, most: 40000 }, we_get: { amount: 50, per: 'loan' }, sample: true },
}
const list = (...results: readonly object[]) => ({ body: { results } })

function draw(loans: readonly object[], quoted: object = quote, more: Parameters<typeof stubService>[0] = {}) {
  signedInBrowser()
  stubService({
    'GET /api/v1/loans/': () => ({ body: { results: loans, quote: quoted } }),
    'GET /api/v1/loans/refinance_loan/': () => list(),
    'GET /api/v1/loans/alt_loan/': () => list(),
    'GET /api/v1/loans/lenders/': () => list(lender),
    [`GET /api/v1/loans/${pk}/schedule/`]: () => ({ body: { is_final: true, extra: [], results: installments } }),
    [`GET /api/v1/loans/${pk}/payments/`]: () => ({
      body: { bank_last_four: '4321', due: 0, next: [], pay_off: 0, extra: null, results: [payment] },
    }),
    [`GET /api/v1/loans/${pk}/pastdue_repayments/`]: () => ({
      body: {
        ...{ total_owed: 164.13, make_up_by: '2027-03-31', consequences: [] },
        results: [{ number: 2, due_date: '2026-11-24', amount: 164.13, days_late: 12, is_past_due: true, make_up_by: '2027-03-31' }],
      },
    }),
    ...more,
  })
  render(
    <MemoryRouter>
      <LoanPage />
    </MemoryRouter>,
  )
}

it('a loan shows what is owed over time as a chart, a sentence and a table, and how each debit went', async () => {
  draw([loan])
  const sentence = 'You owe $7,836.00 of $8,000.00. With every payment on its day, it’s all paid back on December 24.'
  expect(await screen.findByRole('img', { name: sentence })).toBeTruthy()
  expect(screen.getByRole('row', { name: 'Oct 24, 2026 $164.13 $164.00 $0.13 $7,836.00 Paid' })).toBeTruthy()
  expect(await screen.findByText('There was not enough money in your bank account.')).toBeTruthy()
  expect(screen.queryByText('Borrow from your savings')).toBeNull()
})

it('what is late is listed with how late it is and until when it can be made up', async () => {
  const owed = { amount: 164.13, make_up_by: '2027-03-31' }
  draw([{ ...loan, status: 'PAST_DUE', past_due_amount: 164.13, make_up_by: '2027-03-31' }], quote, {
    [`GET /api/v1/loans/${pk}/pastdue_repayments/`]: () => ({
      body: {
        ...{ total_owed: 328.26, make_up_by: '2027-03-31', consequences: [] },
        results: [
          { ...owed, number: 2, due_date: '2026-11-24', days_late: 12, is_past_due: true },
          { ...owed, number: 3, due_date: '2026-12-24', days_late: 2, is_past_due: false },
        ],
      },
    }),
  })
  expect(await screen.findByRole('row', { name: /November 24.* \$164\.13 12 days March 31, 2027/ })).toBeTruthy()
  expect(screen.getByRole('row', { name: /December 24.* \$164\.13 Not late yet March 31, 2027/ })).toBeTruthy()
  expect(
    screen.getByRole('img', { name: /Once what’s late is made up, and with every other payment on its day, it’s all paid back/ }),
  ).toBeTruthy()
})

it('without a loan it says what could be borrowed, why no more, and where to see its cost', async () => {
  draw([])
  expect(await screen.findByText('$12,000.00')).toBeTruthy()
  expect(screen.getByText(/half of your vested balance/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See what a loan would cost' }).getAttribute('href')).toContain('/dashboard-loan/')
})

it('people who have not said how they earn their money get to the question', async () => {
  const reasons = [{ reason: 'employment-unknown', words: 'Tell us first how you earn your money.' }]
  draw([], { ...quote, eligible: false, is_possible: false, reasons })
  const link = await screen.findByRole('link', { name: 'Answer the questions' })
  expect(link.getAttribute('href')).toBe(placeAddress('could-borrow'))
})

it('people who cannot borrow read why', async () => {
  const reasons = [{ reason: 'has-employees', words: 'You told us that people work for you.' }]
  draw([], { ...quote, eligible: false, is_possible: false, reasons })
  expect(await screen.findByText('You told us that people work for you.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^(See what a loan would cost|Answer the questions)$/ })).toBeNull()
  expect(await screen.findByRole('row', { name: /Northwind/ })).toBeTruthy()
  expect(screen.queryByRole('row', { name: /Your own 401/ })).toBeNull()
})

it('a loan that is paid back takes one line, and asks for nothing', async () => {
  draw([{ ...loan, status: 'REPAID', current_principal: 0 }])
  expect(await screen.findByText('Paid back in full')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Make a payment' })).toBeNull()
})

it('each way to borrow stands beside the others with what it costs in all and what it pays us', async () => {
  draw([])
  expect(await screen.findByRole('row', { name: 'Your own 401(k) 7.75% 8.77% $156.11 $694.96 The fee' })).toBeTruthy()
  expect(screen.getByRole('row', { name: /Northwind 9% to 18% 9% to 22\.\d+% .* \$50/ })).toBeTruthy()
  await userEvent.clear(screen.getByLabelText('Amount'))
  await userEvent.type(screen.getByLabelText('Amount'), '500')
  expect(await screen.findByRole('row', { name: /Northwind .*Not for this amount or time/ })).toBeTruthy()
})

it('people who have a loan came for that one: what others cost opens when they ask for it', async () => {
  draw([loan])
  const title = await screen.findByText('Compare ways to borrow')
  expect(title.closest('details')?.open).toBe(false)
  expect(await screen.findByRole('row', { name: /Northwind/, hidden: true })).toBeTruthy()
  cleanup()
  forgetPerson()
  draw([])
  expect(await screen.findByRole('heading', { name: 'Compare ways to borrow' })).toBeTruthy()
})

it('a loan to replace is compared with what would replace it', async () => {
  const now = { interest_rate: 19, term: 3, monthly_payment: 300, total_cost: 2600 }
  const comparison = {
    compared_amount: 8200,
    now,
    refinanced: { ...now, interest_rate: 8, total_cost: 1100 },
    verdict: 'worth-it',
    words: '',
  }
  draw([], quote, { 'GET /api/v1/loans/refinance_loan/': () => list({ sent_at: null, comparison }) })
  expect(await screen.findByText('Replacing it would cost less.')).toBeTruthy()
  expect(screen.getByRole('row', { name: 'Interest and fee $2,600.00 $1,100.00' })).toBeTruthy()
})

it('a payment that is not sent yet is taken back where it is listed', async () => {
  let isTakenBack = false
  const waiting = { ...payment, state: 'ASKED', reason: null, is_on_its_day: false }
  const results = () => [isTakenBack ? { ...waiting, state: 'TAKEN_BACK' } : { ...waiting, waits_until: '2026-11-24T15:30:00Z' }]
  draw([{ ...loan, payments_under_way: 164.13 }], quote, {
    'GET /api/v1/loans/': () => ({ body: { results: [{ ...loan, payments_under_way: isTakenBack ? 0 : 164.13 }], quote } }),
    [`GET /api/v1/loans/${pk}/payments/`]: () => ({
      body: { bank_last_four: '4321', due: 0, next: [], pay_off: 0, extra: null, results: results() },
    }),
    'POST /api/v1/apex/user/transfers/t1/take-back/': () => {
      isTakenBack = true
      return { body: { pk: 't1', state: 'TAKEN_BACK' } }
    },
  })
  expect(await screen.findByText('Saved')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Take it back' }))
  expect(await screen.findByText('Taken back')).toBeTruthy()
  expect(document.activeElement?.textContent).toMatch(/^The payment is taken back/)
  expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull()
})

it('a payment that waits, and the loan it is for, are looked at again until it is there', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const asked: object[] = []
  let now: 'waiting' | 'sent' | 'there' = 'waiting'
  const waiting = { ...payment, state: 'ASKED', reason: null, waits_until: '2026-11-24T15:30:00Z' }
  const standing = {
    waiting: { ...waiting },
    sent: { ...waiting, waits_until: null },
    there: { ...waiting, waits_until: null, state: 'SETTLED' },
  }
  draw([], quote, {
    'GET /api/v1/loans/': () => {
      asked.push(loan)
      const isThere = now === 'there'
      return { body: { results: [{ ...loan, payments_under_way: isThere ? 0 : 164.13, current_principal: isThere ? 7686 : 7836 }], quote } }
    },
    [`GET /api/v1/loans/${pk}/payments/`]: () => ({
      body: { bank_last_four: '4321', due: 0, next: [], pay_off: 0, extra: null, results: [standing[now]] },
    }),
  })
  expect(await screen.findByRole('button', { name: 'Take it back' })).toBeTruthy()
  now = 'sent'
  await vi.advanceTimersByTimeAsync(30_000)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull())
  expect(screen.getByText('Under way')).toBeTruthy()
  now = 'there'
  await vi.advanceTimersByTimeAsync(30_000)
  await waitFor(() => expect(screen.queryByText('Under way')).toBeNull())
  expect(screen.getByText(/You owe \$7,686\.00/)).toBeTruthy()
  const looked = asked.length
  await vi.advanceTimersByTimeAsync(300_000)
  expect(asked).toHaveLength(looked)
})

it('it is shown in Spanish', async () => {
  setLanguage('es')
  draw([loan])
  expect(await screen.findByText(/Debes \$7,836\.00 de \$8,000\.00/)).toBeTruthy()
  expect(screen.getByText('Comparar formas de pedir prestado')).toBeTruthy()
})
