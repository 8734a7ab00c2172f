import { bad, type Checked, good } from '../answers/checked.ts'

/**
 * A date is shown as MM/DD/YYYY and sent as YYYY-MM-DD.
 * Month, day and year may be typed with slashes, dashes, dots or spaces between them, or as eight digits.
 * Only days of the calendar pass: 30 February is refused. With a day given, a year of two digits is the latest that is not after it:
 * in 2026, 68 is 1968 and 05 is 2005.
 */
export function toSentDate(typed: string, today?: string): Checked<string> {
  const text = typed.trim()
  if (text === '') return bad('required')
  const { month, day, year: written } = dateParts(text) ?? {}
  const year = written?.length === 2 ? (today === undefined ? undefined : fullYear(written, today)) : written
  if (month === undefined || day === undefined || year === undefined) return bad('format')
  const sent = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isSentDate(sent) ? good(sent) : bad('format')
}

export type DateParts = { readonly month: string; readonly day: string; readonly year: string }

/** Month, day and year of a date that was typed in one go, as they were written. */
export function dateParts(typed: string): DateParts | undefined {
  const text = typed.trim()
  const parts = /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4}|\d\d)$/.exec(text) ?? /^(\d\d)(\d\d)(\d{4})$/.exec(text) ?? []
  const [, month, day, year] = parts
  return month !== undefined && day !== undefined && year !== undefined ? { month, day, year } : undefined
}

/** The latest year that ends in these two digits and is not after the year of a day, YYYY-MM-DD. */
export function fullYear(twoDigits: string, today: string): string {
  const now = Number(today.slice(0, 4))
  const year = now - (now % 100) + Number(twoDigits)
  return String(year > now ? year - 100 : year)
}

/** YYYY-MM-DD back to MM/DD/YYYY. */
export function toShownDate(sent: string): Checked<string, 'format'> {
  const parts = readDay(sent)
  return parts ? good(`${sent.slice(5, 7)}/${sent.slice(8, 10)}/${sent.slice(0, 4)}`) : bad('format')
}

/** True for a day of the calendar, written as YYYY-MM-DD. */
export function isSentDate(text: string): boolean {
  return readDay(text) !== undefined
}

/**
 * Full years from a birth date to a day, both YYYY-MM-DD. A person born on 29 February is a year older on 1 March of other years.
 * A birth date after the day is more than can be: "max".
 */
export function ageOn(birthDate: string, day: string): Checked<number, 'format' | 'max'> {
  const born = readDay(birthDate)
  const now = readDay(day)
  if (!born || !now) return bad('format')
  if (birthDate > day) return bad('max')
  const hadBirthday = now.month > born.month || (now.month === born.month && now.day >= born.day)
  return good(now.year - born.year - (hadBirthday ? 0 : 1))
}

type Day = { readonly year: number; readonly month: number; readonly day: number }

function readDay(sent: string): Day | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(sent)) return undefined
  const [year, month, day] = [Number(sent.slice(0, 4)), Number(sent.slice(5, 7)), Number(sent.slice(8, 10))]
  // There was no year 0, and the database refuses it.
  const isReal = year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(month, year)
  return isReal ? { year, month, day } : undefined
}

function daysIn(month: number, year: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
}
