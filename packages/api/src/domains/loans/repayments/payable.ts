import { dayOf } from '@app/schemas/rules/days/days'
import { type ExtraLimits, extraLimits } from '@app/schemas/rules/loans/extra-payment'
import { openCents, type PaidPart, paidCents, payOff, spreadPayment } from '@app/schemas/rules/loans/loan-repayments'
import { makeUpBy } from '../make-up-by.ts'
import type { LoanRow } from '../store.ts'
import type { RepaymentRow } from './repayment-store.ts'
import { toScheduled } from './to-open.ts'

/** What a person can pay on a day. */
export type Payable = {
  /** What has fallen due. */
  readonly dueCents: number
  /** The payments that come next, each in full. Empty while something is due: that comes first. */
  readonly next: readonly { readonly number: number; readonly dueOn: string; readonly cents: number }[]
  /** Whether some of that can be made up today and no later. */
  readonly isLastDay: boolean
  /** All of it, with interest up to that day. 0 while a debit for all of it is under way. */
  readonly payOffCents: number
  /** From where to where an extra sum may be. Undefined where there is room for none. */
  readonly extra: ExtraLimits | undefined
}

const mostNext = 12

/** Whether one of them can be made up today and no later: a debit for it has to be asked for at once. */
export function isLastDay(
  loan: LoanRow,
  rows: readonly RepaymentRow[],
  parts: readonly Pick<PaidPart, 'number'>[],
  today: string,
): boolean {
  const due = rows.filter(({ number, due_on }) => due_on <= today && parts.some((part) => part.number === number))
  return due.some(({ due_on }) => makeUpBy(loan, due_on) <= today)
}

export function payableOf(loan: LoanRow, rows: readonly RepaymentRow[], now: Date): Payable {
  const today = dayOf(now)
  const scheduled = toScheduled(loan, rows)
  const open = scheduled.filter((one) => openCents([one]) > 0)
  const due = open.filter(({ dueOn }) => dueOn <= today)
  const dueCents = openCents(due)
  const ahead = dueCents > 0 ? [] : open.slice(0, mostNext)
  return {
    dueCents,
    isLastDay: isLastDay(loan, rows, due, today),
    next: ahead.map((one) => ({ number: one.number, dueOn: one.dueOn, cents: openCents([one]) })),
    payOffCents: paidCents(payOff(open, today)),
    extra: extraLimits({ rows: scheduled, today }),
  }
}

/** How a sum is spread over what is due; undefined when it is more. */
export function partsOfDue(loan: LoanRow, rows: readonly RepaymentRow[], now: Date, cents: number): PaidPart[] | undefined {
  const today = dayOf(now)
  return spreadPayment(
    toScheduled(loan, rows).filter(({ dueOn }) => dueOn <= today),
    cents,
  )
}

/** The next so many payments, in full. */
export function partsOfNext(loan: LoanRow, rows: readonly RepaymentRow[], count: number): PaidPart[] {
  const next = toScheduled(loan, rows)
    .filter((one) => openCents([one]) > 0)
    .slice(0, count)
  return spreadPayment(next, openCents(next)) ?? []
}

export function partsOfPayOff(loan: LoanRow, rows: readonly RepaymentRow[], now: Date): PaidPart[] {
  return payOff(toScheduled(loan, rows), dayOf(now))
}
