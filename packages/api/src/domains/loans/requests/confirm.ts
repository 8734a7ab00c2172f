import { addBankDays } from '@app/schemas/rules/days/bank-days'
import { dayOf } from '@app/schemas/rules/days/days'
import { payOutBankDays } from '@app/schemas/rules/loans/loan-days'
import type { Context } from '../../../context/context.ts'
import { audit } from '../../../db/audit.ts'
import type { Queries } from '../../../db/database.ts'
import { fail, isFailure } from '../../../failure/failure.ts'
import { doOnce } from '../../../once/once.ts'
import { writeTo } from '../../auth/write-to.ts'
import { isFeePaid, refundFee } from '../../memberships/payments/fees.ts'
import { waitOf } from '../awaited.ts'
import { findEligibility } from '../eligibility.ts'
import { chargeFee } from '../fee/charge-fee.ts'
import { releaseFee } from '../fee/release-fee.ts'
import { loadLoanAnswer } from '../loan-answers.ts'
import { loanJobs, noonOf } from '../moments.ts'
import { debitVersion, termsVersion } from '../plan.ts'
import { findLoan, type LoanRow, lockLoanOfFee, lockOwnLoan, saveConfirmed } from '../store.ts'
import { confirmedEmail } from './confirmed-emails.ts'
import { type Confirmation, refuseConfirmation } from './may-confirm.ts'
import { asksSpouse } from './terms.ts'

/** Agrees to a loan and its terms, once. A fee that is paid by card is charged first: until it is, nothing is agreed. */
export async function confirmLoan(context: Context, personId: string, key: string, confirmation: Confirmation) {
  const id = confirmation.loan_id.toLowerCase()
  const asked = await findLoan(context.db, personId, id)
  if (!asked) return fail('not_found')
  const charged = asked.fee_payment === 'card' ? await chargeFee(context, personId, key, confirmation, asked) : undefined
  if (isFailure(charged)) return charged
  if (charged && charged.checkout.status !== 'paid')
    return { ...(await loadLoanAnswer(context, context.db, personId, id)), fee_checkout: charged.checkout }
  return doOnce(context, { personId, call: 'confirmLoan', key, request: confirmation }, async (trx) => {
    const row = await lockOwnLoan(trx, personId, id)
    if (!row) return fail('not_found')
    // The event of the charge came first, and the loan has gone on with it.
    const isAgreed = row.confirmed_at !== null && charged !== undefined && row.fee_payment_id === charged.payment
    const refused = isAgreed ? undefined : await agree(context, trx, row, confirmation, `person:${personId}`)
    return refused ?? { ...(await loadLoanAnswer(context, trx, personId, id)), fee_checkout: null }
  })
}

/** A fee is paid that nobody waited for: its loan goes on with what was agreed to then, or the fee goes back. */
export async function confirmByFee(context: Context, payment: string): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const loan = await lockLoanOfFee(trx, payment)
    if (!loan) return void (await refundFee(context, trx, payment))
    if (loan.status !== 'PENDING') return loan.status === 'CANCELLED' ? void (await releaseFee(context, trx, loan)) : undefined
    const agreed = {
      loan_id: loan.id,
      spouse_consent: loan.spouse_agreed,
      ...(loan.terms_version && { terms_version: loan.terms_version }),
    }
    if (await agree(context, trx, loan, agreed, 'loans')) await releaseFee(context, trx, loan)
  })
}

async function agree(context: Context, trx: Queries, row: LoanRow, confirmation: Confirmation, actor: string) {
  const { id, person_id: personId } = row
  const refused = await refuseConfirmation(context, trx, row, confirmation)
  if (refused) return refused
  const isUnpaid = row.fee_payment === 'card' && !(row.fee_payment_id !== null && (await isFeePaid(trx, row.fee_payment_id)))
  if (isUnpaid) return fail('not_in_this_state')
  const now = context.now()
  const standing = await findEligibility(context, trx, personId, now)
  const paysOutOn = addBankDays(dayOf(now), payOutBankDays)
  const spouse = { spouse_needed: asksSpouse(row.borrow_cents, standing), spouse_agreed: confirmation.spouse_consent ?? false }
  const agreed = { terms_version: termsVersion, debit_version: debitVersion }
  await saveConfirmed(trx, id, { ...spouse, ...agreed, confirmed_at: now, pays_out_on: paysOutOn, account_id: standing.planId ?? null })
  const detail = { loan: id, ...agreed, spouse_agreed: spouse.spouse_agreed }
  await audit(trx, { actor, action: 'loan.confirmed', subject: `person:${personId}`, detail })
  await context.jobs.send(trx, loanJobs.payOut, { loanId: id }, noonOf(paysOutOn))
  const wait = waitOf({ ...row, ...spouse }, standing)
  await writeTo(context, trx, personId, (addressed) => confirmedEmail(addressed, { ...row, ...spouse }, paysOutOn, wait))
  return undefined
}
