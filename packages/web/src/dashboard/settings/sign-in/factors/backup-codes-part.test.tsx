import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { setLanguage } from '../../../../client/language.ts'
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
