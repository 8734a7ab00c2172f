import { addBankDays } from '@app/schemas/rules/days/bank-days'
import { dayOf } from '@app/schemas/rules/days/days'
import { openCents } from '@app/schemas/rules/loans/loan-repayments'
import type { Context } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import { writeTo } from '../../auth/write-to.ts'
import type { LoanWork } from '../loan-work.ts'
import { makeUpBy } from '../make-up-by.ts'
import { defaultsAt, loanJobs, noonOf, warnedAt } from '../moments.ts'
import { findDue, findRepayments, markOnce, type RepaymentRow } from '../repayments/repayment-store.ts'
import { toOpen } from '../repayments/to-open.ts'
import { isRunning, type LoanRow, saveState } from '../store.ts'
import { pastDueEmail, warningEmail } from './late-emails.ts'
import { openLateTask } from './open-late-task.ts'

/** The days of grace are over. A payment whose debit is under way is looked at again, on each bank day. */
export const becomePastDue: LoanWork = async (context, trx, loan, at, number) => {
  const row = isRunning(loan) ? await lateRow(context, trx, loan, at, number, loanJobs.pastDue) : undefined
  if (!row) return
  const about = { loanId: loan.id, number: String(number) }
  const late = { dueOn: row.due_on, until: makeUpBy(loan, row.due_on) }
  await context.jobs.send(trx, loanJobs.fallDue, about, defaultsAt(late.until))
  if (loan.status === 'ACTIVE') {
    await saveState(trx, loan.id, { status: 'PAST_DUE', principal_cents: loan.principal_cents, ended_at: null })
    await openLateTask(context, trx, loan, number)
  }
  if (!(await markOnce(trx, loan.id, number, 'past_due_at', at))) return
  await context.jobs.send(trx, loanJobs.warn, about, warnedAt(late.until))
  await writeTo(context, trx, loan.person_id, (addressed) => pastDueEmail(addressed, late, openCents([toOpen(row)])))
}

/** One warning for each last day, about all that is due then. After a payout was undone it comes before the day that counts since. */
export const warn: LoanWork = async (context, trx, loan, at, number) => {
  if (!isRunning(loan)) return
  const due = (await findDue(trx, loan.id, dayOf(at))).filter((row) => openCents([toOpen(row)]) > 0)
  const row = due.find((one) => one.number === number)
  if (!row) return
  const until = makeUpBy(loan, row.due_on)
  if (at < warnedAt(until)) return
  const together = due.filter(({ due_on }) => makeUpBy(loan, due_on) === until)
  if (together.some(({ warned_at }) => warned_at !== null)) return
  await markOnce(trx, loan.id, number, 'warned_at', at)
  const owedCents = openCents(due.map(toOpen))
  const [{ due_on: dueOn } = row] = together
  await writeTo(context, trx, loan.person_id, (addressed) => warningEmail(addressed, { dueOn, until }, owedCents))
}

/** A payment that is open and for which no debit is under way; while one is, it is looked at again on the next bank day. */
export async function lateRow(
  context: Context,
  trx: Queries,
  loan: LoanRow,
  at: Date,
  number: number,
  job: string,
): Promise<RepaymentRow | undefined> {
  const row = (await findRepayments(trx, loan.id)).find((one) => one.number === number)
  if (!row || row.open_cents === 0) return undefined
  if (openCents([toOpen(row)]) > 0) return row
  await context.jobs.send(trx, job, { loanId: loan.id, number: String(number) }, noonOf(addBankDays(dayOf(at), 1)))
  return undefined
}
