import { expect, it } from 'vitest'
import { beginningDays, mayBegin, nextDepositDays } from './deposit-schedules.ts'

it.each([
  ['WEEKLY', '2026-11-19', ['2026-11-19', '2026-11-27', '2026-12-03']],
  ['BIWEEKLY', '2026-11-20', ['2026-11-20', '2026-12-04', '2026-12-18']],
  ['MONTHLY', '2026-12-31', ['2026-12-31', '2027-02-01', '2027-03-01', '2027-03-31', '2027-04-30']],
  ['MONTHLY', '2026-11-30', ['2026-11-30', '2026-12-30', '2027-02-01', '2027-03-01']],
  ['QUARTERLY', '2026-11-30', ['2026-11-30', '2027-03-01', '2027-06-01', '2027-08-30']],
] as const)('%s from %s is due on %j', (frequency, first, days) => {
  expect(nextDepositDays(frequency, first, 0, days.length)).toEqual(days)
})

it('may begin after today and within a year', () => {
  const days = ['2026-11-19', '2026-11-20', '2027-11-19', '2027-11-20', '']
  expect(days.map((day) => mayBegin(day, '2026-11-19'))).toEqual([false, true, true, false, false])
  expect(beginningDays('2026-11-19')).toEqual({ first: '2026-11-20', last: '2027-11-19' })
})

it('goes on from a number', () => {
  expect(nextDepositDays('MONTHLY', '2027-01-29', 2, 2)).toEqual(['2027-03-29', '2027-04-29'])
})
