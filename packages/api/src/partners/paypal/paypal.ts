import type { Answered, PartnerPayment } from '../payments/partner-payment.ts'
import type { WebhookHeaders } from '../webhooks/webhooks.ts'

type BeginOrder = {
  readonly amountCents: number
  /** Our own name of it. */
  readonly reference: string
  readonly about: string
  /** Where PayPal sends people when they have agreed, or not. */
  readonly returnUrl: string
  readonly key: string
}

/** What an event is about: everything else is asked for. */
export type PayPalEvent = { readonly id: string; readonly sentAt: Date; readonly body: { readonly paymentId?: string } }

/**
 * PayPal. An order `needs_action` until the person has agreed there, at the address in `secret`; then it `needs_method`, which is
 * ours to capture. Everything with a `key` is done once for that key.
 */
export type PayPal = {
  readonly begin: (order: BeginOrder) => Promise<Answered<PartnerPayment>>
  readonly find: (id: string) => Promise<Answered<PartnerPayment | undefined>>
  /** Captures the money that the person has agreed to. */
  readonly capture: (given: { readonly id: string; readonly key: string }) => Promise<Answered<PartnerPayment>>
  readonly refund: (given: { readonly id: string; readonly amountCents: number; readonly key: string }) => Promise<Answered<PartnerPayment>>
  /** The event, when PayPal says that it has sent it. */
  readonly verify: (headers: WebhookHeaders, raw: string, now: Date) => Promise<PayPalEvent | undefined>
}
