import { bankDayOnOrAfter } from '../days/bank-days.ts'
import { addDays, addMonths } from '../days/days.ts'

export const depositFrequencies = ['WEEKLY', 'BIWEEKLY', 'MONTHLY', 'QUARTERLY'] as const
export type DepositFrequency = (typeof depositFrequencies)[number]

/** How many of them there are in a year. */
export const depositsAYear = { WEEKLY: 52, BIWEEKLY: 26, MONTHLY: 12, QUARTERLY: 4 } as const satisfies Readonly<
  Record<DepositFrequency, number>
>

/** Counted from the first day each time, so that what begins on the 31st is on the last day of short months and comes back to the 31st. */
const rhythms = {
  WEEKLY: (first: string, number: number) => addDays(first, 7 * number),
  BIWEEKLY: (first: string, number: number) => addDays(first, 14 * number),
  MONTHLY: (first: string, number: number) => addMonths(first, number),
  QUARTERLY: (first: string, number: number) => addMonths(first, 3 * number),
} as const satisfies Readonly<Record<DepositFrequency, (first: string, number: number) => string>>

/** The days on which a repeating deposit may begin: after today and within a year. */
export function beginningDays(today: string): { readonly first: string; readonly last: string } {
  return { first: addDays(today, 1), last: addMonths(today, 12) }
}

export function mayBegin(day: string, today: string): boolean {
  const { first, last } = beginningDays(today)
  return day >= first && day <= last
}

/** The day of a repeating deposit by its number: 0 is the first. When banks are closed that day, it is the next one. */
export function depositDay(frequency: DepositFrequency, first: string, number: number): string {
  return bankDayOnOrAfter(rhythms[frequency](first, number))
}

/** The next days from a number on. */
export function nextDepositDays(frequency: DepositFrequency, first: string, from: number, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => depositDay(frequency, first, from + index))
}
