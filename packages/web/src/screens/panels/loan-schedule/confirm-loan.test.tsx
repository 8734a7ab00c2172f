import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { forgetPerson } from '../../../client/session/resets.ts'
import { drawStep } from '../../../testing/draw-step.tsx'

afterEach(() => {
  cleanup()
  forgetPerson()
})

const limits = {
  available: 12_000,
  least: 1_000,
  vested_balance: 40_000,
  half_vested: 20_000,
  cap: 50_000,
  owed: 8_000,
  highest_owed_in_year: 8_000,
  decided_by: 'half-vested',
  longest_term: 5,
  longest_home_term: 15,
}
const offer = { interest_rate: 7.75, prime_rate: 6.75, margin: 1, origination_fee: 75, as_of: '2026-11-20' }
const cost = {
  borrow_amount: 1_000,
  interest_rate: 7.75,
  term: 1,
  purpose: 'debt',
  payment_frequency: 'monthly',
  payments: 2,
  payment_amount: 504.85,
  monthly_payment_amount: 504.85,
  origination_fee: 75,
  amount_received: 925,
  total_interest: 9.7,
  total_cost: 84.7,
  total_of_payments: 1_009.7,
  true_cost_rate: 9.1,
  spouse_consent_required: false,
}
const loan = {
  ...cost,
  last_payment_date: '2027-01-24',
  growth_forgone: { low: 2, high: 8, low_rate: 2, high_rate: 8, assumption: 'If it had grown by 2% to 8%.' },
  schedule: [
    { number: 1, due_date: '2026-12-24', payment: 504.85, principal: 498.39, interest: 6.46, balance: 501.61 },
    { number: 2, due_date: '2027-01-24', payment: 504.85, principal: 501.61, interest: 3.24, balance: 0 },
  ],
}
const quote = {
  eligible: true,
  reasons: [],
  conditions: ['You have no employees, other than your spouse.'],
  limits,
  offer,
  problems: [],
  loan: null,
}
const kept = { pk: 'loan-1', version: 1, status: 'PENDING', ...cost }

const draw = (more: Parameters<typeof drawStep>[2] = {}) =>
  drawStep('landing-fc-loan', 'take-loan', {
    'GET /api/v1/loans/': ({ query }) => ({ body: { results: [], quote: { ...quote, loan: query['borrow_amount'] ? loan : null } } }),
    'GET /api/v1/loans/alt_loan/': () => ({ body: { results: [] } }),
    'GET /api/v1/loans/refinance_loan/': () => ({ body: { results: [] } }),
    'POST /api/v1/loans/add_user_loan/': () => ({ status: 201, body: kept }),
    ...more,
  })

async function fill() {
  await userEvent.type(await screen.findByLabelText('Amount to borrow'), '$1,000')
  await userEvent.click(screen.getByRole('radio', { name: 'Paying off other debt' }))
  await userEvent.click(screen.getByRole('radio', { name: '1 year' }))
}

it('says how much may be borrowed, and why no more', async () => {
  await draw()
  expect(await screen.findByText('$12,000', { selector: 'span[class*=large]' })).toBeTruthy()
  expect(screen.getByText(/half of your vested balance of \$40,000, less what you owe\. You owe \$8,000 already/)).toBeTruthy()
})

it('people who may not borrow read why, in the words of the service', async () => {
  const reasons = [{ reason: 'not-self-employed', words: 'You told us that you do not work for yourself.' }]
  await draw({ 'GET /api/v1/loans/': () => ({ body: { results: [], quote: { ...quote, eligible: false, reasons } } }) })
  expect(await screen.findByText('You told us that you do not work for yourself.')).toBeTruthy()
})

it('the cost follows what is typed, asked once, and is announced', async () => {
  const { asked } = await draw()
  await fill()
  await screen.findByText('Payment every month')
  expect(screen.getAllByText('$504.85').length).toBeGreaterThan(0)
  expect(screen.getByText('$925.00')).toBeTruthy()
  expect(
    screen.getAllByRole('status').some(({ textContent }) => textContent?.includes('each payment is $504.85, and you receive $925.00')),
  ).toBe(true)
  const quoted = asked.filter(({ call, query }) => call === 'GET /api/v1/loans/' && query['borrow_amount'])
  expect(quoted.at(-1)?.query).toEqual({ borrow_amount: '1000.00', term: '1', purpose: 'debt' })
  expect(quoted.length).toBeLessThan(4)
})

it('the slider is right above what the amount comes to, and both are one amount', async () => {
  await draw()
  await fill()
  const result = await screen.findByText('Payment every month')
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Try an amount' })
  expect(slider.compareDocumentPosition(result) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(slider.closest('[class*=beside]')?.contains(result)).toBe(true)
  fireEvent.change(slider, { target: { value: '2500' } })
  expect(screen.getByLabelText<HTMLInputElement>('Amount to borrow').value.replace(/\D/g, '')).toBe('2500')
})

it('an amount over the limit is said while it is typed, before anything is pressed', async () => {
  const words = 'You can borrow up to $12,000.00.'
  const problems = [{ field: 'borrow_amount', words }]
  await draw({
    'GET /api/v1/loans/': ({ query }) => ({ body: { results: [], quote: query['borrow_amount'] ? { ...quote, problems } : quote } }),
  })
  await fill()
  expect(await screen.findByText(words)).toBeTruthy()
})

it('a cost that cannot be worked out says so, and keeps what was typed', async () => {
  await draw({
    'GET /api/v1/loans/': ({ query }) =>
      query['borrow_amount']
        ? { status: 500, body: { code: 'internal_error', detail: 'Something went wrong.' } }
        : { body: { results: [], quote } },
  })
  await fill()
  expect(await screen.findByText('We couldn’t work out the cost')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Amount to borrow').value).toBe('$1,000')
})

it('the request is kept at the price that was shown', async () => {
  const { asked, done } = await draw()
  await screen.findByText(/half of your vested balance/)
  await fill()
  await userEvent.click(screen.getByRole('button', { name: 'Save my request' }))
  await waitFor(() => expect(done).toHaveBeenCalled())
  expect(asked.find(({ call }) => call === 'POST /api/v1/loans/add_user_loan/')?.body).toEqual({
    borrow_amount: 1_000,
    term: '1',
    purpose: 'debt',
    interest_rate: 7.75,
    origination_fee: 75,
  })
})

it('more than the limit is refused beside the amount, in the words of the service', async () => {
  const words = 'You can borrow up to $12,000.00.'
  await draw({
    'POST /api/v1/loans/add_user_loan/': () => ({
      status: 409,
      body: { code: 'over_the_limit', detail: words, fields: { borrow_amount: [words] } },
    }),
  })
  await fill()
  await userEvent.click(screen.getByRole('button', { name: 'Save my request' }))
  expect((await screen.findByRole('alert')).textContent).toContain(words)
  expect(screen.getByLabelText('Amount to borrow').getAttribute('aria-invalid')).toBe('true')
})
