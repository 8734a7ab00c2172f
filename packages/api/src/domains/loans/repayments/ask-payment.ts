import type { Words } from '@app/schemas/language'
import type { ExtraPayment } from '@app/schemas/rules/loans/extra-payment'
import { paidCents } from '@app/schemas/rules/loans/loan-repayments'
import type { Context } from '../../../context/context.ts'
import { audit } from '../../../db/audit.ts'
import type { Queries } from '../../../db/database.ts'
import { type Failure, fail, isFailure } from '../../../failure/failure.ts'
import { usableBankOf } from '../../brokerage/transfers/bank-account.ts'
import { askLoanPayment } from '../../brokerage/transfers/loan-transfers.ts'
import type { LoanRow } from '../store.ts'
import { addPayment, type PaymentRow } from './payment-store.ts'
import { changeRepayments } from './repayment-store.ts'

type Asked = {
  /** The payment of the schedule whose day has come; null for one that the person makes. */
  readonly number: number | null
  readonly at: Date
  /** Whether it may wait, so that the person can take it back. */
  readonly mayWait: boolean
}

const planNotOpen: Words<string> = {
  en: 'The plan that lent this money isn’t open, so nothing can be paid into it.',
  es: 'El plan que prestó este dinero no está abierto, así que no se puede pagar nada a él.',
}

export type PaymentAsked = Pick<PaymentRow, 'id' | 'principal_cents' | 'interest_cents' | 'transfer_id'> & {
  readonly bankLastFour: string
  readonly waitsUntil: Date | null
}

/**
 * Debits the bank for these parts, and for what lowers the principal beside them. They count as paid once the debit has settled; until then
 * they are set aside, so that nothing is debited twice. The loan must be locked.
 */
export async function askPayment(
  context: Context,
  trx: Queries,
  loan: LoanRow,
  { parts, extraCents, changes }: ExtraPayment,
  { number, at, mayWait }: Asked,
): Promise<PaymentAsked | Failure<'not_in_this_state' | 'bank_link_broken'>> {
  const bank = await usableBankOf(context, trx, loan.person_id)
  if (isFailure(bank)) return bank
  const accountId = loan.account_id ?? ''
  const transfer = await askLoanPayment(context, trx, {
    accountId,
    loanId: loan.id,
    bank,
    amountCents: paidCents(parts) + extraCents,
    asker: { isPerson: number === null, mayWait },
  })
  if (!transfer) return fail('not_in_this_state', { detail: planNotOpen })
  const id = context.newId()
  const sums = {
    principal_cents: parts.reduce((sum, { principalCents }) => sum + principalCents, extraCents),
    extra_cents: extraCents,
    interest_cents: parts.reduce((sum, { interestCents }) => sum + interestCents, 0),
  }
  const by = number === null ? ('person' as const) : ('schedule' as const)
  const row = {
    id,
    loan_id: loan.id,
    at,
    ...sums,
    paid_by: by,
    number,
    state: 'ASKED',
    transfer_id: transfer.id,
    settled_at: null,
  } as const
  await addPayment(trx, row, parts)
  await changeRepayments(trx, loan.id, changes)
  const subject = `person:${loan.person_id}`
  const actor = number === null ? subject : 'loans'
  await audit(trx, { actor, action: 'loan.payment-asked', subject, detail: { loan: loan.id, payment: id } })
  return { ...row, bankLastFour: bank.lastFour, waitsUntil: transfer.waits_until }
}
