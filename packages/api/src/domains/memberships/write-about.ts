import type { Context } from '../../context/context.ts'
import type { Email } from '../../core/email.ts'
import type { Queries } from '../../db/database.ts'
import { sealing } from '../../security/sealing.ts'
import { type Addressed, writeTo } from '../auth/write-to.ts'
import type { PaymentRow } from './payments/payment-store.ts'
import { sealedPayments } from './sealed.ts'

/** Writes about a payment, to where its receipt goes. */
export async function writeAbout(
  context: Context,
  trx: Queries,
  payment: PaymentRow,
  email: (to: Addressed, payment: PaymentRow) => Email,
): Promise<void> {
  const { id, person_id, receipt_email } = payment
  const other = receipt_email === null ? undefined : sealing(context.keys, sealedPayments).open('receipt_email', id, receipt_email)
  await writeTo(context, trx, person_id, (to) => email({ ...to, ...(other !== undefined && { to: other }) }, payment))
}
