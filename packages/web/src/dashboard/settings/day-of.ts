import { dayWords } from '@app/schemas/rules/days/day-words'
import { dayOf } from '@app/schemas/rules/days/days'
import { language } from '../../client/language.ts'

/** The day of a moment with its year, the same day that e-mails say. */
export function dayIn(moment: string, spoken = language()): string {
  return dayWords(dayOf(new Date(moment)), spoken)
}
