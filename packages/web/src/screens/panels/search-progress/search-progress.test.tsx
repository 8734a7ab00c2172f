import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetPerson } from '../../../client/session/resets.ts'
import { drawStep } from '../../../testing/draw-step.tsx'
import { feesOf, likelyAccount } from '../../../testing/found-samples.ts'
import { foundAccounts } from '../../data/accounts/found-accounts.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), toFake: ['setInterval', 'clearInterval', 'Date'] })
})
afterEach(() => {
  cleanup()
  forgetPerson()
  vi.useRealTimers()
})

const searchCall = 'GET /api/v1/accounts/onboarding/'

function answer(state: 'running' | 'ended', keepers = 'running') {
  const isEnded = state === 'ended'
  const sources = [
    { source: 'plan-filings', state: isEnded ? 'done' : 'running', found: isEnded ? 1 : 0 },
    { source: 'your-entries', state: isEnded ? 'done' : 'waiting', found: 0 },
    { source: 'record-keepers', state: isEnded ? keepers : 'waiting', found: 0 },
  ]
  const search = { pk: 'x', state, started_at: '2026-11-20T11:00:00Z', ended_at: isEnded ? '2026-11-20T12:00:04Z' : null, sources }
  return { body: { names: [], zipcodes: [], search } }
}

async function draw(
  states: ('running' | 'ended')[],
  accounts: readonly object[] = [likelyAccount({ asked_at: '2026-11-20T12:00:00Z' })],
  employers: readonly object[] = [{ pk: 'job' }],
) {
  const drawn = await drawStep('onboarding', 'searching', {
    [searchCall]: () => answer((states.length > 1 ? states.shift() : states[0]) ?? 'ended', accounts.length === 0 ? 'done' : 'running'),
    'GET /api/v1/accounts/found_accounts/': () => ({ body: { results: accounts } }),
    'GET /api/v1/employers/list_user_employers/': () => ({ body: { results: employers } }),
    'GET /api/v1/employers/fees/': () => ({ body: feesOf([]) }),
  })
  await screen.findByRole('status')
  return { ...drawn, looks: () => drawn.asked.filter(({ call }) => call === searchCall).length }
}

/** Lets time pass two seconds at a time, with an answer in between. */
async function pass(ms: number) {
  for (let passed = 0; passed < ms; passed += 2_000)
    await act(async () => {
      vi.advanceTimersByTime(2_000)
      await new Promise((resolve) => setTimeout(resolve, 20))
    })
}

it('a search that runs is asked every two seconds, until it has ended', async () => {
  const { looks } = await draw(['running', 'running', 'ended'])
  expect(screen.getByRole('status').textContent).toContain('The search is running')
  await pass(4_000)
  expect(screen.getByRole('status').textContent).toContain('We have looked through the filings. One plan fits.')
  const asked = looks()
  await pass(20_000)
  expect(looks()).toBe(asked)
})

it('what was loaded a moment before the search ended is loaded anew', async () => {
  const { asked } = await draw(['running', 'running', 'ended'])
  const lists = () => asked.filter(({ call }) => call === 'GET /api/v1/accounts/found_accounts/').length
  await pass(2_000)
  vi.advanceTimersByTime(1_500)
  await foundAccounts.load(true)
  const before = lists()
  await act(async () => {
    vi.advanceTimersByTime(500)
    await new Promise((resolve) => setTimeout(resolve, 20))
  })
  expect(screen.getByRole('status').textContent).not.toContain('The search is running')
  expect(lists()).toBe(before + 1)
})

it('a tab that nobody sees asks nothing', async () => {
  const { looks } = await draw(['running'])
  const before = looks()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await pass(20_000)
  expect(looks()).toBe(before)
  vi.restoreAllMocks()
})

it('a provider that was asked shows since when, and by when most have answered', async () => {
  await draw(['ended'])
  expect((await screen.findByText(/Asked on November 20/)).textContent).toContain('Usually answered by December 7')
  expect(screen.getByText('Waiting for answers')).toBeTruthy()
})

it.each([
  [
    '2026-10-30T12:00:00Z',
    'It was due by November 16, so it takes longer than usual. While your letter is in force, we’ll ask again on December 2.',
  ],
  ['2026-09-01T12:00:00Z', 'It was due by September 16, and it may never answer. We can call it together.'],
])(
  'a provider that was asked at %s and is late shows when it is asked again, until it has been asked often enough',
  async (asked_at, late) => {
    await draw(['ended'], [likelyAccount({ asked_at })])
    expect((await screen.findByText(/Asked on/)).textContent).toContain(late)
  },
)

it('a search that ended with nobody to ask says so, and speaks of no waiting', async () => {
  const { container } = await draw(['ended'], [])
  const row = (await screen.findByText('Not asked')).closest('li')
  expect(row?.textContent).toContain('There was nobody to ask')
  expect(screen.getByRole('status').textContent).toContain('We had nobody to ask')
  for (const waiting of [/We’re looking/, /takes days/, /continues without you/, /can take a while/])
    expect(container.textContent).not.toMatch(waiting)
})

it('a search without an employer says that there was no plan to look for, and what to do', async () => {
  await draw(['ended'], [], [])
  expect(await screen.findByText('We couldn’t look for a plan, because you haven’t named an employer.')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toContain('Add one job')
  expect(screen.queryByText(/None fits/)).toBeNull()
})

it('a search that runs says that it goes on without this page', async () => {
  await draw(['running'])
  expect(screen.getByRole('status').textContent).toContain('The search continues without you')
})
