import { expect, it } from 'vitest'
import { dueDay } from './due-day.ts'

it('a task is due after its working days: no Saturday, Sunday or bank holiday is one', () => {
  const days = ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-24', '2026-11-26']
  // Two working days after a Thursday, a Friday, a Saturday, the Tuesday before Thanksgiving, and Thanksgiving itself.
  expect(days.map((day) => dueDay('help-request', new Date(`${day}T12:00:00Z`)))).toEqual([
    '2026-11-23',
    '2026-11-24',
    '2026-11-24',
    '2026-11-27',
    '2026-11-30',
  ])
})
