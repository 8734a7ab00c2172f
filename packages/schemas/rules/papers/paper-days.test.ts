import { expect, it } from 'vitest'
import { nextPaperDay, paperDueOn } from './paper-days.ts'

it('a statement follows each quarter in its first days, a 1099-R comes in January and a 5498 in May', () => {
  const days = ['2026-11-23']
  while (days.length < 9) days.push(nextPaperDay(days.at(-1) ?? ''))
  expect(days.slice(1).map(paperDueOn)).toEqual([
    { kind: 'statement', start: '2026-10-01', end: '2026-12-31' },
    { kind: '1099-R', year: 2026 },
    { kind: 'statement', start: '2027-01-01', end: '2027-03-31' },
    { kind: '5498', year: 2026 },
    { kind: 'statement', start: '2027-04-01', end: '2027-06-30' },
    { kind: 'statement', start: '2027-07-01', end: '2027-09-30' },
    { kind: 'statement', start: '2027-10-01', end: '2027-12-31' },
    { kind: '1099-R', year: 2027 },
  ])
})

it('both forms come before the days that the law sets', () => {
  expect([nextPaperDay('2027-01-10') <= '2027-01-31', nextPaperDay('2027-05-01') <= '2027-05-31']).toEqual([true, true])
})

it('no papers are made on other days', () => {
  expect(() => paperDueOn('2027-02-01')).toThrow(RangeError)
})
