import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { forgetPerson } from '../../client/session/resets.ts'
import { signedInBrowser } from '../../testing/stub-service.ts'
import { writePageData } from '../../testing/write-page-data.ts'
import { account, benchmark, draw, historyOf, twoAccounts } from './testing/draw-investments.tsx'

beforeEach(() => {
  writePageData()
  signedInBrowser()
})
afterEach(() => {
  cleanup()
  forgetPerson()
})

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

it('a mix shows what it aims at beside what it holds, and when it is looked at next', async () => {
  draw()
  const mix = await screen.findByRole('region', { name: 'Your mix' })
  const parts = within(mix).getByRole('list', { name: 'What it holds now, with a mark where it aims' })
  expect(parts.textContent).toBe('US stocks63% aims at 60%US bonds37% aims at 40%')
  expect(mix.textContent).toContain('off by 3% of the whole. We look at it next on April 1')
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
