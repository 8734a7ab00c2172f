import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { forgetPerson } from '../../client/session/resets.ts'
import { lostAnswers } from '../../testing/lost-answers.ts'
import { openableDialogs } from '../../testing/openable-dialogs.ts'
import { signedInBrowser, stubService } from '../../testing/stub-service.ts'
import { writePageData } from '../../testing/write-page-data.ts'
import { OwnLoans } from './own-loans.tsx'

beforeEach(openableDialogs)
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
  payments_under_way: 0,
  past_due_amount: 0,
  next_repayment_date: null,
  ...{ next_debit: null, due_amount: 0, due_since: null },
  pays_out_on: '2026-11-24',
  awaits: [],
  covered_amount: 8000,
  lapses_on: null,
  make_up_by: null,
  offer_ends_on: null,
}
const paid = {
  ...{ pk: 'p', state: 'ASKED', amount: 8010.2, bank_last_four: '4321' },
  ...{ transfer_id: 't1', waits_until: '2026-11-24T15:30:00Z' },
}
const pay = `POST /api/v1/loans/${confirmed.pk}/payments/create/`
const change = `PATCH /api/v1/loans/${confirmed.pk}/update/`

const takeBack = 'POST /api/v1/apex/user/transfers/t1/take-back/'

const payable = {
  bank_last_four: '4321',
  waits_minutes: 30,
  is_last_day: false,
  due: 0,
  next: [{ number: 1, due_date: '2026-12-24', amount: 164.13 }],
  pay_off: 8010.2,
  extra: { least: 10, most: 7999.99 },
  results: [],
}

function draw(...loans: readonly object[]) {
  return drawWith(payable, loans)
}

function drawWith(payments: object, loans: readonly object[], more: Parameters<typeof stubService>[0] = {}) {
  signedInBrowser()
  const held = { loans }
  const asked = stubService({
    'GET /api/v1/loans/': () => ({ body: { results: held.loans } }),
    [`GET /api/v1/loans/${confirmed.pk}/payments/`]: () => ({ body: payments }),
    [pay]: () => ({ status: 201, body: paid }),
    [takeBack]: () => ({ body: { pk: 't1', state: 'TAKEN_BACK' } }),
    [change]: () => {
      held.loans = []
      return { body: { ...confirmed, status: 'CANCELLED' } }
    },
    ...more,
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
  expect(await screen.findByText(/We’ll send \$7,925\.00 to your bank on November 24/)).toBeTruthy()
  expect(screen.getByText('You asked to borrow').nextSibling?.textContent).toBe('$8,000.00')
  expect(screen.getByText('$164.13')).toBeTruthy()
})

it('a loan that waits for a signature says that no money is sent, until when, and leads to the papers', async () => {
  draw({ ...confirmed, awaits: ['note_signature', 'spouse_signature'], lapses_on: '2026-12-24' })
  expect(await screen.findByText('No money is sent until you sign the loan note')).toBeTruthy()
  expect(screen.getByText(/If that isn’t done by December 24, the loan ends/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Read and sign' }).getAttribute('href')).toBe('/dashboard-loan/signatures')
  expect(screen.queryByText(/We send you/)).toBeNull()
})

it('where the spouse alone has not signed, it is the spouse who is waited for', async () => {
  draw({ ...confirmed, awaits: ['spouse_signature'] })
  expect(await screen.findByText('No money is sent until your spouse signs the loan note')).toBeTruthy()
})

it('a signed loan for which the plan holds too little says so, and what it allows', async () => {
  draw({ ...confirmed, awaits: ['savings'], covered_amount: 7500, lapses_on: '2026-12-24' })
  expect(await screen.findByText('Your individual 401(k) doesn’t hold enough for this loan now')).toBeTruthy()
  expect(screen.getByText(/allows a loan of \$7,500.00/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Read and sign' })).toBeNull()
})

it('a loan that no bank can be paid leads to where one is linked', async () => {
  draw({ ...confirmed, awaits: ['note_signature', 'bank'] })
  expect(await screen.findByText('No money is sent until you sign the loan note')).toBeTruthy()
  expect(screen.getByText(/Link another one and use it. Then the loan is paid out without asking again/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Link a bank' }).getAttribute('href')).toBe('/dashboard-bank/link-bank')
  expect(screen.getByRole('link', { name: 'Read and sign' })).toBeTruthy()
})

it.each([
  ['', false],
  [', also beside the one that sent its money back', true],
])('a bank that is linked already is used at a press%s, and the loan waits for none any more', async (_beside, isBeside) => {
  const bank = {
    ...{ pk: 'b2', version: 3, source: 'linked', institution_name: 'Harbor Bank', nickname: null, name: 'Everyday', last_four: '2222' },
    ...{ account_subtype: 'checking', verification: 'not_needed', active_account: true, primary_account: false },
  }
  const refused = { ...bank, pk: 'b1', institution_name: 'Dune Bank', last_four: '1111', primary_account: true }
  const loans: object[] = [{ ...confirmed, awaits: ['bank'] }]
  drawWith(payable, loans, {
    'GET /api/v1/financial_accounts/accounts/': () => ({ body: { results: isBeside ? [refused, bank] : [bank] } }),
    'PATCH /api/v1/financial_accounts/accounts/b2/update/': () => {
      loans.splice(0, 1, confirmed)
      return { body: { ...bank, primary_account: true } }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Use Harbor Bank ••••2222' }))
  expect(screen.queryByRole('button', { name: /Use Dune Bank/ })).toBeNull()
  expect(await screen.findByText(/We’ll send \$7,925\.00 to your bank on November 24/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Link a bank' })).toBeNull()
})

it('money that is on its way is not said to have arrived', async () => {
  draw({ ...confirmed, status: 'SENDING' })
  expect(await screen.findByText(/\$7,925\.00 is on its way to your bank. You owe nothing until it arrives/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Cancel this loan' })).toBeNull()
})

it('a loan that was not agreed to says so and leads to its terms', async () => {
  draw({ ...confirmed, status: 'PENDING', awaits: ['confirmation', 'note_signature'], offer_ends_on: '2026-12-01' })
  expect(await screen.findByText(/You haven’t agreed to this loan.*hold until December 1/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Read the terms' }).getAttribute('href')).toBe('/dashboard-loan/loan-terms')
})

it('a payment that is late is said before everything else, with the last day and what follows, and can be made right there', async () => {
  draw({ ...confirmed, status: 'PAST_DUE', past_due_amount: 328.26, make_up_by: '2026-12-31', current_principal: 7600 })
  const late = await screen.findByText('$328.26 is late')
  expect(screen.getByText(/last day to make it up is December 31.*You owe tax on it/)).toBeTruthy()
  const pay = screen.getByRole('button', { name: 'Make a payment' })
  expect(late.compareDocumentPosition(pay)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(pay.compareDocumentPosition(screen.getByText('$7,600.00'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.queryByRole('button', { name: 'Cancel this loan' })).toBeNull()
})

it('while a debit for what is late is under way, nothing asks for it again, and the last day is said for the case that it fails', async () => {
  const paying = { past_due_amount: 0, payments_under_way: 328.26, make_up_by: '2026-12-31', current_principal: 7600 }
  draw({ ...confirmed, status: 'PAST_DUE', ...paying })
  expect(await screen.findByText('A debit for what’s late is under way')).toBeTruthy()
  expect(screen.getByText(/If your bank doesn’t pay it.*until December 31/)).toBeTruthy()
  expect(screen.queryByText(/\$0\.00/)).toBeNull()
})

it('a loan that is paid out says what is owed and when the next payment is due', async () => {
  draw({ ...confirmed, status: 'ACTIVE', current_principal: 7600, next_debit: { on: '2026-12-24', amount: 164.13 } })
  expect((await screen.findByText('You owe, without interest')).nextSibling?.textContent).toBe('$7,600.00')
  expect(screen.getByText('You borrowed').nextSibling?.textContent).toBe('$8,000.00')
  expect(screen.getByText('Next debit').nextSibling?.textContent).toBe('December 24')
})

it('a payment that is due and not late yet is said with the day from which it is; what is debited next comes after it', async () => {
  const due = { due_amount: 164.13, due_since: '2026-11-24', next_debit: { on: '2026-12-24', amount: 164.13 } }
  draw({ ...confirmed, status: 'ACTIVE', current_principal: 7600, ...due })
  expect(await screen.findByText('$164.13 is due now')).toBeTruthy()
  expect(screen.getByText(/^It was due on November 24 and isn’t paid yet\. From December 4 on it counts as late\./)).toBeTruthy()
  expect(screen.queryByText(/no payment is late/)).toBeNull()
  expect(screen.getByText('Next debit').nextSibling?.textContent).toBe('December 24')
  expect(screen.getByRole('button', { name: 'Make a payment' })).toBeTruthy()
})

it('a loan is canceled only after a second question, and then it is said that nothing is owed', async () => {
  const asked = draw(confirmed)
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel this loan' }))
  expect(asked.some(({ call }) => call === change)).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the loan' }))
  expect(await screen.findByText(/Your loan is canceled/)).toBe(document.activeElement)
  expect(asked.find(({ call }) => call === change)).toMatchObject({ body: { status: 'CANCELLED' }, headers: { 'if-match': '"2"' } })
  await waitFor(() => expect(screen.queryByText('$8,000.00')).toBeNull())
})

it('who keeps the loan keeps it', async () => {
  const asked = draw(confirmed)
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel this loan' }))
  await userEvent.click(screen.getByRole('button', { name: 'Keep my loan' }))
  expect(screen.getByText('$8,000.00')).toBeTruthy()
  expect(asked.some(({ call }) => call === change)).toBe(false)
})

it('loans that are over are not shown', async () => {
  const asked = draw({ ...confirmed, status: 'CANCELLED' }, { ...confirmed, pk: 'other', status: 'REPAID' })
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(screen.queryByText('Your loan')).toBeNull()
})

it('a payment is reviewed before one press debits the bank, and can be taken back on its receipt', async () => {
  const asked = draw({ ...confirmed, status: 'ACTIVE', current_principal: 8000, next_repayment_date: '2026-12-24' })
  await userEvent.click(await screen.findByRole('button', { name: 'Make a payment' }))
  expect(await screen.findByText(/You pay \$164\.13/)).toBeTruthy()
  expect(screen.getByText(/bank account ending in 4321/)).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: /All of the loan: \$8,010\.20/ }))
  expect(screen.getByText(/interest up to today/)).toBeTruthy()
  expect(screen.getByText(/^Right after you confirm you can still take it back/)).toBeTruthy()
  expect(asked.filter(({ call }) => call.startsWith('POST'))).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Pay $8,010.20' }))
  expect(await screen.findByText('Your payment of $8,010.20 is saved')).toBeTruthy()
  expect(screen.getByText(/^It’s debited from your bank account ending in 4321/)).toBeTruthy()
  expect(asked.filter(({ call }) => call === pay).map(({ body }) => body)).toEqual([{ what: 'all', amount: 8010.2 }])
  await userEvent.click(screen.getByRole('button', { name: 'Take it back' }))
  expect(await screen.findByText('The payment is taken back. Nothing was debited, and your loan is as it was.')).toBeTruthy()
  expect(asked.filter(({ call }) => call === takeBack).length).toBe(1)
})

it('on the last day to make something up, a payment is said to be sent at once before it is allowed', async () => {
  const due = { ...payable, next: [], due: 328.26, waits_minutes: 0, is_last_day: true }
  drawWith(due, [{ ...confirmed, status: 'PAST_DUE', past_due_amount: 328.26, make_up_by: '2026-12-31', current_principal: 7600 }])
  await userEvent.click(await screen.findByRole('button', { name: 'Make a payment' }))
  expect(await screen.findByText(/^Today is the last day to make up what’s late/)).toBeTruthy()
  expect(screen.queryByText(/you can still take it back/)).toBeNull()
})

const active = { ...confirmed, status: 'ACTIVE', current_principal: 8000, next_repayment_date: '2026-12-24' }

it('a payment whose answer was lost is made once, also when the dialog was closed in between', async () => {
  const service = lostAnswers({ status: 201, body: paid })
  drawWith(payable, [active], { [pay]: service.call })
  for (const isLost of [true, false]) {
    await userEvent.click(await screen.findByRole('button', { name: 'Make a payment' }))
    await userEvent.click(await screen.findByRole('radio', { name: /All of the loan/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Pay $8,010.20' }))
    if (!isLost) continue
    expect((await screen.findByRole('alert')).textContent).toMatch(/You can safely press the button again: it’s done only once\.$/)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /All of the loan/ }).checked).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }))
  }
  expect(await screen.findByText('Your payment of $8,010.20 is saved')).toBeTruthy()
  expect([service.sent(), service.done().length]).toEqual([2, 1])
})

it('what can be paid is asked for again where it could not be had', async () => {
  const service = lostAnswers({ body: payable })
  drawWith(payable, [active], { [`GET /api/v1/loans/${confirmed.pk}/payments/`]: service.call })
  await userEvent.click(await screen.findByRole('button', { name: 'Make a payment' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('radio', { name: /All of the loan/ })).toBeTruthy()
})
