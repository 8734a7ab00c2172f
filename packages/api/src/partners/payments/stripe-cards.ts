import type Stripe from 'stripe'
import type { Outgoing } from '../outgoing/outgoing.ts'
import type { CardCalls, CardPayments, PaymentCalls } from './card-payments.ts'
import type { Answered, PartnerPayment } from './partner-payment.ts'
import { type StripeAccess, stripeClient } from './stripe-client.ts'
import { stripeEvents } from './stripe-events.ts'
import { declinedPayment, isDisputed, isMissing, notAnswered, toCard, toDispute, toPayment, toSetup } from './stripe-views.ts'

const withCharge = { expand: ['latest_charge'] }
const currency = 'usd'
/** As many as one answer of theirs may have. */
const cardsAtOnce = 100
/** Each card that is entered in their field is one more. Nobody enters this many. */
const mostCards = 10_000

/** Cards by Stripe, with its own library. */
export function stripeCards(access: StripeAccess & { readonly webhookSecret: string }, outgoing: Outgoing): CardPayments {
  const stripe = stripeClient(access, outgoing)
  return {
    ...cardCalls(stripe),
    ...paymentCalls(stripe),
    verify: stripeEvents(access.webhookSecret).verify,
  }
}

function cardCalls(stripe: Stripe): CardCalls {
  return {
    createCustomer: ({ personId, key }) =>
      answered(async () => ({ id: (await stripe.customers.create({ metadata: { person: personId } }, { idempotencyKey: key })).id })),
    findCard: (id) => answeredOrMissing(async () => toCard(await stripe.paymentMethods.retrieve(id))),
    listCards: (customer) =>
      answered(async () => {
        const pages = stripe.customers.listPaymentMethods(customer, { type: 'card', limit: cardsAtOnce })
        return (await pages.autoPagingToArray({ limit: mostCards })).map(toCard)
      }),
    removeCard: (id) => removeCard(stripe, id),
    createSetup: ({ customerId, key }) =>
      answered(async () =>
        toSetup(
          await stripe.setupIntents.create(
            { customer: customerId, usage: 'off_session', automatic_payment_methods: { enabled: true, allow_redirects: 'never' } },
            { idempotencyKey: key },
          ),
        ),
      ),
    findSetup: (id) => answeredOrMissing(async () => toSetup(await stripe.setupIntents.retrieve(id))),
  }
}

function paymentCalls(stripe: Stripe): PaymentCalls {
  const find = async (id: string) => full(stripe, await stripe.paymentIntents.retrieve(id, withCharge))
  return {
    begin: ({ customerId, amountCents, reference, about, methodId, isAlone, key }) =>
      charged(async () =>
        toPayment(
          await stripe.paymentIntents.create(
            {
              amount: amountCents,
              currency,
              customer: customerId,
              description: about,
              metadata: { reference },
              automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
              ...(!isAlone && { setup_future_usage: 'off_session' }),
              ...(methodId !== undefined && { payment_method: methodId, confirm: true, off_session: isAlone }),
              ...withCharge,
            },
            { idempotencyKey: key },
          ),
        ),
      ),
    confirm: ({ id, methodId, isAlone, key }) =>
      charged(async () =>
        toPayment(
          await stripe.paymentIntents.confirm(
            id,
            { payment_method: methodId, ...(isAlone && { off_session: true }), ...withCharge },
            { idempotencyKey: key },
          ),
        ),
      ),
    find: (id) => answeredOrMissing(() => find(id)),
    cancel: (id) => answered(async () => toPayment(await stripe.paymentIntents.cancel(id, withCharge))),
    refund: ({ id, amountCents, key }) =>
      answered(async () => {
        await stripe.refunds.create({ payment_intent: id, amount: amountCents }, { idempotencyKey: key })
        return find(id)
      }),
  }
}

/** Stripe refuses to attach a card twice: after a lost answer, it is looked up first. */
async function removeCard(stripe: Stripe, id: string): Promise<Answered<undefined>> {
  const method = await answeredOrMissing(() => stripe.paymentMethods.retrieve(id))
  if (!method.ok) return method
  if (!method.value?.customer) return { ok: true, value: undefined }
  const detached = await answered(() => stripe.paymentMethods.detach(id))
  return detached.ok ? { ok: true, value: undefined } : detached
}

async function full(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<PartnerPayment> {
  if (!isDisputed(intent)) return toPayment(intent)
  return toPayment(intent, toDispute((await stripe.disputes.list({ payment_intent: intent.id })).data))
}

async function answered<Value>(ask: () => Promise<Value>): Promise<Answered<Value>> {
  try {
    return { ok: true, value: await ask() }
  } catch (error) {
    return notAnswered(error)
  }
}

async function answeredOrMissing<Value>(ask: () => Promise<Value>): Promise<Answered<Value | undefined>> {
  return answered(async () => {
    try {
      return await ask()
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
  })
}

/** A card that is declined is an answer like any other. */
async function charged(ask: () => Promise<PartnerPayment>): Promise<Answered<PartnerPayment>> {
  return answered(async () => {
    try {
      return await ask()
    } catch (error) {
      const declined = declinedPayment(error)
      if (!declined) throw error
      return declined
    }
  })
}
