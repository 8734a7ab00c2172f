import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ageOn, isSentDate, toSentDate, toShownDate } from './dates.ts'

const refused = { ok: false, problem: 'format' }

/** Any day of the calendar, as a Date counts it. */
const anyDay = fc
  .date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('dates', () => {
  it('are shown as MM/DD/YYYY and sent as YYYY-MM-DD', () => {
    expect(toSentDate('04/27/1985')).toEqual({ ok: true, value: '1985-04-27' })
    expect(toShownDate('1985-04-27')).toEqual({ ok: true, value: '04/27/1985' })
  })

  it.each(['04/27/1985', '04-27-1985', '04.27.1985', '04 27 1985', '04271985', '4/27/1985', ' 04 / 27 / 1985 '])(
    'may be typed as “%s”',
    (typed) => {
      expect(toSentDate(typed)).toEqual({ ok: true, value: '1985-04-27' })
    },
  )

  it.each(['02/30/2024', '02/29/2023', '02/29/1900', '04/31/2020', '13/01/2020', '00/10/2020', '01/00/2020', '01/01/0000'])(
    'that are not in the calendar are refused: %s',
    (typed) => {
      expect(toSentDate(typed)).toEqual(refused)
    },
  )

  it.each(['02/29/2024', '02/29/2000'])('of a leap year pass: %s', (typed) => {
    expect(toSentDate(typed).ok).toBe(true)
  })

  it.each(['4271985', '04/27/85', '1985-04-27', '27 April 1985', '04/27/1985T00', '04/27', '04271985x'])(
    'in another shape are refused: %s',
    (typed) => {
      expect(toSentDate(typed)).toEqual(refused)
    },
  )

  it('of a year with two digits are of the latest such year that has come', () => {
    const of = (typed: string) => toSentDate(typed, '2026-03-01')
    expect(['4/27/68', '4/27/05', '4/27/26', '4/27/27'].map(of)).toEqual(
      ['1968', '2005', '2026', '1927'].map((year) => ({ ok: true, value: `${year}-04-27` })),
    )
    expect(of('4/27/685')).toEqual({ ok: false, problem: 'format' })
  })

  it('that are empty are missing, not wrong', () => {
    expect(toSentDate('  ')).toEqual({ ok: false, problem: 'required' })
  })

  it('come back the same after being shown and sent', () => {
    fc.assert(
      fc.property(anyDay, (sent) => {
        const shown = toShownDate(sent)
        expect(shown.ok && toSentDate(shown.value)).toEqual({ ok: true, value: sent })
      }),
    )
  })

  it('are those of the calendar and no others', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9999 }),
        fc.integer({ min: 0, max: 13 }),
        fc.integer({ min: 0, max: 32 }),
        (year, month, day) => {
          const sent = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
          const read = new Date(`${sent}T00:00:00Z`)
          const isReal = !Number.isNaN(read.getTime()) && read.toISOString().startsWith(sent)
          expect(isSentDate(sent)).toBe(isReal)
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('are never taken from any other text', () => {
    fc.assert(fc.property(fc.string(), (text) => toShownDate(text).ok === isSentDate(text)))
    expect(toShownDate('1985-04-27\n')).toEqual(refused)
    expect(toShownDate('1985-02-30')).toEqual(refused)
    expect(toShownDate('985-04-27')).toEqual(refused)
  })
})

describe('an age', () => {
  it.each([
    ['1985-04-27', '2026-04-26', 40],
    ['1985-04-27', '2026-04-27', 41],
    ['1985-04-27', '2026-12-01', 41],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2026-04-27', '2026-04-27', 0],
  ])('of someone born on %s is, on %s, %i', (birth, day, age) => {
    expect(ageOn(birth, day)).toEqual({ ok: true, value: age })
  })

  it('is unknown for people who are not born yet', () => {
    expect(ageOn('2026-04-28', '2026-04-27')).toEqual({ ok: false, problem: 'max' })
  })

  it('is unknown for an impossible date', () => {
    expect(ageOn('1985-02-30', '2026-04-27')).toEqual(refused)
    expect(ageOn('1985-02-03', 'today')).toEqual(refused)
  })

  it('never falls as days pass', () => {
    fc.assert(
      fc.property(anyDay, anyDay, anyDay, (...days) => {
        const [birth = '', first = '', second = ''] = days.toSorted()
        const [before, after] = [ageOn(birth, first), ageOn(birth, second)]
        expect(before.ok && after.ok && before.value <= after.value).toBe(true)
      }),
    )
  })
})
