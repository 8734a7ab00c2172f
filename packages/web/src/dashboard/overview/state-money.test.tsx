import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { forgetPerson } from '../../client/session/resets.ts'
import { useSession } from '../../client/session/session.ts'
import { ada } from '../../testing/ada.ts'
import { signedInBrowser, stubService } from '../../testing/stub-service.ts'
import { writePageData } from '../../testing/write-page-data.ts'
import { OverviewPage } from './overview-page.tsx'

beforeEach(writePageData)
afterEach(() => {
  cleanup()
  forgetPerson()
})

const held = (pk: string, holder: string, state: string, more: object = {}) => ({
  ...{ pk, holder, state, how: null, filed_on: null, amount_words: '$102.99', free_way: { state_name: 'Nevada' } },
  ...more,
})

it('money that states may hold stands on the overview, claims first, and what was paid or is somebody else’s does not', async () => {
  signedInBrowser()
  useSession.setState({ user: ada })
  const results = [
    held('a', 'Marzi Savings', 'found'),
    held('b', 'Fennel Mutual', 'claim-started', { how: 'free' }),
    held('c', 'Inkwell Power', 'claim-started', { how: 'with-help' }),
    held('d', 'Paid Power', 'claimed'),
    held('e', 'Not Mine Inc', 'rejected'),
  ]
  stubService({
    'GET /api/v1/accounts/unclaimed_properties/': () => ({ body: { results } }),
    'GET /api/journeys': () => ({ body: { results: [] } }),
  })
  render(
    <MemoryRouter>
      <OverviewPage user={ada} />
    </MemoryRouter>,
  )
  const part = within(await screen.findByRole('region', { name: 'Money that states hold' }))
  expect(part.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Fennel MutualHeld by NevadaClaim sent$102.99',
    'Inkwell PowerHeld by NevadaWe’re filing it$102.99',
    'Marzi SavingsHeld by NevadaMaybe yours$102.99',
  ])
  expect(part.getByRole('link', { name: 'See each, and claim it' })).toBeTruthy()
  expect(screen.queryByText(/No questions are left/)).toBeNull()
})
