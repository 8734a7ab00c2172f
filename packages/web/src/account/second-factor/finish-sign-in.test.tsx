import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { stubService } from '../../testing/stub-service.ts'
import { FinishSignIn } from './finish-sign-in.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
})

const secondStep = (by: readonly ('passkey' | 'app' | 'backup-code')[], onAgain = vi.fn()) => {
  render(<FinishSignIn signIn={{ token: 'half-way', by: [...by], expires_at: '2026-11-26T12:10:00Z' }} onAgain={onAgain} />)
  return onAgain
}

it('a code of the app goes along with the half of the sign-in that is done; a wrong one can be corrected', async () => {
  const asked = stubService({
    'POST /api/v1/auth/sign-in/second-factor/': () => ({ status: 400, body: { code: 'second_factor_not_valid', detail: 'Not that one.' } }),
  })
  secondStep(['app', 'backup-code'])
  await userEvent.type(screen.getByLabelText('Code'), '123 456{Enter}')
  expect((await screen.findByRole('alert')).textContent).not.toBe('')
  expect(asked).toMatchObject([{ body: { sign_in: 'half-way', code: '123 456' } }])
  expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('123 456')
})

it('with a passkey, that is the main thing to press, and a code is the other way', () => {
  secondStep(['passkey', 'app'])
  expect(screen.getByRole('button', { name: 'Use my passkey' })).toBeTruthy()
  expect(screen.getByLabelText('Or enter a code')).toBeTruthy()
})

it('with a passkey alone there is no field for a code', () => {
  secondStep(['passkey'])
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('whoever has lost all of it is told how long it takes, until the day that the e-mail says, and asks by one press', async () => {
  vi.stubEnv('TZ', 'America/New_York')
  const asked = stubService({
    'POST /api/v1/auth/recovery/': () => ({ status: 201, body: { ready_at: '2026-12-03T01:00:00Z', is_looked_at: true } }),
  })
  const onAgain = secondStep(['app'])
  await userEvent.click(screen.getByRole('button', { name: 'I don’t have any of these' }))
  expect(screen.getByText(/It takes 7 days/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Ask, and wait 7 days' }))
  expect(await screen.findByText(/From December 3, 2026/)).toBeTruthy()
  expect(screen.getByText(/one of our people makes sure that it’s you/)).toBeTruthy()
  expect(asked).toMatchObject([{ body: { sign_in: 'half-way' } }])
  await userEvent.click(screen.getByRole('button', { name: 'Back to sign in' }))
  expect(onAgain).toHaveBeenCalledOnce()
})
