import type { Context } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import { loanJobs, pastDueAt } from '../moments.ts'
import type { RepaymentRow } from './repayment-store.ts'

/** What is open again becomes past due, and a payout, on the days on which it would have. */
export async function watchOpen(
  context: Context,
  trx: Queries,
  { loan_id: loanId, number, due_on, collected_at }: RepaymentRow,
): Promise<void> {
  if (collected_at === null) return
  await context.jobs.send(trx, loanJobs.pastDue, { loanId, number: String(number) }, pastDueAt(due_on))
}
