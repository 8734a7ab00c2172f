import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetPerson } from '../../client/session/resets.ts'
import { taskOf } from '../testing/desk-samples.ts'
import { openDesk, refusal } from '../testing/open-desk.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-23T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
  forgetPerson()
})

const list = 'GET /api/v1/desk/tasks/'
const queues = 'GET /api/v1/desk/queues/'
const calm = { queue: 'calls', open: 0, late: 0, unassigned: 0, oldest_waited_minutes: null }
const messages = { queue: 'messages', open: 3, late: 1, unassigned: 2, oldest_waited_minutes: 4_380 }

async function halfMinuteLater() {
  await act(() => vi.advanceTimersByTimeAsync(30_000))
}

it('one’s own tasks come first, then each queue with what is open, late, nobody’s and oldest', async () => {
  openDesk('/desk', { [queues]: () => ({ body: { mine: 2, results: [messages, calm] } }) })
  expect((await screen.findByRole('link', { name: 'My tasks 2' })).getAttribute('href')).toBe('/desk/mine')
  const row = screen.getByRole('row', { name: /^Messages/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['3', '1 late', '2', '3 days'])
  expect(within(row).getByRole('link').getAttribute('href')).toBe('/desk/queues/messages')
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

it('the queues refresh by themselves, and say what came in; a refresh that fails leaves them as they were, and says so', async () => {
  let answer: () => { status?: number; body: unknown } = () => ({ body: { mine: 0, results: [messages] } })
  openDesk('/desk', { [queues]: () => answer() })
  await screen.findByRole('row', { name: /^Messages/ })
  answer = () => ({ body: { mine: 0, results: [{ ...messages, open: 5 }] } })
  await halfMinuteLater()
  expect(await screen.findByText('2 more in Messages.')).toBeTruthy()
  answer = refusal('internal_error', 'Something went wrong.', 500)
  await halfMinuteLater()
  expect(await screen.findByText(/^This isn’t up to date/)).toBeTruthy()
  expect(screen.getByRole('row', { name: /^Messages/ })).toBeTruthy()
})

it('a first load that fails says why, and can be tried again', async () => {
  let answer: () => { status?: number; body: unknown } = refusal('internal_error', 'Something went wrong on our side.', 500)
  openDesk('/desk', { [queues]: () => answer() })
  expect(await screen.findByText('Something went wrong on our side.')).toBeTruthy()
  answer = () => ({ body: { mine: 0, results: [calm] } })
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Nothing is open.')).toBeTruthy()
})

it('a queue shows each task with its customer, whose it is and until when; late ones say it in words', async () => {
  const asked = openDesk('/desk/queues/messages', {
    [list]: () => ({ body: { count: 2, results: [taskOf({ is_late: true }), taskOf({ pk: 't2', customer: null, assignee: null })] } }),
  })
  const [first, second] = (await screen.findAllByRole('row')).slice(1)
  expect(first?.textContent).toContain('Cora Lane')
  expect(first?.textContent).toContain('Late')
  expect(second?.textContent).toContain('Not a customer')
  expect(second?.textContent).toContain('Nobody’s')
  expect(second?.textContent).not.toContain('Late')
  expect(asked.find(({ call }) => call === list)?.query).toEqual({ state: 'open', page: '1', queue: 'messages' })
})

it('done tasks and further pages have addresses of their own', async () => {
  const asked = openDesk('/desk/mine?state=done&page=2', {
    [list]: () => ({ body: { count: 120, results: Array.from({ length: 50 }, (_none, index) => taskOf({ pk: `t${index}` })) } }),
  })
  expect(await screen.findByText('51 to 100 of 120 tasks')).toBeTruthy()
  expect(asked.find(({ call }) => call === list)?.query).toEqual({ state: 'done', page: '2', mine: 'true' })
  expect(screen.getByRole('link', { name: 'Previous 50' }).getAttribute('href')).toBe('/desk/mine?state=done&page=1')
  expect(screen.getByRole('link', { name: 'Next 50' }).getAttribute('href')).toBe('/desk/mine?state=done&page=3')
  expect(screen.getByRole('link', { name: 'Done' }).getAttribute('aria-current')).toBe('page')
})

it('an empty queue says so', async () => {
  openDesk('/desk/mine', { [list]: () => ({ body: { count: 0, results: [] } }) })
  expect(await screen.findByText('You have no open tasks. Take one from a queue.')).toBeTruthy()
})

it('an address that the desk doesn’t have says so, and leads to the queues', async () => {
  openDesk('/desk/queues/nothing')
  expect(await screen.findByRole('heading', { level: 1, name: 'This page doesn’t exist' })).toBeTruthy()
})

it('a further page on which nothing is left leads to the last one that has tasks', async () => {
  openDesk('/desk/queues/messages?state=open&page=3', {
    [list]: ({ query }) => ({ body: { count: 1, results: query.page === '1' ? [taskOf({})] : [] } }),
  })
  expect(await screen.findByRole('link', { name: /Cora Lane|Answer/ })).toBeTruthy()
  expect(screen.queryByText('Nothing is open in this queue.')).toBeNull()
  expect(location.search).toBe('?state=open&page=1')
})
