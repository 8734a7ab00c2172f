import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { forgetPerson } from '../../../client/session/resets.ts'
import { drawStep } from '../../../testing/draw-step.tsx'
import { feeLine, feesOf, foundAccount, likelyAccount } from '../../../testing/found-samples.ts'
import { fees } from '../../data/accounts/fees.ts'
import type { FoundAccount } from '../../data/accounts/found-accounts.ts'

afterEach(() => {
  cleanup()
  forgetPerson()
})

const updateCall = 'POST /api/v1/accounts/found_accounts/update/'

function draw(results: readonly FoundAccount[], more: Parameters<typeof drawStep>[2] = {}) {
  return drawStep('landing-findrollover', 'search-result', {
    'GET /api/v1/accounts/found_accounts/': () => ({ body: { results } }),
    'GET /api/v1/employers/fees/': () => ({ body: feesOf([feeLine()]) }),
    ...more,
  })
}

it('what is known is firm, and what is estimated is a range with its source', async () => {
  await draw([foundAccount(), likelyAccount()])
  expect(await screen.findByText('$10,000')).toBeTruthy()
  expect(screen.getByText('Confirmed')).toBeTruthy()
  expect(await screen.findByText('$14,000')).toBeTruthy()
  expect(screen.getByText('Estimated from your salary and years')).toBeTruthy()
  expect(screen.getAllByText(/Plan filing of 2024/).length).toBe(2)
})

it('an account that is not theirs goes out of the list, and comes back when they say so', async () => {
  const account = foundAccount()
  const answers = [
    { ...account, is_mine: 'no' as const, version: 4 },
    { ...account, is_mine: 'unsure' as const, version: 5 },
  ]
  const { asked } = await draw([account], { [updateCall]: () => ({ body: { results: [answers.shift()] } }) })
  await userEvent.click(await screen.findByText('How we know'))
  await userEvent.click(screen.getByRole('button', { name: 'This isn’t mine: Foolscap Paper' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Put Foolscap Paper back' }))
  expect(await screen.findByText('$10,000')).toBeTruthy()
  expect(asked.filter(({ call }) => call === updateCall).map(({ body }) => body.found_accounts)).toEqual([
    [{ pk: account.pk, version: 3, is_mine: 'no' }],
    [{ pk: account.pk, version: 4, is_mine: 'unsure' }],
  ])
})

it('what was changed elsewhere meanwhile is read anew, and said again', async () => {
  const account = foundAccount()
  const said = [
    { status: 409, body: { code: 'conflict_version', detail: 'This was changed meanwhile.' } },
    { body: { results: [{ ...account, is_mine: 'yes' }] } },
  ]
  const { asked } = await draw([account], { [updateCall]: () => said.shift() ?? {} })
  await userEvent.click(await screen.findByText('How we know'))
  await userEvent.click(screen.getByRole('button', { name: 'Yes, this is mine: Foolscap Paper' }))
  expect(await screen.findByText('Saved.')).toBeTruthy()
  expect(asked.filter(({ call }) => call === updateCall)).toHaveLength(2)
})

it('nothing found says what to do, in the words of the step', async () => {
  await draw([])
  expect(await screen.findByText(/We haven’t found an account yet/)).toBeTruthy()
})

it('a list that cannot be loaded says so, and can be asked for again', async () => {
  await draw([], {
    'GET /api/v1/accounts/found_accounts/': () => ({ status: 500, body: { code: 'internal_error', detail: 'Nothing was lost.' } }),
  })
  expect(await screen.findByText('Nothing was lost.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

it('what plans cost is asked for anew once an account is said not to be theirs', async () => {
  const account = foundAccount()
  const { asked } = await draw([account], {
    [updateCall]: () => ({ body: { results: [{ ...account, is_mine: 'no' as const, version: 4 }] } }),
  })
  const looks = () => asked.filter(({ call }) => call === 'GET /api/v1/employers/fees/').length
  const before = looks()
  await userEvent.click(await screen.findByRole('button', { name: /^This isn’t mine/ }))
  await screen.findByText('Saved.')
  await fees.load()
  expect(looks()).toBe(before + 1)
})
