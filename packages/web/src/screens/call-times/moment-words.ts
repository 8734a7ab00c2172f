import { type Language, language } from '../../client/language.ts'

const locales = { en: 'en-US', es: 'es-US' } as const satisfies Record<Language, string>

/** A moment as it is there: "Monday, March 9 at 9:30 AM CDT". */
export function callWords(start: string, timeZone: string, spoken: Language = language()): string {
  const moment = new Date(start)
  const day = new Intl.DateTimeFormat(locales[spoken], { timeZone, weekday: 'long', month: 'long', day: 'numeric' }).format(moment)
  const time = plain(
    new Intl.DateTimeFormat(locales[spoken], { timeZone, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }).format(moment),
  )
  if (spoken === 'en') return `${day} at ${time}`
  return `${day}, ${time.startsWith('1:') ? 'a la' : 'a las'} ${time}`
}

/** "9:30 AM" */
export function clockWords(start: string, timeZone: string): string {
  return plain(new Intl.DateTimeFormat(locales[language()], { timeZone, hour: 'numeric', minute: '2-digit' }).format(new Date(start)))
}

/** A day (YYYY-MM-DD) in the words of a calendar. */
export function dayWords(day: string, look: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locales[language()], { ...look, timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`))
}

/** From one day to another: "Nov 23 – 27". */
export function spanWords(first: string, last: string): string {
  const span = new Intl.DateTimeFormat(locales[language()], { month: 'short', day: 'numeric', timeZone: 'UTC' })
  return plain(span.formatRange(new Date(`${first}T12:00:00Z`), new Date(`${last}T12:00:00Z`)))
}

/** Narrow blanks are read aloud badly. */
function plain(text: string): string {
  return text.replace(/[\u2009\u202f]/g, ' ')
}
