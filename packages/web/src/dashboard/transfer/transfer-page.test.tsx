import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { account, deposit, dialog, draw, list, onAFriday, pressed, schedule, schedulesOf } from './testing/money-page.tsx'
import { TransferPage } from './transfer-page.tsx'

onAFriday()

it('a deposit is checked as it is typed, reviewed in full, asked for once, and has a number', async () => {
  const asked = draw(TransferPage, {
    'POST /api/v1/apex/user/transfer/deposit/create/': () => ({ status: 201, body: { ...deposit, state: 'WAITING' } }),
  })
  expect(await screen.findByText(/You can still put in \$7,000\.00 for 2026/)).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Amount'), '1,200')
  await userEvent.click(screen.getByRole('radio', { name: /2025, last year/ }))
  await pressed('Review')
  expect(screen.getAllByText(/Enter \$1,000\.00 or less/).length).toBeGreaterThan(0)
  await userEvent.clear(screen.getByLabelText('Amount'))
  await userEvent.type(screen.getByLabelText('Amount'), '900')
  await pressed('Review')
  for (const line of ['$900.00', 'Sample Bank ••1111', 'Traditional IRA ••4471', 'Tax year 2025', 'None'])
    expect(dialog().getAllByText(line).length).toBeGreaterThan(0)
  await userEvent.click(dialog().getByRole('button', { name: 'Deposit $900.00' }))
  expect(await screen.findByText('Your deposit of $900.00 is saved')).toBeTruthy()
  expect(screen.getByText(/Number of this deposit: C0FF-EE02/)).toBeTruthy()
  const sent = asked.filter(({ call }) => call.endsWith('deposit/create/'))
  expect(sent.map(({ body }) => body)).toEqual([{ account_number: 'R-1', amount: 900, contribution_type: 'PRIOR_YEAR', tax_year: 2025 }])
})

const waiting = { ...deposit, state: 'WAITING', waits_until: '2026-03-06T15:30:00Z', available_on: null }
const takeBack = `POST /api/v1/apex/user/transfers/${deposit.pk}/take-back/`

it('right after it was asked for, a deposit can be taken back where its number is', async () => {
  const asked = draw(TransferPage, {
    'GET /api/v1/apex/user/transfer_requests/': () => list(),
    'POST /api/v1/apex/user/transfer/deposit/create/': () => ({ status: 201, body: waiting }),
    [takeBack]: () => ({ body: { ...waiting, state: 'TAKEN_BACK', processed: true, waits_until: null } }),
  })
  await userEvent.type(await screen.findByLabelText('Amount'), '150')
  await pressed('Review')
  expect(dialog().getByText(/^Right after you confirm you can still take it back/)).toBeTruthy()
  await userEvent.click(dialog().getByRole('button', { name: 'Deposit $150.00' }))
  expect(await screen.findByText(/^It’s sent at \d+:30 [AP]M\. Until then you can take it back\.$/)).toBeTruthy()
  expect(document.activeElement?.textContent).toContain('Your deposit of $150.00 is saved')
  await pressed('Take it back')
  expect((await screen.findByText('The deposit is taken back. Nothing was debited.')).closest('[role=status]')).toBeTruthy()
  expect(screen.queryByText('Your deposit of $150.00 is saved')).toBeNull()
  expect(document.activeElement?.textContent).toBe('The deposit is taken back. Nothing was debited.')
  expect(asked.filter(({ call }) => call === takeBack)).toHaveLength(1)
})

it('a deposit that was sent meanwhile can’t be taken back any more, by itself and everywhere', async () => {
  let standing: object = waiting
  draw(TransferPage, {
    'GET /api/v1/apex/user/transfer_requests/': () => list(standing),
    'POST /api/v1/apex/user/transfer/deposit/create/': () => ({ status: 201, body: waiting }),
  })
  await userEvent.type(await screen.findByLabelText('Amount'), '150')
  await pressed('Review')
  await userEvent.click(dialog().getByRole('button', { name: 'Deposit $150.00' }))
  expect(await screen.findByText('Your deposit of $150.00 is saved')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'Take it back' })).toHaveLength(2)
  standing = { ...waiting, state: 'SENT', waits_until: null }
  await vi.advanceTimersByTimeAsync(31_000)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull())
  expect(screen.getByText('Your deposit of $150.00 is saved')).toBeTruthy()
})

it('why it came too late to take something back stays when the button is gone', async () => {
  let standing: object = waiting
  draw(TransferPage, {
    'GET /api/v1/apex/user/transfer_requests/': () => list(standing),
    [takeBack]: () => {
      standing = { ...waiting, state: 'SENT', waits_until: null }
      return { status: 409, body: { code: 'not_in_this_state', detail: 'This was sent already, so it can’t be taken back.' } }
    },
  })
  await pressed('Take it back')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull())
  expect(screen.getByText('This was sent already, so it can’t be taken back.').getAttribute('role')).toBe('alert')
})

it('the list takes back what waits, and says when it was too late', async () => {
  let standing: object = waiting
  draw(TransferPage, {
    'GET /api/v1/apex/user/transfer_requests/': () => list(standing, { ...deposit, pk: '0190aaaa-0000-7000-8000-0000c0ffee03' }),
    [takeBack]: () => {
      if (standing === waiting) {
        standing = { ...waiting, waits_until: '2026-03-06T15:31:00Z' }
        return { status: 409, body: { code: 'not_in_this_state', detail: 'This was sent already, so it can’t be taken back.' } }
      }
      standing = { ...waiting, state: 'TAKEN_BACK', processed: true, waits_until: null }
      return { body: standing }
    },
  })
  await pressed('Take it back')
  expect((await screen.findByText('This was sent already, so it can’t be taken back.')).getAttribute('role')).toBe('alert')
  await pressed('Take it back')
  expect(await screen.findByText('Taken back')).toBeTruthy()
  expect(screen.getByText('The deposit is taken back. Nothing was debited.')).toBe(document.activeElement)
  expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull()
})

it('a deposit that repeats says its dates before it is allowed', async () => {
  const asked = draw(TransferPage, { 'POST /api/v1/apex/user/transfer_schedules/create/': () => ({ status: 201, body: schedule }) })
  await userEvent.selectOptions(await screen.findByLabelText('How often?'), 'Every two weeks')
  await userEvent.type(screen.getByLabelText('Amount'), '75')
  await pressed('Review')
  expect(dialog().getByText('March 9, March 23, April 6')).toBeTruthy()
  await userEvent.click(dialog().getByRole('button', { name: 'Start these deposits' }))
  expect(await screen.findByText('Your deposits are set up')).toBeTruthy()
  expect(asked.find(({ call }) => call.endsWith('schedules/create/'))?.body).toMatchObject({
    frequency: 'BIWEEKLY',
    first_date: '2026-03-09',
  })
})

it('what waits for an account or a bank says so', async () => {
  const plan = { pk: 'v1', version: 1, amount: 50, frequency: 'weekly', status: 'active', first_date: '2026-04-01', state: 'plan_only' }
  draw(TransferPage, {
    'GET /api/v1/apex/user/transfer_schedules/': schedulesOf(),
    'GET /api/v1/financial_accounts/accounts/primary/': () => ({ body: { account: null } }),
    'GET /api/v1/portfolios/savings_program/': () =>
      list({ ...plan, transfer_schedule_id: null, next_dates: [], missing: ['bank_account'], words: '' }),
  })
  expect(await screen.findByText('Nothing is taken from your bank yet. It needs a linked bank account.')).toBeTruthy()
  expect(await screen.findByText('No bank is linked')).toBeTruthy()
})

const bank = {
  ...{ pk: 'b2', version: 3, source: 'linked', institution_name: 'Harbor Bank', nickname: null, name: 'Everyday', last_four: '2222' },
  ...{ account_subtype: 'checking', verification: 'not_needed', active_account: true, primary_account: false },
}
const broken = { ...bank, pk: 'b1', last_four: '1111', active_account: false, primary_account: true }

it('a bank whose link has ended takes no deposit: the page says so', async () => {
  draw(TransferPage, {
    'GET /api/v1/financial_accounts/accounts/': () => list(broken),
    'GET /api/v1/financial_accounts/accounts/primary/': () => ({ body: { account: broken } }),
  })
  expect(await screen.findByText('The link to your bank no longer works')).toBeTruthy()
  expect(screen.queryByLabelText('Amount')).toBeNull()
})

it.each([
  ['gone', null],
  ['of no use', broken],
])('where the bank for money is %s, another that is linked takes its place at a press', async (_how, before) => {
  let now: object | null = before
  const asked = draw(TransferPage, {
    'GET /api/v1/financial_accounts/accounts/': () =>
      list(...(before ? [before] : []), now === before ? bank : { ...bank, primary_account: true }),
    'GET /api/v1/financial_accounts/accounts/primary/': () => ({ body: { account: now } }),
    'PATCH /api/v1/financial_accounts/accounts/b2/update/': () => {
      now = { ...bank, primary_account: true }
      return { body: now }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Use Harbor Bank ••••2222' }))
  expect(await screen.findByLabelText('Amount')).toBeTruthy()
  expect(asked.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({ primary_account: true })
})

it('people without an account read what would be here, and how to get there', async () => {
  draw(TransferPage, {
    'GET /api/v1/apex/user/accounts/': () => list(),
    'GET /api/v1/apex/user/transfer_requests/': () => list(),
    'GET /api/v1/apex/user/transfer_schedules/': schedulesOf(),
  })
  expect(await screen.findByText(/You have no open account with us yet/)).toBeTruthy()
  expect(await screen.findByText(/Nothing repeats\./)).toBeTruthy()
  expect(await screen.findByText(/Nothing has moved yet\./)).toBeTruthy()
})

it('people whose account isn’t open yet are led to how it stands, and not to another account', async () => {
  draw(TransferPage, { 'GET /api/v1/apex/user/accounts/': () => list({ ...account, is_active: false, state: 'ACTION_REQUIRED' }) })
  expect((await screen.findByRole('link', { name: 'See how it stands' })).getAttribute('href')).toBe('/dashboard')
  expect(screen.queryByText(/You have no open account with us yet/)).toBeNull()
})

it('each part that cannot be loaded says so by itself, and is asked for again', async () => {
  let isBack = false
  const broken = { status: 503, body: { code: 'unavailable', detail: 'Try again soon.' } }
  draw(TransferPage, { 'GET /api/v1/apex/user/transfer_requests/': () => (isBack ? list(deposit) : broken) })
  expect(await screen.findByText('Try again soon.')).toBeTruthy()
  isBack = true
  await pressed('Try again')
  expect(await screen.findByText('Deposit into Traditional IRA ••4471')).toBeTruthy()
  expect(screen.getByText('Your bank can still send it back. You can take it out from March 9.')).toBeTruthy()
})

it('the list can be narrowed, and what came back says why', async () => {
  const returned = {
    ...deposit,
    pk: `${deposit.pk.slice(0, -1)}3`,
    state: 'RETURNED',
    processed: true,
    reason: 'Your bank account is closed.',
  }
  draw(TransferPage, { 'GET /api/v1/apex/user/transfer_requests/': () => list(deposit, returned) })
  expect(await screen.findByText('Your bank account is closed.')).toBeTruthy()
  await pressed('On the way')
  expect(screen.queryByText('Your bank account is closed.')).toBeNull()
  await pressed('Withdrawals')
  expect(screen.getByText('None of this kind.')).toBeTruthy()
})

it('a withdrawal says what is held back for tax until it is paid, and nothing of it when it came back', async () => {
  const out = { ...deposit, direction: 'WITHDRAWAL', tax_year: null, contribution_type: null, amount: 500, net_amount: 450 }
  const back = { reason: 'Your bank can’t find the account.', state_words: 'Your bank sent it back. The money is back in your account.' }
  const states = [
    { ...out, pk: 'w1', state: 'SENT' },
    { ...out, pk: 'w2', state: 'SETTLED', processed: true, amount: 600, net_amount: 540 },
    { ...out, pk: 'w3', state: 'RETURNED', processed: true, amount: 700, net_amount: 630, ...back },
  ]
  draw(TransferPage, { 'GET /api/v1/apex/user/transfer_requests/': () => list(...states) })
  expect(await screen.findByText(`${back.reason} ${back.state_words}`)).toBeTruthy()
  expect(screen.getAllByText(/held back/).map(({ textContent }) => textContent)).toEqual([
    '$50.00 is held back for tax. $450.00 goes to your bank.',
    '$60.00 was held back for tax. $540.00 went to your bank.',
  ])
})

it('the money of a loan says what of it is the fee, and how much goes to the bank', async () => {
  const lent = {
    ...deposit,
    direction: 'WITHDRAWAL',
    tax_year: null,
    contribution_type: null,
    amount: 8000,
    net_amount: 7925,
    loan_id: 'l1',
  }
  const states = [
    { ...lent, pk: 'w1', state: 'SENT' },
    { ...lent, pk: 'w2', state: 'SETTLED', processed: true },
  ]
  draw(TransferPage, { 'GET /api/v1/apex/user/transfer_requests/': () => list(...states) })
  expect(await screen.findByText('$75.00 is the fee for the loan. $7,925.00 goes to your bank.')).toBeTruthy()
  expect(screen.getByText('$75.00 was the fee for the loan. $7,925.00 went to your bank.')).toBeTruthy()
  expect(screen.queryByText(/for tax/)).toBeNull()
})

it('a deposit that was changed to the other kind of IRA says how much of it counts there', async () => {
  draw(TransferPage, { 'GET /api/v1/apex/user/transfer_requests/': () => list({ ...deposit, state: 'AVAILABLE', recharacterized: 120 }) })
  expect(await screen.findByText('$120.00 of it was changed to your other kind of IRA, and counts there.')).toBeTruthy()
})

it('what a loan pays out is no withdrawal, and a payment of it no deposit', async () => {
  const loan = { ...deposit, contribution_type: null, tax_year: null, loan_id: '0190aaaa-0000-7000-8000-0000c0ffee04' }
  const out = { ...loan, pk: `${deposit.pk.slice(0, -1)}5`, direction: 'WITHDRAWAL' }
  draw(TransferPage, { 'GET /api/v1/apex/user/transfer_requests/': () => list(loan, out) })
  expect(await screen.findByText(/^Loan payment into /)).toBeTruthy()
  expect(screen.getByText(/^Loan from /)).toBeTruthy()
  expect(screen.queryByText(/^(Withdrawal from|Deposit into) /)).toBeNull()
})

it.each([
  ['TRADITIONAL_IRA', 'ACTIVE', true],
  ['INDIVIDUAL_401K', 'ACTIVE', false],
  ['ROTH_IRA', 'CLOSED', false],
])('with one account, a %s that is %s, a change to the other kind of IRA is offered: %s', async (account_type, state, isOffered) => {
  draw(TransferPage, { 'GET /api/v1/apex/user/accounts/': () => list({ ...account, account_type, state }) })
  await screen.findAllByText(/\$150\.00/)
  const ways = () => screen.queryAllByRole('link', { name: 'Change a deposit to your other kind of IRA' })
  await waitFor(() => expect(ways()).toHaveLength(isOffered ? 1 : 0))
})
