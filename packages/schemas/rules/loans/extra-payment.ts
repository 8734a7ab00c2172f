import { daysBetween } from '../days/days.ts'
import { interestOfDays, type LoanTerms, levelPaymentCents } from './amortisation.ts'
import { type DatedRepayment, openCents, type PaidPart, spreadPayment } from './loan-repayments.ts'

/*
 * An extra sum first pays what is due. The rest lowers the principal from the day on which it is paid: every later payment stays as large
 * as it was, less of it is interest, and the loan ends earlier. See docs/decisions/87-an-extra-payment-ends-a-loan-earlier.md.
 */

/** The least extra sum: less saves cents of interest, and each debit costs one. */
export const leastExtraCents = 1_000

/** A payment of the schedule, in full and as far as it is open. */
export type ScheduledRepayment = DatedRepayment & {
  readonly principalCents: number
  readonly interestCents: number
  /** Whether nothing of it is paid, waived or set aside for a debit: then what is paid extra may change it. */
  readonly isUntouched: boolean
}

/** An extra sum that lowers the principal, from a day on. */
export type ExtraSum = { readonly on: string; readonly cents: number }

/** What a payment of the schedule is from now on. */
export type ChangedRepayment = Pick<ScheduledRepayment, 'number' | 'principalCents' | 'interestCents' | 'earlyInterestCents'>

export type ExtraLimits = { readonly leastCents: number; readonly mostCents: number }

/** What a sum does. */
export type ExtraPayment = {
  /** What of it goes to payments that are due. */
  readonly parts: readonly PaidPart[]
  /** What of it lowers the principal. */
  readonly extraCents: number
  readonly changes: readonly ChangedRepayment[]
}

type Schedule = {
  readonly terms: LoanTerms
  readonly rows: readonly ScheduledRepayment[]
  /** Extra sums that count, or whose debit is under way. */
  readonly extras: readonly ExtraSum[]
  readonly today: string
}

/** From where to where an extra sum may be: above it, it pays off the loan. Undefined where no sum is left between the two. */
export function extraLimits({ rows, today }: Pick<Schedule, 'rows' | 'today'>): ExtraLimits | undefined {
  const mostCents = openCents(dueOf(rows, today)) + Math.max(principalOf(freeOf(rows, today)) - 1, 0)
  return mostCents >= leastExtraCents ? { leastCents: leastExtraCents, mostCents } : undefined
}

/** What an extra sum does on a day; undefined when it is less or more than may be. */
export function payExtra(schedule: Schedule, cents: number): ExtraPayment | undefined {
  const { terms, rows, extras, today } = schedule
  const limits = extraLimits(schedule)
  if (!limits || cents < limits.leastCents || cents > limits.mostCents) return undefined
  const due = dueOf(rows, today)
  const dueCents = Math.min(cents, openCents(due))
  const extraCents = cents - dueCents
  const free = freeOf(rows, today)
  return {
    parts: spreadPayment(due, dueCents) ?? [],
    extraCents,
    changes: extraCents === 0 ? [] : spread(terms, free, principalOf(free) - extraCents, [...extras, { on: today, cents: extraCents }]),
  }
}

/**
 * An extra sum was taken back, or the bank sent it back: the principal is owed again, and payments that were not needed any more come
 * back. `extras` are the others. What was paid meanwhile stays as it was paid. Where no payment is left to change, it comes to the next
 * one, or to the last.
 */
export function owedAgain({ terms, rows, extras, today }: Schedule, cents: number): readonly ChangedRepayment[] {
  const free = freeOf(rows, today)
  if (free.length > 0) return spread(terms, free, principalOf(free) + cents, extras)
  const row = rows.find(({ dueOn }) => dueOn > today) ?? rows.at(-1)
  if (!row) throw new Error('A loan has payments.')
  const { number, principalCents, interestCents, earlyInterestCents } = row
  return [{ number, principalCents: principalCents + cents, interestCents, earlyInterestCents }]
}

/** What is still to be paid once a sum is paid, beside what it would be without it. */
export type ExtraEffect = {
  readonly before: Ahead
  readonly after: Ahead
  readonly savedInterestCents: number
}

export type Ahead = {
  /** Without interest. */
  readonly owedCents: number
  readonly payments: number
  readonly lastOn: string
  readonly lastCents: number
}

export function effectOf({ rows }: Pick<Schedule, 'rows'>, { parts, changes }: ExtraPayment): ExtraEffect {
  const after = rows.map((row) => {
    const changed = changes.find(({ number }) => number === row.number)
    if (changed) return { ...row, openPrincipalCents: changed.principalCents, openInterestCents: changed.interestCents }
    const part = parts.find(({ number }) => number === row.number)
    if (!part) return row
    const openPrincipalCents = row.openPrincipalCents - part.principalCents
    return { ...row, openPrincipalCents, openInterestCents: row.openInterestCents - part.interestCents }
  })
  const numbers = new Set(changes.map(({ number }) => number))
  const interestBefore = rows.reduce((sum, row) => sum + (numbers.has(row.number) ? row.interestCents : 0), 0)
  return {
    before: aheadOf(rows),
    after: aheadOf(after),
    savedInterestCents: changes.reduce((left, { interestCents }) => left - interestCents, interestBefore),
  }
}

/** What is still to be paid by these payments, without what is under way. */
export function aheadOf(rows: readonly DatedRepayment[]): Ahead {
  const open = rows.filter((row) => openCents([row]) > 0)
  const last = open.at(-1)
  return {
    owedCents: open.reduce((sum, { openPrincipalCents }) => sum + openPrincipalCents, 0),
    payments: open.length,
    lastOn: last?.dueOn ?? '',
    lastCents: last ? openCents([last]) : 0,
  }
}

function dueOf(rows: readonly ScheduledRepayment[], today: string): readonly ScheduledRepayment[] {
  return rows.filter(({ dueOn }) => dueOn <= today)
}

/** What has not fallen due, and has no debit under way. */
function freeOf(rows: readonly ScheduledRepayment[], today: string): readonly ScheduledRepayment[] {
  return rows.filter(({ dueOn, isUntouched }) => dueOn > today && isUntouched)
}

function principalOf(rows: readonly ScheduledRepayment[]): number {
  return rows.reduce((sum, { principalCents }) => sum + principalCents, 0)
}

/** The level payment again and again until nothing is left, as in the first schedule. The last one of all takes what would be left. */
function spread(
  terms: LoanTerms,
  free: readonly ScheduledRepayment[],
  principalCents: number,
  extras: readonly ExtraSum[],
): readonly ChangedRepayment[] {
  const level = levelPaymentCents(terms)
  let balanceCents = principalCents
  return free.map(({ number, fromOn, dueOn }, index) => {
    const days = Math.max(daysBetween(fromOn, dueOn), 1)
    // An extra sum was still owed from the day on which its period began up to the day on which it was paid.
    const early = extras.map(({ on, cents }) => ({ cents, days: Math.min(Math.max(daysBetween(fromOn, on), 0), days) }))
    const interestCents = interestOfDays([{ cents: balanceCents, days }, ...early], days, terms)
    const isLast = index === free.length - 1
    const principal = isLast ? balanceCents : Math.min(Math.max(level - interestCents, 0), balanceCents)
    balanceCents -= principal
    const earlyInterestCents = Math.min(interestOfDays(early, days, terms), interestCents)
    return { number, principalCents: principal, interestCents, earlyInterestCents }
  })
}
