import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { forgetPerson } from '../../../client/session/resets.ts'
import { drawStep } from '../../../testing/draw-step.tsx'

afterEach(() => {
  cleanup()
  forgetPerson()
})

const draw = (state: string, about: string | null = null) =>
  drawStep(
    'landing-fc-newfind',
    'search-schedule-call',
    {
      'GET /api/v1/accounts/calls/': () => ({ body: { results: [] } }),
      'GET /api/v1/accounts/calls/about/': () => ({ body: { about } }),
      'GET /api/v1/accounts/personal_information/': () => ({ body: { results: [] } }),
    },
    { 'search.state': state },
  )

it('before any search the call page speaks of no result', async () => {
  const { container } = await draw('none')
  expect(await screen.findByRole('radio', { name: 'I don’t know where my account is' })).toBeTruthy()
  expect(screen.queryByRole('radio', { name: /result|found/ })).toBeNull()
  expect(container.textContent).not.toContain('What we found')
})

it.each(['running', 'ended'])('once a search is %s the call is about what it found', async (state) => {
  await draw(state)
  expect(await screen.findByRole('radio', { name: 'I don’t understand a result' })).toBeTruthy()
  expect(screen.getByText('What we found, and what it means.')).toBeTruthy()
})

it('what the call should be about is shown on every device, before a time is booked', async () => {
  await draw('none', 'sign-in')
  expect((await screen.findByRole('radio', { name: 'I can’t sign in on a provider’s site' })).matches(':checked')).toBe(true)
})
