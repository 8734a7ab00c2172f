import { locales } from '@app/schemas/language'
import { dateFormat } from '@app/schemas/rules/days/date-format'
import { type Language, language } from '../language.ts'

/** A day (YYYY-MM-DD) in the words of a calendar: 2026-12-01 as "Dec 1, 2026" unless another look is asked for. */
export function dayWords(day: string, look: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'short', day: 'numeric' }): string {
  return dateFormat(locales[language()], { ...look, timeZone: 'UTC' }).format(noonOf(day))
}

/** 2026-12-01 as "Tuesday, December 1, 2026". */
export function longDayWords(day: string): string {
  return dayWords(day, { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' })
}

/** A day, or the day of a moment where the reader is, as people say it: “November 20”, with the year where it isn't this one. */
export function dateWords(day: string, spoken: Language, now = new Date()): string {
  const date = new Date(day.length === 10 ? `${day}T12:00:00` : day)
  const isThisYear = date.getFullYear() === now.getFullYear()
  return dateFormat(locales[spoken], { month: 'long', day: 'numeric', ...(!isThisYear && { year: 'numeric' }) }).format(date)
}

/** From one day to another: "Nov 23 – 27". */
export function spanWords(first: string, last: string): string {
  const span = dateFormat(locales[language()], { month: 'short', day: 'numeric', timeZone: 'UTC' })
  return plain(span.formatRange(noonOf(first), noonOf(last)))
}

/** A moment as it is in that time zone: "Monday, March 9 at 9:30 AM CDT". */
export function callWords(start: string, timeZone: string, spoken: Language = language()): string {
  const moment = new Date(start)
  const day = dateFormat(locales[spoken], { timeZone, weekday: 'long', month: 'long', day: 'numeric' }).format(moment)
  const time = plain(dateFormat(locales[spoken], { timeZone, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }).format(moment))
  if (spoken === 'en') return `${day} at ${time}`
  return `${day}, ${time.startsWith('1:') ? 'a la' : 'a las'} ${time}`
}

/** A moment where the reader is: "November 28, 2026 at 9:30 AM". */
export function momentWords(moment: string, spoken: Language = language()): string {
  return plain(dateFormat(locales[spoken], { dateStyle: 'long', timeStyle: 'short' }).format(new Date(moment)))
}

/** "9:30 AM" */
export function clockWords(start: string, timeZone: string): string {
  return plain(dateFormat(locales[language()], { timeZone, hour: 'numeric', minute: '2-digit' }).format(new Date(start)))
}

function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`)
}

/** Screen readers stumble over narrow spaces. */
function plain(text: string): string {
  return text.replace(/[\u2009\u202f]/g, ' ')
}
