import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { forgetPerson } from '../../../client/session/resets.ts'
import { drawStep } from '../../../testing/draw-step.tsx'

afterEach(() => {
  cleanup()
  forgetPerson()
})

const cost = {
  ...{ borrow_amount: 9000, term: 3, interest_rate: 7.75, origination_fee: 75, amount_received: 8925, purpose: 'debt' },
  ...{
    payment_frequency: 'monthly',
    payment_amount: 280.99,
    payments: 36,
    total_interest: 1115.64,
    fee_payment: 'proceeds',
    fee_card: null,
  },
  ...{ true_cost_rate: 8.32, spouse_consent_required: false, last_payment_date: '2029-11-20' },
}
const quote = {
  ...{ eligible: true, reasons: [], conditions: [], problems: [] },
  limits: { vested_balance: 0, balance_from: 'none', half: 0, limit: 0, available: 0, least: 1000, owed: 0 },
  offer: { interest_rate: 7.75, origination_fee: 75 },
  loan: {
    ...cost,
    growth_forgone: { low: 2, high: 8, low_rate: 2, high_rate: 8, assumption: 'If it had grown by 2% to 8%.' },
    schedule: [{ number: 1, due_date: '2026-12-20', payment: 280.99, principal: 222.86, interest: 58.13, balance: 8777.14 }],
  },
}
const side = { interest_rate: 12, term: 3, monthly_payment: 298.93, total_cost: 1761.44 }
const asked = {
  ...{ pk: 'r', version: 1, borrow_amount: 9000, purpose: 'debt', term: 3, annual_income: null, lender: 'A card company' },
  ...{ interest_rate: 12, current_balance: 9000, current_term: 3, sent_at: null },
  comparison: {
    ...{ compared_amount: 9000, now: side, refinanced: { ...side, interest_rate: 7.75 }, monthly_saved: 17, total_saved: 570 },
    ...{ verdict: 'worth-it', words: 'Interest and fee together would come to $570.00 less.' },
  },
}
const draw = () =>
  drawStep('landing-fc-refinance', 'loan-request', {
    'GET /api/v1/loans/refinance_loan/': () => ({ body: { results: [asked] } }),
    'GET /api/v1/loans/': () => ({ body: { results: [], quote } }),
    'GET /api/v1/loans/alt_loan/': () => ({ body: { results: [] } }),
    'POST /api/v1/loans/refinance_loan/r/send/': () => ({ body: { ...asked, sent_at: '2026-11-22T12:00:00Z' } }),
  })

it('that it is an example and no offer is said before what it could save', async () => {
  await draw()
  const example = await screen.findByText('This is an example, not an offer')
  const could = screen.getByText('At this rate, a new loan could cost less')
  expect(example.compareDocumentPosition(could) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/would cost less|You receive|you agree to these terms/)
})

it('where the fee leaves less than what is owed, the part that stays open is named', async () => {
  await draw()
  expect(await screen.findByText(/You owe \$9,000\.00 on the loan you have\..*you’d still owe \$75\.00/)).toBeTruthy()
})

it('a request agrees to no loan: it may be sent, and nothing is confirmed with the service', async () => {
  const { asked: calls, done } = await draw()
  await screen.findByText('This is an example, not an offer')
  expect(screen.getAllByRole('checkbox')).toEqual([screen.getByRole('checkbox', { name: /Send this to a person/ })])
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', { name: 'Send my request' }))
  await waitFor(() => expect(done).toHaveBeenCalledOnce())
  const sent = calls.filter(({ call }) => call.startsWith('POST /api/v1/loans/')).map(({ call }) => call)
  expect(sent).toEqual(['POST /api/v1/loans/refinance_loan/r/send/'])
})
