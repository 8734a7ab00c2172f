import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, startOfDay } from '../days/days.ts'
import { depositDays, goesOnFrom, mayBecome, savingFrequencies, savingStatuses } from './savings-program.ts'

const anyDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2020-01-01', days))

describe('the days of deposits', () => {
  it.each([
    ['weekly', '2026-11-20', ['2026-11-27', '2026-12-04', '2026-12-11']],
    ['every-two-weeks', '2026-11-20', ['2026-12-04', '2026-12-18', '2027-01-04']],
    ['monthly', '2026-12-31', ['2027-02-01', '2027-03-01', '2027-03-31']],
  ] as const)('that come %s follow the first', (frequency, first, days) => {
    expect(depositDays(first, frequency, addDays(first, 1), 3)).toEqual(days)
  })

  it('begin with the first, and are the next working day where the bank is closed', () => {
    expect(depositDays('2026-11-21', 'weekly', '2026-11-20', 2)).toEqual(['2026-11-23', '2026-11-30'])
    expect(depositDays('2026-11-21', 'weekly', '2026-11-23', 1)).toEqual(['2026-11-23'])
  })

  it('are working days, in order, not before the first nor before the day that is asked about', () => {
    fc.assert(
      fc.property(anyDay, anyDay, fc.constantFrom(...savingFrequencies), (first, from, frequency) => {
        const days = depositDays(first, frequency, from, 5)
        expect(days).toHaveLength(5)
        expect(days).toEqual([...new Set(days)].toSorted())
        expect(days.every((day) => day >= from && day >= first && ![0, 6].includes(startOfDay(day).getUTCDay()))).toBe(true)
        // None is passed over.
        const reach = { weekly: 12, 'every-two-weeks': 19, monthly: 36 }[frequency]
        expect((days[0] ?? '') <= addDays(from > first ? from : first, reach)).toBe(true)
      }),
    )
  })
})

it('deposits that begin anew go on with the days that they had', () => {
  expect(goesOnFrom('2026-11-21', 'weekly', '2026-11-30')).toEqual({ first: '2026-11-28', number: 0 })
  expect(goesOnFrom('2026-11-21', 'weekly', '2026-12-01')).toEqual({ first: '2026-12-05', number: 0 })
  expect(goesOnFrom('2027-03-01', 'monthly', '2026-11-20')).toEqual({ first: '2027-03-01', number: 0 })
  fc.assert(
    fc.property(anyDay, anyDay, fc.constantFrom('weekly' as const, 'every-two-weeks' as const), (first, from, frequency) => {
      const again = goesOnFrom(first, frequency, from)
      expect(again.number).toBe(0)
      expect(depositDays(again.first, frequency, from, 3)).toEqual(depositDays(first, frequency, from, 3))
    }),
  )
})

it('what is debited on the 31st stays so when it is changed in a month that is shorter', () => {
  expect(goesOnFrom('2026-12-31', 'monthly', '2027-02-03')).toEqual({ first: '2026-12-31', number: 2 })
  expect(goesOnFrom('2026-12-31', 'monthly', '2027-03-03')).toEqual({ first: '2027-03-31', number: 0 })
  expect(goesOnFrom('2026-12-31', 'monthly', '2027-02-03', false)).toEqual({ first: '2027-02-28', number: 0 })
})

it('what was cancelled stays so; all else may change', () => {
  for (const to of savingStatuses) {
    expect(mayBecome('active', to)).toBe(true)
    expect(mayBecome('cancelled', to)).toBe(to === 'cancelled')
  }
})
