import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { useSession } from '../client/session/session.ts'
import { dropToken, heldToken, readToken } from '../client/session/token-in-address.ts'
import { draftOf, saveDraft } from '../client/walk/drafts.ts'
import { ada } from '../testing/ada.ts'
import { stubService } from '../testing/stub-service.ts'
import { NewPasswordPage } from './new-password-page.tsx'
import { RecoverPage } from './second-factor/recover-page.tsx'
import { StopRecoveryPage } from './second-factor/stop-recovery-page.tsx'

afterEach(() => {
  cleanup()
  dropToken()
})

function open(address: string) {
  history.replaceState(null, '', address)
  readToken()
}

it('without the link of an e-mail, a page for a new password says so and leads on', () => {
  render(<NewPasswordPage />, { wrapper: MemoryRouter })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This link no longer works here')
  expect(screen.getByRole('link', { name: 'E-mail me a new link' }).getAttribute('href')).toBe('/forgot-password')
})

it('eight characters may be enough for a new password, since only the service knows whether there is a second factor', async () => {
  const asked = stubService({ 'POST /api/v1/auth/password_reset/confirm/': () => ({ body: { status: 'OK' } }) })
  open('/signin/new-password#token=abc')
  render(<NewPasswordPage />, { wrapper: MemoryRouter })
  await userEvent.type(screen.getByLabelText('Choose a password'), 'lantern9{Enter}')
  expect(asked).toMatchObject([{ body: { password: 'lantern9', token: 'abc' } }])
  expect(heldToken('password')).toBeUndefined()
})

it.each([
  ['a visitor has typed waits for them to sign in', false, { jobs: 'Acme' }],
  ['was typed in a session, which is over by it, is not shown any more', ada, {}],
] as const)('after a new password, what %s', async (_what, user, left) => {
  useSession.setState({ user })
  saveDraft('previous-jobs', 'jobs', 'Acme', false)
  stubService({ 'POST /api/v1/auth/password_reset/confirm/': () => ({ body: { status: 'OK' } }) })
  open('/signin/new-password#token=abc')
  render(<NewPasswordPage />, { wrapper: MemoryRouter })
  await userEvent.type(screen.getByLabelText('Choose a password'), 'lantern9{Enter}')
  await waitFor(() => expect(heldToken('password')).toBeUndefined())
  expect([useSession.getState().user, draftOf('previous-jobs')]).toEqual([false, left])
})

it('whoever starts over has no second factor any more: the password stands alone, and is long', async () => {
  const asked = stubService({ 'POST /api/v1/auth/recovery/finish/': () => ({ status: 410, body: { code: 'link_used_up', detail: '' } }) })
  open('/signin/recover#token=abc')
  render(<RecoverPage />, { wrapper: MemoryRouter })
  const field = screen.getByLabelText('Choose a password')
  await userEvent.type(field, 'lantern9{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain('15')
  expect(asked).toEqual([])
  await userEvent.type(field, ' and a purple walk{Enter}')
  expect(await screen.findByText('This link no longer works')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/signin')
})

it('a recovery is stopped by a press, and not by a mail scanner that opens the page', async () => {
  const asked = stubService({ 'POST /api/v1/auth/recovery/stop/': () => ({ body: { status: 'OK' } }) })
  open('/signin/stop-recovery#token=abc')
  render(<StopRecoveryPage />, { wrapper: MemoryRouter })
  expect(asked).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Stop it' }))
  expect(await screen.findByText('It’s stopped')).toBeTruthy()
  expect(asked).toMatchObject([{ body: { token: 'abc' } }])
})
