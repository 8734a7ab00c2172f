import { listPayments } from './payment-store.ts'
import type { LastPurchase } from './purchase.ts'

/** A person’s last purchase that was not refunded in full. */
export const lastPurchase: LastPurchase = async (db, personId) => {
  const paid = (await listPayments(db, personId)).find((one) => one.settled_at !== null && one.refunded_cents < one.amount_cents)
  return paid?.settled_at ? { id: paid.id, priceCents: paid.amount_cents, paidAt: paid.settled_at } : undefined
}
