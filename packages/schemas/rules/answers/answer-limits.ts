import { dayMeant } from '../days/date-words.ts'

type Limit = number | string | undefined

/** What a question says of the least and the most that it takes: numbers, or words for a day. */
export type Limits = { readonly min?: Limit; readonly max?: Limit }

type Beyond = 'min' | 'max' | undefined

/** Which limit a number is beyond. Words are no limit for a number. */
export function beyondNumbers(value: number, { min, max }: Limits): Beyond {
  if (typeof min === 'number' && value < min) return 'min'
  return typeof max === 'number' && value > max ? 'max' : undefined
}

/** Which limit a day, YYYY-MM-DD, is beyond. Words that mean no day limit nothing: a slip in a file must not lock people out. */
export function beyondDays(day: string, { min, max }: Limits, today: string): Beyond {
  const [first, last] = [dayOf(min, today), dayOf(max, today)]
  if (first !== undefined && day < first) return 'min'
  return last !== undefined && day > last ? 'max' : undefined
}

/** Which limit a year is beyond: a year, or the year of a day in words. */
export function beyondYears(year: number, { min, max }: Limits, today: string): Beyond {
  return beyondNumbers(year, { min: yearOf(min, today), max: yearOf(max, today) })
}

/** The limits of a question, and the usual ones where it has no number. */
export function limitsOr({ min, max }: Limits, usual: { readonly min: number; readonly max: number }): Limits {
  return { min: typeof min === 'number' ? min : usual.min, max: typeof max === 'number' ? max : usual.max }
}

function dayOf(limit: Limit, today: string): string | undefined {
  return typeof limit === 'string' ? dayMeant(limit, today) : undefined
}

function yearOf(limit: Limit, today: string): number | undefined {
  const day = dayOf(limit, today)
  return day === undefined ? numberOf(limit) : Number(day.slice(0, 4))
}

function numberOf(limit: Limit): number | undefined {
  return typeof limit === 'number' ? limit : undefined
}
