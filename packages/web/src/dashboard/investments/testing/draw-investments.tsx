import { render } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { stubService } from '../../../testing/stub-service.ts'
import { InvestmentsPage } from '../investments-page.tsx'

const id = '11111111-1111-4111-8111-111111111111'
export const account = {
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
export const portfolio = {
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

const allTime = {
  period: 'all',
  from: '2025-01-05',
  until: '2026-03-06',
  is_by_year: true,
  value_before: 0,
  value: 2000,
  money_in: 1800,
  money_out: 30,
  lent: 0,
  repaid: 0,
  gain: 230,
  time_weighted: 5.12,
  money_weighted: 4.4,
  benchmark: { time_weighted: 7, value: 2100.5 },
}
const threeMonths = {
  ...allTime,
  period: 'three_months',
  from: '2025-12-06',
  is_by_year: false,
  gain: -20,
  time_weighted: -1,
  money_weighted: null,
}
export const benchmark = [
  { name: 'Stocks of all', weight: 60 },
  { name: 'Bonds of all', weight: 40 },
]

/** The page for somebody with one account and a mix in it. */
export function draw(answers: Parameters<typeof stubService>[0] = {}, address = '/dashboard/investments') {
  const asked = stubService({
    'GET /api/v1/apex/user/accounts/': () => ({ body: { results: [account] } }),
    'GET /api/v1/apex/investigation/issues/': () => ({ body: { results: [] } }),
    'GET /api/v1/accounts/investment_account/history/': () => ({
      body: { points: [], value: 0, money_in: 0, money_out: 0, lent: 0, repaid: 0, paid_in: 0, gain_all_time: null, began_on: null },
    }),
    'GET /api/v1/accounts/investment_account/performance/': () => ({ body: { periods: [threeMonths, allTime], benchmark } }),
    'GET /api/v1/portfolios/': () => ({ body: { results: [portfolio] } }),
    [`GET /api/v1/portfolios/${id}/investment_funds/`]: () => ({ body: { pk: id, kind: 'model', results: [fund] } }),
    [`GET /api/v1/portfolios/${id}/activities/`]: ({ query }) => {
      if (query['kind'] === 'sold') return { body: { results: [{ ...activity(3), kind: 'sold', trades: [] }], next_offset: null } }
      if (query['kind'] !== undefined) return { body: { results: [], next_offset: null } }
      return query['offset'] === '0'
        ? { body: { results: [activity(1)], next_offset: 10 } }
        : { body: { results: [activity(2)], next_offset: null } }
    },
    ...answers,
  })
  render(
    <MemoryRouter initialEntries={[address]}>
      <InvestmentsPage />
      <Address />
    </MemoryRouter>,
  )
  return asked
}

/** The query of the address, for tests that look. */
function Address() {
  return <output>{useLocation().search}</output>
}

const point = (day: string, value: number) => ({ day, value, money_in: 1_000, money_out: 0, lent: 0, repaid: 0, paid_in: 1_000 })
export const historyOf = (value: number) => ({
  ...{
    value,
    money_in: 1_000,
    money_out: 0,
    lent: 0,
    repaid: 0,
    paid_in: 1_000,
    gain_this_year: 0,
    gain_all_time: value - 1_000,
    began_on: '2026-03-01',
  },
  points: [point('2026-03-01', 1_000), point('2026-03-03', 1_000), point('2026-03-06', value)],
})
const roth = { ...account, pk: 'a2', account_type: 'ROTH_IRA', last_four: '2024' }
export const twoAccounts: Parameters<typeof stubService>[0] = {
  'GET /api/v1/apex/user/accounts/': () => ({ body: { results: [account, roth] } }),
  'GET /api/v1/accounts/investment_account/history/': ({ query }) => ({ body: historyOf(query['account'] === 'a2' ? 1_100 : 1_250) }),
  'GET /api/v1/accounts/investment_account/performance/': ({ query }) => ({
    body: { periods: [{ ...allTime, gain: query['account'] === 'a2' ? 100 : 250 }], benchmark },
  }),
}
