import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { forgetPerson } from '../../client/session/resets.ts'
import { useSession } from '../../client/session/session.ts'
import { forgetModes } from '../../client/walk/flow.ts'
import { ada } from '../../testing/ada.ts'
import { foundAccount } from '../../testing/found-samples.ts'
import { walkView } from '../../testing/real-flows.ts'
import { signedInBrowser, stubService } from '../../testing/stub-service.ts'
import { writePageData } from '../../testing/write-page-data.ts'
import { beginOverview } from './begin-overview.ts'
import { OverviewPage } from './overview-page.tsx'

beforeEach(writePageData)
afterEach(() => {
  cleanup()
  forgetPerson()
})

const nothing = () => ({ body: { results: [] } })
const begun = (mode: string, step: string, step_title: string, is_over = false) => ({
  mode,
  title: `About ${mode}`,
  step,
  step_title,
  saved_at: '2026-03-06T12:00:00Z',
  is_over,
})
const done = {
  previous_jobs: true,
  personal_information: true,
  letter_auth: false,
  accounts_found: false,
  estimated_401k_fees: false,
  ira_interested: false,
  ira_created: false,
  selected_401ks: false,
  rollover_call_scheduled: false,
  rollover_401k_accounts: false,
  rollover_destination: false,
}

function draw(answers: Parameters<typeof stubService>[0] = {}) {
  stubService({
    'GET /api/journeys': () => ({
      body: {
        results: [
          begun('landing-rollover', 'letter-of-authorization', 'May we ask for you?'),
          begun('landing-fc-loan', 'take-loan', 'How much do you need?'),
        ],
      },
    }),
    'GET /api/flows/landing-rollover/walk': () => ({ body: walkView('landing-rollover') }),
    'GET /api/v1/accounts/completed_info/': () => ({ body: done }),
    'GET /api/v1/accounts/calls/': nothing,
    'GET /api/v1/loans/': nothing,
    'GET /api/v1/documents/': nothing,
    'GET /api/v1/accounts/found_accounts/': nothing,
    'GET /api/v1/portfolios/savings_program/': nothing,
    'GET /api/v1/accounts/found_accounts_tracker/': nothing,
    'GET /api/v1/apex/user/accounts/': nothing,
    'GET /api/v1/apex/investigation/issues/': nothing,
    ...answers,
  })
  render(
    <MemoryRouter initialEntries={['/dashboard']}>
      <Routes>
        <Route path="/dashboard" element={<OverviewPage user={ada} />} />
      </Routes>
    </MemoryRouter>,
  )
}

function enter() {
  signedInBrowser()
  useSession.setState({ user: ada })
}

it('the step on which a person stopped last comes first, with a way to go on, and the rest can be opened', async () => {
  enter()
  draw()
  const left = within(await screen.findByRole('region', { name: 'Where you left off' }))
  expect(left.getByRole('heading', { name: 'May we ask for you?' })).toBeTruthy()
  expect(left.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/landing-rollover/letter-of-authorization')
  expect(left.getByRole('link', { name: 'How much do you need?', hidden: true }).getAttribute('href')).toBe('/landing-fc-loan/take-loan')
})

it('the steps of that way stand with what is done, what is next, and what has to wait', async () => {
  enter()
  draw()
  expect(await screen.findByText(/^2 of 9 done/)).toBeTruthy()
  expect(screen.getAllByText('Completed')).toHaveLength(2)
  expect(screen.getByText('Next').closest('li')?.textContent).toContain('The letter that lets us ask for you')
  expect(screen.getAllByText(/^Can’t start yet/).length).toBe(6)
})

it('what is over is not where a person left off', async () => {
  enter()
  draw({
    'GET /api/journeys': () => ({
      body: {
        results: [
          begun('landing-subscription', 'congrats', 'It is done', true),
          begun('landing-rollover', 'letter-of-authorization', 'May we ask for you?'),
        ],
      },
    }),
  })
  expect(await screen.findByRole('heading', { name: 'May we ask for you?' })).toBeTruthy()
  expect(screen.queryByText('It is done')).toBeNull()
  expect(screen.queryByText('Other things you have begun')).toBeNull()
})

it('people who are done with everything are neither led back nor see that nothing is begun', async () => {
  enter()
  draw({ 'GET /api/journeys': () => ({ body: { results: [begun('landing-rollover', 'ira/rollover-call-3', 'Your call', true)] } }) })
  expect(await screen.findByRole('heading', { name: 'Your steps' })).toBeTruthy()
  expect(screen.queryByText('Where you left off')).toBeNull()
  expect(screen.queryByText(/No questions are left/)).toBeNull()
})

it('what else can be begun comes after the steps above it, and at once where there are none', async () => {
  // Kept from another test it would be there before it has come.
  forgetModes()
  enter()
  const { promise: isThere, resolve: arrive } = Promise.withResolvers<void>()
  const walk = async () => {
    await isThere
    return { body: walkView('landing-rollover') }
  }
  draw({ 'GET /api/flows/landing-rollover/walk': walk })
  await screen.findByRole('region', { name: 'Where you left off' })
  expect(screen.queryByRole('heading', { name: 'What you can do here' })).toBeNull()
  arrive()
  const starts = await screen.findByRole('heading', { name: 'What you can do here' })
  expect(screen.getByText(/^2 of 9 done/).compareDocumentPosition(starts)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  cleanup()
  forgetPerson()
  forgetModes()
  enter()
  draw({ 'GET /api/journeys': nothing, 'GET /api/flows/landing-rollover/walk': () => new Promise(() => undefined) })
  expect(await screen.findByRole('heading', { name: 'What you can do here' })).toBeTruthy()
})

it('people who have begun only what requires no steps find no heading without any', async () => {
  enter()
  draw({
    'GET /api/journeys': () => ({ body: { results: [begun('dashboard-loan', 'take-loan', 'How much do you want to borrow?')] } }),
    'GET /api/flows/dashboard-loan/walk': () => ({ body: walkView('dashboard-loan') }),
  })
  expect(await screen.findByRole('heading', { name: 'How much do you want to borrow?' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Your steps' })).toBeNull()
})

it('a decision against an IRA stands as decided and can be made anew, and nothing that would follow from a yes waits', async () => {
  enter()
  draw({
    'GET /api/v1/accounts/completed_info/': () => ({
      body: { ...done, letter_auth: true, accounts_found: true },
    }),
    'GET /api/v1/accounts/found_accounts/': () => ({ body: { results: [foundAccount()] } }),
    'GET /api/v1/accounts/providers/unique/': () => ({ body: { user_providers: [] } }),
    'GET /api/journeys/landing-rollover': () => ({
      body: { facts: { account_plan: 'leave', 'ira.interest': false, 'personal.record': 'present', 'letter.signed': true } },
    }),
  })
  const decided = (await screen.findByText('How you want to go on')).closest('li')
  expect(decided?.textContent).toContain('You have decided not to move your accounts to an IRA for now.')
  expect(decided?.textContent).toContain('Completed')
  expect(screen.getByRole('link', { name: 'Decide again' }).getAttribute('href')).toBe('/landing-rollover/fix-401k')
  expect(screen.getByText('5 of 6 done. About 1 minute to go.')).toBeTruthy()
  expect(screen.queryByText('The IRA that gets the money')).toBeNull()
})

const allDone = Object.fromEntries(Object.keys(done).map((key) => [key, true]))

it('steps that are done and have brought no account say so, and do not look like a success', async () => {
  enter()
  draw({
    'GET /api/v1/accounts/completed_info/': () => ({ body: allDone }),
    'GET /api/v1/accounts/found_accounts/': nothing,
    'GET /api/v1/accounts/providers/unique/': () => ({ body: { user_providers: [] } }),
  })
  expect(await screen.findByText(/^No old account is known so far/)).toBeTruthy()
  const search = screen.getByText('The search for your accounts').closest('li')
  expect(search?.textContent).toContain('found no account so far')
  expect(search?.textContent).not.toContain('Completed')
})

it('after a search that found nothing, nothing that needs an account is the next task', async () => {
  enter()
  draw({
    'GET /api/v1/accounts/completed_info/': () => ({
      body: { ...done, previous_jobs: true, personal_information: true, letter_auth: true, accounts_found: true },
    }),
    'GET /api/v1/accounts/found_accounts/': nothing,
    'GET /api/v1/accounts/providers/unique/': () => ({ body: { user_providers: [] } }),
  })
  expect(await screen.findByText(/^No old account is known so far/)).toBeTruthy()
  expect(screen.queryByText('What your accounts may cost')).toBeNull()
  expect(screen.queryByText('Next')).toBeNull()
})

it('steps that are done and have brought an account are completed', async () => {
  enter()
  draw({
    'GET /api/v1/accounts/completed_info/': () => ({ body: allDone }),
    'GET /api/v1/accounts/found_accounts/': () => ({ body: { results: [foundAccount()] } }),
    'GET /api/v1/accounts/providers/unique/': () => ({ body: { user_providers: [] } }),
  })
  expect(await screen.findByText('All of these are done.')).toBeTruthy()
  expect(screen.getByText('The search for your accounts').closest('li')?.textContent).toContain('Completed')
})

it('all that it asks for was asked for while it was still asked who is signed in', async () => {
  enter()
  const asked: string[] = []
  const empty = { results: [], points: [], value: 0, began_on: null, gain_this_year: null, gain_all_time: null }
  const heard = (call: string) => () => {
    asked.push(call)
    return { body: empty }
  }
  const own = [
    'GET /api/v1/accounts/investment_account/history/',
    'GET /api/v1/accounts/found_accounts/',
    'GET /api/v1/accounts/found_accounts_tracker/',
    'GET /api/v1/accounts/found_accounts/rollover_notes/',
    'GET /api/v1/accounts/calls/',
    'GET /api/v1/apex/user/accounts/',
    'GET /api/v1/apex/user/transfer_schedules/',
    'GET /api/v1/employers/fees/',
    'GET /api/v1/financial_accounts/accounts/',
    'GET /api/v1/loans/',
    'GET /api/v1/loans/refinance_loan/',
    'GET /api/v1/loans/alt_loan/',
    'GET /api/v1/notifications/',
    'GET /api/v1/portfolios/savings_program/',
    'GET /api/journeys',
  ]
  const answers = Object.fromEntries(own.map((call) => [call, heard(call)]))
  stubService({ ...answers, 'GET /api/v1/apex/investigation/issues/': nothing })
  beginOverview()
  await expect.poll(() => new Set(asked)).toEqual(new Set(own))
  const before = asked.length
  draw({ ...answers, 'GET /api/v1/apex/investigation/issues/': nothing })
  expect(await screen.findByText(/No questions are left/)).toBeTruthy()
  expect(asked.slice(before)).toEqual([])
})

it('people who have begun nothing see a message', async () => {
  enter()
  draw({ 'GET /api/journeys': nothing })
  expect(await screen.findByText(/No questions are left/)).toBeTruthy()
})

it('people with an account that was found are not told to begin something', async () => {
  enter()
  draw({
    'GET /api/journeys': nothing,
    'GET /api/v1/accounts/found_accounts/': () => ({ body: { results: [foundAccount()] } }),
    'GET /api/v1/employers/fees/': nothing,
    'GET /api/v1/financial_accounts/accounts/': nothing,
  })
  expect(await screen.findByRole('region', { name: 'Accounts' })).toBeTruthy()
  expect(screen.queryByText(/No questions are left/)).toBeNull()
})

it('a part that cannot be loaded says so, and the others stand', async () => {
  enter()
  draw({
    'GET /api/v1/accounts/found_accounts_tracker/': () => ({
      status: 500,
      body: { code: 'internal_error', detail: 'Your money is where it was.' },
    }),
  })
  expect(await screen.findByText('Your money is where it was.')).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'May we ask for you?' })).toBeTruthy()
})

const plan = {
  pk: '44444444-4444-4444-8444-444444444444',
  amount: 50,
  frequency: 'monthly',
  status: 'active',
  state: 'plan_only',
  missing: ['brokerage_account'],
  next_dates: ['2026-12-01'],
}

it('a savings plan that waits for the account says so, and promises no date', async () => {
  enter()
  draw({ 'GET /api/v1/portfolios/savings_program/': () => ({ body: { results: [plan] } }) })
  expect(await screen.findByText(/Nothing is taken from your bank now\. It waits until your account is open\./)).toBeTruthy()
  expect(screen.getByText('None is linked yet')).toBeTruthy()
  expect(screen.queryByText('Next deposit')).toBeNull()
})

it('a savings plan whose bank account was typed says what confirms it, and where', async () => {
  enter()
  draw({
    'GET /api/v1/portfolios/savings_program/': () => ({ body: { results: [{ ...plan, missing: ['bank_account'] }] } }),
    'GET /api/v1/financial_accounts/accounts/': () => ({ body: { results: [{ source: 'linked', verification: 'pending' }] } }),
  })
  expect(await screen.findByText(/It needs the code next to the small deposit in your bank account\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Confirm your bank' }).getAttribute('href')).toBe('/dashboard-bank/link-bank')
  expect(screen.getByText('Not confirmed yet')).toBeTruthy()
  expect(screen.queryByText('None is linked yet')).toBeNull()
})

it('a savings plan that runs says what is taken next, and from where', async () => {
  enter()
  draw({
    'GET /api/v1/portfolios/savings_program/': () => ({ body: { results: [{ ...plan, state: 'scheduled', missing: [] }] } }),
    'GET /api/v1/financial_accounts/accounts/primary/': () => ({
      body: { account: { institution_name: 'First Sample Bank', last_four: '1234' } },
    }),
  })
  expect((await screen.findByText('Next deposit')).nextSibling?.textContent).toBe('December 1')
  expect(await screen.findByText('First Sample Bank ••••1234')).toBeTruthy()
})

const brokerageAccount = {
  pk: 'b1',
  account_type: 'ROTH_IRA',
  state: 'ACTIVE',
  cash_available: 10,
  invested: 100,
  owed: 0,
  pending: 25.1,
  unsettled: 150,
  held: 0,
}

it('money between the bank and the accounts says where it is, added up over the accounts', async () => {
  enter()
  draw({
    'GET /api/v1/apex/user/accounts/': () => ({ body: { results: [brokerageAccount, { ...brokerageAccount, pk: 'b2', pending: 0.2 }] } }),
    'GET /api/v1/apex/investigation/issues/': nothing,
  })
  const moving = await screen.findByRole('region', { name: 'Moving now' })
  expect(moving.textContent).toContain('$25.30 is coming from your bank.$300.00 has arrived.')
  expect(moving.textContent).not.toContain('to your bank')
})
