import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { forgetPerson } from '../../client/session/resets.ts'
import { useSession } from '../../client/session/session.ts'
import { ada } from '../../testing/ada.ts'
import { foundAccount, likelyAccount } from '../../testing/found-samples.ts'
import { signedInBrowser, stubService } from '../../testing/stub-service.ts'
import { writePageData } from '../../testing/write-page-data.ts'
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

function draw(answers: Parameters<typeof stubService>[0] = {}) {
  stubService({
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
}

it('accounts that were found stand with where they are, how sure that is, and what is next', async () => {
  draw({ 'GET /api/v1/accounts/found_accounts/': () => ({ body: { results: [foundAccount(), likelyAccount({ is_mine: 'no' })] } }) })
  const line = (await screen.findByText('Foolscap Paper')).closest('li')
  expect(line?.textContent).toContain('Confirmed')
  expect(line?.textContent).toContain('Held at Example Keepers')
  expect(line?.textContent).toContain('Next: see what it costs')
  expect(screen.queryByText('Blue Fern Grocery')).toBeNull()
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

it('an account whose money is on its way is shown once', async () => {
  draw({ 'GET /api/v1/accounts/found_accounts/': () => ({ body: { results: [foundAccount({ rollover: 'one' })] } }) })
  expect(await screen.findByRole('heading', { name: 'Your accounts' })).toBeTruthy()
  expect(screen.queryByText('Your old accounts')).toBeNull()
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
  const facts = [...part.querySelectorAll('dl > div')].map(({ textContent }) => textContent)
  expect(facts).toEqual([
    'Account number••••8817',
    expect.stringMatching(/^Invested, by prices of March 6.*\$4,200\.00$/),
    'Cash$12.50',
    'Deposits on their way$800.00',
  ])
})
