import type { Context } from '../../../context/context.ts'
import { audit } from '../../../db/audit.ts'
import type { Queries } from '../../../db/database.ts'
import { loanJobs } from '../moments.ts'
import type { LoanRow } from '../store.ts'
import { extraOwedAgain } from './extra-owed-again.ts'
import { findParts, type PaymentRow, savePaymentState } from './payment-store.ts'
import { findRepayments, type RepaymentRow } from './repayment-store.ts'
import { watchOpen } from './watch-open.ts'

/** The person has taken back a payment that was not sent: what was set aside for it is open again, as if nothing had been asked for. */
export async function paymentTakenBack(context: Context, trx: Queries, loan: LoanRow, payment: PaymentRow): Promise<void> {
  if (payment.state !== 'ASKED') return
  await savePaymentState(trx, payment.id, { state: 'TAKEN_BACK', settled_at: null })
  const subject = `person:${loan.person_id}`
  await audit(trx, { actor: subject, action: 'loan.payment-taken-back', subject, detail: { loan: loan.id, payment: payment.id } })
  const again = [...(await findParts(trx, payment.id)), ...(await extraOwedAgain(context, trx, loan, payment))]
  for (const row of await findRepayments(trx, loan.id))
    if (again.some(({ number }) => number === row.number)) await openAgain(context, trx, payment, row)
}

/** One whose day came meanwhile is debited now: on its day there was nothing to debit for it. */
async function openAgain(context: Context, trx: Queries, payment: PaymentRow, row: RepaymentRow): Promise<void> {
  if (row.collected_at === null || row.collected_at < payment.at) return watchOpen(context, trx, row)
  await context.jobs.send(trx, loanJobs.retry, { loanId: row.loan_id, number: String(row.number) })
}
