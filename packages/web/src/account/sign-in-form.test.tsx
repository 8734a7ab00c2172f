import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { forgetPerson } from '../client/session/resets.ts'
import { readTypedBefore } from '../client/typed-before.ts'
import { type Asked, stubService } from '../testing/stub-service.ts'
import { SignInForm } from './sign-in-form.tsx'

afterEach(cleanup)

const user = { pk: 'ada', email: 'ada@example.com', first_name: 'Ada', last_name: 'Sample' }

async function signIn(answer: (asked: Asked) => { status?: number; body?: unknown } | Promise<{ status?: number; body?: unknown }>) {
  const asked = stubService({ 'POST /login': answer, 'POST /api/v1/auth/sign-in-link/': () => ({ body: { status: 'OK' } }) })
  const done = vi.fn()
  render(<SignInForm onOther={() => undefined} onDone={done} />, { wrapper: MemoryRouter })
  await userEvent.type(screen.getByLabelText('E-mail address'), 'ada@example.com')
  await userEvent.type(screen.getByLabelText('Password'), 'purple lantern walks home{Enter}')
  return { asked, done }
}

it('Enter signs in', async () => {
  const { done } = await signIn(() => ({ body: { access: 'a', refresh: 'b', user } }))
  await expect.poll(() => done).toHaveBeenCalled()
})

it('a sign-in that was begun before the script was there goes on with its second factor', async () => {
  const asked = stubService({ 'POST /api/v1/auth/sign-in/second-factor/': () => ({ body: { access: 'a', refresh: 'b', user } }) })
  const drawn = document.createElement('main')
  const hidden = { sign_in: 'begun', by: 'app backup-code', expires_at: '2026-03-01T12:00:00.000Z' }
  for (const [name, value] of Object.entries(hidden)) drawn.append(Object.assign(document.createElement('input'), { name, value }))
  readTypedBefore(drawn)
  const done = vi.fn()
  render(<SignInForm onOther={() => undefined} onDone={done} />, { wrapper: MemoryRouter })
  await userEvent.type(await screen.findByLabelText('Code'), '123 456{Enter}')
  await expect.poll(() => done).toHaveBeenCalled()
  expect(asked[0]?.body).toEqual({ sign_in: 'begun', code: '123 456' })
  forgetPerson()
})

it('a wrong password gets a message that says what to do, and nothing that was typed is gone', async () => {
  document.title = 'Sign in'
  const { done } = await signIn(() => ({
    status: 400,
    body: { code: 'invalid_credentials', detail: 'Unable to log in with provided credentials.' },
  }))
  expect(await screen.findByRole('alert')).toMatchObject({ textContent: expect.stringContaining('Check both, or set a new password.') })
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('purple lantern walks home')
  expect(document.title).toBe('Error: Sign in')
  expect(done).not.toHaveBeenCalled()
})

it('after many tries the browser works something out, and the same is sent again with it', async () => {
  const challenge = await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 10, counter: 3, deriveKey, hmacSignatureSecret: 'x' })
  const { asked, done } = await signIn(({ headers }) =>
    headers['x-challenge-solution']
      ? { body: { access: 'a', refresh: 'b', user } }
      : { status: 403, body: { code: 'challenge_required', detail: '', challenge } },
  )
  await expect.poll(() => done).toHaveBeenCalled()
  const { solution } = JSON.parse(atob(asked[1]?.headers['x-challenge-solution'] ?? ''))
  expect(solution.counter).toBe(3)
})

it('too many tries say how long to wait, and that nothing is lost', async () => {
  await signIn(() => ({ status: 429, body: { code: 'too_many_requests', detail: '' } }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/Wait a minute, then try again. Your account and your answers are safe/)
})

it('a link by mail needs the address alone, and says the same whether there is an account or not', async () => {
  stubService({ 'POST /api/v1/auth/sign-in-link/': () => ({ body: { status: 'OK' } }) })
  render(<SignInForm onOther={() => undefined} />, { wrapper: MemoryRouter })
  await userEvent.click(screen.getByRole('button', { name: 'E-mail me a link instead' }))
  expect(document.activeElement).toBe(screen.getByLabelText('E-mail address'))
  await userEvent.type(screen.getByLabelText('E-mail address'), 'ada@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'E-mail me a link instead' }))
  expect(await screen.findByText(/If ada@example.com has an account/)).toBeTruthy()
})
