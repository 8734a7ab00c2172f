import { addDays } from '../days/days.ts'

export type Quarter = { readonly start: string; readonly end: string }

export type DuePaper =
  | ({ readonly kind: 'statement' } & Quarter)
  /** Both are about the year before. */
  | { readonly kind: '1099-R' | '5498'; readonly year: number }

/**
 * The days of a year on which papers are made. Statements come in the first days of a quarter, when the last day of the one before has
 * been booked. The law wants Form 1099-R by January 31, and Form 5498 by May 31: deposits for a year are taken until tax day.
 */
const daysOfYear = [
  ['01-03', 'statement'],
  ['01-20', '1099-R'],
  ['04-03', 'statement'],
  ['05-20', '5498'],
  ['07-03', 'statement'],
  ['10-03', 'statement'],
] as const

/** The first day after this one on which papers are made. */
export function nextPaperDay(after: string): string {
  const year = after.slice(0, 4)
  const found = daysOfYear.map(([day]) => `${year}-${day}`).find((day) => day > after)
  return found ?? `${Number(year) + 1}-${daysOfYear[0][0]}`
}

/** What is made on such a day. */
export function paperDueOn(day: string): DuePaper {
  const kind = daysOfYear.find(([one]) => one === day.slice(5))?.[1]
  if (kind === undefined) throw new RangeError(`No papers are made on ${day}.`)
  return kind === 'statement' ? { kind, ...quarterBefore(day) } : { kind, year: Number(day.slice(0, 4)) - 1 }
}

/** The last quarter that was over on that day. */
function quarterBefore(day: string): Quarter {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
  const firstMonth = Math.floor((month - 1) / 3) * 3 + 1
  const next = `${year}-${String(firstMonth).padStart(2, '0')}-01`
  const start = firstMonth === 1 ? `${year - 1}-10-01` : `${year}-${String(firstMonth - 3).padStart(2, '0')}-01`
  return { start, end: addDays(next, -1) }
}
