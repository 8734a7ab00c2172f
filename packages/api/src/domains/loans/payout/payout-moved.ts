import { addBankDays } from '@app/schemas/rules/days/bank-days'
import { dayOf } from '@app/schemas/rules/days/days'
import type { Context, LoanMoneyMoved } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import { writeTo } from '../../auth/write-to.ts'
import { openTask } from '../../desk/open-task.ts'
import { auditLoan } from '../audit-loan.ts'
import { loanJobs, noonOf } from '../moments.ts'
import { bookPayOut, reversePayOut } from '../money.ts'
import { datedSchedule } from '../record.ts'
import { findPayments, type PaymentRow } from '../repayments/payment-store.ts'
import { addRepayments, removeRepayments } from '../repayments/repayment-store.ts'
import { isRunning, type LoanRow, saveNotPaidOut, savePaidOut } from '../store.ts'
import { paidOutEmail, payoutReturnedEmail } from './payout-emails.ts'

/** The money of a loan has arrived at the bank, was not taken, or came back. The loan is locked. */
export async function payoutMoved(context: Context, trx: Queries, loan: LoanRow, moved: LoanMoneyMoved): Promise<void> {
  if (loan.payout_id !== moved.transferId) return
  if (moved.state === 'SETTLED' && loan.status === 'SENDING') return begin(context, trx, loan, moved)
  if (moved.state === 'RETURNED' || moved.state === 'REFUSED') return comeBack(context, trx, loan, moved)
}

/** From here on it is owed, and its payments are counted from the day on which the money arrived. */
async function begin(context: Context, trx: Queries, loan: LoanRow, { transferId, at }: LoanMoneyMoved): Promise<void> {
  const planned = datedSchedule(loan, dayOf(at)).map(({ number, dueOn, principalCents, interestCents }) => ({
    number,
    due_on: dueOn,
    principal_cents: principalCents,
    interest_cents: interestCents,
  }))
  const [first] = planned
  if (!first) throw new Error(`The loan ${loan.id} has no payments.`)
  await addRepayments(trx, loan.id, planned)
  await bookPayOut(trx, loan, transferId, at)
  await savePaidOut(trx, loan.id, at)
  await auditLoan(trx, loan, 'loan.paid-out')
  await context.jobs.send(trx, loanJobs.collect, { loanId: loan.id, number: '1' }, noonOf(first.due_on))
  await writeTo(context, trx, loan.person_id, (addressed) => paidOutEmail(addressed, loan, first.due_on))
}

/** Paid back, or on its way. What was taken back, or the bank did not give, is as if it had never been asked for. */
function isPaid({ state }: PaymentRow): boolean {
  return state === 'ASKED' || state === 'SETTLED'
}

/**
 * The money is in the plan again. Nothing was paid back yet: then nothing is owed, and the loan waits for another bank. After a payment it
 * cannot be undone by a rule, and people look into it.
 */
async function comeBack(context: Context, trx: Queries, loan: LoanRow, moved: LoanMoneyMoved): Promise<void> {
  const { transferId, reason, bankId, at } = moved
  const detail = { transfer: transferId, reason: reason ?? '' }
  await openTask(context, trx, { kind: 'loan-payout-returned', personId: loan.person_id, about: transferId, detail })
  const wasSent = isRunning(loan)
  if (loan.status !== 'SENDING' && !wasSent) return
  if (wasSent && (await findPayments(trx, loan.id)).some(isPaid)) return
  if (wasSent) {
    await removeRepayments(trx, loan.id)
    await reversePayOut(trx, loan, transferId, at)
  }
  const paysOutOn = addBankDays(dayOf(context.now()), 1)
  await saveNotPaidOut(trx, loan.id, { pays_out_on: paysOutOn, refused_bank_id: bankId })
  await auditLoan(trx, loan, 'loan.came-back')
  await context.jobs.send(trx, loanJobs.payOut, { loanId: loan.id }, noonOf(paysOutOn))
  await writeTo(context, trx, loan.person_id, (addressed) => payoutReturnedEmail(addressed, loan, reason))
}
