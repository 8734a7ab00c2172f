import { dayOf, startOfDay } from '@app/schemas/rules/days/days'
import { type Language, language } from '../../client/language.ts'

const locales = { en: 'en-US', es: 'es-US' } as const satisfies Record<Language, string>

/** The day of a moment with its year, the same day that e-mails say. */
export function dayIn(moment: string, spoken = language()): string {
  const options = { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' } as const
  return startOfDay(dayOf(new Date(moment))).toLocaleDateString(locales[spoken], options)
}
