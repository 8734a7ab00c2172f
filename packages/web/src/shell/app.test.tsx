import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { forgetPerson } from '../client/session/resets.ts'
import { useSession } from '../client/session/session.ts'
import { ada } from '../testing/ada.ts'
import { signedInBrowser, stubService } from '../testing/stub-service.ts'
import { App } from './app.tsx'

beforeEach(() => {
  useSession.setState({ user: 'unknown' })
  history.replaceState(null, '', '/forgot-password')
})
afterEach(() => {
  cleanup()
  forgetPerson()
})

it('while the service can’t say who is there, a page with a sign-in is nobody’s: it says so, and can be tried again', async () => {
  signedInBrowser()
  let isBusy = true
  stubService({
    'GET /api/v1/auth/user/': () => (isBusy ? { status: 503, body: { code: 'overloaded', detail: 'Too busy.' } } : { body: ada }),
  })
  render(<App modes={[]} fallback={{ mode: '', resumeAt: '' }} />)
  expect((await screen.findByRole('alert')).textContent).toContain('Too busy.')
  expect(useSession.getState().user).toBe('unknown')
  isBusy = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByLabelText(/E-mail/)).toBeTruthy()
  expect(useSession.getState().user).toEqual(ada)
})

it('a visitor needs no answer of the service to see a page', async () => {
  stubService({})
  render(<App modes={[]} fallback={{ mode: '', resumeAt: '' }} />)
  expect(await screen.findByLabelText(/E-mail/)).toBeTruthy()
})
