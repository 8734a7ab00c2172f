import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { forgetPerson } from '../../client/session/resets.ts'
import { useSession } from '../../client/session/session.ts'
import { ada } from '../../testing/ada.ts'
import { foundAccount, likelyAccount, stateMatch } from '../../testing/found-samples.ts'
import { signedInBrowser, stubService } from '../../testing/stub-service.ts'
import { writePageData } from '../../testing/write-page-data.ts'
import { move } from '../help/answers/testing/known-people.ts'
import { AccountsPage } from './accounts-page.tsx'

beforeEach(() => {
  writePageData()
  signedInBrowser()
  useSession.setState({ user: ada })
})
afterEach(() => {
  cleanup()
  forgetPerson()
})

const nothing = () => ({ body: { results: [] } })

const unclaimed = (...results: readonly object[]) => ({
  body: {
    free: { is_free: true, words: 'Searching is free.', claim_page: 'https://unclaimed.org/' },
    search: { state: 'done', looked_at: null },
    results,
  },
})

const ended = {
  pk: 'x',
  state: 'ended',
  started_at: '2026-03-01T11:00:00Z',
  ended_at: '2026-03-01T12:00:00Z',
  sources: [],
}

function draw(answers: Parameters<typeof stubService>[0] = {}) {
  const asked = stubService({
    'GET /api/v1/accounts/onboarding/': () => ({ body: { names: [], zipcodes: [], search: null } }),
    'GET /api/v1/accounts/unclaimed_properties/': () => unclaimed(),
    'GET /api/v1/accounts/safe-harbor/auto-rollover-accounts/': nothing,
    'GET /api/v1/accounts/safe-harbor/account-numbers/': nothing,
    'GET /api/v1/financial_accounts/accounts/': nothing,
    'GET /api/v1/employers/fees/': () => ({ status: 500, body: { code: 'internal_error', detail: 'Not now.' } }),
    'GET /api/v1/accounts/calls/': nothing,
    'GET /api/v1/accounts/found_accounts/': nothing,
    'GET /api/v1/accounts/found_accounts_tracker/': nothing,
    'GET /api/v1/apex/user/accounts/': nothing,
    'GET /api/v1/apex/investigation/issues/': nothing,
    ...answers,
  })
  render(
    <MemoryRouter>
      <AccountsPage />
    </MemoryRouter>,
  )
  return asked
}

it('a provider that hasn’t answered in time is not said to be on time', async () => {
  const silent = foundAccount({ record_keeper_answer: 'waiting', asked_at: '2026-01-05T12:00:00Z' })
  draw({ 'GET /api/v1/accounts/found_accounts/': () => ({ body: { results: [silent] } }) })
  expect(await screen.findByText(/It was due by .* and may never answer\. We can call it together\./)).toBeTruthy()
})

it('accounts that were found stand with where they are, how sure that is, and what is next', async () => {
  draw({ 'GET /api/v1/accounts/found_accounts/': () => ({ body: { results: [foundAccount(), likelyAccount({ is_mine: 'no' })] } }) })
  const line = (await screen.findByText('Foolscap Paper')).closest('li')
  expect(line?.textContent).toContain('Confirmed')
  expect(line?.textContent).toContain('Held at Example Keepers')
  expect(line?.textContent).toContain('Next: see what it costs')
  expect(line?.textContent).toContain('$10,000.00')
  const aside = within(screen.getByRole('region', { name: 'You said that these aren’t yours' }))
  expect(aside.getByText('Blue Fern Grocery')).toBeTruthy()
})

it('an account whose move was refused says so and leads to that move', async () => {
  const account = foundAccount()
  const refused = { ...move, found_account: account.pk, state: 'refused' }
  draw({
    'GET /api/v1/accounts/found_accounts/': () => ({ body: { results: [account] } }),
    'GET /api/v1/accounts/found_accounts_tracker/': () => ({ body: { results: [refused] } }),
  })
  expect(await screen.findByText('Its move was refused. Next: see why, and what you can do about it.')).toBeTruthy()
  expect(screen.queryByText(/see what it costs to keep/)).toBeNull()
  expect(screen.getByRole('link', { name: 'See this move: Foolscap Paper' }).getAttribute('href')).toBe('/dashboard/rollover')
  expect(screen.getByRole('link', { name: 'See how moving it works: Foolscap Paper' })).toBeTruthy()
})

const updateCall = 'POST /api/v1/accounts/found_accounts/update/'

it('what is said not to be theirs goes out of the list at once, and comes back as fast', async () => {
  const account = foundAccount()
  const answers = [
    { ...account, is_mine: 'no' as const, version: 4 },
    { ...account, is_mine: 'unsure' as const, version: 5 },
  ]
  const asked = draw({
    'GET /api/v1/accounts/found_accounts/': () => ({ body: { results: [account] } }),
    [updateCall]: () => ({ body: { results: [answers.shift()] } }),
  })
  await userEvent.click(await screen.findByText('How we know'))
  await userEvent.click(screen.getByRole('button', { name: 'This isn’t mine: Foolscap Paper' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Put Foolscap Paper back' }))
  expect(await screen.findByText('How we know')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'You said that these aren’t yours' })).toBeNull()
  expect(asked.filter(({ call }) => call === updateCall).map(({ body }) => body.found_accounts[0].is_mine)).toEqual(['no', 'unsure'])
})

it('what could not be saved stands again where it was, with the reason', async () => {
  draw({
    'GET /api/v1/accounts/found_accounts/': () => ({ body: { results: [foundAccount()] } }),
    [updateCall]: () => ({ status: 500, body: { code: 'internal_error', detail: 'Nothing was lost. Try again.' } }),
  })
  await userEvent.click(await screen.findByText('How we know'))
  await userEvent.click(screen.getByRole('button', { name: 'This isn’t mine: Foolscap Paper' }))
  expect(await screen.findByText('Nothing was lost. Try again.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'This isn’t mine: Foolscap Paper' })).toBeTruthy()
})

it('money that a state may hold stands in the same list, with its amount and the way to claim it', async () => {
  draw({ 'GET /api/v1/accounts/unclaimed_properties/': () => unclaimed(stateMatch()) })
  const line = (await screen.findByText('Thistle Trust')).closest('li')
  expect(line?.textContent).toContain('$1,234.56')
  expect(line?.textContent).toContain('Held by Oregon')
  expect(screen.getByRole('link', { name: 'See it and how to claim it: Thistle Trust' }).getAttribute('href')).toBe(
    '/dashboard-lost-money/get-lost-money',
  )
})

it('money whose claim is under way leads to its claim', async () => {
  draw({ 'GET /api/v1/accounts/unclaimed_properties/': () => unclaimed({ ...stateMatch(), state: 'claim-started' }) })
  expect(await screen.findByRole('link', { name: 'See it and its claim: Thistle Trust' })).toBeTruthy()
  expect(screen.queryByText('See it and how to claim it')).toBeNull()
})

it('a search that ended is made once more at a press, and says that it began', async () => {
  const running = { names: [], zipcodes: [], search: { ...ended, state: 'running', ended_at: null } }
  const asked = draw({
    'GET /api/v1/accounts/onboarding/': () => ({ body: { names: [], zipcodes: [], search: ended } }),
    'POST /api/v1/accounts/onboarding/create/': () => ({ status: 201, body: running }),
  })
  expect(await screen.findByText(/The last search was on March 1/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Search now' }))
  expect(await screen.findByText('A search is under way. What it finds shows up here as it comes in.')).toBeTruthy()
  expect(screen.getByText('The search has begun.')).toBe(document.activeElement)
  await waitFor(() => expect(asked.some(({ call }) => call === 'POST /api/v1/accounts/onboarding/create/')).toBe(true))
})

it('where a call is what is next, it can be booked from there', async () => {
  draw({
    'GET /api/v1/accounts/found_accounts/': () => ({
      body: { results: [foundAccount({ kind: 'no-match', record_keeper_answer: 'not-asked' })] },
    }),
  })
  const link = await screen.findByRole('link', { name: 'Book a free call about it: Foolscap Paper' })
  expect(link.getAttribute('href')).toBe('/dashboard-search/search-schedule-call')
})

it('where that call is booked, it is shown and not offered once more', async () => {
  const hour = 3_600_000
  const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString()
  const call = { pk: 'call', version: 1, topic: 'search', about: null, state: 'held', starts_at: at(24), ends_at: at(25) }
  draw({
    'GET /api/v1/accounts/found_accounts/': () => ({
      body: { results: [foundAccount({ kind: 'no-match', record_keeper_answer: 'not-asked' })] },
    }),
    'GET /api/v1/accounts/calls/': () => ({ body: { results: [{ ...call, time_zone: 'America/Chicago', in_words: '' }] } }),
  })
  expect(await screen.findByRole('link', { name: 'See your booked call: Foolscap Paper' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /Book a free call/ })).toBeNull()
})

it('people of whom no account is known read what will be there, and what they can begin', async () => {
  draw({ 'GET /api/v1/accounts/found_accounts/': () => ({ body: { results: [likelyAccount({ is_mine: 'no' })] } }) })
  expect(await screen.findByText('No accounts are known yet')).toBeTruthy()
  expect(screen.getByRole('region', { name: 'What you can do here' })).toBeTruthy()
})

it('all accounts come first, wherever they are, then what is on its way and another search', async () => {
  const account = { pk: 'a1', account_type: 'ROTH_IRA', state: 'ACTIVE', last_four: '8817', valued_at: null, invested: 0 }
  const money = { cash_available: 5, pending: 0, unsettled: 0, held: 0, owed: 0 }
  draw({
    'GET /api/v1/apex/user/accounts/': () => ({ body: { results: [{ ...account, ...money }] } }),
    'GET /api/v1/accounts/found_accounts/': () => ({ body: { results: [foundAccount()] } }),
    'GET /api/v1/accounts/found_accounts_tracker/': () => ({ body: { results: [move] } }),
  })
  await screen.findByText('Foolscap Paper')
  await screen.findByText('Inkwell')
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(titles).toEqual(['Your accounts with us', 'Accounts and money elsewhere', 'On its way', 'Search for old accounts'])
})

it('an account whose money is on its way is shown once', async () => {
  draw({ 'GET /api/v1/accounts/found_accounts/': () => ({ body: { results: [foundAccount({ rollover: 'one' })] } }) })
  expect(await screen.findByRole('heading', { name: 'Your accounts' })).toBeTruthy()
  await screen.findByText(/No search has been made yet/)
  expect(screen.queryByText('Accounts and money elsewhere')).toBeNull()
})

it('an account that is open stands with what is in it and on its way, and no line says nothing', async () => {
  const money = {
    cash_available: 12.5,
    pending: 800,
    unsettled: 0,
    held: 0,
    owed: 0,
    invested: 4200,
    valued_at: '2026-03-06T12:00:00.000Z',
  }
  const account = { pk: 'a1', account_type: 'TRADITIONAL_IRA', state: 'ACTIVE', last_four: '8817', ...money }
  draw({ 'GET /api/v1/apex/user/accounts/': () => ({ body: { results: [account, { ...account, pk: 'a2', state: 'CLOSED' }] } }) })
  const part = await screen.findByRole('region', { name: 'Your accounts with us' })
  expect(within(part).getAllByRole('listitem')).toHaveLength(1)
  expect(part.textContent).toContain(
    'Traditional IRA ••8817$4,212.50$4,200.00 invested, as of March 6$12.50 cash$800.00 on its way in, and not counted yet',
  )
})

it('an application that was refused goes once the person has applied again', async () => {
  const application = { pk: 'a1', account_number: 'B1', account_type: 'ROTH_IRA', state: 'REJECTED', state_words: 'It wasn’t accepted.' }
  const again = { ...application, pk: 'a2', account_number: 'B2', state: 'SUBMITTED', state_words: 'It is with the brokerage.' }
  const other = { ...application, pk: 'a3', account_number: 'B3', account_type: 'TRADITIONAL_IRA', state_words: 'The other wasn’t.' }
  draw({ 'GET /api/v1/apex/user/accounts/': () => ({ body: { results: [application, again, other] } }) })
  const part = await screen.findByRole('region', { name: 'Your new account' })
  expect(within(part).getByText('It is with the brokerage.')).toBeTruthy()
  expect(within(part).getByText('The other wasn’t.')).toBeTruthy()
  expect(within(part).queryByText('It wasn’t accepted.')).toBeNull()
})
