import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openMemory, saveOnDevice } from '../client/device.ts'
import { forgetPerson } from '../client/session/resets.ts'
import { endSession, signOut } from '../client/session/session.ts'
import { loadMode } from '../client/walk/flow.ts'
import { SaveLine } from '../shell/frame/save-line.tsx'
import { walkView } from '../testing/real-flows.ts'
import { stubService } from '../testing/stub-service.ts'
import { AccountGate } from './account-gate.tsx'
import { AccountPage } from './account-page.tsx'

const name = 'landing-rc'
const ended = 'You’re not signed in anymore'

/** Somebody has typed something, and it is sealed on the device. */
beforeEach(async () => {
  localStorage.clear()
  stubService({
    [`GET /api/flows/${name}/walk`]: () => ({ body: walkView(name) }),
    'POST /api/v1/auth/logout/': () => ({ body: {} }),
  })
  await openMemory(btoa('x'.repeat(32)))
  saveOnDevice('drafts', { 'personal-information': { city: 'Portland' } })
  await waitFor(() => expect(localStorage.getItem('flow:sealed:drafts')).not.toBeNull())
})
afterEach(() => {
  cleanup()
  forgetPerson()
})

async function openGate() {
  const mode = await loadMode(name)
  if (!mode.ok) throw new Error('The mode is not there.')
  render(
    <BrowserRouter>
      <AccountGate mode={mode.data} />
      <SaveLine isSignedIn={false} />
    </BrowserRouter>,
  )
}

it('who had a session that ended by itself is asked to sign in, and not to make an account, and reads why', async () => {
  endSession()
  await openGate()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sign in to continue')
  expect([screen.queryByText(ended) !== null, screen.queryByText('Kept on this device until you sign in.') !== null]).toEqual([true, true])
})

it('nor does the page to sign in leave that unsaid', () => {
  endSession()
  render(
    <BrowserRouter>
      <AccountPage isNew={false} />
    </BrowserRouter>,
  )
  expect(screen.getByText(ended)).toBeTruthy()
})

it('who signed out on purpose has left nothing that waits', async () => {
  await signOut()
  await openGate()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Create an account to continue')
  expect([screen.queryByText(ended), screen.queryByText('Kept on this device until you create an account.') !== null]).toEqual([null, true])
})
