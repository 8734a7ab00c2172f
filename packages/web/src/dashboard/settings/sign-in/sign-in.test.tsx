import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { forgetPerson } from '../../../client/session/resets.ts'
import { useSession } from '../../../client/session/session.ts'
import { ada } from '../../../testing/ada.ts'
import { signedInBrowser, stubService } from '../../../testing/stub-service.ts'
import { SignIn } from './sign-in.tsx'

const here = {
  pk: 's1',
  device: 'Chrome on Linux',
  is_this_one: true,
  began_at: '2026-03-06T12:00:00.000Z',
  last_used_at: '2026-03-06T12:00:00.000Z',
}
const phone = { ...here, pk: 's2', device: 'Safari on iPhone', is_this_one: false }
const sessions = (...all: unknown[]) => ({ body: { results: all } })

beforeEach(() => {
  signedInBrowser()
  useSession.setState({ user: ada })
})
afterEach(() => {
  cleanup()
  forgetPerson()
})

function draw(answers: Parameters<typeof stubService>[0] = {}) {
  const asked = stubService({ 'GET /api/v1/auth/sessions/': () => sessions(here), ...answers })
  render(<Shown />)
  return asked
}

function Shown() {
  const { user } = useSession()
  return user && user !== 'unknown' ? <SignIn user={user} /> : null
}

it('another address is asked for by the keyboard, and stands as not confirmed until its link is opened', async () => {
  draw({
    'POST /api/v1/accounts/settings/email/update/': ({ body }) => ({ body: { email: ada.email, pending_email: body.email } }),
  })
  screen.getByRole('button', { name: 'Change the address' }).focus()
  await userEvent.keyboard('{Enter}new@example.com{Enter}')
  expect(await screen.findByText('Your new address isn’t confirmed yet')).toBeTruthy()
  expect(screen.getByText(/^An e-mail is on its way to new@example\.com/)).toBeTruthy()
  expect(screen.getByText('ada@example.com')).toBeTruthy()
})

it('an address whose first link ran out is confirmed by another one, and a confirmed one needs none', async () => {
  useSession.setState({ user: { ...ada, email_confirmed: false } })
  const asked = draw({ 'POST /api/v1/auth/sign-in-link/': () => ({ body: { status: 'OK' } }) })
  expect(screen.getByText('Your address isn’t confirmed yet')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Send me a new link' }))
  const isToldAnew = async () => {
    const line = await screen.findByText(/^A new link is on its way to ada@example\.com/)
    await waitFor(() => expect(line).toBe(document.activeElement))
  }
  await isToldAnew()
  await userEvent.click(screen.getByRole('button', { name: 'Send me a new link' }))
  await isToldAnew()
  expect(asked.find(({ call }) => call.includes('sign-in-link'))?.body).toEqual({ email: 'ada@example.com' })
  cleanup()
  useSession.setState({ user: ada })
  draw()
  expect(screen.queryByText('Your address isn’t confirmed yet')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Send me a new link' })).toBeNull()
})

it('what is corrected while another address is asked for stays, to be sent again', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  draw({
    'POST /api/v1/accounts/settings/email/update/': async ({ body }) => {
      await promise
      return { body: { email: ada.email, pending_email: body.email } }
    },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Change the address' }))
  const input = screen.getByLabelText<HTMLInputElement>('New e-mail address')
  await userEvent.type(input, 'new@example.co{Enter}m')
  resolve()
  await waitFor(() => expect(useSession.getState().user).toMatchObject({ pending_email: 'new@example.co' }))
  expect(screen.getByLabelText<HTMLInputElement>('New e-mail address').value).toBe('new@example.com')
})

it('the address that one has, or none at all, is not sent', async () => {
  const asked = draw()
  await userEvent.click(screen.getByRole('button', { name: 'Change the address' }))
  const input = screen.getByLabelText('New e-mail address')
  await userEvent.type(input, 'Ada@Example.com{Enter}')
  expect(screen.getAllByText(/That’s the address we already have/).length).toBeGreaterThan(0)
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(asked.some(({ call }) => call.startsWith('POST'))).toBe(false)
})

it('a change of address that waits can be called off', async () => {
  useSession.setState({ user: { ...ada, pending_email: 'new@example.com' } })
  const asked = draw({
    'POST /api/v1/accounts/settings/email/update/': () => ({ body: { email: ada.email, pending_email: null } }),
  })
  await userEvent.click(screen.getByRole('button', { name: 'Keep the old address' }))
  expect(await screen.findByText(/^The change of address is canceled/)).toBeTruthy()
  expect(screen.queryByText('Your new address isn’t confirmed yet')).toBeNull()
  expect(asked.find(({ call }) => call.startsWith('POST'))?.body).toEqual({ email: ada.email })
})

it('no form stands open: each is opened, and left as it was', async () => {
  draw()
  expect(document.querySelector('form')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Change the password' }))
  expect(document.activeElement).toBe(screen.getByLabelText('New password'))
  await userEvent.click(screen.getByRole('button', { name: 'Keep it as it is' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change the password' }))
  expect(document.querySelector('form')).toBeNull()
})

it('a weak password is named before it is sent, and stays in its field', async () => {
  const asked = draw()
  await userEvent.click(screen.getByRole('button', { name: 'Change the password' }))
  const input = screen.getByLabelText<HTMLInputElement>('New password')
  await userEvent.type(input, 'short{Enter}')
  expect(screen.getAllByText(/This password is too short/).length).toBeGreaterThan(0)
  expect(input.value).toBe('short')
  expect(asked.some(({ call }) => call.startsWith('POST'))).toBe(false)
})

it('a new password is set, is gone from the page, and the other devices with it', async () => {
  let all = [here, phone]
  const asked = draw({
    'GET /api/v1/auth/sessions/': () => sessions(...all),
    'POST /api/v1/auth/password/change/': () => {
      all = [here]
      return { body: { detail: 'New password has been saved.' } }
    },
  })
  expect(await screen.findByText(/Safari on iPhone/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Change the password' }))
  await userEvent.type(screen.getByLabelText('New password'), 'three quiet brown stones{Enter}')
  expect(await screen.findByText(/^Your new password is set/)).toBeTruthy()
  expect(screen.queryByLabelText('New password')).toBeNull()
  expect(screen.queryByText(/Safari on iPhone/)).toBeNull()
  const { body } = asked.find(({ call }) => call.startsWith('POST')) ?? {}
  expect(body.new_password1).toBe(body.new_password2)
})

it('a new password calls off a change of address that waits, and says so', async () => {
  useSession.setState({ user: { ...ada, pending_email: 'new@example.com' } })
  draw({ 'POST /api/v1/auth/password/change/': () => ({ body: { detail: 'New password has been saved.' } }) })
  await userEvent.click(screen.getByRole('button', { name: 'Change the password' }))
  await userEvent.type(screen.getByLabelText('New password'), 'three quiet brown stones{Enter}')
  expect(await screen.findByText(/^Your new password is set.* The change of address is canceled/)).toBeTruthy()
  expect(screen.queryByText('Your new address isn’t confirmed yet')).toBeNull()
})

it('every device but this one can be signed out', async () => {
  let all = [here, phone]
  draw({
    'GET /api/v1/auth/sessions/': () => sessions(...all),
    'DELETE /api/v1/auth/sessions/s2/': () => {
      all = [here]
      return { body: { status: 'OK' } }
    },
  })
  const end = await screen.findByRole('button', { name: /^Sign out: Safari on iPhone/ })
  expect(screen.getAllByRole('button', { name: /^Sign out/ })).toEqual([end])
  await userEvent.click(end)
  expect(await screen.findByText('Safari on iPhone is signed out.')).toBe(document.activeElement)
  expect(screen.queryByRole('button', { name: /^Sign out/ })).toBeNull()
})

it('all other devices are signed out with one press and one call', async () => {
  let all = [here, phone, { ...phone, pk: 's3', device: 'Firefox on Windows' }]
  const asked = draw({
    'GET /api/v1/auth/sessions/': () => sessions(...all),
    'DELETE /api/v1/auth/sessions/': () => {
      all = [here]
      return { body: { ended: 2 } }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }))
  expect(await screen.findByText('We signed you out everywhere else.')).toBe(document.activeElement)
  expect(screen.queryByText(/iPhone|Windows/)).toBeNull()
  expect(asked.filter(({ call }) => call.startsWith('DELETE'))).toHaveLength(1)
})

it('of many devices the first four are in sight, and the others a press away', async () => {
  const all = ['s3', 's4', 's5', 's6'].map((pk) => ({ ...phone, pk, device: `Phone ${pk}` }))
  draw({ 'GET /api/v1/auth/sessions/': () => sessions(here, phone, ...all) })
  const more = (await screen.findByText('And 2 more')).closest('details')
  expect(more?.open).toBe(false)
  expect(screen.getAllByText(/^Last used/).filter((line) => !more?.contains(line))).toHaveLength(4)
  expect(screen.getAllByText(/^Last used/)).toHaveLength(6)
})

it('two browsers of one day are told apart by when they were used', async () => {
  const earlier = { ...phone, pk: 's3', last_used_at: new Date(Date.parse(phone.last_used_at) - 3_600_000).toISOString() }
  draw({ 'GET /api/v1/auth/sessions/': () => sessions(here, phone, earlier) })
  const names = (await screen.findAllByRole('button', { name: /^Sign out: / })).map((button) => button.getAttribute('aria-label'))
  expect(new Set(names).size).toBe(2)
})

it('a device that could not be signed out stays, and it is said', async () => {
  draw({
    'GET /api/v1/auth/sessions/': () => sessions(here, phone),
    'DELETE /api/v1/auth/sessions/s2/': () => ({ status: 500, body: { code: 'internal_error', detail: 'It is still signed in.' } }),
  })
  await userEvent.click(await screen.findByRole('button', { name: /^Sign out: Safari/ }))
  expect((await screen.findByText('It is still signed in.')).getAttribute('role')).toBe('alert')
  expect(screen.getByRole('button', { name: /^Sign out: Safari/ })).toBeTruthy()
})
