import { dayOf } from '@app/schemas/rules/days/days'
import type { Context } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import { writeTo } from '../../auth/write-to.ts'
import { reopenTask } from '../../desk/open-task.ts'
import { auditLoan } from '../audit-loan.ts'
import type { LoanWork } from '../loan-work.ts'
import { makeUpBy } from '../make-up-by.ts'
import { loanJobs, noonOf, taxFormAt } from '../moments.ts'
import { findDue } from '../repayments/repayment-store.ts'
import { isRunning, type LoanRow, lockLoan, saveState } from '../store.ts'
import { defaultedEmail } from './late-emails.ts'
import { lateRow } from './past-due.ts'
import { correctTaxForm } from './tax-form.ts'

/** A missed payment was not made up: all that is owed counts as paid out, with the interest that has fallen due. */
export const fallDue: LoanWork = async (context, trx, loan, at, number) => {
  const mayStillPay = loan.make_up_until !== null && dayOf(at) <= loan.make_up_until
  const row = isRunning(loan) && !mayStillPay ? await lateRow(context, trx, loan, at, number, loanJobs.fallDue) : undefined
  if (!row) return
  // The law dates it on the last day on which it could be made up, and so to that year: 26 CFR 1.72(p)-1, Q&A-10.
  const ended = noonOf(makeUpBy(loan, row.due_on))
  const distributed = await payoutCents(trx, loan, ended)
  const state = { status: 'DEFAULTED', principal_cents: loan.principal_cents, ended_at: ended, distributed_cents: distributed } as const
  await saveState(trx, loan.id, state)
  await auditLoan(trx, loan, 'loan.defaulted')
  await context.jobs.send(trx, loanJobs.taxForm, { loanId: loan.id }, taxFormAt(ended))
  await reopenTask(context, trx, { kind: 'loan-default', personId: loan.person_id, about: loan.id })
  await writeTo(context, trx, loan.person_id, (addressed) => defaultedEmail(addressed, distributed, ended.getUTCFullYear()))
}

/**
 * A debit from before the payout has settled or came back after it: another sum counts as paid out. A form that was filed is filed again.
 */
export async function correctPayout(context: Context, trx: Queries, loanId: string): Promise<void> {
  const loan = await lockLoan(trx, loanId)
  if (loan?.status !== 'DEFAULTED' || loan.ended_at === null) return
  const distributed = await payoutCents(trx, loan, loan.ended_at)
  if (distributed === loan.distributed_cents) return
  const { status, principal_cents, ended_at } = loan
  await saveState(trx, loan.id, { status, principal_cents, ended_at, distributed_cents: distributed })
  await auditLoan(trx, loan, 'loan.payout-corrected')
  await correctTaxForm(context, trx, loan.id)
}

async function payoutCents(trx: Queries, loan: LoanRow, at: Date): Promise<number> {
  const due = await findDue(trx, loan.id, dayOf(at))
  return due.reduce((sum, row) => sum + row.interest_cents - row.waived_interest_cents - row.paid_interest_cents, loan.principal_cents)
}
