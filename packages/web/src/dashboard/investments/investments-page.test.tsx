import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
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
const benchmark = [
  { name: 'Stocks of all', weight: 60 },
  { name: 'Bonds of all', weight: 40 },
]

beforeEach(() => {
  writePageData()
  signedInBrowser()
})
afterEach(() => {
  cleanup()
  forgetPerson()
})

function draw(answers: Parameters<typeof stubService>[0] = {}, address = '/dashboard/investments') {
  const asked = stubService({
    'GET /api/v1/apex/user/accounts/': () => ({ body: { results: [account] } }),
    'GET /api/v1/apex/investigation/issues/': () => ({ body: { results: [] } }),
    'GET /api/v1/accounts/investment_account/history/': () => ({
      body: { points: [], value: 0, money_in: 0, money_out: 0, lent: 0, repaid: 0, paid_in: 0, gain_all_time: null },
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
const historyOf = (value: number) => ({
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
const twoAccounts: Parameters<typeof stubService>[0] = {
  'GET /api/v1/apex/user/accounts/': () => ({ body: { results: [account, roth] } }),
  'GET /api/v1/accounts/investment_account/history/': ({ query }) => ({ body: historyOf(query['account'] === 'a2' ? 1_100 : 1_250) }),
  'GET /api/v1/accounts/investment_account/performance/': ({ query }) => ({
    body: { periods: [{ ...allTime, gain: query['account'] === 'a2' ? 100 : 250 }], benchmark },
  }),
}
const grew = (dollars: string) => screen.findByText(new RegExp(`Your investments have gained \\${dollars}\\.`))

it('with two accounts chart, sentence and returns are of all of them, or of the one that is chosen and in the address', async () => {
  draw(twoAccounts)
  expect(await grew('$250.00')).toBeTruthy()
  await userEvent.selectOptions(await screen.findByLabelText('Show the chart and returns of'), 'Roth IRA ••2024')
  expect(await grew('$100.00')).toBeTruthy()
  expect(screen.getByRole('region', { name: 'How it did: Roth IRA ••2024' })).toBeTruthy()
  expect(screen.getByRole('img', { name: 'You’ve put in $1,000.00. Growth has added $100.00.' })).toBeTruthy()
  expect(screen.getByText('Roth IRA ••2024, since March 1')).toBeTruthy()
  expect(document.querySelector('output')?.textContent).toBe('?account=a2')
  await userEvent.selectOptions(screen.getByLabelText('Show the chart and returns of'), 'All your accounts together')
  expect(await grew('$250.00')).toBeTruthy()
  expect(document.querySelector('output')?.textContent).toBe('')
})

it('an address leads to one account; one that is not there shows all of them', async () => {
  draw(twoAccounts, '/dashboard/investments?account=a2')
  expect(await grew('$100.00')).toBeTruthy()
  cleanup()
  forgetPerson()
  draw(twoAccounts, '/dashboard/investments?account=gone')
  expect(await grew('$250.00')).toBeTruthy()
})

it('an account in which nothing has moved says so', async () => {
  const history = 'GET /api/v1/accounts/investment_account/history/'
  draw(
    { ...twoAccounts, [history]: ({ query }) => ({ body: { ...historyOf(1_250), ...(query['account'] && { points: [] }) } }) },
    '/dashboard/investments?account=a2',
  )
  expect(await screen.findByText(/^There’s nothing to show for Roth IRA ••2024 yet/)).toBeTruthy()
})

it('people with one account are asked for none', async () => {
  draw({ ...twoAccounts, 'GET /api/v1/apex/user/accounts/': () => ({ body: { results: [account] } }) })
  expect(await grew('$250.00')).toBeTruthy()
  expect(screen.queryByLabelText('Show the chart and returns of')).toBeNull()
})

it('each return says what it counts, and the same deposits in a plain mix are held beside them in dollars', async () => {
  draw()
  const did = await screen.findByRole('region', { name: 'How it did' })
  expect(within(did).getByRole('status').textContent).toContain('Your investments have gained $230.00.')
  const [funds, own, plain] = within(did).getAllByRole('term')
  expect(funds?.nextSibling?.textContent).toBe('+5.12% a year')
  expect(own?.nextSibling?.textContent).toBe('+4.4% a year')
  expect(plain?.parentElement?.textContent).toContain('60% Stocks of all and 40% Bonds of all')
  expect(did.textContent).toContain('there would be $2,100.50 in the plain mix. You have $100.50 less.')
  await userEvent.click(within(did).getByRole('button', { name: '3 months' }))
  expect(within(did).getByRole('status').textContent).toContain('Your investments have lost $20.00.')
  expect(funds?.nextSibling?.textContent).toBe('−1% in all')
  expect(own?.nextSibling?.textContent).toBe('– ')
  expect(within(did).getByRole('table', { hidden: true }).textContent).toContain('All of it$1,800.00$30.00$230.00+5.12% a year')
})

it('nothing is said of how it did before there is anything', async () => {
  draw({ 'GET /api/v1/accounts/investment_account/performance/': () => ({ body: { periods: [], benchmark } }) })
  await screen.findByRole('region', { name: 'Your mix' })
  expect(screen.queryByRole('region', { name: 'How it did' })).toBeNull()
})

it('activity of one kind is shown alone, and one without any says so', async () => {
  draw()
  const list = await screen.findByRole('region', { name: 'What happened' })
  await userEvent.click(within(list).getByRole('button', { name: 'Sold' }))
  expect((await within(list).findByText('$103.00')).textContent).toBe('$103.00')
  expect(within(list).queryByText('$101.00')).toBeNull()
  await userEvent.click(within(list).getByRole('button', { name: 'Dividends' }))
  expect(await within(list).findByText('Nothing of this kind has happened yet.')).toBeTruthy()
  await userEvent.click(within(list).getByRole('button', { name: 'Everything' }))
  expect(await within(list).findByText('$101.00')).toBeTruthy()
})

it('a mix shows what it aims at beside what it holds, when it is looked at next, and its cost in dollars', async () => {
  draw()
  const mix = await screen.findByRole('region', { name: 'Your mix' })
  const parts = within(mix).getByRole('list', { name: 'What it holds now, with a mark where it aims' })
  expect(parts.textContent).toBe('US stocks63% aims at 60%US bonds37% aims at 40%')
  expect(mix.textContent).toContain('off by 3% of the whole. We look at it next on April 1')
  expect(mix.textContent).toContain('about $1.00 a year')
})

it('money for which no mix was chosen stays in cash, and the page says where to choose one', async () => {
  draw({ 'GET /api/v1/portfolios/': () => ({ body: { results: [] } }) })
  expect(await screen.findByText(/Until you do, it stays in cash/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Choose a mix' }).getAttribute('href')).toBe('/dashboard/settings/portfolio')
})

it('each fund shows its share, what it is worth, and what it has gained', async () => {
  draw()
  const funds = await screen.findByRole('region', { name: 'Your funds' })
  const [line] = within(funds).getAllByRole('listitem')
  expect(line?.textContent).toBe('Example US Stock FundEXUS · 63% now, aims at 60%25.2 shares at $50.00$1,260.00$60.00 up, 5%')
  expect(within(funds).getByRole('table', { hidden: true }).textContent).toContain('25.2$50.00$1,200.00$1,260.000.04%')
})

it('earlier activity is added below when asked for', async () => {
  draw()
  const list = await screen.findByRole('region', { name: 'What happened' })
  expect(within(list).getAllByText('Bought', { selector: 'strong' })).toHaveLength(1)
  await userEvent.click(within(list).getByRole('button', { name: 'Show earlier' }))
  expect(await within(list).findByText('Bought Example US Stock Fund for $102.00')).toBeTruthy()
  expect(within(list).getAllByText('Bought', { selector: 'strong' })).toHaveLength(2)
  expect(within(list).queryByRole('button', { name: 'Show earlier' })).toBeNull()
})

it('people without an open account read what will be here', async () => {
  draw({ 'GET /api/v1/apex/user/accounts/': () => ({ body: { results: [{ ...account, state: 'CLOSED' }] } }) })
  expect(await screen.findByText('Nothing is invested with us yet')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Your mix' })).toBeNull()
})
