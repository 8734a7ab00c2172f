import type { PaymentRow } from './payment-store.ts'

/** What of the money of a request is in that state: what came where it has arrived, else what was said to be sent. */
export function sumOf(payments: readonly PaymentRow[], wanted: PaymentRow['state']): number {
  return payments.reduce((sum, { state, said_cents, arrived_cents }) => sum + (state === wanted ? (arrived_cents ?? said_cents) : 0), 0)
}
