import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { FunctionComponent } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, vi } from 'vitest'
import { setLanguage } from '../../../client/language.ts'
import { forgetPerson } from '../../../client/session/resets.ts'
import { openableDialogs } from '../../../testing/openable-dialogs.ts'
import { signedInBrowser, stubService } from '../../../testing/stub-service.ts'
import { writePageData } from '../../../testing/write-page-data.ts'

/** Before each test it is a Friday at the start of March. */
export function onAFriday(): void {
  beforeEach(() => {
    writePageData()
    openableDialogs()
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-03-06T15:00:00Z') })
  })
  afterEach(() => {
    cleanup()
    forgetPerson()
    setLanguage('en')
    vi.useRealTimers()
  })
}

export const list = (...results: readonly object[]) => ({ body: { results } })
const money = { pending: 0, unsettled: 150, held: 0, owed: 0 }
export const account = {
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
export const rooms = [
  { ...room, last_day: '2027-04-15', words: '' },
  { ...room, tax_year: 2025, limit: 7000, room: 1000, last_day: '2026-04-15', words: '' },
]
export const schedule = {
  ...{ transfer_schedule_id: '0190aaaa-0000-7000-8000-0000c0ffee01', version: 2, account_number: 'R-1', frequency: 'MONTHLY' },
  ...{ contribution_type: 'CURRENT_YEAR', amount: 150, status: 'ACTIVE', first_date: '2026-02-10', days: [] },
  next_dates: ['2026-03-10', '2026-04-10', '2026-05-11'],
}
export const deposit = {
  ...{ pk: '0190aaaa-0000-7000-8000-0000c0ffee02', account_number: 'R-1', direction: 'DEPOSIT', contribution_type: 'CURRENT_YEAR' },
  ...{ distribution_type: null, tax_year: 2026, amount: 150, tax_withheld: 0, net_amount: 150, state: 'SETTLED', state_words: '' },
  ...{ processed: false, reason: null, payment_way: null, transfer_schedule_id: null, asked_at: '2026-03-02T15:00:00Z' },
  loan_id: null,
  recharacterized: 0,
  waits_until: null,
  available_on: '2026-03-09',
}
const takeable = { account_number: 'R-1', ...money, cash_available: 500, in_cash: 20, in_funds: 880, held_by_loans: 400 }
const full = {
  'GET /api/v1/apex/user/accounts/': () => list(account),
  'GET /api/v1/apex/investigation/issues/': () => list(),
  'GET /api/v1/apex/user/contribution_room/': () => ({ body: { today: '2026-03-06', results: rooms } }),
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
export const schedulesOf =
  (...active: readonly object[]) =>
  ({ query }: { readonly query: Readonly<Record<string, string>> }) =>
    query['status'] === 'ACTIVE' ? list(...active) : list()
export const takeableAccount = { ...takeable, distribution_types: ['EARLY', 'EARLY_MEDICAL'] }

/** A page of money for somebody with an open account, a bank, a portfolio and a deposit that repeats. */
export function draw(Page: FunctionComponent, answers: Parameters<typeof stubService>[0] = {}) {
  signedInBrowser()
  const asked = stubService({ ...full, 'GET /api/v1/apex/user/transfer_schedules/': schedulesOf(schedule), ...answers })
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  )
  return asked
}

export const pressed = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
export const dialog = () => within(screen.getByRole('dialog'))
