import Stripe from 'stripe'
import type { CardSetup, SavedCard } from './card-payments.ts'
import type { NotAnswered, PartnerPayment } from './partner-payment.ts'

type Dispute = PartnerPayment['dispute']

/** A payment intent in our words. Without `dispute` it is one that nobody can have disputed yet. */
export function toPayment(intent: Stripe.PaymentIntent, dispute: Dispute = 'none'): PartnerPayment {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  const error = intent.last_payment_error
  const card = charge?.payment_method_details?.card
  const methodId = idOf(intent.payment_method)
  const declineCode = error?.decline_code ?? error?.code
  return {
    id: intent.id,
    state: stateOf(intent),
    amountCents: intent.amount,
    refundedCents: charge?.amount_refunded ?? 0,
    dispute,
    ...(intent.metadata?.['reference'] && { reference: intent.metadata['reference'] }),
    ...(declineCode && { declineCode }),
    ...(card?.brand && card.last4 && { card: { brand: card.brand, lastFour: card.last4 } }),
    ...(intent.client_secret && { secret: intent.client_secret }),
    ...(methodId && { methodId }),
  }
}

export function isDisputed({ latest_charge: charge }: Stripe.PaymentIntent): boolean {
  return typeof charge === 'object' && charge?.disputed === true
}

export function toDispute(disputes: readonly Stripe.Dispute[]): Dispute {
  if (disputes.length === 0) return 'none'
  if (disputes.some(({ status }) => status === 'lost')) return 'lost'
  return disputes.every(({ status }) => status === 'won' || status === 'warning_closed' || status === 'prevented') ? 'won' : 'open'
}

export function toCard(method: Stripe.PaymentMethod): SavedCard {
  return {
    id: method.id,
    customerId: idOf(method.customer),
    brand: method.card?.brand ?? 'card',
    lastFour: method.card?.last4 ?? '',
  }
}

export function toSetup(setup: Stripe.SetupIntent): CardSetup {
  const methodId = idOf(setup.payment_method)
  return {
    id: setup.id,
    customerId: idOf(setup.customer),
    state: setupStates[setup.status] ?? 'processing',
    secret: setup.client_secret ?? '',
    ...(methodId && { methodId }),
  }
}

/** What went wrong, with what can never succeed apart. */
export function notAnswered(error: unknown): NotAnswered {
  const { StripeCardError, StripeInvalidRequestError } = Stripe.errors
  if (error instanceof StripeCardError || error instanceof StripeInvalidRequestError) {
    // A key that is still being worked on, or a lock at their side: the same request may be sent again.
    return { ok: false, why: error.statusCode === 409 || error.code === 'lock_timeout' ? 'unavailable' : 'refused' }
  }
  if (error instanceof Stripe.errors.StripeError) return { ok: false, why: 'unavailable' }
  throw error
}

/** A card that was declined comes as an error, with the payment in it. */
export function declinedPayment(error: unknown): PartnerPayment | undefined {
  return error instanceof Stripe.errors.StripeCardError && error.payment_intent ? toPayment(error.payment_intent) : undefined
}

export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'
}

const states: Readonly<Record<string, PartnerPayment['state']>> = {
  requires_payment_method: 'needs_method',
  requires_confirmation: 'needs_method',
  requires_action: 'needs_action',
  processing: 'processing',
  requires_capture: 'processing',
  succeeded: 'paid',
  canceled: 'cancelled',
}

const setupStates: Readonly<Record<string, CardSetup['state']>> = {
  requires_payment_method: 'needs_method',
  requires_confirmation: 'needs_method',
  requires_action: 'needs_action',
  processing: 'processing',
  succeeded: 'ready',
  canceled: 'cancelled',
}

function stateOf({ status, last_payment_error }: Stripe.PaymentIntent): PartnerPayment['state'] {
  return status === 'requires_payment_method' && last_payment_error ? 'declined' : (states[status] ?? 'processing')
}

function idOf(thing: string | { readonly id: string } | null | undefined): string | undefined {
  return typeof thing === 'string' ? thing : thing?.id
}
