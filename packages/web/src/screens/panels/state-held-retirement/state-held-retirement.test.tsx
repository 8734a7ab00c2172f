import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { forgetPerson } from '../../../client/session/resets.ts'
import { drawStep } from '../../../testing/draw-step.tsx'
import { stateMatch } from '../../../testing/found-samples.ts'
import type { Match } from '../../data/search/unclaimed.ts'

afterEach(() => {
  cleanup()
  forgetPerson()
})

const answerCall = 'PATCH /api/v1/accounts/unclaimed_properties/update-confirmed/'

function draw(results: readonly Match[], more: Parameters<typeof drawStep>[2] = {}) {
  const list = (all: readonly Match[]) => ({
    body: {
      free: { is_free: true, words: 'Searching is free.', claim_page: 'https://unclaimed.org/' },
      search: { state: 'done', looked_at: null },
      results: all,
    },
  })
  return drawStep('landing-solo-only', 'congratulations', {
    'GET /api/v1/accounts/unclaimed_properties/': () => list(results),
    'GET /api/v1/accounts/found_accounts/': () => ({ body: { results: [] } }),
    'GET /api/v1/financial_accounts/accounts/': () => ({ body: { results: [] } }),
    'GET /api/v1/employers/fees/': () => ({ status: 500, body: { code: 'internal_error', detail: 'Not now.' } }),
    [answerCall]: () => list([stateMatch({ state: 'rejected', version: 2 })]),
    ...more,
  })
}

it('retirement money shows its amount as the state tells it, who holds it, and that it may be theirs', async () => {
  await draw([stateMatch()])
  expect(await screen.findByText('$1,234.56')).toBeTruthy()
  expect(screen.getByText('Held by Oregon · funds in a traditional IRA')).toBeTruthy()
  expect(screen.getByText('Maybe yours')).toBeTruthy()
  expect(screen.getByText(/names someone who may be you/)).toBeTruthy()
})

it('other money, and money of which nobody says how much, is not shown here', async () => {
  await draw([
    stateMatch({ pk: 'a', holder: 'Utility', is_retirement: false }),
    stateMatch({ pk: 'b', holder: 'Silent', amount: null }),
    stateMatch(),
  ])
  expect(await screen.findByText('Thistle Trust')).toBeTruthy()
  expect([screen.queryByText('Utility'), screen.queryByText('Silent')]).toEqual([null, null])
})

it('what fits less well stands apart and says so', async () => {
  await draw([stateMatch({ confidence: 55 })])
  expect(await screen.findByRole('heading', { name: 'A weaker match' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Held by a state' })).toBeNull()
})

it('“not mine” is kept at once', async () => {
  const { asked } = await draw([stateMatch()])
  await userEvent.click(await screen.findByRole('button', { name: 'Not mine: Thistle Trust' }))
  expect(await screen.findByRole('button', { name: 'Undo my answer: Thistle Trust' })).toBeTruthy()
  expect(asked.find(({ call }) => call === answerCall)?.body.unclaimed_properties).toEqual([
    { pk: stateMatch().pk, version: 1, mine: 'no' },
  ])
})
