import { type Language, locales } from '../../language.ts'

/** A day as e-mails and papers write it: November 23, 2026. */
export function dayWords(day: string, language: Language = 'en'): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(locales[language], { dateStyle: 'long', timeZone: 'UTC' })
}
