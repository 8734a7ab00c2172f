import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, onTestFinished } from 'vitest'
import { dropToken, readToken } from '../client/session/token-in-address.ts'
import { stubService } from '../testing/stub-service.ts'
import { AccountPage } from './account-page.tsx'
import { ConfirmEmailPage } from './confirm-email-page.tsx'

afterEach(() => {
  cleanup()
  dropToken()
})

const refused = { status: 401, body: { code: 'token_not_valid', detail: 'You’ve been signed out.' } }

function open(address: string) {
  history.replaceState(null, '', address)
  readToken()
}

it('a link that signs in does nothing before a person presses', async () => {
  open('/signin#token=abc')
  const asked = stubService({ 'GET /api/v1/token/authenticate/': () => refused })
  render(<AccountPage isNew={false} />, { wrapper: MemoryRouter })
  const button = await screen.findByRole('button', { name: 'Sign me in' })
  expect(asked).toEqual([])
  await userEvent.click(button)
  await screen.findByText('This link didn’t sign you in')
  expect(asked).toMatchObject([{ headers: { token: 'abc' } }])
})

it('an address is confirmed when a person presses, and not before', async () => {
  open('/signin/confirm#token=abc')
  const asked = stubService({ 'POST /api/v1/auth/email/confirm/': () => ({ status: 410, body: { code: 'link_used_up', detail: '' } }) })
  render(<ConfirmEmailPage />, { wrapper: MemoryRouter })
  const button = await screen.findByRole('button', { name: 'Confirm my address' })
  expect(asked).toEqual([])
  await userEvent.click(button)
  await screen.findByText('This link has been used, or it’s too old')
  expect(asked).toMatchObject([{ body: { token: 'abc' } }])
})

it.each(['database_unavailable', 'too_many_requests'])(
  'an address that could not be confirmed (%s) is confirmed by pressing again',
  async (code) => {
    open('/signin/confirm#token=abc')
    let times = 0
    const asked = stubService({
      'POST /api/v1/auth/email/confirm/': () =>
        ++times === 1 ? { status: 503, body: { code, detail: 'Try again in a moment.' } } : { body: { status: 'OK' } },
    })
    render(<ConfirmEmailPage />, { wrapper: MemoryRouter })
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm my address' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await screen.findByText('Your e-mail address is confirmed')
    expect(asked.map(({ body }) => body)).toEqual([{ token: 'abc' }, { token: 'abc' }])
  },
)

it.each([
  [false, /^We’ll write to this address from now on/],
  [true, /removed the old password\. Choose a new one with the link in the e-mail that we’ve just sent you/],
])('an address that is confirmed says what became of the password (removed: %s)', async (password_removed, words) => {
  open('/signin/confirm#token=abc')
  stubService({ 'POST /api/v1/auth/email/confirm/': () => ({ body: { status: 'OK', password_removed } }) })
  render(<ConfirmEmailPage />, { wrapper: MemoryRouter })
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm my address' }))
  expect(await screen.findByText(words)).toBeTruthy()
})

it('other tabs hear that an address is confirmed', async () => {
  const other = new BroadcastChannel('session')
  onTestFinished(() => other.close())
  const heard: unknown[] = []
  other.addEventListener('message', ({ data }) => heard.push(data))
  open('/signin/confirm#token=abc')
  stubService({ 'POST /api/v1/auth/email/confirm/': () => ({ body: { status: 'OK' } }) })
  render(<ConfirmEmailPage />, { wrapper: MemoryRouter })
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm my address' }))
  await expect.poll(() => heard).toEqual(['changed'])
})
