import { type Language, locales } from '@app/schemas/language'

/** The moment of a signature: with the minute and the zone, as a record of it needs them. */
export function signedWords(moment: string, language: Language, timeZone?: string): string {
  return new Date(moment).toLocaleString(locales[language], {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(timeZone && { timeZone }),
  })
}
