import type { Words } from '@app/schemas/language'
import { dayWords } from '@app/schemas/rules/days/day-words'

/** A day as e-mails write it. */
export function dayInBoth(day: string): Words<string> {
  return { en: dayWords(day), es: dayWords(day, 'es') }
}
