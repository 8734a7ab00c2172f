import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { forgetPerson } from '../../../client/session/resets.ts'
import { drawStep } from '../../../testing/draw-step.tsx'

afterEach(() => {
  cleanup()
  forgetPerson()
})

const calls = '/api/v1/accounts/calls/'
const held = {
  pk: '11111111-1111-4111-8111-111111111111',
  version: 1,
  topic: 'search',
  about: 'find',
  state: 'held',
  starts_at: '2099-03-10T14:30:00.000Z',
  ends_at: '2099-03-10T15:00:00.000Z',
  time_zone: 'America/Chicago',
  in_words: '',
}
const person = {
  pk: 'x',
  version: 1,
  first_name: 'Ada',
  last_name: 'Sample',
  city: 'Portland',
  state: 'OR',
  zip_code: '97214',
  phone_number: '5035550112',
}
const draw = (mode: string, facts = {}) =>
  drawStep(
    mode,
    'search',
    {
      'GET /api/v1/employers/list_user_employers/': () => ({ body: { results: [] } }),
      'GET /api/v1/accounts/personal_information/': () => ({ body: { results: [person] } }),
      'GET /api/v1/accounts/onboarding/': () => ({ body: { names: [], zipcodes: [], search: null } }),
      [`GET ${calls}`]: () => ({ body: { results: [held] } }),
    },
    facts,
  )

it.each(['landing-fc-newfind', 'landing-fc-findsecond', 'landing-fc-findthird', 'landing-rollover', 'dashboard-search'])(
  'in %s jobs are added within the flow: no link leads into another one',
  async (mode) => {
    const { container } = await draw(mode)
    expect(await screen.findByRole('button', { name: 'Add your jobs' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Add or change your jobs' })).toBeTruthy()
    const elsewhere = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
    expect(elsewhere.filter((address) => address.startsWith('/') && !address.startsWith(`/${mode}/`))).toEqual([])
  },
)

it('a call about the search that was booked is shown before the search, and nothing of calls without one', async () => {
  await draw('landing-fc-newfind', { 'search_call.booked': true })
  expect(await screen.findByText('Held for you')).toBeTruthy()
  cleanup()
  await draw('landing-fc-newfind')
  await screen.findByRole('button', { name: 'Add your jobs' })
  expect(screen.queryByText('Held for you')).toBeNull()
})
