import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { setLanguage } from '../../../../client/language.ts'
import { refreshShown } from '../../../../client/service/changes.ts'
import { forgetPerson } from '../../../../client/session/resets.ts'
import { signedInBrowser, stubService } from '../../../../testing/stub-service.ts'
import { BackupCodesPart } from './backup-codes-part.tsx'

beforeEach(signedInBrowser)
afterEach(() => {
  cleanup()
  forgetPerson()
  setLanguage('en')
})

function draw(left: number, madeAt: string | null) {
  const factors = { is_set: true, has_app: true, passkeys: 0, is_shown_here: true }
  const body = { ...factors, backup_codes_left: left, backup_codes_made_at: madeAt }
  stubService({ 'GET /api/v1/auth/second-factor/': () => ({ body }) })
  render(<BackupCodesPart />)
}

it('people whose codes were lost on the way read when they were made, and that they make new ones', async () => {
  draw(10, '2026-03-06T12:00:00Z')
  await screen.findByText('They were made on March 6, 2026 and shown only then. If you haven’t saved them, make new ones.')
})

it('of codes whose day is not known it says so much as is known, in the language of the page', async () => {
  setLanguage('es')
  draw(10, null)
  await screen.findByText('Se mostraron una sola vez. Si no los guardaste, crea otros nuevos.')
})

it('where none are left, nothing is said of when they were made', async () => {
  draw(0, '2026-03-06T12:00:00Z')
  await screen.findByText(/You have 0 codes left/)
  expect(screen.queryByText(/made on/)).toBeNull()
})

it('codes that were replaced on another device no longer stand there to be saved', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  let madeAt = '2026-03-06T12:00:00Z'
  const factors = { is_set: true, has_app: true, passkeys: 0, is_shown_here: true, backup_codes_left: 10 }
  stubService({
    'GET /api/v1/auth/second-factor/': () => ({ body: { ...factors, backup_codes_made_at: madeAt } }),
    'GET /api/v1/auth/passkeys/': () => ({ body: { results: [] } }),
    'POST /api/v1/auth/second-factor/backup-codes/': () => {
      madeAt = '2026-03-07T12:00:00Z'
      return { body: { backup_codes: ['ABCD-EFGH'] } }
    },
  })
  render(<BackupCodesPart />)
  await userEvent.click(await screen.findByRole('button', { name: 'Make new codes' }))
  await screen.findByText('ABCD-EFGH')
  await vi.advanceTimersByTimeAsync(2_000)
  refreshShown()
  await vi.advanceTimersByTimeAsync(100)
  expect(screen.getByText('ABCD-EFGH')).toBeTruthy()
  madeAt = '2026-03-08T12:00:00Z'
  await vi.advanceTimersByTimeAsync(2_000)
  refreshShown()
  await screen.findByText(/^They were made on March 8, 2026/)
  expect(screen.queryByText('ABCD-EFGH')).toBeNull()
})
