import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
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

it('names that are taken off one after the other are all gone, however long the first takes', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  let kept: Record<string, unknown> = {
    names: [
      { first_name: 'Ann', last_name: 'One' },
      { first_name: 'Bea', last_name: 'Two' },
    ],
    zipcodes: [],
    search: null,
  }
  const { asked } = await drawStep('landing-rollover', 'search', {
    'GET /api/v1/employers/list_user_employers/': () => ({ body: { results: [] } }),
    'GET /api/v1/accounts/personal_information/': () => ({ body: { results: [person] } }),
    'GET /api/v1/accounts/onboarding/': () => ({ body: kept }),
    [`GET ${calls}`]: () => ({ body: { results: [] } }),
    'POST /api/v1/accounts/alt_personal_information/create/': async ({ body }) => {
      kept = { ...kept, ...body }
      const mine = kept
      await answered
      return { status: 201, body: mine }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: /Ann One/ }))
  await userEvent.click(screen.getByRole('button', { name: /Bea Two/ }))
  answer()
  await waitFor(() => expect(screen.queryByText(/Ann One|Bea Two/, { selector: 'li span' })).toBeNull())
  expect(kept['names']).toEqual([])
  expect(asked.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body.names.length)).toEqual([1, 0])
})

it('employers that are taken off one after the other are all gone, however long the first takes', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  const job = (pk: string, company_name: string) => ({ pk, version: 1, company_name, start_year: 2001, end_year: 2005 })
  await drawStep('landing-rollover', 'search', {
    'GET /api/v1/employers/list_user_employers/': () => ({ body: { results: [job('a', 'Acme'), job('b', 'Brick')] } }),
    'GET /api/v1/accounts/personal_information/': () => ({ body: { results: [person] } }),
    'GET /api/v1/accounts/onboarding/': () => ({ body: { names: [], zipcodes: [], search: null } }),
    [`GET ${calls}`]: () => ({ body: { results: [] } }),
    'DELETE /api/v1/employers/delete/a': async () => {
      await answered
      return { body: {} }
    },
    'DELETE /api/v1/employers/delete/b': async () => {
      await answered
      return { body: {} }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: /Acme/ }))
  await userEvent.click(screen.getByRole('button', { name: /Brick/ }))
  answer()
  await waitFor(() => expect(screen.queryAllByRole('button', { name: /Acme|Brick/ })).toEqual([]))
})
