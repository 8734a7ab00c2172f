import { dollarsToCents, toDollars } from '@app/schemas/api/fields'
import { dayOf } from '@app/schemas/rules/days/days'
import { openCents, type PaidPart, spreadPayment } from '@app/schemas/rules/loans/loan-repayments'
import { formatCents } from '@app/schemas/rules/money/money'
import type { Context } from '../../../context/context.ts'
import { audit } from '../../../db/audit.ts'
import type { Queries } from '../../../db/database.ts'
import { fail } from '../../../failure/failure.ts'
import { doOnce } from '../../../once/once.ts'
import { writeTo } from '../../auth/write-to.ts'
import { repaidEmail } from '../emails.ts'
import { loadLoanAnswer } from '../loan-answers.ts'
import { bookRepayment } from '../money.ts'
import { type LoanRow, lockOwnLoan, saveState } from '../store.ts'
import { collectByHand } from './collect-payment.ts'
import { addPayment, findDue, findRepayments, payParts, type RepaymentRow } from './repayment-store.ts'

type Payment = { readonly id: string; readonly at: Date; readonly by: 'person' | 'schedule' }

/** Pays a sum towards what is due. */
export async function payDue(
  context: Context,
  personId: string,
  key: string,
  loanId: string,
  amount: number,
  collectPayment = collectByHand,
) {
  return doOnce(context, { personId, call: 'payPastDueRepayments', key, request: { loanId, amount } }, async (trx) => {
    const at = context.now()
    const loan = await lockOwnLoan(trx, personId, loanId)
    if (!loan) return fail('not_found')
    if (!isRunning(loan)) return fail('not_in_this_state', { detail: 'Nothing can be paid on this loan now.' })
    const cents = dollarsToCents(amount)
    const due = (await findDue(trx, loanId, dayOf(at))).map(toOpen)
    const spread = spreadPayment(due, cents)
    if (!spread) return fail('over_the_limit', { detail: `${formatCents(openCents(due))} is due. You cannot pay more than that.` })
    const id = context.newId()
    const asked = { personId, loanId, reference: `loan-payment/${id}`, cents, at, by: 'person' } as const
    if ((await collectPayment(trx, asked)) !== 'collected') return fail('payment_declined')
    const { principalCents, interestCents } = await bookPayment(context, trx, loan, spread, { id, at, by: 'person' })
    const subject = `person:${personId}`
    await audit(trx, { actor: subject, action: 'loan.payment', subject, detail: { loan: loanId, payment: id } })
    const money = { principal: toDollars(principalCents), interest: toDollars(interestCents) }
    return {
      pk: id,
      amount,
      ...money,
      still_owed: toDollars(openCents(due) - cents),
      loan: await loadLoanAnswer(context, trx, personId, loanId),
    }
  })
}

/** Books a payment where it belongs. The loan must be locked, and what it is spread over be due. */
export async function bookPayment(context: Context, trx: Queries, loan: LoanRow, parts: readonly PaidPart[], { id, at, by }: Payment) {
  const principalCents = parts.reduce((sum, part) => sum + part.principalCents, 0)
  const interestCents = parts.reduce((sum, part) => sum + part.interestCents, 0)
  await payParts(trx, loan.id, parts)
  await addPayment(trx, { id, loan_id: loan.id, at, principal_cents: principalCents, interest_cents: interestCents, paid_by: by })
  await bookRepayment(trx, loan, { id, principalCents, interestCents, at })
  const rows = await findRepayments(trx, loan.id)
  const isOver = rows.every(({ open_cents }) => open_cents === 0)
  const isLate = rows.some(({ open_cents, past_due_at }) => open_cents > 0 && past_due_at !== null)
  const status = isOver ? 'REPAID' : isLate ? 'PAST_DUE' : 'ACTIVE'
  await saveState(trx, loan.id, { status, principal_cents: loan.principal_cents - principalCents, ended_at: isOver ? at : null })
  if (isOver) await writeTo(context, trx, loan.person_id, repaidEmail)
  return { principalCents, interestCents }
}

/** Whether a loan is being paid back. */
export function isRunning({ status }: LoanRow): boolean {
  return status === 'ACTIVE' || status === 'PAST_DUE'
}

export function toOpen(row: RepaymentRow) {
  return {
    number: row.number,
    openInterestCents: row.interest_cents - row.paid_interest_cents,
    openPrincipalCents: row.principal_cents - row.paid_principal_cents,
  }
}
