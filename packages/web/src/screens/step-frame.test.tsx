import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { forgetPerson } from '../client/session/resets.ts'
import { drawStep } from '../testing/draw-step.tsx'

// Pieces of a page come when it asks for them: on a busy machine that takes a while.

afterEach(() => {
  cleanup()
  forgetPerson()
  vi.restoreAllMocks()
})

it.each([
  [true, /We can’t reach our service.*try again/],
  [false, /You’re offline. We’ll continue/],
])('what cannot be sent says who tries again: with a connection of the device %s', async (isOnline, words) => {
  await drawStep('onboarding', 'stop-losing', { 'GET /api/v1/employers/fees/': () => ({ status: 500, body: {} }) })
  await userEvent.click(await screen.findByRole('radio', { name: /No, not now/ }))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')))
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(words)
})
