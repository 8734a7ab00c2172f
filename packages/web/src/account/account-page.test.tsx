import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { forgetPerson } from '../client/session/resets.ts'
import { signOut, useSession } from '../client/session/session.ts'
import { modeFor, saveLastPlace } from '../client/walk/address.ts'
import { ada } from '../testing/ada.ts'
import { signedInBrowser, stubService } from '../testing/stub-service.ts'
import { AccountPage } from './account-page.tsx'

const modes = {
  nowCalled: (name: string) => name,
  isKnown: () => true,
  isRemembered: (name: string) => name.startsWith('dashboard'),
  fallback: 'landing-fc-find',
}

beforeEach(() => {
  const page = document.createElement('script')
  page.id = 'page-data'
  page.type = 'application/json'
  page.textContent = JSON.stringify({
    modes: ['landing-fc-find', 'landing-solo', 'dashboard-loan'],
    remembered: ['dashboard-loan'],
    fallback: { mode: 'landing-fc-find', resumeAt: 'personal-information' },
  })
  document.body.append(page)
})
afterEach(() => {
  cleanup()
  forgetPerson()
  document.getElementById('page-data')?.remove()
})

/** Where the page leads a person who has just signed in or made an account. */
async function leadsTo(address: string, isNew: boolean): Promise<string> {
  history.pushState(null, '', address)
  useSession.setState({ user: ada })
  render(
    <BrowserRouter>
      <Routes>
        <Route path={address.split('?')[0] ?? ''} element={<AccountPage isNew={isNew} />} />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>
    </BrowserRouter>,
  )
  await waitFor(() => expect(location.pathname).not.toBe(address.split('?')[0]))
  return location.pathname
}

it('people who sign out read that they are, where they can sign in again', () => {
  history.pushState({ usr: { why: 'left' }, key: 'left', idx: 0 }, '', '/signin')
  useSession.setState({ user: false })
  render(
    <BrowserRouter>
      <AccountPage isNew={false} />
    </BrowserRouter>,
  )
  expect(screen.getByText('You’re signed out')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy()
})

it('people who sign out where the service can’t be reached read that it hears of it later, until it has', async () => {
  history.pushState({ usr: { why: 'left' }, key: 'left', idx: 0 }, '', '/signin')
  signedInBrowser()
  useSession.setState({ user: ada })
  stubService({ 'POST /api/v1/auth/logout/': () => ({ status: 503 }) })
  render(
    <BrowserRouter>
      <AccountPage isNew={false} />
    </BrowserRouter>,
  )
  await act(signOut)
  expect(screen.getByText(/it doesn’t know yet/)).toBeTruthy()
  stubService({ 'POST /api/v1/auth/logout/': () => ({ body: {} }) })
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(screen.queryByText(/it doesn’t know yet/)).toBeNull())
  expect(screen.getByText('You’re signed out')).toBeTruthy()
})

it('a new account goes on in the mode that its address carries', async () => {
  expect(await leadsTo('/signup?flow_mode=landing-solo', true)).toBe('/landing-solo')
})

it('a new account goes on in the mode that a landing page was opened with', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: it is what the service sets
  document.cookie = 'arrival=flow_mode=landing-solo; path=/'
  expect(await leadsTo('/signup', true)).toBe('/landing-solo')
})

it('a new account goes on in the default mode when nothing else is named, and where that says for an unknown one', async () => {
  expect(await leadsTo('/signup', true)).toBe('/landing-fc-find')
  cleanup()
  expect(await leadsTo('/signup?flow_mode=nothing', true)).toBe('/landing-fc-find/personal-information')
})

it('a person who signs in goes back to their last page, else to the saved mode, else to the dashboard', async () => {
  expect(await leadsTo('/signin', false)).toBe('/dashboard')
  cleanup()
  modeFor('', 'dashboard-loan', modes)
  expect(await leadsTo('/signin', false)).toBe('/dashboard-loan')
  cleanup()
  saveLastPlace({ pathname: '/landing-solo/payment', mode: 'landing-solo', person: ada.pk })
  expect(await leadsTo('/signin', false)).toBe('/landing-solo/payment')
})

it('the last page of another person is no way back', async () => {
  saveLastPlace({ pathname: '/landing-solo/payment', mode: 'landing-solo', person: 'somebody-else' })
  expect(await leadsTo('/signin', false)).toBe('/dashboard')
})

it.each(['/\t/evil.example', '//evil.example', '/\\evil.example', 'https://evil.example'])(
  'an address that is none of ours (%j) is not gone to after a sign-in',
  async (next) => {
    expect(await leadsTo(`/signin?next=${encodeURIComponent(next)}`, false)).toBe('/dashboard')
  },
)

it('a page of ours is gone on to after a sign-in', async () => {
  expect(await leadsTo(`/signin?next=${encodeURIComponent('/dashboard/loan')}`, false)).toBe('/dashboard/loan')
})
