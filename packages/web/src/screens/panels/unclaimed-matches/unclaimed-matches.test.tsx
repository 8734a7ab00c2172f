import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { forgetPerson } from '../../../client/session/resets.ts'
import { drawStep } from '../../../testing/draw-step.tsx'
import type { Match } from '../../data/search/unclaimed.ts'

afterEach(() => {
  cleanup()
  forgetPerson()
})

const listCall = 'GET /api/v1/accounts/unclaimed_properties/'
const answerCall = 'PATCH /api/v1/accounts/unclaimed_properties/update-confirmed/'
const claimCall = 'PATCH /api/v1/accounts/unclaimed_properties/claimed/'

const match = (own: Partial<Match> = {}): Match => ({
  pk: '11111111-1111-4111-8111-111111111111',
  version: 1,
  state: 'found',
  free_way: {
    state_name: 'Oregon',
    claim_page: 'https://unclaimed.oregon.gov/',
    is_states_own_page: true,
    papers: ['A photo ID'],
    usual_wait: 'Some weeks.',
  },
  held_by: 'OR',
  state_reference: 'OR-1',
  holder: 'Thistle Power',
  kind: 'a deposit with a utility',
  is_retirement: false,
  report_year: 2024,
  address_on_record: { city: 'Portland', state: 'OR', zip_code: '97214' },
  amount: null,
  amount_from: 100,
  amount_to: null,
  amount_words: 'over $100',
  confidence: 95,
  why: 'The name is the same as yours.',
  is_new: true,
  found_at: '2026-11-17T12:00:00.000Z',
  how: null,
  claim_started_at: null,
  filed_on: null,
  late_since: null,
  claimed_at: null,
  claimed_amount: null,
  ...own,
})
const list = (...results: readonly Match[]) => ({
  body: {
    free: { is_free: true, words: 'Searching is free.', claim_page: 'https://unclaimed.org/' },
    search: { state: 'done', looked_at: null },
    results,
  },
})
const draw = (step: string, first: ReturnType<typeof list>, more: Parameters<typeof drawStep>[2] = {}) =>
  drawStep('dashboard-lost-money', step, { [listCall]: () => first, ...more })

it('“mine” is kept at once, leads to the state’s own page, and can be taken back', async () => {
  const states = [match({ state: 'confirmed', version: 2 }), match({ version: 3 })]
  const { asked } = await draw('get-lost-money', list(match()), { [answerCall]: () => list(states.shift() ?? match()) })
  await userEvent.click(await screen.findByRole('button', { name: 'Mine: Thistle Power' }))
  const page = await screen.findByRole('link', { name: /Oregon’s own claim page \(opens in a new tab\)/ })
  expect([page.getAttribute('href'), page.getAttribute('rel')]).toEqual(['https://unclaimed.oregon.gov/', 'noopener noreferrer'])
  await userEvent.click(screen.getByRole('button', { name: 'Undo my answer: Thistle Power' }))
  expect(await screen.findByRole('button', { name: 'Not mine: Thistle Power' })).toBeTruthy()
  expect(asked.filter(({ call }) => call === answerCall).map(({ body }) => body.unclaimed_properties)).toEqual([
    [{ pk: match().pk, version: 1, mine: 'yes' }],
    [{ pk: match().pk, version: 2, mine: 'unsure' }],
  ])
})

it('what could not be kept says so, and the question stays', async () => {
  const failure = { status: 500, body: { code: 'internal_error', detail: 'Nothing was lost. Try again in a minute.' } }
  await draw('get-lost-money', list(match()), { [answerCall]: () => failure })
  await userEvent.click(await screen.findByRole('button', { name: 'Mine: Thistle Power' }))
  expect(await screen.findByText('Nothing was lost. Try again in a minute.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Mine: Thistle Power' })).toBeTruthy()
})

it('a claim is ticked as sent with the keyboard, and the tick can be taken away', async () => {
  const sent = match({ state: 'claim-started', version: 3, how: 'free' })
  const { asked } = await draw('get-lost-money-free', list(match({ state: 'confirmed', version: 2 })), {
    [claimCall]: () => list(sent),
    [answerCall]: () => list(match({ state: 'confirmed', version: 4 })),
  })
  const box = await screen.findByRole('checkbox', { name: 'I have sent the claim' })
  box.focus()
  await userEvent.keyboard(' ')
  expect(await screen.findByRole('checkbox', { name: 'The state has paid me' })).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox', { name: 'I have sent the claim' }))
  expect(asked.find(({ call }) => call === claimCall)?.body.unclaimed_properties).toEqual([
    { pk: match().pk, version: 2, claimed: false, how: 'free' },
  ])
})

it('only what is theirs can be claimed, and the page says what to do without', async () => {
  await draw('get-lost-money-free', list(match()))
  expect(await screen.findByText(/You haven’t marked any match as yours yet/)).toBeTruthy()
})

it('only what is new is shown as new', async () => {
  await draw('get-lost-money-new', list(match(), match({ pk: 'x', holder: 'Old Bank', is_new: false })), {
    'GET /api/v1/accounts/unclaimed_properties/new/': () => list(match()),
  })
  expect(await screen.findByText('Thistle Power')).toBeTruthy()
  expect(screen.queryByText('Old Bank')).toBeNull()
})

it('a claim that one of us is to file is not said to be sent before it is', async () => {
  const asked = match({ state: 'claim-started', how: 'with-help' })
  const filed = match({ pk: '22222222-2222-4222-8222-222222222222', state: 'claim-started', how: 'with-help', filed_on: '2026-11-20' })
  await draw('get-lost-money-free', list(asked, filed))
  expect(await screen.findAllByText('We’re filing it')).toHaveLength(1)
  expect(screen.getAllByText('Claim sent')).toHaveLength(1)
  expect(screen.getByText(/^We filed this one for you on .*November 20, 2026\.$/)).toBeTruthy()
})

it('a claim of ours that is late says so on its card, with what happens next', async () => {
  const late = match({ state: 'claim-started', how: 'with-help', late_since: '2026-11-12T23:00:00.000Z' })
  await draw(
    'get-lost-money-free',
    list(late, match({ pk: '22222222-2222-4222-8222-222222222222', state: 'claim-started', how: 'with-help' })),
  )
  expect((await screen.findAllByText('This claim is taking longer than it should')).length).toBe(1)
  expect(screen.getByText(/late since .*November 12.*Next, one of us files it/)).toBeTruthy()
})
