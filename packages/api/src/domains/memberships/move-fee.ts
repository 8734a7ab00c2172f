import { percentOfCents } from '@app/schemas/rules/money/money'
import type { Queries } from '../../db/database.ts'
import { performance } from './catalogue.ts'
import { listFeeChoices } from './membership-store.ts'
import { listPayments, type PaymentRow } from './payments/payment-store.ts'

/** What a payment of the fee for one move is for. */
export function moveFeeOf(moveId: string): string {
  return `${performance.id}-${moveId}`
}

/** Whether a payment is for a move. */
export function isMoveFee(productId: string): boolean {
  return productId.startsWith(`${performance.id}-`)
}

/** The fee for what has arrived, in whole cents. */
export function moveFeeCents(arrivedCents: number): number {
  const fee = percentOfCents(arrivedCents, performance.percent)
  return fee.ok ? Math.min(fee.value, performance.most_cents) : 0
}

/** Whether the person had agreed to the fee when their money arrived, and still does. */
export async function owesMoveFee(db: Queries, personId: string, arrivedAt: Date): Promise<boolean> {
  const choices = await listFeeChoices(db, personId)
  return choices.some(({ product_id, chosen_at }) => product_id === performance.id && chosen_at <= arrivedAt)
}

/** The payment of the fee for a move. One that was given back stays: the fee is charged once. */
export async function findMoveFee(db: Queries, personId: string, moveId: string): Promise<PaymentRow | undefined> {
  const payments = await listPayments(db, personId)
  return payments.find(({ product_id, state }) => product_id === moveFeeOf(moveId) && state !== 'cancelled')
}
