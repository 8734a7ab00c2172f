import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { setLanguage } from '../../../../client/language.ts'
import { forgetPerson } from '../../../../client/session/resets.ts'
import { signedInBrowser, stubService } from '../../../../testing/stub-service.ts'
import { RecoveryNote } from './recovery-note.tsx'

const dayMs = 86_400_000

beforeEach(signedInBrowser)
afterEach(() => {
  cleanup()
  forgetPerson()
  setLanguage('en')
})

function draw(readyInMs: number) {
  const ready_at = new Date(Date.now() + readyInMs).toISOString()
  stubService({ 'GET /api/v1/auth/recovery/': () => ({ body: { ready_at, is_looked_at: false } }) })
  render(<RecoveryNote />)
}

it('until the link is due people read on which day it comes', async () => {
  draw(7 * dayMs)
  await screen.findByText(/^If it was you, wait for our e-mail on /)
  expect(screen.getByRole('button', { name: 'Stop it' })).toBeTruthy()
})

it('from then on nobody is told to wait for a day that is over', async () => {
  draw(-dayMs)
  await screen.findByText(/^If it was you, use the link in our e-mail once you have it\. /)
  expect(screen.queryByText(/wait for/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Stop it' })).toBeTruthy()
})

it('and so it is in Spanish', async () => {
  setLanguage('es')
  draw(-dayMs)
  await screen.findByText(/^Si fuiste tú, usa el enlace de nuestro correo cuando te llegue\. /)
})
