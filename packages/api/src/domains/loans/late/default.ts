import { dayOf } from '@app/schemas/rules/days/days'
import { writeTo } from '../../auth/write-to.ts'
import { auditLoan } from '../audit-loan.ts'
import type { LoanWork } from '../loan-work.ts'
import { loanJobs, taxFormAt } from '../moments.ts'
import { findDue } from '../repayments/repayment-store.ts'
import { isRunning, saveState } from '../store.ts'
import { defaultedEmail } from './late-emails.ts'
import { lateRow } from './past-due.ts'

/** A missed payment was not made up: all that is owed counts as paid out, with the interest that has fallen due. */
export const fallDue: LoanWork = async (context, trx, loan, at, number) => {
  if (!isRunning(loan) || !(await lateRow(context, trx, loan, at, number, loanJobs.fallDue))) return
  const due = await findDue(trx, loan.id, dayOf(at))
  const interestCents = due.reduce((sum, row) => sum + row.interest_cents - row.waived_interest_cents - row.paid_interest_cents, 0)
  const distributed = loan.principal_cents + interestCents
  const state = { status: 'DEFAULTED', principal_cents: loan.principal_cents, ended_at: at, distributed_cents: distributed } as const
  await saveState(trx, loan.id, state)
  await auditLoan(trx, loan, 'loan.defaulted')
  await context.jobs.send(trx, loanJobs.taxForm, { loanId: loan.id }, taxFormAt(at))
  await writeTo(context, trx, loan.person_id, (addressed) => defaultedEmail(addressed, distributed))
}
