import { toDollars } from '@app/schemas/api/fields'
import { dayOf } from '@app/schemas/rules/days/days'
import type { Context } from '../../../context/context.ts'
import { fail } from '../../../failure/failure.ts'
import { sendsOn } from '../awaited.ts'
import { datedSchedule, toPlanned } from '../record.ts'
import { findLoan, type LoanRow } from '../store.ts'
import { findPayments, type PaymentRow } from './payment-store.ts'
import { findRepayments, type RepaymentRow } from './repayment-store.ts'

/**
 * Every payment of a loan. Before the money is sent, as if it were sent on the day that is planned, or asked for; after that as extra sums
 * have left them, without those that are not needed any more.
 */
export async function scheduleOfLoan(context: Context, personId: string, id: string) {
  const loan = await findLoan(context.db, personId, id)
  if (!loan) return fail('not_found')
  const now = context.now()
  const rows = await findRepayments(context.db, id)
  if (rows.length > 0) return finalSchedule(loan, rows, await findPayments(context.db, id), dayOf(now))
  const planned = datedSchedule(loan, sendsOn(loan, now) ?? dayOf(loan.offered_at)).map(toPlanned)
  return { is_final: false, extra: [], results: planned.map((one) => ({ ...one, paid: 0, state: 'expected' as const })) }
}

function finalSchedule(loan: LoanRow, rows: readonly RepaymentRow[], payments: readonly PaymentRow[], today: string) {
  const extras = payments
    .filter(({ extra_cents, state }) => extra_cents > 0 && (state === 'ASKED' || state === 'SETTLED'))
    .map(({ at, extra_cents, state }) => ({ on: dayOf(at), cents: extra_cents, isPaid: state === 'SETTLED' }))
    .toReversed()
  // What was paid on the same day as a payment of the schedule comes after it.
  const owedAfter = (day: string, sums: typeof extras) =>
    loan.borrow_cents -
    rows.reduce((sum, { due_on, principal_cents }) => sum + (due_on <= day ? principal_cents : 0), 0) -
    sums.reduce((sum, { cents }) => sum + cents, 0)
  return {
    is_final: true,
    extra: extras.map(({ on, cents, isPaid }, index) => ({
      paid_on: on,
      amount: toDollars(cents),
      balance: toDollars(owedAfter(on, extras.slice(0, index + 1))),
      is_paid: isPaid,
    })),
    results: rows
      .filter(({ principal_cents, interest_cents }) => principal_cents + interest_cents > 0)
      .map((row) => ({
        number: row.number,
        due_date: row.due_on,
        payment: toDollars(row.principal_cents + row.interest_cents),
        principal: toDollars(row.principal_cents),
        interest: toDollars(row.interest_cents),
        balance: toDollars(
          owedAfter(
            row.due_on,
            extras.filter(({ on }) => on < row.due_on),
          ),
        ),
        paid: toDollars(row.paid_principal_cents + row.paid_interest_cents),
        state: stateOf(row, today),
      })),
  }
}

function stateOf(row: RepaymentRow, today: string): 'expected' | 'due' | 'past-due' | 'paid' {
  if (row.open_cents === 0) return 'paid'
  if (row.past_due_at) return 'past-due'
  return row.due_on <= today ? 'due' : 'expected'
}
