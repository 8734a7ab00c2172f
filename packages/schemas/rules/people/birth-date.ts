import { bad, type Checked, good } from '../answers/checked.ts'
import { ageOn, isSentDate } from '../days/dates.ts'

export const youngestYears = 18
const oldestYears = 120

/** A birth date, YYYY-MM-DD, of a person who is of age on that day: at least 18 years ago and at most 120. */
export function toSentBirthDate(sent: string, day: string): Checked<string, 'format' | 'min' | 'max'> {
  if (!isSentDate(sent) || !isSentDate(day)) return bad('format')
  const age = ageOn(sent, day)
  if (!age.ok || age.value < youngestYears) return bad('max')
  return sent < yearsBefore(day, oldestYears) ? bad('min') : good(sent)
}

/** Compared as text; 29 February of a year without one is after its 28th and before 1 March. */
function yearsBefore(day: string, years: number): string {
  return `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${day.slice(4)}`
}
