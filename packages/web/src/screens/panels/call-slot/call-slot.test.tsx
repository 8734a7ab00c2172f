import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetPerson } from '../../../client/session/resets.ts'
import { drawStep } from '../../../testing/draw-step.tsx'
import { openableDialogs } from '../../../testing/openable-dialogs.ts'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-03-06T12:00:00Z') })
  openableDialogs()
})
afterEach(() => {
  cleanup()
  forgetPerson()
  vi.useRealTimers()
})

const pk = '11111111-1111-4111-8111-111111111111'
const call = {
  pk,
  version: 1,
  topic: 'rollover',
  about: null,
  state: 'held',
  starts_at: '2026-03-10T14:30:00.000Z',
  ends_at: '2026-03-10T15:00:00.000Z',
  time_zone: 'America/Chicago',
  in_words: '',
}
const calls = '/api/v1/accounts/calls/'
const other = '2026-03-11T14:00:00.000Z'
const draw = (more: Parameters<typeof drawStep>[2] = {}) =>
  drawStep('landing-rollover', 'ira/rollover-call-3', {
    [`GET ${calls}slots/`]: () => ({ body: { time_zone: 'America/Chicago', results: [{ starts_at: other }] } }),
    [`GET ${calls}`]: () => ({ body: { results: [call] } }),
    'GET /api/v1/accounts/personal_information/': () => ({ body: { results: [{ phone_number: '6085550171' }] } }),
    ...more,
  })

it('the call is shown with its day, its time zone and the number that is called', async () => {
  await draw()
  expect(await screen.findByText('Tuesday, March 10 at 9:30 AM CDT')).toBeTruthy()
  expect(screen.getByText('Central Time (Chicago)')).toBeTruthy()
  expect(await screen.findByText('(608) 555-0171')).toBeTruthy()
})

it('it is moved in place', async () => {
  const { asked } = await draw({ [`POST ${calls}${pk}/move/`]: () => ({ body: { ...call, state: 'moved', starts_at: other } }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Move the call' }))
  expect(screen.getByRole('region', { name: 'Move the call' })).toBe(document.activeElement)
  await userEvent.click(await screen.findByRole('radio', { name: /Wednesday, March 11/ }))
  await userEvent.click(await screen.findByRole('radio', { name: /AM|PM/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Move to this time' }))
  expect(await screen.findByText('Wednesday, March 11 at 9:00 AM CDT')).toBeTruthy()
  expect(screen.getByText('Your call is moved. The new time is above.')).toBe(document.activeElement)
  expect(asked.find((one) => one.call === `POST ${calls}${pk}/move/`)?.body.scheduled_call).toBe(other)
})

it('whoever keeps its time after all is back at the button', async () => {
  await draw()
  await userEvent.click(await screen.findByRole('button', { name: 'Move the call' }))
  await userEvent.click(screen.getByRole('button', { name: 'Keep the call' }))
  expect(screen.getByRole('button', { name: 'Move the call' })).toBe(document.activeElement)
})

it('it is cancelled only after a second yes, and that is said', async () => {
  const { asked } = await draw({ [`POST ${calls}${pk}/cancel/`]: () => ({ body: { ...call, state: 'cancelled' } }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel the call' }))
  expect(asked.some((one) => one.call.endsWith('/cancel/'))).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Yes, cancel it' }))
  expect(await screen.findByText(/is canceled. Nothing else has changed/)).toBe(document.activeElement)
  expect(screen.getByText(/You don’t have a time booked/)).toBeTruthy()
})

it('while it is held no other time is offered beside it, and once it is cancelled one is', async () => {
  await draw({ [`POST ${calls}${pk}/cancel/`]: () => ({ body: { ...call, state: 'cancelled' } }) })
  expect(await screen.findByText('Held for you')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Choose a time for the call' })).toBeNull()
  expect(screen.getByRole('button', { name: 'See where my money is' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the call' }))
  await userEvent.click(screen.getByRole('button', { name: 'Yes, cancel it' }))
  expect(await screen.findByRole('button', { name: 'Choose a time for the call' })).toBeTruthy()
})

it('a call about something else is not this one: a time is still offered', async () => {
  await draw({ [`GET ${calls}`]: () => ({ body: { results: [{ ...call, topic: 'search' }] } }) })
  expect(await screen.findByText('Held for you')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Choose a time for the call' })).toBeTruthy()
})

it('without a connection it stays, with a message', async () => {
  await draw()
  const { fetch: before } = globalThis
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel the call' }))
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
  await userEvent.click(screen.getByRole('button', { name: 'Yes, cancel it' }))
  await waitFor(() => expect(screen.getByText(/can’t reach our service/)).toBeTruthy())
  vi.stubGlobal('fetch', before)
  await userEvent.click(screen.getByRole('button', { name: 'Keep the call' }))
  expect(screen.getByText('Held for you')).toBeTruthy()
})

it('without a call it says so', async () => {
  await draw({ [`GET ${calls}`]: () => ({ body: { results: [] } }) })
  expect(await screen.findByText(/You don’t have a time booked/)).toBeTruthy()
})
