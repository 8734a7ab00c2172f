import type { Context } from '../../../context/context.ts'
import { audit } from '../../../db/audit.ts'
import type { Queries } from '../../../db/database.ts'
import { refundFee } from '../../memberships/payments/fees.ts'
import { type LoanRow, saveFee } from '../store.ts'

/** The fee goes back, or is never taken: nothing more comes of this loan, or its terms are others now. */
export async function releaseFee(context: Context, trx: Queries, loan: LoanRow) {
  if (loan.fee_payment_id === null) return undefined
  const refused = await refundFee(context, trx, loan.fee_payment_id)
  if (refused) return refused
  await saveFee(trx, loan.id, { terms_version: loan.terms_version, spouse_agreed: loan.spouse_agreed, fee_payment_id: null })
  const subject = `person:${loan.person_id}`
  await audit(trx, { actor: 'loans', action: 'loan.fee-released', subject, detail: { loan: loan.id, payment: loan.fee_payment_id } })
  return undefined
}
