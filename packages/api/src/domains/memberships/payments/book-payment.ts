import type { Queries } from '../../../db/database.ts'
import { openAccount, postEntry } from '../../../ledger/ledger.ts'
import type { PaymentRow } from './payment-store.ts'

/** Money from a person to us, once a payment: what they pay with may go below nothing, what we have earned may not. */
export async function bookPayment(trx: Queries, paid: PaymentRow, at: Date): Promise<void> {
  await book(trx, paid, { id: `payment-${paid.id}`, kind: 'payment', cents: paid.amount_cents, at })
}

/** The part that went back since. Its name says how much went back in all, so that the same part is booked once. */
export async function bookRefund(trx: Queries, before: PaymentRow, after: PaymentRow, at: Date): Promise<void> {
  const cents = after.refunded_cents - before.refunded_cents
  await book(trx, after, { id: `refund-${after.id}-${after.refunded_cents}`, kind: 'refund', cents: -cents, at })
}

/** A disputed payment is taken from us at once, and comes back if we win. */
export async function bookDispute(trx: Queries, before: PaymentRow, after: PaymentRow, at: Date): Promise<void> {
  const { id, disputed_cents: cents } = after
  if (cents === 0) return
  if (before.dispute === 'none') await book(trx, after, { id: `dispute-${id}`, kind: 'dispute', cents: -cents, at })
  if (after.dispute === 'won') await book(trx, after, { id: `dispute-won-${id}`, kind: 'dispute-won', cents, at })
}

type Movement = { readonly id: string; readonly kind: string; readonly cents: number; readonly at: Date }

async function book(trx: Queries, { person_id, provider, product_id }: PaymentRow, { cents, ...entry }: Movement): Promise<void> {
  const [from, to] = [`payments/${person_id}/${provider}`, `revenue/${product_id}`]
  await openAccount(trx, from, { mayGoNegative: true })
  await openAccount(trx, to, { mayGoNegative: false })
  const lines = [
    { account: from, cents: -cents },
    { account: to, cents },
  ]
  const booked = await postEntry(trx, { ...entry, lines })
  if (booked === 'not_enough_money') throw new Error(`The entry ${entry.id} would give back more than came in.`)
}
