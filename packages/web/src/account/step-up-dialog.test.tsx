import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { stepUp, useStepUp } from '../client/session/step-up.ts'
import { openableDialogs } from '../testing/openable-dialogs.ts'
import { stubService } from '../testing/stub-service.ts'
import { StepUpDialog } from './step-up-dialog.tsx'

beforeEach(() => {
  openableDialogs()
  render(<StepUpDialog />)
})
afterEach(() => {
  useStepUp.getState().asking?.settle(false)
  cleanup()
})

it('the right password closes it, and what waited goes on', async () => {
  const asked = stubService({ 'POST /api/v1/auth/step-up/': () => ({ body: { access: 'a' } }) })
  const waiting = stepUp('proof')
  await userEvent.type(await screen.findByLabelText('Password'), 'purple lantern walks home{Enter}')
  expect(await waiting).toBe(true)
  expect(asked.filter(({ call }) => call.startsWith('POST'))).toMatchObject([{ body: { password: 'purple lantern walks home' } }])
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a wrong one gets a message, and can be corrected; “Not now” goes back', async () => {
  stubService({ 'POST /api/v1/auth/step-up/': () => ({ status: 400, body: { code: 'invalid_credentials', detail: '' } }) })
  const waiting = stepUp('proof')
  await userEvent.type(await screen.findByLabelText('Password'), 'wrong{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain('That isn’t your account’s password.')
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }))
  expect(await waiting).toBe(false)
})

it('where there is a second factor, a code of it is asked for and no password', async () => {
  const asked = stubService({
    'GET /api/v1/auth/second-factor/': () => ({
      body: { is_set: true, has_app: true, passkeys: 0, is_shown_here: true, backup_codes_left: 9, backup_codes_made_at: null },
    }),
    'POST /api/v1/auth/step-up/': () => ({ body: { access: 'a' } }),
  })
  const waiting = stepUp('proof')
  await userEvent.type(await screen.findByLabelText('Code'), '123 456{Enter}')
  expect(await waiting).toBe(true)
  expect(screen.queryByLabelText('Password')).toBeNull()
  expect(asked.at(-1)?.body).toEqual({ code: '123 456' })
})

it('a code from an e-mail is sent at once, and again when that is asked for', async () => {
  const asked = stubService({
    'POST /api/v1/auth/step-up/mailed-code/': () => ({ body: { status: 'OK' } }),
    'POST /api/v1/auth/step-up/': () => ({ body: { access: 'a' } }),
  })
  const waiting = stepUp('mailed-code')
  expect(await screen.findByText('The code is on its way.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Send another code' }))
  await userEvent.type(screen.getByLabelText('Code from the e-mail'), '1234 5678{Enter}')
  expect(await waiting).toBe(true)
  expect(asked.filter(({ call }) => call.endsWith('/mailed-code/'))).toHaveLength(2)
  expect(asked.at(-1)?.body).toEqual({ mailed_code: '1234 5678' })
})
