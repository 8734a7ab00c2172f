import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { forgetPerson } from '../../../client/session/resets.ts'
import { rolloverNotes } from '../../data/accounts/rollover-notes.ts'
import { RolloverNotes } from './rollover-notes.tsx'

afterEach(() => {
  cleanup()
  forgetPerson()
})

it('everything reported about a call is shown again, on the day that it was where the person is', () => {
  const at = new Date(2026, 10, 20, 23, 30)
  rolloverNotes.put([
    {
      pk: '11111111-1111-4111-8111-111111111111',
      about: 'call',
      noted_at: at.toISOString(),
      outcome: 'more-needed',
      more_needed: ['spouse', 'form'],
      note: 'They want it by mail.',
    },
  ])
  const { container } = render(<RolloverNotes />)
  expect(screen.getByText('your spouse’s signature, a form that you fill in and sign')).toBeTruthy()
  expect(screen.getByText('They want it by mail.')).toBeTruthy()
  expect(container.textContent).toContain('November 20')
})
