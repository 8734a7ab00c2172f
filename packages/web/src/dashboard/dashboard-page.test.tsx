import { dashboardAddresses } from '@app/schemas/pages/dashboard-addresses'
import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readPageData } from '../client/service/page-data.ts'
import { forgetPerson } from '../client/session/resets.ts'
import { useSession } from '../client/session/session.ts'
import { transfers } from '../screens/data/money/transfers.ts'
import { ada } from '../testing/ada.ts'
import { signedInBrowser, stubService } from '../testing/stub-service.ts'
import { writePageData } from '../testing/write-page-data.ts'
import { DashboardPage } from './dashboard-page.tsx'

beforeEach(() => {
  writePageData()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  forgetPerson()
})

function draw(address: string) {
  stubService({})
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/dashboard/*" element={<DashboardPage />} />
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
  useSession.setState({ user: ada })
}

it.each(dashboardAddresses)('people who are not signed in are led from %s to sign-in, and back from there', (address) => {
  useSession.setState({ user: false })
  draw(address)
  expect(screen.getByText(`at /signin?next=${address}`)).toBeTruthy()
})

it('who comes to a part of a page comes back to that part', () => {
  useSession.setState({ user: false })
  draw('/dashboard/settings?from=mail#links')
  expect(screen.getByText('at /signin?next=/dashboard/settings%3Ffrom%3Dmail%23links')).toBeTruthy()
})

it.each(dashboardAddresses)('%s has a heading of its own, and the navigation around it', async (address) => {
  enter()
  draw(address)
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  expect(screen.queryByText('This page doesn’t exist')).toBeNull()
  const links = within(screen.getByRole('navigation', { name: 'Pages of your account' })).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['Overview', 'Accounts', 'Investments', 'Move money', 'Documents', 'Help'])
})

it('a page that cannot be drawn says so, and the navigation around it stays', async () => {
  enter()
  vi.spyOn(transfers, 'use').mockImplementation(() => {
    throw new Error('a fault')
  })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  draw('/dashboard/transfer')
  expect(await screen.findByRole('heading', { name: 'We can’t show this page right now' })).toBeTruthy()
  expect(screen.getByRole('navigation', { name: 'Pages of your account' })).toBeTruthy()
})

it('the page that is open is marked in the navigation, and so is the one that it belongs to', async () => {
  enter()
  draw('/dashboard/rollover')
  const current = within(screen.getByRole('navigation', { name: 'Pages of your account' })).getByRole('link', { current: 'page' })
  expect(current.textContent).toBe('Accounts')
})

it('an unknown address below the dashboard says so, and leads to the overview', () => {
  enter()
  draw('/dashboard/nothing-here')
  expect(screen.getByRole('heading', { name: 'This page doesn’t exist' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to your overview' }).getAttribute('href')).toBe('/dashboard')
})

it('the frame says who is signed in, and its logo leads to the overview', () => {
  enter()
  draw('/dashboard/documents')
  expect(screen.getByText(`${ada.first_name} ${ada.last_name}`, { exact: false })).toBeTruthy()
  expect(screen.getByRole('link', { name: readPageData().brand?.name ?? 'no brand' }).getAttribute('href')).toBe('/dashboard')
})
