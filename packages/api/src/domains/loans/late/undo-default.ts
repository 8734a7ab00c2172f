import { dayOf } from '@app/schemas/rules/days/days'
import { cureEndsOn } from '@app/schemas/rules/loans/plan-loans'
import type { Context } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import { writeTo } from '../../auth/write-to.ts'
import { auditLoan } from '../audit-loan.ts'
import { defaultsAt, loanJobs, noonOf, warnedAt } from '../moments.ts'
import { findRepayments, forgetWarnings, markOnce } from '../repayments/repayment-store.ts'
import { type LoanRow, saveUndone } from '../store.ts'
import { defaultUndoneEmail } from './late-emails.ts'
import { openLateTask } from './open-late-task.ts'
import { correctTaxForm } from './tax-form.ts'

/**
 * A colleague has found that a loan should not have counted as paid out. It goes on: what was due meanwhile can be made up until the end of
 * the next quarter, and later payments are debited on their days. A form that was filed is filed again, with nothing on it.
 */
export async function undoDefault(context: Context, trx: Queries, loan: LoanRow, message: string): Promise<void> {
  const now = context.now()
  const today = dayOf(now)
  const until = cureEndsOn(today)
  await saveUndone(trx, loan.id, until)
  await auditLoan(trx, loan, 'loan.payout-undone')
  const rows = (await findRepayments(trx, loan.id)).filter(({ open_cents }) => open_cents > 0)
  const late = rows.filter(({ due_on }) => due_on <= today)
  if (late[0]) await openLateTask(context, trx, loan, late[0].number)
  await forgetWarnings(trx, loan.id)
  for (const { number } of late) {
    const about = { loanId: loan.id, number: String(number) }
    await markOnce(trx, loan.id, number, 'collected_at', now)
    await markOnce(trx, loan.id, number, 'past_due_at', now)
    await context.jobs.send(trx, loanJobs.warn, about, warnedAt(until))
    await context.jobs.send(trx, loanJobs.fallDue, about, defaultsAt(until))
  }
  const next = rows.find(({ due_on }) => due_on > today)
  if (next) await context.jobs.send(trx, loanJobs.collect, { loanId: loan.id, number: String(next.number) }, noonOf(next.due_on))
  const isFiled = (loan.tax_form_cents ?? 0) > 0
  await writeTo(context, trx, loan.person_id, (addressed) => defaultUndoneEmail(addressed, { message, until, isFiled }))
  await correctTaxForm(context, trx, loan.id)
}
