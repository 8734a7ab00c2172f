import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths, dayNumber, dayOf, daysBetween, endOfNextQuarter, startOfDay } from './days.ts'

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

  it('are numbered as the calendar has them, from 1 January 1970', () => {
    const moments = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31T23:59:59Z'), noInvalidDate: true })
    fc.assert(
      fc.property(moments, (moment) => {
        expect(dayNumber(dayOf(moment))).toBe(Math.floor(moment.getTime() / 86_400_000))
      }),
    )
    expect(['1970-01-01', '2000-02-29', '2100-03-01'].map(dayNumber)).toEqual([0, 11_016, 47_541])
  })

  it('follow each other as the calendar has them', () => {
    const dayMs = 86_400_000
    const numbers = fc.integer({ min: dayNumber('0000-01-01'), max: dayNumber('9999-12-31') })
    fc.assert(
      fc.property(numbers, numbers, (from, to) => {
        expect(addDays(dayOf(new Date(from * dayMs)), to - from)).toBe(dayOf(new Date(to * dayMs)))
      }),
    )
    const fourHundredYears = Array.from({ length: 146_097 }, (_, index) => index)
    const written = fourHundredYears.map((number) => dayOf(new Date(number * dayMs)))
    expect(fourHundredYears.map((number) => addDays('1970-01-01', number))).toEqual(written)
  })

  it('end with the year 9999', () => {
    expect(() => addDays('9999-12-31', 1)).toThrow(RangeError)
    expect(() => addDays('soon', 1)).toThrow(RangeError)
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
