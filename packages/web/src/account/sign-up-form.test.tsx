import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { afterEach, expect, it } from 'vitest'
import { type Asked, stubService } from '../testing/stub-service.ts'
import { SignUpForm } from './sign-up-form.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

async function fill(password: string) {
  const asked = stubService({})
  render(<SignUpForm onOther={() => undefined} />)
  await userEvent.type(screen.getByLabelText('First name'), 'Ada')
  await userEvent.type(screen.getByLabelText('Last name'), 'Lovelace')
  await userEvent.type(screen.getByLabelText('E-mail address'), 'ada@example.com')
  await userEvent.click(screen.getByLabelText('Choose a password'))
  await userEvent.paste(password)
  await userEvent.click(screen.getByRole('button', { name: 'Create my account' }))
  return asked
}

it.each([
  ['short', 'This password is too short.'],
  ['abababababababab', 'This password repeats the same few characters.'],
  ['abcdefghijklmnop', 'This password is a run of letters'],
  ['AdaLovelace1234', 'This password is made from your name'],
])('the password “%s” is refused in words before anything is sent', async (password, words) => {
  const asked = await fill(password)
  expect(screen.getAllByText(new RegExp(words))).toHaveLength(2)
  expect(screen.getByLabelText('Choose a password').getAttribute('aria-invalid')).toBe('true')
  expect(asked).toEqual([])
})

it('a good password is sent, pasted as well as typed', async () => {
  const asked = await fill('purple lantern walks home')
  expect(asked).toMatchObject([{ call: 'POST /api/v1/auth/registration/', body: { password1: 'purple lantern walks home' } }])
})

it('names and address are still there when the page is loaded again, and the password is not', async () => {
  await fill('short')
  cleanup()
  render(<SignUpForm onOther={() => undefined} />)
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Ada')
  expect(screen.getByLabelText<HTMLInputElement>('Last name').value).toBe('Lovelace')
  expect(screen.getByLabelText<HTMLInputElement>('E-mail address').value).toBe('ada@example.com')
  expect(screen.getByLabelText<HTMLInputElement>('Choose a password').value).toBe('')
  expect(JSON.stringify({ ...localStorage })).not.toContain('short')
})

it('once the account is made, nothing of the form is left on the device', async () => {
  await fill('short')
  stubService({ 'POST /api/v1/auth/registration/': () => ({ body: { user: { pk: 'someone' } } }) })
  const password = screen.getByLabelText('Choose a password')
  await userEvent.clear(password)
  await userEvent.click(password)
  await userEvent.paste('purple lantern walks home')
  expect(JSON.stringify({ ...localStorage })).toContain('Lovelace')
  await userEvent.click(screen.getByRole('button', { name: 'Create my account' }))
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).not.toContain('Lovelace'))
})

it('while there are more sign-ups than usual the browser works something out, and the same is sent again with it', async () => {
  await fill('short')
  const challenge = await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 10, counter: 3, deriveKey, hmacSignatureSecret: 'x' })
  const answer = ({ headers }: Asked) =>
    headers['x-challenge-solution']
      ? { body: { user: { pk: 'someone' } } }
      : { status: 403, body: { code: 'challenge_required', detail: '', challenge } }
  const asked = stubService({ 'POST /api/v1/auth/registration/': answer })
  const password = screen.getByLabelText('Choose a password')
  await userEvent.clear(password)
  await userEvent.click(password)
  await userEvent.paste('purple lantern walks home')
  await userEvent.click(screen.getByRole('button', { name: 'Create my account' }))
  await waitFor(() => expect(asked.filter(({ call }) => call.includes('registration'))).toHaveLength(2))
  const [first, second] = asked.filter(({ call }) => call.includes('registration'))
  expect(second?.body).toEqual(first?.body)
  expect(JSON.parse(atob(second?.headers['x-challenge-solution'] ?? '')).solution.counter).toBe(3)
})
