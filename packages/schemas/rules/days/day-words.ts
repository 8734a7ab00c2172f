import { type Language, locales } from '../../language.ts'
import { dateFormat } from './date-format.ts'

/** A day as e-mails and papers write it: November 23, 2026. */
export function dayWords(day: string, language: Language = 'en'): string {
  return dateFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}
