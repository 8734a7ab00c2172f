import { type Language, locales } from '../../language.ts'
import { bankHolidays } from './bank-days.ts'

const slotMs = 30 * 60_000
const hours = { first: 9, end: 17 } as const

/** How long a call takes. */
export const callMinutes = 30

/** Whether a call can begin then: on a weekday that is no bank holiday, from 9 to 17 o'clock Eastern, at the full or the half hour. */
export function isCallSlot(moment: Date): boolean {
  if (moment.getTime() % slotMs !== 0) return false
  const { weekday, hour } = easternParts(moment)
  return weekday !== 'Sat' && weekday !== 'Sun' && !isOnHoliday(moment) && hour >= hours.first && hour < hours.end
}

/** Whether it falls on a bank holiday, Eastern: neither we nor providers take calls then. */
export function isOnHoliday(moment: Date): boolean {
  return isHoliday(easternDay.format(moment))
}

/** The same of a day, YYYY-MM-DD. */
export function isHoliday(day: string): boolean {
  return bankHolidays(Number(day.slice(0, 4))).includes(day)
}

/** Every such moment from one to before another. */
export function callSlots(from: Date, to: Date): Date[] {
  const slots: Date[] = []
  for (let at = Math.ceil(from.getTime() / slotMs) * slotMs; at < to.getTime(); at += slotMs) {
    const moment = new Date(at)
    if (isCallSlot(moment)) slots.push(moment)
  }
  return slots
}

/** Whether there is such a time zone: America/Chicago. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][\w+\-/]{1,60}$/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** A moment in words, as it is there: "Monday, March 9, 2026 at 9:30 AM EDT". */
export function momentWords(moment: Date, timeZone: string, language: Language = 'en'): string {
  const { day, time } = formatsOf(timeZone, language)
  const hour = time.format(moment).replaceAll('\u202f', ' ')
  if (language === 'en') return `${day.format(moment)} at ${hour}`
  return `${day.format(moment)}, ${hour.startsWith('1:') ? 'a la' : 'a las'} ${hour}`
}

/** Whether both are on one day there. */
export function isSameDay(one: Date, other: Date, timeZone: string): boolean {
  const { day } = formatsOf(timeZone, 'en')
  return day.format(one) === day.format(other)
}

type Formats = {
  readonly timeZone: string
  readonly language: Language
  readonly day: Intl.DateTimeFormat
  readonly time: Intl.DateTimeFormat
}
let latest: Formats | undefined

// Making a format takes a hundred times as long as using it, and a list of times is in one zone.
function formatsOf(timeZone: string, language: Language): Formats {
  if (latest?.timeZone === timeZone && latest.language === language) return latest
  const day = new Intl.DateTimeFormat(locales[language], { timeZone, weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' })
  const time = new Intl.DateTimeFormat(locales[language], { timeZone, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' })
  latest = { timeZone, language, day, time }
  return latest
}

const easternDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York', year: 'numeric', month: '2-digit', day: '2-digit' })
const eastern = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', weekday: 'short', hour: 'numeric', hourCycle: 'h23' })

function easternParts(moment: Date): { readonly weekday: string; readonly hour: number } {
  const parts = new Map(eastern.formatToParts(moment).map(({ type, value }) => [type, value]))
  return { weekday: parts.get('weekday') ?? '', hour: Number(parts.get('hour')) }
}
