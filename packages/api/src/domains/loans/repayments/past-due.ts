import { toDollars } from '@app/schemas/api/fields'
import type { Language, Words } from '@app/schemas/language'
import { dayOf, daysBetween } from '@app/schemas/rules/days/days'
import { openCents } from '@app/schemas/rules/loans/loan-repayments'
import type { Context } from '../../../context/context.ts'
import { fail } from '../../../failure/failure.ts'
import { makeUpBy } from '../make-up-by.ts'
import { findLoan, isRunning, type LoanRow } from '../store.ts'
import { findDue, type RepaymentRow } from './repayment-store.ts'
import { toOpen } from './to-open.ts'

const consequences: Words<readonly string[]> = {
  en: [
    'Each payment can be made up until the end of the quarter after the one in which it was due.',
    'After that the rest of the loan counts as money paid out to you. You owe tax on it, and maybe 10% more if you’re under 59½.',
    'Paying later can’t undo that, and the loan still counts when you ask for another one.',
  ],
  es: [
    'Puedes ponerte al día con cada pago hasta el final del trimestre siguiente al de su vencimiento.',
    'Después, el resto del préstamo cuenta como dinero pagado a ti. Debes impuestos por él, y quizás un 10% más si tienes menos de 59½ años.',
    'Pagar más tarde no lo puede deshacer, y el préstamo sigue contando cuando pidas otro.',
  ],
}

/** What is due and not paid, and what follows from that. */
export async function listDue(context: Context, personId: string, id: string, language: Language) {
  const today = dayOf(context.now())
  const loan = await findLoan(context.db, personId, id)
  if (!loan) return fail('not_found')
  // What counted as a payout is no longer to be paid.
  const due = (isRunning(loan) ? await findDue(context.db, id, today) : []).filter((row) => openCents([toOpen(row)]) > 0)
  const [oldest] = due
  return {
    total_owed: toDollars(openCents(due.map(toOpen))),
    make_up_by: oldest ? makeUpBy(loan, oldest.due_on) : null,
    consequences: oldest ? consequences[language] : [],
    results: due.map((row) => toDue(loan, row, today)),
  }
}

function toDue(loan: LoanRow, row: RepaymentRow, today: string) {
  const { number, openInterestCents, openPrincipalCents } = toOpen(row)
  return {
    number,
    due_date: row.due_on,
    amount: toDollars(openInterestCents + openPrincipalCents),
    principal: toDollars(openPrincipalCents),
    interest: toDollars(openInterestCents),
    days_late: daysBetween(row.due_on, today),
    is_past_due: row.past_due_at !== null,
    make_up_by: makeUpBy(loan, row.due_on),
  }
}
