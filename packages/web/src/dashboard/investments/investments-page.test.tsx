import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { forgetPerson } from '../../client/session/resets.ts'
import { signedInBrowser, stubService } from '../../testing/stub-service.ts'
import { writePageData } from '../../testing/write-page-data.ts'
import { InvestmentsPage } from './investments-page.tsx'

const id = '11111111-1111-4111-8111-111111111111'
const account = {
  pk: 'a1',
  account_type: 'TRADITIONAL_IRA',
  state: 'ACTIVE',
  last_four: '8817',
  cash_available: 0,
  pending: 0,
  unsettled: 0,
  held: 0,
  owed: 0,
  invested: 2000,
  valued_at: '2026-03-06T12:00:00.000Z',
}
const target = [
  { asset_class: 'us_stocks', name: 'US stocks', weight: 60 },
  { asset_class: 'us_bonds', name: 'US bonds', weight: 40 },
]
const portfolio = {
  pk: id,
  version: 1,
  kind: 'model',
  name: 'Balanced',
  portfolio_model_id: id,
  investment_goal: 'balanced',
  chosen_at: '2026-01-05T12:00:00.000Z',
  stocks: 60,
  target,
  now: [
    { ...target[0], weight: 63 },
    { ...target[1], weight: 37 },
  ],
  value: 2000,
  expense_ratio: 0.05,
  yearly_cost_of_10000: 5,
  drift: { stocks_when_chosen: 60, has_moved: false, adjusted_at: null, next_on: '2026-04-01', off_target: 3 },
  suitability: { fits: true, most_stocks: 70, words: null },
}
const fund = {
  id: 'EXUS',
  symbol: 'EXUS',
  name: 'Example US Stock Fund',
  price: 50,
  expense_ratio: 0.04,
  weight: 60,
  weight_now: 63,
  shares: 25.2,
  value: 1260,
  cost: 1200,
  gain: 60,
}
const activity = (number: number) => ({
  id: `order-${number}`,
  kind: 'bought',
  at: `2026-02-${String(28 - number).padStart(2, '0')}T15:00:00.000Z`,
  words: '',
  amount: 100 + number,
  trades: [{ id: 'EXUS', name: 'Example US Stock Fund', amount: 100 + number, shares: 2, price: 50 }],
})

beforeEach(() => {
  writePageData()
  signedInBrowser()
})
afterEach(() => {
  cleanup()
  forgetPerson()
})

function draw(answers: Parameters<typeof stubService>[0] = {}) {
  const asked = stubService({
    'GET /api/v1/apex/user/accounts/': () => ({ body: { results: [account] } }),
    'GET /api/v1/apex/investigation/issues/': () => ({ body: { results: [] } }),
    'GET /api/v1/accounts/investment_account/history/': () => ({ body: { points: [], paid_in: 0, gain_all_time: null } }),
    'GET /api/v1/portfolios/': () => ({ body: { results: [portfolio] } }),
    [`GET /api/v1/portfolios/${id}/investment_funds/`]: () => ({ body: { pk: id, kind: 'model', results: [fund] } }),
    [`GET /api/v1/portfolios/${id}/activities/`]: ({ query }) =>
      query['offset'] === '0'
        ? { body: { results: [activity(1)], next_offset: 10 } }
        : { body: { results: [activity(2)], next_offset: null } },
    ...answers,
  })
  render(
    <MemoryRouter>
      <InvestmentsPage />
    </MemoryRouter>,
  )
  return asked
}

it('a mix shows what it aims at beside what it holds, when it is looked at next, and its cost in dollars', async () => {
  draw()
  const mix = await screen.findByRole('region', { name: 'Your mix' })
  expect(within(mix).getByRole('list', { name: 'What it aims at', hidden: true }).textContent).toBe('US stocks60%US bonds40%')
  expect(within(mix).getByRole('list', { name: 'What it holds now' }).textContent).toBe('US stocks63%US bonds37%')
  expect(mix.textContent).toContain('off by 3% of the whole. We look at it next on April 1')
  expect(mix.textContent).toContain('about $1.00 a year')
})

it('each fund shows its share, what it is worth, and what it has gained', async () => {
  draw()
  const funds = await screen.findByRole('region', { name: 'Your funds' })
  const [line] = within(funds).getAllByRole('listitem')
  expect(line?.textContent).toBe('Example US Stock FundEXUS · 63% now, aims at 60%$1,260.00$60.00 up')
  expect(within(funds).getByRole('table', { hidden: true }).textContent).toContain('25.2$50.00$1,200.00$1,260.000.04%')
})

it('earlier activity is added below when asked for', async () => {
  draw()
  const list = await screen.findByRole('region', { name: 'What happened' })
  expect(within(list).getAllByText('Bought')).toHaveLength(1)
  await userEvent.click(within(list).getByRole('button', { name: 'Show earlier' }))
  expect(await within(list).findByText('Bought Example US Stock Fund for $102.00')).toBeTruthy()
  expect(within(list).getAllByText('Bought')).toHaveLength(2)
  expect(within(list).queryByRole('button')).toBeNull()
})

it('people without an open account read what will be here', async () => {
  draw({ 'GET /api/v1/apex/user/accounts/': () => ({ body: { results: [{ ...account, state: 'CLOSED' }] } }) })
  expect(await screen.findByText('Nothing is invested with us yet')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Your mix' })).toBeNull()
})
