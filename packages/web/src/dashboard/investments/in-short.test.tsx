import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { forgetPerson } from '../../client/session/resets.ts'
import { signedInBrowser } from '../../testing/stub-service.ts'
import { writePageData } from '../../testing/write-page-data.ts'
import { draw, historyOf, portfolio, twoAccounts } from './testing/draw-investments.tsx'

beforeEach(() => {
  writePageData()
  signedInBrowser()
})
afterEach(() => {
  cleanup()
  forgetPerson()
})

it('what it is worth, what it gained, what it is in and what that costs come before all of it', async () => {
  draw(twoAccounts)
  const short = await screen.findByRole('region', { name: 'In short' })
  expect([...short.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual([
    'Worth now$1,250.00',
    'Gained since March 1$250.00',
    'Invested inBalanced, which aims at 60% stocks',
    'What the funds cost a yearabout $1.00 (0.05%)',
  ])
  expect(short.compareDocumentPosition(await screen.findByRole('img'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('what was lost is called that', async () => {
  draw({ ...twoAccounts, 'GET /api/v1/accounts/investment_account/history/': () => ({ body: historyOf(958.23) }) })
  expect((await screen.findByText('Lost since March 1')).nextSibling?.textContent).toBe('$41.77')
})

it('a mix that is riskier than the answers says so at the top of the page', async () => {
  const words = 'It holds more stocks than your answers allow.'
  const risky = { ...portfolio, suitability: { fits: false, most_stocks: 40, words } }
  draw({ 'GET /api/v1/portfolios/': () => ({ body: { results: [risky] } }) })
  const short = await screen.findByRole('region', { name: 'In short' })
  expect(short.textContent).toMatch(/^Riskier than your answersIt holds more/)
})

it('money for which no mix was chosen stays in cash, and the page says so first, with where to choose one', async () => {
  draw({ 'GET /api/v1/portfolios/': () => ({ body: { results: [] } }) })
  const short = await screen.findByRole('region', { name: 'In short' })
  expect(short.textContent).toMatch(/Until you do, it stays in cash/)
  expect(within(short).getByRole('link', { name: 'Choose a mix' }).getAttribute('href')).toBe('/dashboard/settings/portfolio')
  expect(screen.queryByRole('region', { name: 'Your mix' })).toBeNull()
})
