import { addBankDays } from '@app/schemas/rules/days/bank-days'
import { dayOf } from '@app/schemas/rules/days/days'
import type { Context } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import { writeTo } from '../../auth/write-to.ts'
import { findBank } from '../../brokerage/transfers/bank-account.ts'
import { askLoanPayout } from '../../brokerage/transfers/loan-transfers.ts'
import { auditLoan } from '../audit-loan.ts'
import { lapsesOn, type Wait, waitOf } from '../awaited.ts'
import { findEligibility } from '../eligibility.ts'
import { releaseFee } from '../fee/release-fee.ts'
import type { LoanWork } from '../loan-work.ts'
import { loanJobs, noonOf } from '../moments.ts'
import { receivedCents } from '../record.ts'
import { type LoanRow, markReminded, saveCancelled, saveSending } from '../store.ts'
import { awaitsEmail, lapsedEmail } from '../unpaid-emails.ts'

/** Sends the money to the bank, or checks again on the next bank day, until something has been awaited for too long. */
export const payOut: LoanWork = async (context, trx, loan, at) => {
  if (loan.status !== 'CONFIRMED' || loan.pays_out_on === null || at < noonOf(loan.pays_out_on)) return
  const standing = await findEligibility(context, trx, loan.person_id, at)
  const wait = waitOf(loan, standing)
  if (!wait || (wait.awaited.length === 0 && (await send(context, trx, loan)))) return
  const late: Wait = wait.awaited.length > 0 ? wait : { ...wait, awaited: ['savings'] }
  if (at >= noonOf(lapsesOn(loan.pays_out_on))) return lapse(context, trx, loan, at, late)
  await context.jobs.send(trx, loanJobs.payOut, { loanId: loan.id }, noonOf(addBankDays(dayOf(at), 1)))
  // The person gets one e-mail about what is awaited, and until when.
  if (!(await markReminded(trx, loan.id, at))) return
  const lapses = lapsesOn(loan.pays_out_on)
  await writeTo(context, trx, loan.person_id, (addressed) => awaitsEmail(addressed, loan, late, lapses))
}

/** Whether the plan held enough. That it has arrived is said once the transfer has settled. */
async function send(context: Context, trx: Queries, loan: LoanRow): Promise<boolean> {
  const bank = await findBank(context, trx, loan.person_id)
  if (!bank || loan.account_id === null) return false
  const amountCents = loan.borrow_cents
  const feeCents = amountCents - receivedCents(loan)
  const transfer = await askLoanPayout(context, trx, { accountId: loan.account_id, loanId: loan.id, bank, amountCents, feeCents })
  if (!transfer) return false
  await saveSending(trx, loan.id, transfer.id)
  await auditLoan(trx, loan, 'loan.sending')
  return true
}

/** What was awaited has not come: nothing is lent, and a fee goes back. */
async function lapse(context: Context, trx: Queries, loan: LoanRow, at: Date, wait: Wait): Promise<void> {
  await saveCancelled(trx, loan.id, at)
  await releaseFee(context, trx, loan)
  await auditLoan(trx, loan, 'loan.lapsed')
  await writeTo(context, trx, loan.person_id, (addressed) => lapsedEmail(addressed, loan, wait))
}
