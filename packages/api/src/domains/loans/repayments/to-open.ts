import { dayOf } from '@app/schemas/rules/days/days'
import type { ScheduledRepayment } from '@app/schemas/rules/loans/extra-payment'
import type { OpenRepayment } from '@app/schemas/rules/loans/loan-repayments'
import type { LoanRow } from '../store.ts'
import type { RepaymentRow } from './repayment-store.ts'

/** What of a payment can still be paid: neither paid, nor set aside for a debit that is under way. */
export function toOpen(row: RepaymentRow): OpenRepayment {
  return {
    number: row.number,
    openInterestCents: row.interest_cents - row.waived_interest_cents - row.paid_interest_cents - row.reserved_interest_cents,
    openPrincipalCents: row.principal_cents - row.paid_principal_cents - row.reserved_principal_cents,
  }
}

/** The same of all payments, with the days for which the interest of each is, and whether it may still change. */
export function toScheduled(
  { paid_out_at: paidOut }: Pick<LoanRow, 'paid_out_at'>,
  rows: readonly RepaymentRow[],
): readonly ScheduledRepayment[] {
  return rows.map((row, index) => ({
    ...toOpen(row),
    principalCents: row.principal_cents,
    interestCents: row.interest_cents,
    earlyInterestCents: row.early_interest_cents,
    isUntouched: isUntouched(row),
    dueOn: row.due_on,
    fromOn: rows[index - 1]?.due_on ?? (paidOut ? dayOf(paidOut) : row.due_on),
  }))
}

function isUntouched(row: RepaymentRow): boolean {
  const paid = row.paid_principal_cents + row.paid_interest_cents + row.waived_interest_cents
  return paid + row.reserved_principal_cents + row.reserved_interest_cents === 0
}
