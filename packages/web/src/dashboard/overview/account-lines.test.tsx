import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { forgetPerson } from '../../client/session/resets.ts'
import { foundAccount, likelyAccount } from '../../testing/found-samples.ts'
import { signedInBrowser, stubService } from '../../testing/stub-service.ts'
import { writePageData } from '../../testing/write-page-data.ts'
import { AccountLines } from './account-lines.tsx'
import { SavingsTotal } from './savings-total.tsx'

beforeEach(writePageData)
afterEach(() => {
  cleanup()
  forgetPerson()
})

const nothing = { value: 0, money_in: 0, money_out: 0, lent: 0, repaid: 0, paid_in: 0, began_on: null, points: [] }
const list = (...results: readonly object[]) => ({ body: { results } })

const estimate = { company_name: 'Blue Fern Grocery', balance: { low: 4_000, high: 9_000 }, balance_from: null }

function draw(found: readonly object[], moving: readonly object[] = []) {
  signedInBrowser()
  stubService({
    'GET /api/v1/accounts/investment_account/history/': () => ({ body: { ...nothing, gain_this_year: null, gain_all_time: null } }),
    'GET /api/v1/accounts/found_accounts/': () => list(...found),
    'GET /api/v1/accounts/found_accounts_tracker/': () => list(...moving),
    'GET /api/v1/financial_accounts/accounts/': () => list(),
    'GET /api/v1/employers/fees/': () => list(estimate),
    'GET /api/v1/apex/user/accounts/': () => list(),
    'GET /api/v1/apex/investigation/issues/': () => list(),
  })
  render(
    <MemoryRouter>
      <SavingsTotal name="Ada" />
      <AccountLines />
    </MemoryRouter>,
  )
}

const confirmed = { balance_from: 'record-keeper' } as const

it('the lines are those that the total counts: an account whose money has arrived elsewhere is none of them', async () => {
  draw(
    [
      foundAccount({ pk: 'a', employer_name: 'Sample Mill', balance: 900, ...confirmed, rollover: 'r1' }),
      foundAccount({ pk: 'b', employer_name: 'Example Press', balance: 400, ...confirmed, rollover: 'r2' }),
    ],
    [
      { pk: 'r1', state: 'received' },
      { pk: 'r2', state: 'in-transit' },
    ],
  )
  expect(await screen.findByText('Example Press')).toBeTruthy()
  expect(screen.queryByText('Sample Mill')).toBeNull()
  expect(screen.getByText('$400.00 confirmed by record keepers.')).toBeTruthy()
})

it.each([
  [[], /^About \$[\d,]+( to \$[\d,]+)? is likely/],
  [
    [foundAccount({ pk: 'b', employer_name: 'Example Press', balance: 400, ...confirmed })],
    /\. About \$[\d,]+( to \$[\d,]+)? more is likely/,
  ],
])('what is likely is more only beside a sum that is known', async (known, words) => {
  draw([...known, likelyAccount()])
  expect(await screen.findByText(words)).toBeTruthy()
})
