import { dayOf } from '@app/schemas/rules/days/days'
import type { Context } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import { loanJobs, noonOf } from '../moments.ts'
import { markOnce, type RepaymentRow } from './repayment-store.ts'

/**
 * A loan that was paid off is owed again: its payments are debited on their days, as before. Those whose day came meanwhile are not
 * debited by themselves, and count as late once their days of grace are over.
 */
export async function goOn(context: Context, trx: Queries, rows: readonly RepaymentRow[]): Promise<readonly RepaymentRow[]> {
  const now = context.now()
  const today = dayOf(now)
  const next = rows.find(({ due_on }) => due_on > today)
  if (next) await context.jobs.send(trx, loanJobs.collect, { loanId: next.loan_id, number: String(next.number) }, noonOf(next.due_on))
  const missed = rows.filter(({ due_on, open_cents, collected_at }) => due_on <= today && open_cents > 0 && collected_at === null)
  for (const { loan_id, number } of missed) await markOnce(trx, loan_id, number, 'collected_at', now)
  return rows.map((row) => (missed.includes(row) ? { ...row, collected_at: now } : row))
}
