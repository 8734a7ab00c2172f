import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { forgetPerson } from '../client/session/resets.ts'
import { signedInBrowser, stubService } from '../testing/stub-service.ts'
import { writePageData } from '../testing/write-page-data.ts'
import { OwnLoans } from './own-loans.tsx'

beforeEach(() => {
  // jsdom has the element, and not what opens it.
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= () => undefined
})
beforeEach(writePageData)
afterEach(() => {
  cleanup()
  forgetPerson()
})

const confirmed = {
  pk: '11111111-1111-4111-8111-111111111111',
  version: 2,
  status: 'CONFIRMED',
  borrow_amount: 8000,
  amount_received: 7925,
  origination_fee: 75,
  fee_payment: 'proceeds',
  fee_is_paid: false,
  payment_frequency: 'monthly',
  payment_amount: 164.13,
  current_principal: 0,
  past_due_amount: 0,
  next_repayment_date: null,
  pays_out_on: '2026-11-24',
  awaits: [],
  covered_amount: 8000,
  lapses_on: null,
  make_up_by: null,
  offer_ends_on: null,
}
const change = `PATCH /api/v1/loans/${confirmed.pk}/update/`

function draw(...loans: readonly object[]) {
  signedInBrowser()
  const held = { loans }
  const asked = stubService({
    'GET /api/v1/loans/': () => ({ body: { results: held.loans } }),
    [change]: () => {
      held.loans = []
      return { body: { ...confirmed, status: 'CANCELLED' } }
    },
  })
  render(
    <MemoryRouter>
      <OwnLoans />
    </MemoryRouter>,
  )
  return asked
}

it('a loan that is signed says how much comes and when', async () => {
  draw(confirmed)
  expect(await screen.findByText(/We send you \$7,925\.00 on November 24/)).toBeTruthy()
  expect(screen.getByText('$8,000.00')).toBeTruthy()
  expect(screen.getByText('$164.13')).toBeTruthy()
})

it('a loan that waits for a signature says that no money is sent, until when, and leads to the papers', async () => {
  draw({ ...confirmed, awaits: ['note_signature', 'spouse_signature'], lapses_on: '2026-12-24' })
  expect(await screen.findByText('No money is sent before you sign the loan note')).toBeTruthy()
  expect(screen.getByText(/If that is not done by December 24, the loan ends/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Read and sign' }).getAttribute('href')).toBe('/dashboard-loan/signatures')
  expect(screen.queryByText(/We send you/)).toBeNull()
})

it('where the spouse alone has not signed, it is the spouse who is waited for', async () => {
  draw({ ...confirmed, awaits: ['spouse_signature'] })
  expect(await screen.findByText('No money is sent before your spouse signs the loan note')).toBeTruthy()
})

it('a signed loan whose savings nobody has confirmed says so, and leads to linking them', async () => {
  draw({ ...confirmed, awaits: ['savings'], covered_amount: 0, lapses_on: '2026-12-24' })
  expect(await screen.findByText('No money is sent before your savings are confirmed')).toBeTruthy()
  expect(screen.getByText(/Link the account, and we read its balance/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Link an account' }).getAttribute('href')).toBe('/dashboard-link/locate-401k-plaidonly')
  expect(screen.queryByRole('link', { name: 'Read and sign' })).toBeNull()
  expect(screen.queryByText(/We send you/)).toBeNull()
})

it('where both are missing, both are said, and each has its way', async () => {
  draw({ ...confirmed, awaits: ['note_signature', 'savings'], covered_amount: 7500 })
  expect(await screen.findByText('No money is sent before you sign the loan note')).toBeTruthy()
  expect(screen.getByText(/Your savings have to be confirmed too.*allows a loan of \$7,500.00/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Read and sign' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Link an account' })).toBeTruthy()
})

it('a loan that was not agreed to says so and leads to its terms', async () => {
  draw({ ...confirmed, status: 'PENDING', awaits: ['confirmation', 'note_signature'], offer_ends_on: '2026-12-01' })
  expect(await screen.findByText(/You have not agreed to this loan.*hold until December 1/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Read the terms' }).getAttribute('href')).toBe('/dashboard-loan/loan-terms')
})

it('a payment that is late is said before everything else, with the last day and what follows', async () => {
  draw({ ...confirmed, status: 'PAST_DUE', past_due_amount: 328.26, make_up_by: '2026-12-31', current_principal: 7600 })
  const late = await screen.findByText('$328.26 is late')
  expect(screen.getByText(/last day to make it up is December 31.*You owe tax on it/)).toBeTruthy()
  expect(late.compareDocumentPosition(screen.getByText('$7,600.00'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.queryByRole('button', { name: 'Take this loan back' })).toBeNull()
})

it('a loan that is paid out says what is owed and when the next payment is due', async () => {
  draw({ ...confirmed, status: 'ACTIVE', current_principal: 7600, next_repayment_date: '2026-12-24' })
  expect(await screen.findByText('$7,600.00')).toBeTruthy()
  expect(screen.getByText('Next payment due').nextSibling?.textContent).toBe('December 24')
})

it('a loan is taken back only after a second question, and then it is said that nothing is owed', async () => {
  const asked = draw(confirmed)
  await userEvent.click(await screen.findByRole('button', { name: 'Take this loan back' }))
  expect(asked.some(({ call }) => call === change)).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Take it back' }))
  expect(await screen.findByText(/Your loan is taken back/)).toBeTruthy()
  expect(asked.find(({ call }) => call === change)).toMatchObject({ body: { status: 'CANCELLED' }, headers: { 'if-match': '"2"' } })
  await waitFor(() => expect(screen.queryByText('$8,000.00')).toBeNull())
})

it('who keeps the loan keeps it', async () => {
  const asked = draw(confirmed)
  await userEvent.click(await screen.findByRole('button', { name: 'Take this loan back' }))
  await userEvent.click(screen.getByRole('button', { name: 'Keep my loan' }))
  expect(screen.getByText('$8,000.00')).toBeTruthy()
  expect(asked.some(({ call }) => call === change)).toBe(false)
})

it('loans that are over are not shown', async () => {
  const asked = draw({ ...confirmed, status: 'CANCELLED' }, { ...confirmed, pk: 'other', status: 'REPAID' })
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(screen.queryByText('Your loan')).toBeNull()
})
