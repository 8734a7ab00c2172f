import type { Context } from '../../../context/context.ts'
import type { CardPayments } from '../../../partners/payments/card-payments.ts'
import type { PayPal } from '../../../partners/paypal/paypal.ts'

/** What payments and memberships stand on. */
export type PaymentContext = {
  readonly context: Context
  readonly cards: CardPayments
  readonly paypal: PayPal
  /** Where people reach the pages: PayPal sends them back there. */
  readonly publicUrl: string
}

export function paymentsOf(context: Context): PaymentContext {
  const { cards, paypal } = context.partners
  return { context, cards, paypal, publicUrl: context.settings.publicUrl }
}
