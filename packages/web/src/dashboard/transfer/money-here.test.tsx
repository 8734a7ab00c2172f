import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { account, draw, list, onAFriday } from './testing/money-page.tsx'
import { TransferPage } from './transfer-page.tsx'

onAFriday()

const there = async () => within(await screen.findByRole('region', { name: 'What’s there' }))
const drawAccount = (money: object) => draw(TransferPage, { 'GET /api/v1/apex/user/accounts/': () => list({ ...account, ...money }) })

it('what waits to go out still counts, what is on its way in does not yet, and each part says which it is', async () => {
  drawAccount({ cash_available: 0.08, unsettled: 150, held: 1200, pending: 75, invested: 900, valued_at: '2026-03-05T17:00:00Z' })
  const [line] = (await there()).getAllByRole('listitem')
  expect(line?.textContent).toBe(
    [
      'Traditional IRA ••4471$2,250.08',
      '$900.00 invested, as of March 5',
      '$0.08 cash',
      '$150.00 just arrived, and your bank can still take it back',
      '$1,200.00 on its way out',
      '$75.00 on its way in, and not counted yet',
    ].join(''),
  )
})

it('what is owed is taken off, and said before anything can be asked for', async () => {
  const words = 'A deposit came back. You owe $40.00.'
  const issue = { account_number: 'R-1', kind: 'OWED', document: null, words, todo: 'Make a deposit.' }
  draw(TransferPage, {
    'GET /api/v1/apex/user/accounts/': () => list({ ...account, cash_available: 0, unsettled: 0, owed: 40, invested: 0 }),
    'GET /api/v1/apex/investigation/issues/': () => list(issue),
  })
  const [line] = (await there()).getAllByRole('listitem')
  expect(line?.textContent).toBe('Traditional IRA ••4471−$40.00$40.00 owed for a deposit that came back')
  expect(screen.getByText(words).compareDocumentPosition(await screen.findByLabelText('Amount'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('the other ways to move money come before the form, for people who came for one of them', async () => {
  draw(TransferPage)
  const ways = screen.getByRole('navigation', { name: 'Other ways to move money' })
  expect(within(ways).getAllByRole('link')[0]?.getAttribute('href')).toBe('/dashboard/transfer/withdraw')
  expect(ways.compareDocumentPosition(await screen.findByLabelText('Amount'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
