import { z } from 'zod'
import { contract, contracts } from '../contract.ts'
import { dollars, pk } from '../fields.ts'
import {
  cardId,
  checkoutAnswer,
  partnerName,
  payingFields,
  paymentStatuses,
  paypalAnswer,
  productId,
  savedCard,
} from './membership-fields.ts'

const root = '/api/v1/memberships'
const person = { who: 'person', sends: 'json' } as const
const reads = { ...person, method: 'GET', idempotent: 'by-nature', status: 200 } as const
const pays = { ...person, method: 'POST', idempotent: 'by-key-or-equal', status: 200 } as const
const customer = z.strictObject({ customer_id: z.string(), payment_methods: z.array(savedCard).readonly() })
const setup = z.strictObject({
  setup_intent_id: z.string(),
  client_secret: z.string(),
  status: z.enum(['needs_method', 'needs_action', 'processing', 'ready', 'cancelled']),
  payment_method: savedCard.nullable(),
})
const payingErrors = [
  'card_number_refused',
  'not_found',
  'already_done',
  'not_in_this_state',
  'price_changed',
  'ruled_out',
  'payment_declined',
  'partner_refused',
  'partner_unavailable',
  'idempotency_mismatch',
  'idempotency_in_progress',
] as const
const customerErrors = ['partner_unavailable', 'partner_refused'] as const
const ownPath = z
  .string()
  .max(140)
  .regex(/^\/[a-z0-9][a-z0-9-]*(\/[A-Za-z0-9-]+){1,2}$/)
  .meta({ description: 'The page of ours that PayPal sends people back to: the first one that was said counts.' })
const price = dollars.meta({ description: 'The price that was shown. Another than ours is refused.' })

/** Cards, PayPal, and what is paid with them. */
export const paymentContracts = contracts({
  openCustomer: contract({
    ...reads,
    changesByGet: true,
    path: `${root}/stripe/customer/create/`,
    about: 'Makes the person known to the company that takes cards, once; opened as a page it changes nothing.',
    answer: customer,
    errors: [...customerErrors],
  }),
  createCustomer: contract({
    ...person,
    method: 'POST',
    path: `${root}/stripe/customer/create/`,
    idempotent: 'by-nature',
    about: 'Makes the person known to the company that takes cards, once.',
    body: z.strictObject({}).optional(),
    status: 200,
    answer: customer,
    errors: [...customerErrors],
  }),
  readCustomer: contract({
    ...reads,
    path: `${root}/stripe/customer/`,
    about: 'Says as whom the company that takes cards knows the person, and which cards it keeps for them.',
    answer: z.strictObject({ customer_id: z.string().nullable(), payment_methods: z.array(savedCard).readonly() }),
    errors: ['partner_unavailable', 'partner_refused'],
  }),
  removeCard: contract({
    ...person,
    method: 'DELETE',
    path: `${root}/stripe/customer/payment_methods/{id}/`,
    idempotent: 'by-key',
    about: 'Has the company keep a card no longer. One that a membership renews with stays until that is cancelled or paid otherwise.',
    params: z.strictObject({ id: cardId }),
    status: 200,
    answer: z.strictObject({ status: z.literal('OK') }),
    errors: ['not_found', 'card_in_use', 'partner_unavailable', 'partner_refused', 'idempotency_mismatch', 'idempotency_in_progress'],
  }),
  readCardField: contract({
    ...reads,
    path: `${root}/stripe/field/`,
    about: 'Says whose field a card is entered in: that of Stripe, or of the sandbox that stands in for it, with the cards to try there.',
    answer: z.strictObject({
      company: z.enum(['stripe', 'sandbox']),
      test_cards: z.array(z.strictObject({ ...savedCard.shape, number: z.string(), about: z.string() })).readonly(),
    }),
    errors: [],
  }),
  createSetup: contract({
    ...pays,
    path: `${root}/stripe/customer/setup_intent/create/`,
    about: 'Begins to keep a card for later. It is entered in the company’s own field, with the client secret.',
    body: z.strictObject({ customer_id: partnerName }),
    answer: setup,
    errors: ['not_found', 'card_number_refused', ...customerErrors],
  }),
  readSetup: contract({
    ...person,
    method: 'POST',
    path: `${root}/stripe/customer/setup_intent/`,
    idempotent: 'by-nature',
    about: 'Says how keeping the newest card stands.',
    body: z.strictObject({ customer_id: partnerName }),
    status: 200,
    answer: setup,
    errors: ['not_found', 'card_number_refused', ...customerErrors],
  }),
  chargeCard: contract({
    ...pays,
    path: `${root}/stripe/customer/charge/`,
    about: 'Pays for a product once, with a card that the company keeps for the person.',
    body: z.strictObject({
      customer_id: partnerName,
      price,
      product_id: productId.exactOptional().meta({ description: 'find_money unless it says so.' }),
      payment_method_id: partnerName.exactOptional().meta({ description: 'The newest card unless it says so.' }),
      ...payingFields,
    }),
    answer: checkoutAnswer,
    errors: [...payingErrors],
  }),
  createSubscription: contract({
    ...pays,
    path: `${root}/stripe/subscription/create/`,
    about: 'Joins a plan and pays its first period by card. It renews until it is cancelled.',
    body: z.strictObject({
      customer_id: partnerName,
      payment_method_id: partnerName,
      plan_name: z.string().max(60).exactOptional().meta({ description: 'The main plan unless it says so.' }),
      price: price.exactOptional(),
      ...payingFields,
    }),
    answer: z.strictObject({
      subscription_id: pk,
      membership_id: pk,
      client_secret: z.string().nullable().meta({ description: 'To confirm the payment with, when the bank asks for that.' }),
      status: z.enum(['pending_payment', 'trial', 'active', 'past_due', 'cancelled', 'ended']),
      payment_status: z.enum(paymentStatuses).nullable(),
      invoice_id: pk.nullable(),
    }),
    errors: [...payingErrors],
  }),
  retryPayment: contract({
    ...pays,
    path: `${root}/stripe/payment/retry/`,
    about: 'Tries a payment again that failed, with this card. Nothing is charged twice for it.',
    body: z.strictObject({
      customer_id: partnerName,
      payment_method_id: partnerName,
      invoice_id: pk,
      receipt_email: payingFields.receipt_email,
    }),
    answer: checkoutAnswer,
    errors: [...payingErrors],
  }),
  openPayment: contract({
    ...reads,
    changesByGet: true,
    path: `${root}/stripe/payment_intent/create/`,
    about: 'Begins to pay for a product in the company’s own field: one payment a product; opened as a page it changes nothing.',
    query: z.strictObject({ product_id: productId.exactOptional().meta({ description: 'find_money unless it says so.' }) }),
    answer: z.strictObject({
      client_secret: z.string().nullable(),
      payment_intent_id: pk,
      product_id: z.string(),
      amount: z.int().meta({ description: 'In cents.' }),
      currency: z.literal('usd'),
      status: z.enum(paymentStatuses),
    }),
    errors: ['not_found', 'already_done', 'ruled_out', ...customerErrors],
  }),
  readFindMoneyPrice: contract({
    ...reads,
    path: `${root}/stripe/product/find_money/price/`,
    about: 'Says what looking for unclaimed money costs.',
    answer: z.strictObject({
      product_id: z.string(),
      price: dollars,
      amount: z.int().meta({ description: 'In cents.' }),
      currency: z.literal('usd'),
      refund_rule: z.string(),
      terms: z.string(),
    }),
    errors: [],
  }),
  openPayPalOrder: contract({
    ...reads,
    changesByGet: true,
    path: `${root}/products/{id}/payments/paypal/`,
    about: 'Begins to pay for a product by PayPal, or says how that stands; opened as a page it changes nothing.',
    params: z.strictObject({ id: productId }),
    query: z.strictObject({ return_path: ownPath.exactOptional() }),
    answer: paypalAnswer,
    errors: ['not_found', 'already_done', 'not_in_this_state', 'ruled_out', ...customerErrors],
  }),
  approvePayPalOrder: contract({
    ...pays,
    path: `${root}/products/{id}/payments/paypal/`,
    about: 'Takes the money that the person has agreed to at PayPal.',
    params: z.strictObject({ id: productId }),
    body: z.strictObject({ order_id: partnerName.exactOptional(), price: price.exactOptional(), ...payingFields }).exactOptional(),
    answer: paypalAnswer,
    errors: [...payingErrors, 'not_paid'],
  }),
  giveTip: contract({
    ...pays,
    path: `${root}/tip/`,
    about: 'Leaves a tip of any amount within the bounds, or none at all.',
    body: z.strictObject({ amount: dollars, payment_method_id: partnerName.exactOptional(), ...payingFields }),
    answer: z.strictObject({ amount: dollars, checkout: checkoutAnswer.nullable() }),
    errors: [...payingErrors, 'over_the_limit'],
  }),
})
