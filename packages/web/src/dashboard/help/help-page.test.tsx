import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { forgetPerson } from '../../client/session/resets.ts'
import { signedInBrowser, stubService } from '../../testing/stub-service.ts'
import { writePageData } from '../../testing/write-page-data.ts'
import { HelpPage } from './help-page.tsx'

beforeEach(() => {
  writePageData()
  signedInBrowser()
  stubService({ 'GET /api/v1/accounts/calls/': () => ({ body: { results: [] } }) })
  render(
    <MemoryRouter>
      <HelpPage />
    </MemoryRouter>,
  )
})
afterEach(() => {
  cleanup()
  forgetPerson()
})

it('people with nothing to come can call, write, or book a call', () => {
  const reach = within(screen.getByRole('region', { name: 'Reach a person' }))
  const addresses = reach.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(addresses).toEqual([expect.stringMatching(/^tel:\S+$/), '/contact-us', expect.stringMatching(/schedule-call$/)])
})

it('the common questions lead to the pages that answer them', () => {
  const answers = within(screen.getByRole('region', { name: 'Find it yourself' }))
  expect(answers.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard/rollover',
    '/dashboard/transfer',
    '/dashboard/loan',
    '/dashboard/documents',
    '/dashboard/settings',
  ])
})
