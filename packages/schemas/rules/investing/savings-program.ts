import type { Words } from '../../language.ts'
import { bankDayOnOrAfter, taxDay } from '../days/bank-days.ts'
import { addDays, addMonths, daysBetween } from '../days/days.ts'
import { type DepositFrequency, depositDay } from './deposit-schedules.ts'

export const savingFrequencies = ['weekly', 'every-two-weeks', 'monthly'] as const

export type SavingFrequency = (typeof savingFrequencies)[number]

/** The least and the most of one deposit. The limit of a year is checked where the money is moved. */
export const savingLimits = { leastCents: 1_000, mostCents: 2_500_000 } as const

/** The first deposit is no further away. */
export const furthestFirstDays = 366

export const savingStatuses = ['active', 'paused', 'cancelled'] as const

export type SavingStatus = (typeof savingStatuses)[number]

/** Until tax day one deposit may still count for the year before; nothing where that day has passed. */
export function lastYearOpenUntil(today: string): string | undefined {
  const until = taxDay(Number(today.slice(0, 4)) - 1)
  return today <= until ? until : undefined
}

const taxDayPassed: Words<string> = {
  en: 'Tax day for last year has passed. Choose “This year”.',
  es: 'El día de impuestos del año pasado ya pasó. Elige “Este año”.',
}
const afterTaxDay: Words<string> = {
  en: 'The first deposit would come after tax day, so it can’t count for last year. Choose an earlier date, or “This year”.',
  es: 'El primer depósito llegaría después del día de impuestos, así que no puede contar para el año pasado. Elige una fecha anterior o “Este año”.',
}

/** Why the first deposit cannot count for the year before. */
export function lastYearProblem(firstDate: string, today: string): Words<string> | undefined {
  const until = lastYearOpenUntil(today)
  if (until === undefined) return taxDayPassed
  if (bankDayOnOrAfter(firstDate) <= until) return undefined
  return afterTaxDay
}

/** The same words as of transfer schedules, which move the money. */
export const scheduleFrequencies = {
  weekly: 'WEEKLY',
  'every-two-weeks': 'BIWEEKLY',
  monthly: 'MONTHLY',
} as const satisfies Readonly<Record<SavingFrequency, DepositFrequency>>

const longestDaysApart = { weekly: 7, 'every-two-weeks': 14, monthly: 31 } as const

/** The days of the next deposits, from a day on. Where the bank is closed it is the next working day; a month keeps the date of the first. */
export function depositDays(first: string, frequency: SavingFrequency, from: string, count: number): readonly string[] {
  const next = nextNumber(first, frequency, from)
  return Array.from({ length: count }, (_, index) => depositDay(scheduleFrequencies[frequency], first, next + index))
}

/** The day that deposits are counted from, and the number of the next one. */
export type GoesOn = { readonly first: string; readonly number: number }

/**
 * Where deposits go on that begin anew: the next one of before is their first, though the bank may be closed on it. In a month that is too
 * short for the date of before they are counted on as they were, unless they begin another rhythm: what is debited on the 31st is not
 * debited on the 28th for good.
 */
export function goesOnFrom(first: string, frequency: SavingFrequency, from: string, isCountedOn = true): GoesOn {
  const number = nextNumber(first, frequency, from)
  const next = frequency === 'monthly' ? addMonths(first, number) : addDays(first, number * longestDaysApart[frequency])
  const isShort = frequency === 'monthly' && next.slice(-2) !== first.slice(-2)
  return isShort && isCountedOn ? { first, number } : { first: next, number: 0 }
}

function nextNumber(first: string, frequency: SavingFrequency, from: string): number {
  // A day or more before may be moved onto it, or past it.
  const passed = Math.floor(daysBetween(first, from) / longestDaysApart[frequency]) - 1
  let number = Math.max(0, passed)
  while (depositDay(scheduleFrequencies[frequency], first, number) < from) number++
  return number
}

/** What may follow: a programme that was cancelled is over. */
export function mayBecome(from: SavingStatus, to: SavingStatus): boolean {
  return from === to || from !== 'cancelled'
}
