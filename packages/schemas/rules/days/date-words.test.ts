import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayMeant } from './date-words.ts'
import { ageOn, isSentDate } from './dates.ts'

const today = '2026-05-31'
const anyDay = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2100-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('words for a day', () => {
  it.each([
    ['today', '2026-05-31'],
    [' Today ', '2026-05-31'],
    ['18 years ago', '2008-05-31'],
    ['1 year ago', '2025-05-31'],
    ['120 years ago', '1906-05-31'],
    ['3 months ago', '2026-02-28'],
    ['1 month from now', '2026-06-30'],
    ['8 months from now', '2027-01-31'],
    ['2020-02-29', '2020-02-29'],
  ])('%s means %s', (words, day) => {
    expect(dayMeant(words, today)).toBe(day)
  })

  it.each(['', 'soon', '2020-02-30', '18 years', 'ago', '-1 years ago', '9999 years ago', '1.5 years ago'])('%o mean none', (words) => {
    expect(dayMeant(words, today)).toBeUndefined()
  })

  it('mean a day of the calendar or none, whatever they are', () => {
    fc.assert(
      fc.property(fc.string(), anyDay, (words, day) => {
        const meant = dayMeant(words, day)
        expect(meant === undefined || isSentDate(meant)).toBe(true)
      }),
    )
  })

  it('agree with the age of a person', () => {
    fc.assert(
      fc.property(anyDay, anyDay, fc.integer({ min: 1, max: 120 }), (birth, day, years) => {
        const limit = dayMeant(`${years} years ago`, day) ?? ''
        const age = ageOn(birth, day)
        expect(birth <= limit).toBe(age.ok && age.value >= years)
      }),
      { numRuns: 5_000 },
    )
  })
})
