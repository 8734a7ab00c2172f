import { expect, it } from 'vitest'
import { noteOf, wayOf } from './rollover-note.ts'

it('what was left empty is not sent', () => {
  const told = { delivery: 'check-to-provider', amount: undefined, expected_date: '', reference: undefined }
  expect(noteOf(told, 'done')).toEqual({ about: 'call', outcome: 'done', delivery: 'check-to-provider' })
})

it('money is sent in dollars, as it is saved', () => {
  expect(noteOf({ amount: '41200', delivery: 'wire' }, 'done')).toMatchObject({ amount: 41_200 })
})

it('a request says where the check goes and that it was agreed to', () => {
  expect(noteOf({ check_delivery: 'to-me', rollover_consent: true }, undefined)).toEqual({
    about: 'request',
    delivery: 'check-to-home',
    agreed: true,
  })
})

it.each([
  ['wire', 'direct-wire'],
  ['check-to-provider', 'direct-check'],
  ['check-to-home', 'direct-check'],
  ['check-to-me', 'paid-to-person'],
  ['not-sure', 'direct-check'],
])('a delivery by %s leaves the plan as %s', (delivery, way) => {
  expect(wayOf(delivery)).toBe(way)
})
