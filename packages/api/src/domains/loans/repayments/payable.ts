import { dayOf } from '@app/schemas/rules/days/days'
import { openCents, type PaidPart, paidCents, payOff, spreadPayment } from '@app/schemas/rules/loans/loan-repayments'
import type { LoanRow } from '../store.ts'
import type { RepaymentRow } from './repayment-store.ts'
import { toDated } from './to-open.ts'

/** What a person can pay on a day. */
export type Payable = {
  /** What has fallen due. */
  readonly dueCents: number
  /** The payments that come next, each in full. Empty while something is due: that comes first. */
  readonly next: readonly { readonly number: number; readonly dueOn: string; readonly cents: number }[]
  /** All of it, with interest up to that day. 0 while a debit for all of it is under way. */
  readonly payOffCents: number
}

const mostNext = 12

export function payableOf(loan: LoanRow, rows: readonly RepaymentRow[], now: Date): Payable {
  const today = dayOf(now)
  const open = toDated(loan, rows).filter((one) => openCents([one]) > 0)
  const dueCents = openCents(open.filter(({ dueOn }) => dueOn <= today))
  const ahead = dueCents > 0 ? [] : open.slice(0, mostNext)
  return {
    dueCents,
    next: ahead.map((one) => ({ number: one.number, dueOn: one.dueOn, cents: openCents([one]) })),
    payOffCents: paidCents(payOff(open, today)),
  }
}

/** How a sum is spread over what is due; undefined when it is more. */
export function partsOfDue(loan: LoanRow, rows: readonly RepaymentRow[], now: Date, cents: number): PaidPart[] | undefined {
  const today = dayOf(now)
  return spreadPayment(
    toDated(loan, rows).filter(({ dueOn }) => dueOn <= today),
    cents,
  )
}

/** The next so many payments, in full. */
export function partsOfNext(loan: LoanRow, rows: readonly RepaymentRow[], count: number): PaidPart[] {
  const next = toDated(loan, rows)
    .filter((one) => openCents([one]) > 0)
    .slice(0, count)
  return spreadPayment(next, openCents(next)) ?? []
}

export function partsOfPayOff(loan: LoanRow, rows: readonly RepaymentRow[], now: Date): PaidPart[] {
  return payOff(toDated(loan, rows), dayOf(now))
}
