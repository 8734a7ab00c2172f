import { describe, expect, it } from 'vitest'
import { toSentBirthDate } from './birth-date.ts'

const day = '2026-03-15'

describe('a birth date', () => {
  it.each(['1985-04-27', '2008-03-15', '1906-03-15'])('passes from 18 to 120 years ago, both included: %s', (born) => {
    expect(toSentBirthDate(born, day)).toEqual({ ok: true, value: born })
  })

  it.each(['2008-03-16', '2026-03-15', '2026-03-16', '9999-12-31'])('of a person under 18 is too late: %s', (born) => {
    expect(toSentBirthDate(born, day)).toEqual({ ok: false, problem: 'max' })
  })

  it.each(['1906-03-14', '1900-01-01', '0001-01-01'])('more than 120 years ago is too early: %s', (born) => {
    expect(toSentBirthDate(born, day)).toEqual({ ok: false, problem: 'min' })
  })

  it.each(['', '1985-02-30', '04/27/1985', '1985-4-27'])('that is no day of the calendar is refused: “%s”', (born) => {
    expect(toSentBirthDate(born, day)).toEqual({ ok: false, problem: 'format' })
  })

  it('on 29 February makes people of age on 1 March', () => {
    expect(toSentBirthDate('2004-02-29', '2022-02-28').ok).toBe(false)
    expect(toSentBirthDate('2004-02-29', '2022-03-01').ok).toBe(true)
  })

  it('may be asked for on 29 February too', () => {
    expect(toSentBirthDate('1900-03-01', '2020-02-29').ok).toBe(true)
    expect(toSentBirthDate('1900-02-28', '2020-02-29')).toEqual({ ok: false, problem: 'min' })
  })
})
