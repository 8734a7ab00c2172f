import type { Queries } from '../../db/database.ts'
import type { Ground } from '../../ground.ts'
import type { Letter } from '../../partners/mail/letter.ts'
import { sealing } from '../../security/sealing.ts'
import { accountOf } from '../auth/account-of.ts'
import type { PaymentRow } from './payment-store.ts'

export type Addressed = { readonly to: string; readonly personId: string; readonly firstName: string }

/** Writes to a person. Who has no account any more gets no letter. */
export async function writeTo(ground: Ground, trx: Queries, personId: string, letter: (to: Addressed) => Letter): Promise<void> {
  const account = await accountOf({ db: trx, keys: ground.keys }, personId)
  if (account) await ground.post(trx, letter({ to: account.email, personId, firstName: account.firstName }))
}

/** Writes about a payment, to where its receipt goes. */
export async function writeAbout(
  ground: Ground,
  trx: Queries,
  payment: PaymentRow,
  letter: (to: Addressed, payment: PaymentRow) => Letter,
): Promise<void> {
  const { id, person_id, receipt_email } = payment
  const other = receipt_email === null ? undefined : sealing(ground.keys, 'payments').open('receipt_email', id, receipt_email)
  await writeTo(ground, trx, person_id, (to) => letter({ ...to, ...(other !== undefined && { to: other }) }, payment))
}
