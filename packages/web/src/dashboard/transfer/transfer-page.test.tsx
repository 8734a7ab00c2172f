import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setLanguage } from '../../client/language.ts'
import { forgetPerson } from '../../client/session/resets.ts'
import { signedInBrowser, stubService } from '../../testing/stub-service.ts'
import { writePageData } from '../../testing/write-page-data.ts'
import { TransferPage } from './transfer-page.tsx'
import { WithdrawPage } from './withdraw/withdraw-page.tsx'

beforeEach(() => {
  writePageData()
  // jsdom has the element, and not what opens it.
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= () => undefined
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-03-06T15:00:00Z') })
})
afterEach(() => {
  cleanup()
  forgetPerson()
  setLanguage('en')
  vi.useRealTimers()
})

const list = (...results: readonly object[]) => ({ body: { results } })
const money = { pending: 0, unsettled: 150, held: 0, owed: 0 }
const account = {
  ...{ pk: 'a1', account_number: 'R-1', last_four: '4471', account_type: 'TRADITIONAL_IRA', is_active: true, state: 'ACTIVE' },
  ...{ cash_available: 20, ...money, invested: 900, valued_at: null },
}
const room = {
  account_type: 'TRADITIONAL_IRA',
  tax_year: 2026,
  is_known: true,
  limit: 7500,
  contributed: 500,
  room: 7000,
  is_certain: true,
}
const rooms = [
  { ...room, last_day: '2027-04-15', words: '' },
  { ...room, tax_year: 2025, limit: 7000, room: 1000, last_day: '2026-04-15', words: '' },
]
const schedule = {
  ...{ transfer_schedule_id: '0190aaaa-0000-7000-8000-0000c0ffee01', version: 2, account_number: 'R-1', frequency: 'MONTHLY' },
  ...{ contribution_type: 'CURRENT_YEAR', amount: 150, status: 'ACTIVE', first_date: '2026-02-10', days: [] },
  next_dates: ['2026-03-10', '2026-04-10', '2026-05-11'],
}
const deposit = {
  ...{ pk: '0190aaaa-0000-7000-8000-0000c0ffee02', account_number: 'R-1', direction: 'DEPOSIT', contribution_type: 'CURRENT_YEAR' },
  ...{ distribution_type: null, tax_year: 2026, amount: 150, tax_withheld: 0, net_amount: 150, state: 'SETTLED', state_words: '' },
  ...{ processed: false, reason: null, payment_way: null, transfer_schedule_id: null, asked_at: '2026-03-02T15:00:00Z' },
  waits_until: null,
  available_on: '2026-03-09',
}
const takeable = { account_number: 'R-1', ...money, cash_available: 500, in_cash: 20, in_funds: 880, held_by_loans: 400 }
const full = {
  'GET /api/v1/apex/user/accounts/': () => list(account),
  'GET /api/v1/apex/investigation/issues/': () => list(),
  'GET /api/v1/apex/user/contribution_room/': () => list(...rooms),
  'GET /api/v1/apex/user/transfer_requests/': () => list(deposit),
  'GET /api/v1/apex/user/cash/available/': () => ({
    body: { cash_available: 500, accounts: [takeableAccount], state_taxes_income: true },
  }),
  'GET /api/v1/financial_accounts/accounts/': () => list(),
  'GET /api/v1/financial_accounts/accounts/primary/': () => ({
    body: { account: { institution_name: 'Sample Bank', nickname: null, name: 'Everyday', last_four: '1111' } },
  }),
  'GET /api/v1/portfolios/': () =>
    list({
      name: 'Balanced',
      target: [
        { name: 'Stocks', weight: 60 },
        { name: 'Bonds', weight: 40 },
      ],
    }),
  'GET /api/v1/portfolios/savings_program/': () => list(),
}
const schedulesOf =
  (...active: readonly object[]) =>
  ({ query }: { readonly query: Readonly<Record<string, string>> }) =>
    query['status'] === 'ACTIVE' ? list(...active) : list()
const takeableAccount = { ...takeable, distribution_types: ['EARLY', 'EARLY_MEDICAL'] }

function draw(Page: typeof TransferPage, answers: Parameters<typeof stubService>[0] = {}) {
  signedInBrowser()
  const asked = stubService({ ...full, 'GET /api/v1/apex/user/transfer_schedules/': schedulesOf(schedule), ...answers })
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  )
  return asked
}

const pressed = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = () => within(screen.getByRole('dialog'))

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
    'POST /api/v1/apex/user/transfer/deposit/create/': () => ({ status: 201, body: waiting }),
    [takeBack]: () => ({ body: { ...waiting, state: 'TAKEN_BACK', processed: true, waits_until: null } }),
  })
  await userEvent.type(await screen.findByLabelText('Amount'), '150')
  await pressed('Review')
  expect(dialog().getByText(/^Right after you confirm you can still take it back/)).toBeTruthy()
  await userEvent.click(dialog().getByRole('button', { name: 'Deposit $150.00' }))
  expect(await screen.findByText(/^It’s sent at \d+:30 [AP]M\. Until then you can take it back\.$/)).toBeTruthy()
  await pressed('Take it back')
  expect((await screen.findByText('The deposit is taken back. Nothing was debited.')).closest('[role=status]')).toBeTruthy()
  expect(screen.queryByText('Your deposit of $150.00 is saved')).toBeNull()
  expect(asked.filter(({ call }) => call === takeBack)).toHaveLength(1)
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
  expect(screen.getByText('The deposit is taken back. Nothing was debited.').getAttribute('role')).toBe('status')
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

it('a repeating deposit shows its dates and what it buys, and is changed, paused and ended at the version that was seen', async () => {
  const asked = draw(TransferPage, {
    'POST /api/v1/apex/user/transfer_schedules/update/': () => ({ body: schedule }),
    'POST /api/v1/apex/user/transfer_schedules/cancel/': () => ({ body: schedule }),
  })
  expect(await screen.findByRole('heading', { name: '$150 every month' })).toBeTruthy()
  expect(screen.getByText('April 10, May 11')).toBeTruthy()
  expect(await screen.findByRole('row', { name: 'Stocks 60% $90.00' })).toBeTruthy()
  await pressed('Change it: $150 every month')
  await userEvent.clear(dialog().getByLabelText('Amount each time'))
  await userEvent.type(dialog().getByLabelText('Amount each time'), '5')
  await userEvent.click(dialog().getByRole('button', { name: 'Save the change' }))
  expect(await dialog().findByText('Enter $10 or more, such as 150.')).toBeTruthy()
  await userEvent.type(dialog().getByLabelText('Amount each time'), '0')
  await userEvent.click(dialog().getByRole('button', { name: 'Save the change' }))
  expect(await screen.findByText('From the next deposit on it’s $50.00 every month.')).toBeTruthy()
  await pressed('Pause: $150 every month')
  await userEvent.click(dialog().getByRole('button', { name: 'Pause' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await pressed('End it: $150 every month')
  await userEvent.click(dialog().getByRole('button', { name: 'End them' }))
  expect(await screen.findByText('Your deposits have ended. Nothing more is taken.')).toBeTruthy()
  const id = schedule.transfer_schedule_id
  expect(asked.filter(({ call }) => /update|cancel/.test(call)).map(({ body, headers }) => [body, headers['if-match']])).toEqual([
    [{ transfer_schedule_id: id, amount: 50 }, '"2"'],
    [{ transfer_schedule_id: id, status: 'PAUSED' }, '"2"'],
    [{ transfer_schedule_id: id }, undefined],
  ])
})

it('how often a deposit repeats, and its next day, can be changed; what stays is not sent', async () => {
  const asked = draw(TransferPage, { 'POST /api/v1/apex/user/transfer_schedules/update/': () => ({ body: schedule }) })
  await pressed('Change it: $150 every month')
  await userEvent.selectOptions(dialog().getByLabelText('How often?'), 'Every two weeks')
  const day = dialog().getByLabelText<HTMLInputElement>('Next deposit on')
  expect(day.value).toBe('2026-03-10')
  await userEvent.clear(day)
  await userEvent.type(day, '2026-03-01')
  await userEvent.click(dialog().getByRole('button', { name: 'Save the change' }))
  expect(await dialog().findByText('Choose a day after today and within a year.')).toBeTruthy()
  await userEvent.clear(day)
  await userEvent.type(day, '2026-03-20')
  await userEvent.click(dialog().getByRole('button', { name: 'Save the change' }))
  expect(await screen.findByText('From the next deposit on it’s $150.00 every two weeks.')).toBeTruthy()
  const sent = asked.find(({ call }) => call.endsWith('transfer_schedules/update/'))
  expect(sent?.body).toEqual({
    transfer_schedule_id: schedule.transfer_schedule_id,
    frequency: 'BIWEEKLY',
    first_date: '2026-03-20',
  })
})

it('a plan of regular saving and the deposits that it makes are one, and it is ended at the version that was seen', async () => {
  const plan = {
    ...{ pk: 'v1', version: 3, amount: 150, frequency: 'monthly', status: 'active', first_date: '2026-02-10', state: 'scheduled' },
    ...{ transfer_schedule_id: schedule.transfer_schedule_id, next_dates: ['2026-03-10'], missing: [], words: '' },
  }
  const asked = draw(TransferPage, {
    'GET /api/v1/portfolios/savings_program/': () => list(plan),
    'PATCH /api/v1/portfolios/savings_program/v1/update/': () => ({ body: { ...plan, status: 'cancelled' } }),
  })
  await waitFor(() => expect(screen.getAllByRole('heading', { name: '$150 every month' })).toHaveLength(1))
  await pressed('End it: $150 every month')
  await userEvent.click(dialog().getByRole('button', { name: 'End them' }))
  await screen.findByText('Your deposits have ended. Nothing more is taken.')
  const sent = asked.find(({ call }) => call.startsWith('PATCH'))
  expect([sent?.body, sent?.headers['if-match']]).toEqual([{ status: 'cancelled' }, '"3"'])
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

const quote = {
  ...{ amount: 300, federal_withholding_percent: 10, tax_withheld: 30, net_amount: 270, additional_tax: 30, cash_available: 500 },
  ...{
    state_withholding_percent: 0,
    state_tax_withheld: 0,
    arrives_by: '2026-03-11',
    is_possible: true,
    state_taxes_income: true,
    notes: [],
  },
}
const withdrawing = {
  'POST /api/v1/apex/user/transfer/withdraw/quote/': () => ({ body: quote }),
  'POST /api/v1/apex/user/transfer/withdraw/create/': () => ({
    status: 201,
    body: { ...deposit, direction: 'WITHDRAWAL', net_amount: 270 },
  }),
}

it('what can be taken out is shown with why it isn’t more', async () => {
  draw(WithdrawPage, withdrawing)
  expect(await screen.findByText('$500.00', { selector: 'span' })).toBeTruthy()
  expect(screen.getByText('$400.00 has to stay in until your loan is paid back.')).toBeTruthy()
  expect(await screen.findByText(/\$150\.00 just arrived\. .* from March 9\./)).toBeTruthy()
})

it('a withdrawal follows what is typed: tax held back, extra tax, what arrives and when; it is reviewed, and has a number', async () => {
  const asked = draw(WithdrawPage, withdrawing)
  await pressed('Review')
  expect(screen.getAllByText('Choose a reason.').length).toBeGreaterThan(0)
  await userEvent.click(screen.getByRole('radio', { name: /None of these reasons/ }))
  await userEvent.type(screen.getByLabelText('How much?'), '300')
  expect(await screen.findByRole('heading', { name: 'What it comes to' })).toBeTruthy()
  const beside = (name: string) => screen.getByText(name).nextSibling?.textContent
  expect([beside('Held back for federal tax, 10%'), beside('Held back for state tax, 0%'), beside('Paid to your bank')]).toEqual([
    '$30.00',
    '$0.00',
    '$270.00',
  ])
  expect([beside('Extra 10% tax, with your return'), beside('At your bank')]).toEqual(['$30.00', 'Usually by March 11'])
  await pressed('Review')
  expect(dialog().getByText('Sample Bank ••1111')).toBeTruthy()
  await userEvent.click(dialog().getByRole('button', { name: 'Take out $300.00' }))
  expect(await screen.findByText('Your withdrawal of $300.00 is saved')).toBeTruthy()
  expect(screen.getByText(/Number of this withdrawal: C0FF-EE02/)).toBeTruthy()
  expect(asked.find(({ call }) => call.endsWith('withdraw/create/'))?.body).toEqual({
    account_number: 'R-1',
    distribution_type: 'EARLY',
    amount: 300,
    federal_withholding_percent: 10,
    state_withholding_percent: 0,
  })
})

it('a share for state tax is asked where there is such a tax, and the two are no more than all of it', async () => {
  const asked = draw(WithdrawPage, withdrawing)
  await userEvent.click(await screen.findByRole('radio', { name: /None of these reasons/ }))
  await userEvent.type(screen.getByLabelText('How much?'), '300')
  const share = screen.getByLabelText('Hold back for state income tax')
  await userEvent.type(share, '91')
  await pressed('Review')
  expect(screen.getAllByText('Enter a whole number from 0 to 90.').length).toBeGreaterThan(0)
  await userEvent.clear(share)
  await userEvent.type(share, '5')
  await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ federal_withholding_percent: 10, state_withholding_percent: 5 }))
})

it('a state without such a tax is no question', async () => {
  const untaxed = { cash_available: 500, accounts: [takeableAccount], state_taxes_income: false }
  draw(WithdrawPage, { ...withdrawing, 'GET /api/v1/apex/user/cash/available/': () => ({ body: untaxed }) })
  expect(await screen.findByLabelText('Hold back for federal income tax')).toBeTruthy()
  expect(screen.queryByLabelText('Hold back for state income tax')).toBeNull()
})

it('more than there is, and too little held back by a plan, are refused beside their fields', async () => {
  const plan = { ...account, account_type: 'INDIVIDUAL_401K' }
  draw(WithdrawPage, { ...withdrawing, 'GET /api/v1/apex/user/accounts/': () => list(plan) })
  await userEvent.click(await screen.findByRole('radio', { name: /None of these reasons/ }))
  await userEvent.type(screen.getByLabelText('How much?'), '501')
  await userEvent.clear(screen.getByLabelText('Hold back for federal income tax'))
  await userEvent.type(screen.getByLabelText('Hold back for federal income tax'), '5')
  await pressed('Review')
  expect(screen.getAllByText(/Enter \$500\.00 or less/).length).toBeGreaterThan(0)
  expect(screen.getAllByText('Enter a whole number from 20 to 100.').length).toBeGreaterThan(0)
})

it('it is shown in Spanish', async () => {
  setLanguage('es')
  draw(WithdrawPage, withdrawing)
  expect(await screen.findByRole('heading', { name: 'Sacar dinero' })).toBeTruthy()
  expect(await screen.findByText('$400.00 tienen que quedarse hasta que devuelvas tu préstamo.')).toBeTruthy()
})
