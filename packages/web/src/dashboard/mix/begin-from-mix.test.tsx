import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { forgetPerson } from '../../client/session/resets.ts'
import type { Portfolio, Security } from '../../screens/data/money/portfolio.ts'
import { signedInBrowser, stubService } from '../../testing/stub-service.ts'
import { writePageData } from '../../testing/write-page-data.ts'
import { BuildPage } from './build-page.tsx'
import { mixInFunds } from './mix-in-funds.ts'

const fund = (id: string, asset: Security['asset_class'], ratio: number) => ({
  ...{ id, symbol: id, name: `Fund ${id}`, asset_class: asset, asset_class_name: asset, expense_ratio: ratio },
})
const funds = [fund('DEAR', 'us_stocks', 0.2), fund('PLAIN', 'us_stocks', 0.04), fund('BONDS', 'us_bonds', 0.06)]
const parts = (stocks: number): Portfolio['target'] => [
  { asset_class: 'us_stocks', name: 'US stocks', weight: stocks },
  { asset_class: 'us_bonds', name: 'US bonds', weight: 100 - stocks },
  { asset_class: 'cash', name: 'Cash', weight: 0 },
]
const calm = { pk: 'calm', name: 'Calm', allocation: parts(40), expense_ratio: 0.05, suitability: { most_stocks: 60 } }
const bold = { pk: 'p', version: 1, name: 'Bold', kind: 'model', target: parts(87.41) }

beforeEach(() => {
  writePageData()
  signedInBrowser()
})
afterEach(() => {
  cleanup()
  forgetPerson()
})

function draw(has: { readonly mix?: object; readonly results?: readonly object[]; readonly entries?: readonly object[] }) {
  const { mix, results = funds, entries = [] } = has
  stubService({
    'GET /api/v1/portfolios/custom/securities/': () => ({ body: { pk: null, version: null, entries, results } }),
    'GET /api/v1/portfolios/': () => ({ body: { results: mix ? [mix] : [] } }),
    'GET /api/v1/portfolios/models/': () => ({ body: { results: [calm] } }),
    'POST /api/v1/portfolios/model/': () => ({ body: { suggested_model_id: 'calm', model: calm, suggested_drift: [] } }),
  })
  render(
    <MemoryRouter>
      <BuildPage />
    </MemoryRouter>,
  )
}

const shares = () =>
  screen.getAllByLabelText<HTMLInputElement>(/^Fund /).map(({ id, value, labels }) => [id, labels?.[0]?.textContent, value])

it('the mix that one has is begun with: the cheapest fund of each part, shares that are the whole, and the keyboard in the first', async () => {
  draw({ mix: bold })
  await userEvent.click(await screen.findByRole('button', { name: 'Start from Bold' }))
  expect(shares()).toEqual([
    ['own-mix-0', expect.stringContaining('PLAIN'), '87.41'],
    ['own-mix-1', expect.stringContaining('BONDS'), '12.59'],
  ])
  expect(screen.getByText('The shares add up to 100%.')).toBeTruthy()
  expect(document.activeElement?.id).toBe('own-mix-0')
  expect(screen.queryByRole('button', { name: /^Start from/ })).toBeNull()
})

it('without a mix it is the one that fits the answers', async () => {
  draw({})
  await userEvent.click(await screen.findByRole('button', { name: 'Start from Calm' }))
  expect(shares().map(([, , share]) => share)).toEqual(['40', '60'])
})

it('a mix with a part that no fund has is nothing to begin with', () => {
  const without = funds.filter(({ id }) => id !== 'BONDS')
  expect(mixInFunds(calm.allocation, without)).toBeUndefined()
  expect(mixInFunds(parts(100), without)).toEqual([{ id: 'PLAIN', name: 'Fund PLAIN', weight: '100' }])
})

it('funds that are chosen already are not replaced', async () => {
  draw({ mix: bold, entries: [{ id: 'PLAIN', name: 'Fund PLAIN', weight: 80 }] })
  await screen.findByText('Beside it is Calm, the mix that fits your answers.')
  expect(screen.queryByRole('button', { name: /^Start from/ })).toBeNull()
})
