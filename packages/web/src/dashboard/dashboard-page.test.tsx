// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { forgetPerson } from '../client/resets.ts'
import { useSession } from '../client/session.ts'
import { walkView } from '../testing/real-flows.ts'
import { signedInBrowser, stubService } from '../testing/stub-service.ts'
import { DashboardPage } from './dashboard-page.tsx'

afterEach(() => {
  cleanup()
  forgetPerson()
})

const person = {
  pk: 'ada',
  email: 'ada@example.com',
  first_name: 'Ada',
  last_name: 'Sample',
  partner_name: '',
  origin_domain: '',
  email_confirmed: true,
  pending_email: null,
}
const nothing = () => ({ body: { results: [] } })
const begun = (mode: string, step: string, step_title: string) => ({
  mode,
  title: `About ${mode}`,
  step,
  step_title,
  saved_at: '2026-03-06T12:00:00Z',
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
    'GET /api/v1/accounts/found_accounts_tracker/': nothing,
    'GET /api/v1/apex/user/accounts/': nothing,
    'GET /api/v1/apex/investigation/issues/': nothing,
    ...answers,
  })
  render(
    <MemoryRouter initialEntries={['/dashboard']}>
      <Routes>
        <Route path="/dashboard" element={<DashboardPage />} />
        <Route path="*" element={<Where />} />
      </Routes>
    </MemoryRouter>,
  )
}

function Where() {
  const { pathname, search } = useLocation()
  return <p>{`at ${pathname}${search}`}</p>
}

function enter() {
  signedInBrowser()
  useSession.setState({ user: person })
}

it('whoever is not signed in is led to the way in, and back from there', () => {
  useSession.setState({ user: false })
  draw()
  expect(screen.getByText('at /signin?next=/dashboard')).toBeTruthy()
})

it('the step on which a person stopped last comes first, with a way to go on, and the rest can be opened', async () => {
  enter()
  draw()
  expect(await screen.findByRole('heading', { name: 'May we ask for you?' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/landing-rollover/letter-of-authorization')
  expect(screen.getByRole('link', { name: 'How much do you need?', hidden: true }).getAttribute('href')).toBe('/landing-fc-loan/take-loan')
})

it('the steps of that way stand with what is done, what is next, and what has to wait', async () => {
  enter()
  draw()
  expect(await screen.findByText(/^2 of 9 done/)).toBeTruthy()
  expect(screen.getAllByText('Completed')).toHaveLength(2)
  expect(screen.getByText('Next').closest('li')?.textContent).toContain('The letter that lets us ask for you')
  expect(screen.getAllByText(/^Cannot start yet/).length).toBe(6)
})

it('whoever has begun nothing is told so', async () => {
  enter()
  draw({ 'GET /api/journeys': nothing })
  expect(await screen.findByText(/You have not begun anything yet/)).toBeTruthy()
})

it('the settings, where a membership is cancelled and receipts are, are a press away', () => {
  enter()
  draw()
  expect(screen.getByRole('link', { name: /^Settings/ }).getAttribute('href')).toBe('/dashboard/settings')
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
