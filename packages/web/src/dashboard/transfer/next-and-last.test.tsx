import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { deposit, draw, list, onAFriday, schedule, schedulesOf } from './testing/money-page.tsx'
import { TransferPage } from './transfer-page.tsx'

onAFriday()

const moved = 'GET /api/v1/apex/user/transfer_requests/'
const repeating = 'GET /api/v1/apex/user/transfer_schedules/'
const after = async (name: string) => (await screen.findByText(name, { selector: 'dt' })).nextSibling?.textContent

it('before the form it says what comes next and what has become of the last deposit', async () => {
  draw(TransferPage)
  expect(await after('Last deposit')).toBe('$150.00 arrived, and can be taken out from March 9')
  const next = screen.getAllByText('Next deposit')[0]
  expect(next?.nextSibling?.textContent).toBe('$150.00 on March 10')
  expect(next?.compareDocumentPosition(await screen.findByLabelText('Amount'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it.each([
  ['RETURNED', '$150.00 came back'],
  ['SENT', '$150.00 is on its way'],
])('a last deposit that is %s is said to be that, whatever was moved here since', async (state, words) => {
  draw(TransferPage, {
    [moved]: () => list({ ...deposit, pk: 'r', contribution_type: 'ROLLOVER' }, { ...deposit, state, available_on: null }),
  })
  expect(await after('Last deposit')).toBe(words)
})

it('a deposit that was taken back before it was sent leaves the one before it the last', async () => {
  draw(TransferPage, {
    [moved]: () =>
      list({ ...deposit, pk: 'b', state: 'TAKEN_BACK', available_on: null }, { ...deposit, state: 'SENT', available_on: null }),
  })
  expect(await after('Last deposit')).toBe('$150.00 is on its way')
})

it('what has long arrived is no news, and what is paused has no next', async () => {
  draw(TransferPage, {
    [moved]: () => list({ ...deposit, state: 'AVAILABLE', available_on: null }),
    [repeating]: schedulesOf(),
  })
  await screen.findByText('Nothing repeats. To save regularly, choose how often when you put money in.')
  expect(screen.queryByText('Last deposit')).toBeNull()
  expect(screen.queryByText('Next deposit')).toBeNull()
})

it('of two that repeat the one that comes first is next', async () => {
  const sooner = { ...schedule, transfer_schedule_id: '0190aaaa-0000-7000-8000-0000c0ffee09', amount: 40, next_dates: ['2026-03-09'] }
  draw(TransferPage, { [repeating]: schedulesOf(schedule, sooner) })
  expect((await screen.findAllByText('$40.00 on March 9')).length).toBe(1)
})

it('what is debited on the same day is said as one sum', async () => {
  const other = { ...schedule, transfer_schedule_id: '0190aaaa-0000-7000-8000-0000c0ffee09', amount: 40.1 }
  const later = { ...other, transfer_schedule_id: '0190aaaa-0000-7000-8000-0000c0ffee0a', next_dates: ['2026-03-11'] }
  draw(TransferPage, { [repeating]: schedulesOf(schedule, later, other) })
  expect(await after('Next 2 deposits')).toBe('$190.10 on March 10')
})
