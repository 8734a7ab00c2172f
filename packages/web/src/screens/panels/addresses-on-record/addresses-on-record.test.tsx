import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { forgetPerson } from '../../../client/session/resets.ts'
import { drawStep } from '../../../testing/draw-step.tsx'

// Pieces of a page come when it asks for them: on a busy machine that takes a while.

afterEach(() => {
  cleanup()
  forgetPerson()
})

const at = { city: 'Bend', state: 'OR', zip_code: '97701' }
const match = (pk: string, holder: string, state = 'found') => ({ pk, version: 1, state, holder, address_on_record: at })
const update = 'PATCH /api/v1/accounts/unclaimed_properties/update-confirmed/'
const keep = 'POST /api/v1/accounts/alt_personal_information/create/'

const draw = (results: readonly object[]) =>
  drawStep('landing-rollover', 'unclaimed-addresses', {
    'GET /api/v1/accounts/unclaimed_properties/': () => ({ body: { free: {}, search: {}, results } }),
    'GET /api/v1/accounts/onboarding/': () => ({ body: { names: [], zipcodes: ['97201'], search: null } }),
    'GET /api/v1/accounts/personal_information/': () => ({ body: { results: [] } }),
    [update]: ({ body: { unclaimed_properties } }) => ({
      body: {
        free: {},
        search: {},
        results: unclaimed_properties.map(({ pk, mine }: { pk: string; mine: string }) => ({
          ...match(pk, 'A bank', mine === 'no' ? 'rejected' : 'found'),
          version: 2,
        })),
      },
    }),
    [keep]: ({ body }) => ({ status: 201, body: { names: [], zipcodes: [], search: null, ...body } }),
  })

it('says what will stand here while there is no address', async () => {
  await draw([])
  expect(await screen.findByText(/We don’t have an address from state records yet/)).toBeTruthy()
})

it('an earlier address joins their ZIP codes on the same page, and goes with them', async () => {
  const { asked, done } = await draw([match('1', 'A bank')])
  await screen.findByText('97201')
  await userEvent.click(await screen.findByRole('button', { name: 'I lived there: Bend, OR 97701' }))
  expect(await screen.findByRole('button', { name: 'Change: 97701' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(done).toHaveBeenCalled())
  expect(asked.find(({ call }) => call === keep)?.body.zipcodes).toEqual(['97201', '97701'])
})

it('an address that was never theirs sets everything under it aside, and can be taken back', async () => {
  const { asked } = await draw([match('1', 'A bank'), match('2', 'A shop')])
  await userEvent.click(await screen.findByRole('button', { name: 'Never mine: Bend, OR 97701' }))
  expect(await screen.findByText('Not yours')).toBeTruthy()
  expect(
    asked.filter(({ call }) => call === update).flatMap(({ body }) => body.unclaimed_properties.map((one: { mine: string }) => one.mine)),
  ).toEqual(['no', 'no'])
  await userEvent.click(screen.getByRole('button', { name: 'Take it back: Bend, OR 97701' }))
  expect(await screen.findByRole('button', { name: 'Never mine: Bend, OR 97701' })).toBeTruthy()
})

it('on a page that does not ask for ZIP codes, addresses that are kept one after the other are all kept', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  const elsewhere = { city: 'Salem', state: 'OR', zip_code: '97301' }
  let zipcodes: readonly string[] = ['97201']
  await drawStep('dashboard-lost-money', 'get-lost-money-online', {
    'GET /api/v1/accounts/unclaimed_properties/': () => ({
      body: { free: {}, search: {}, results: [match('1', 'A bank'), { ...match('2', 'A shop'), address_on_record: elsewhere }] },
    }),
    'GET /api/v1/accounts/onboarding/': () => ({ body: { names: [], zipcodes, search: null } }),
    'GET /api/v1/accounts/personal_information/': () => ({ body: { results: [] } }),
    'GET /api/v1/documents/': () => ({ body: { results: [] } }),
    'GET /api/v1/prices/': () => ({ body: { results: [] } }),
    [keep]: async ({ body }) => {
      zipcodes = body.zipcodes
      const mine = zipcodes
      await answered
      return { status: 201, body: { names: [], zipcodes: mine, search: null } }
    },
  })
  await userEvent.click(await screen.findByText('The old addresses that we know of'))
  await userEvent.click(await screen.findByRole('button', { name: 'I lived there: Bend, OR 97701' }))
  await userEvent.click(screen.getByRole('button', { name: 'I lived there: Salem, OR 97301' }))
  answer()
  await waitFor(() => expect(zipcodes).toEqual(['97201', '97701', '97301']))
})
