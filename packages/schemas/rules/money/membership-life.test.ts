import { expect, it } from 'vitest'
import {
  isRunning,
  membershipStates,
  membershipStatus,
  nextPeriodEnd,
  onItsDay,
  periodEnd,
  reminderAt,
  retryAt,
} from './membership-life.ts'

const at = (text: string) => new Date(text)

it.each([
  ['2027-01-31T15:30:00Z', 1, 1, '2027-02-28T15:30:00.000Z'],
  ['2027-01-31T15:30:00Z', 1, 2, '2027-03-31T15:30:00.000Z'],
  ['2028-02-29T00:00:00Z', 12, 1, '2029-02-28T00:00:00.000Z'],
  ['2028-02-29T00:00:00Z', 12, 4, '2032-02-29T00:00:00.000Z'],
])('counts periods from %s by %i months: the end of %i is %s', (from, months, periods, end) => {
  expect(periodEnd(at(from), months, periods).toISOString()).toBe(end)
})

it('finds the end of the period that begins at a moment', () => {
  const from = at('2027-01-31T00:00:00Z')
  const [first, second] = [at('2027-02-28T12:00:00Z'), at('2027-03-31T12:00:00Z')]
  expect([nextPeriodEnd(from, 1, from), nextPeriodEnd(from, 1, first)]).toEqual([first, second])
  // As rows of before have it.
  expect(nextPeriodEnd(from, 1, at('2027-02-28T00:00:00Z'))).toEqual(second)
})

it('ends nothing before its day has come in the whole country', () => {
  const ends = ['2027-05-08T00:00:00Z', '2027-05-08T11:59:59Z', '2027-05-08T12:00:00Z', '2027-05-08T23:59:59Z']
  const [noon, , , late] = ends.map((end) => onItsDay(at(end)))
  expect(ends.slice(0, 3).map((end) => onItsDay(at(end)))).toEqual([at('2027-05-08T12:00:00Z'), noon, noon])
  expect(late).toEqual(at('2027-05-08T23:59:59Z'))
})

it('tries a failed renewal again after 1, 3, 5 and 7 days, and then no more', () => {
  const days = [0, 1, 2, 3, 4].map((tries) => retryAt(at('2027-05-01T00:00:00Z'), tries)?.getUTCDate())
  expect(days).toEqual([2, 4, 6, 8, undefined])
})

it('reminds a week before', () => {
  expect(reminderAt(at('2027-05-08T10:00:00Z'))).toEqual(at('2027-05-01T10:00:00Z'))
})

it('says “cancelled” only while it still runs', () => {
  expect(membershipStates.map((state) => membershipStatus(state, true))).toEqual([
    'pending_payment',
    'cancelled',
    'cancelled',
    'past_due',
    'ended',
  ])
  expect(membershipStates.filter(isRunning)).toEqual(['trial', 'active', 'past_due'])
})
