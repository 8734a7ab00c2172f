import type { Language, Words } from '@app/schemas/language'
import type { CallRow } from './store.ts'

/** The call as a file that calendars read (RFC 5545). A moved or cancelled call replaces what was imported before. */
export function calendarFile(row: CallRow, brandName: string, language: Language): string {
  const { id, version, state, starts_at, ends_at, updated_at } = row
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(brandName)}//Calls//EN`,
    'CALSCALE:GREGORIAN',
    state === 'cancelled' ? 'METHOD:CANCEL' : 'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `SEQUENCE:${version - 1}`,
    `DTSTAMP:${stamp(updated_at)}`,
    `DTSTART:${stamp(starts_at)}`,
    `DTEND:${stamp(ends_at)}`,
    `SUMMARY:${escaped(summary[language](brandName))}`,
    `STATUS:${state === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.join('\r\n')}\r\n`
}

const summary: Words<(brandName: string) => string> = {
  en: (brandName) => `Call with ${brandName}`,
  es: (brandName) => `Llamada con ${brandName}`,
}

function stamp(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d{3}/g, '')
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/[\r\n]+/g, ' ')
}
