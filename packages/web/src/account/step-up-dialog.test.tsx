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
  const waiting = stepUp()
  await userEvent.type(await screen.findByLabelText('Password'), 'purple lantern walks home{Enter}')
  expect(await waiting).toBe(true)
  expect(asked).toMatchObject([{ body: { password: 'purple lantern walks home' } }])
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a wrong one gets a message, and can be corrected; “Not now” goes back', async () => {
  stubService({ 'POST /api/v1/auth/step-up/': () => ({ status: 400, body: { code: 'invalid_credentials', detail: '' } }) })
  const waiting = stepUp()
  await userEvent.type(await screen.findByLabelText('Password'), 'wrong{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain('That isn’t your account’s password.')
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }))
  expect(await waiting).toBe(false)
})
