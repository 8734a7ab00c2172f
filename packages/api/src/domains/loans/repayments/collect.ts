import { openCents, spreadPayment } from '@app/schemas/rules/loans/loan-repayments'
import { isFailure } from '../../../failure/failure.ts'
import { writeTo } from '../../auth/write-to.ts'
import { usableBankId } from '../../brokerage/transfers/bank-account.ts'
import type { LoanWork } from '../loan-work.ts'
import { makeUpBy } from '../make-up-by.ts'
import { loanJobs, noonOf, pastDueAt } from '../moments.ts'
import { isRunning } from '../store.ts'
import { askPayment } from './ask-payment.ts'
import { noDebitEmail, planNotOpenEmail } from './repayment-emails.ts'
import { findRepayments, markOnce } from './repayment-store.ts'
import { toOpen } from './to-open.ts'

/** The day of a payment has come: the bank is debited for what is open of it, and the next one is awaited. */
export const collect: LoanWork = async (context, trx, loan, at, number) => {
  if (!isRunning(loan) || !(await markOnce(trx, loan.id, number, 'collected_at', context.now()))) return
  const rows = await findRepayments(trx, loan.id)
  const next = rows.find((one) => one.number === number + 1)
  if (next) await context.jobs.send(trx, loanJobs.collect, { loanId: loan.id, number: String(next.number) }, noonOf(next.due_on))
  await debit(context, trx, loan, at, number)
}

/** The same once more for a payment that came back. */
export const collectAgain: LoanWork = async (context, trx, loan, at, number) => {
  if (isRunning(loan)) await debit(context, trx, loan, at, number)
}

const debit: LoanWork = async (context, trx, loan, at, number) => {
  const row = (await findRepayments(trx, loan.id)).find((one) => one.number === number)
  if (!row || row.open_cents === 0) return
  // Looked at again then, whatever becomes of the debit.
  await context.jobs.send(trx, loanJobs.pastDue, { loanId: loan.id, number: String(number) }, pastDueAt(row.due_on))
  const open = [toOpen(row)]
  const parts = spreadPayment(open, openCents(open))
  if (!parts || parts.length === 0) return
  const asked = await askPayment(context, trx, loan, { parts, extraCents: 0, changes: [] }, { number, at, mayWait: false })
  if (!isFailure(asked)) return
  const late = { dueOn: row.due_on, until: makeUpBy(loan, row.due_on) }
  const hasBank = (await usableBankId(context, trx, loan.person_id)) !== undefined
  const email = hasBank ? planNotOpenEmail : noDebitEmail
  await writeTo(context, trx, loan.person_id, (addressed) => email(addressed, late, openCents(open)))
}
