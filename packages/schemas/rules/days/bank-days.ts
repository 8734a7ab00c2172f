import { addDays, startOfDay } from './days.ts'

/** Holidays on a fixed date, as month and day, and the first year in which they were one. */
const fixed: readonly (readonly [string, number])[] = [
  ['01-01', 1870],
  ['06-19', 2021],
  ['07-04', 1870],
  ['11-11', 1938],
  ['12-25', 1870],
]

/** Holidays on a weekday of a month: month, weekday (0 is Sunday), and which of them; -1 is the last. */
const floating: readonly (readonly [number, number, number])[] = [
  [1, 1, 3],
  [2, 1, 3],
  [5, 1, -1],
  [9, 1, 1],
  [10, 1, 2],
  [11, 4, 4],
]

/**
 * The federal holidays of a year as banks keep them, in order: one that falls on a Sunday is kept on Monday, one on a Saturday not at
 * all, because banks are open on the Friday before.
 */
export function bankHolidays(year: number): readonly string[] {
  const ofDate = fixed.filter(([, since]) => year >= since).map(([date]) => `${year}-${date}`)
  const kept = ofDate.map((day) => (weekdayOf(day) === 0 ? addDays(day, 1) : day)).filter((day) => weekdayOf(day) !== 6)
  return [...kept, ...floating.map(([month, weekday, which]) => weekdayInMonth(year, month, weekday, which))].sort()
}

/** Whether banks move money on that day, YYYY-MM-DD. */
export function isBankDay(day: string): boolean {
  const weekday = weekdayOf(day)
  return weekday !== 0 && weekday !== 6 && !bankHolidays(Number(day.slice(0, 4))).includes(day)
}

/** The day itself, or the first one after it on which banks move money. */
export function bankDayOnOrAfter(day: string): string {
  return isBankDay(day) ? day : bankDayOnOrAfter(addDays(day, 1))
}

/** So many bank days later. None: the day itself, or the next bank day. */
export function addBankDays(day: string, count: number): string {
  let at = count === 0 ? bankDayOnOrAfter(day) : day
  for (let left = count; left > 0; left--) at = bankDayOnOrAfter(addDays(at, 1))
  return at
}

/** The last day for the income tax of a year: 15 April of the next, later on weekends and on Emancipation Day of the capital. */
export function taxDay(taxYear: number): string {
  const year = taxYear + 1
  const emancipation = observed(`${year}-04-16`)
  let day = `${year}-04-15`
  while (!isBankDay(day) || day === emancipation) day = addDays(day, 1)
  return day
}

/** In the capital a holiday on a Saturday is kept on the Friday before. */
function observed(day: string): string {
  const shift: Readonly<Record<number, number>> = { 0: 1, 6: -1 }
  return addDays(day, shift[weekdayOf(day)] ?? 0)
}

function weekdayInMonth(year: number, month: number, weekday: number, which: number): string {
  const first = `${year}-${String(which < 0 ? month + 1 : month).padStart(2, '0')}-01`
  const toWeekday = (weekday - weekdayOf(first) + 7) % 7
  return addDays(first, toWeekday + 7 * (which < 0 ? which : which - 1))
}

function weekdayOf(day: string): number {
  return startOfDay(day).getUTCDay()
}
