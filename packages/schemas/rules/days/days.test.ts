import { describe, expect, it } from 'vitest'
import { addBusinessDays, addDays, addMonths, dayOf, daysBetween, endOfNextQuarter, startOfDay } from './days.ts'

describe('days', () => {
  it('begin and end at midnight UTC', () => {
    expect([dayOf(new Date('2026-03-01T23:59:59.999Z')), startOfDay('2026-03-01').toISOString()]).toEqual([
      '2026-03-01',
      '2026-03-01T00:00:00.000Z',
    ])
  })

  it('are counted over the ends of months and years', () => {
    expect([
      addDays('2026-12-31', 1),
      addDays('2028-02-28', 1),
      daysBetween('2026-12-30', '2027-01-02'),
      daysBetween('2026-01-02', '2026-01-01'),
    ]).toEqual(['2027-01-01', '2028-02-29', 3, -1])
  })

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-01-31', 2, '2026-03-31'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-03-31', -12, '2025-03-31'],
    ['2028-02-29', -12, '2027-02-28'],
  ])('%s and %s months are %s', (day, count, later) => {
    expect(addMonths(day, count)).toBe(later)
  })

  it('that are worked on leave out Saturdays and Sundays', () => {
    // A Thursday, a Friday and a Saturday.
    expect(['2026-11-19', '2026-11-20', '2026-11-21'].map((day) => addBusinessDays(day, 2))).toEqual([
      '2026-11-23',
      '2026-11-24',
      '2026-11-24',
    ])
  })

  it.each([
    ['2026-01-01', '2026-06-30'],
    ['2026-03-31', '2026-06-30'],
    ['2026-05-15', '2026-09-30'],
    ['2026-08-15', '2026-12-31'],
    ['2026-10-01', '2027-03-31'],
  ])('the quarter after the one of %s ends on %s', (day, end) => {
    expect(endOfNextQuarter(day)).toBe(end)
  })
})
