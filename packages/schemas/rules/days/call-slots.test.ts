import { describe, expect, it } from 'vitest'
import { callSlots, isCallSlot, isTimeZone, momentWords } from './call-slots.ts'

describe('a call', () => {
  it.each([
    ['2026-03-06T14:00:00Z', true, 'Friday 9:00 in winter'],
    ['2026-03-06T13:30:00Z', false, 'Friday 8:30'],
    ['2026-03-09T13:00:00Z', true, 'Monday 9:00, when summer time has begun'],
    ['2026-03-09T20:30:00Z', true, 'Monday 16:30'],
    ['2026-03-09T21:00:00Z', false, 'Monday 17:00'],
    ['2026-03-07T15:00:00Z', false, 'a Saturday'],
    ['2026-03-08T15:00:00Z', false, 'a Sunday'],
    ['2026-11-26T15:00:00Z', false, 'Thanksgiving'],
    ['2026-12-25T15:00:00Z', false, 'Christmas'],
    ['2026-11-27T15:00:00Z', true, 'the day after Thanksgiving'],
    ['2026-03-09T13:10:00Z', false, 'ten past'],
  ])('at %s: %s, for it is %s', (text, isOne) => {
    expect(isCallSlot(new Date(text))).toBe(isOne)
  })

  it('has sixteen slots a day', () => {
    const slots = callSlots(new Date('2026-03-09T00:01:00Z'), new Date('2026-03-10T00:00:00Z'))
    expect([slots.length, slots[0]?.toISOString(), slots.at(-1)?.toISOString()]).toEqual([
      16,
      '2026-03-09T13:00:00.000Z',
      '2026-03-09T20:30:00.000Z',
    ])
  })

  it('is worded in the time zone of the person', () => {
    expect(momentWords(new Date('2026-03-09T13:30:00Z'), 'America/Chicago')).toBe('Monday, March 9, 2026 at 8:30 AM CDT')
  })
})

it.each([
  ['America/New_York', true],
  ['UTC', true],
  ['Mars/Olympus', false],
  ['', false],
  ['+01:00', false],
  ['a\u0000b', false],
])('the time zone %j: %s', (name, isOne) => {
  expect(isTimeZone(name)).toBe(isOne)
})
