import { z } from 'zod'
import { membershipStatuses } from '../../rules/money/membership-life.ts'
import { dollars, emailField, pk } from '../fields.ts'
import { says } from '../says.ts'

export const moment = z.iso.datetime()
const cents = z.int().meta({ description: 'The same in cents.' })
const currency = z.literal('usd')

export const paymentStatuses = [
  'waiting_for_partner',
  'needs_method',
  'needs_action',
  'approved',
  'processing',
  'paid',
  'declined',
  'cancelled',
] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

const refundStatuses = ['none', 'partial', 'full'] as const

/** The name of something at the payment company. */
export const partnerName = z.string().min(1).max(200)
/** A card as the payment company names it. A number of a card is no such name, and so is never part of an address. */
export const cardId = z
  .string()
  .regex(/^[a-z]{2,10}_\w{1,100}$/, says({ en: 'This is no name of a card.', es: 'Este no es el nombre de una tarjeta.' }))
export const productId = z
  .string()
  .regex(/^[a-z0-9_-]{1,60}$/, says({ en: 'This is no name of a product.', es: 'Este no es el nombre de un producto.' }))

/** What a payer may add to the means of payment. */
export const payingFields = {
  terms: z.string().max(40).exactOptional().meta({ description: 'The `terms` that were shown. Others than those of today are refused.' }),
  receipt_email: emailField.exactOptional().meta({ description: 'Where the receipt goes, if not to the address of the account.' }),
}

const card = z.strictObject({ brand: z.string(), last_four: z.string() })
export const savedCard = z.strictObject({ id: z.string(), brand: z.string(), last_four: z.string() })

const priceTerms = {
  price_today: dollars,
  renewal_price: dollars,
  renewal_date: moment,
  renewal_terms: z.string(),
  refund_rule: z.string(),
  cancel_rule: z.string(),
  terms: z.string().meta({ description: 'The name of these words. Send it along when paying.' }),
}

export const membershipAnswer = z.strictObject({
  pk,
  membership_id: pk,
  subscription_id: pk,
  plan: z.strictObject({ name: z.string(), title: z.string() }),
  status: z.enum(membershipStatuses),
  price: dollars,
  period: z.string(),
  renews: z.boolean(),
  can_renew: z.boolean().meta({ description: 'Whether a card is kept that a renewal could be charged to.' }),
  period_starts_at: moment.nullable(),
  period_ends_at: moment.nullable(),
  next_payment_at: moment.nullable(),
  cancelled_at: moment.nullable(),
  ended_at: moment.nullable(),
  ended_because: z.enum(['cancelled', 'unpaid', 'refunded', 'not_renewed', 'disputed']).nullable(),
  open_invoice: z
    .strictObject({ invoice_id: pk, status: z.enum(paymentStatuses), amount: dollars, next_try_at: moment.nullable() })
    .nullable(),
  entitlements: z.array(z.string()).readonly(),
  version: z.int(),
})

export const planAnswer = z.strictObject({
  name: z.string(),
  title: z.string(),
  about: z.string(),
  price: dollars,
  amount: cents,
  currency,
  period: z.string(),
  trial_days: z.int().meta({ description: 'For this person: a plan is tried once.' }),
  ...priceTerms,
  refund_days: z.int().meta({ description: 'Of the refund rule, for pages that word it themselves.' }),
  entitlements: z.array(z.string()).readonly(),
  membership_id: pk.nullable(),
  status: z.enum(membershipStatuses).nullable(),
})

export const productAnswer = z.strictObject({
  pk: z.string(),
  product_id: z.string(),
  title: z.string(),
  about: z.string(),
  price: dollars,
  amount: cents,
  currency,
  renews: z.literal(false),
  refund_rule: z.string(),
  terms: z.string(),
  entitlements: z.array(z.string()).readonly(),
  is_free: z.boolean(),
  is_owned: z.boolean(),
})

export const paymentAnswer = z.strictObject({
  pk,
  invoice_id: pk,
  receipt_number: z.string().nullable().meta({ description: 'There is one as soon as it is paid.' }),
  product_id: z.string(),
  title: z.string(),
  membership_id: pk.nullable(),
  provider: z.enum(['stripe', 'paypal']),
  amount: dollars,
  currency,
  status: z.enum(paymentStatuses),
  provider_refund_status: z.enum(refundStatuses),
  refunded_amount: dollars,
  is_disputed: z.boolean(),
  card: card.nullable(),
  created_at: moment,
  paid_at: moment.nullable(),
})

/** What a page needs to go on with a payment, or to see that it is done. */
export const checkoutAnswer = z.strictObject({
  payment: paymentAnswer,
  status: z.enum(paymentStatuses),
  client_secret: z.string().nullable(),
})

export const cardTermsAnswer = z.strictObject({
  product_id: z.string(),
  plan_name: z.string().nullable(),
  title: z.string(),
  price: dollars,
  amount: cents,
  currency,
  price_today: dollars,
  renews: z.boolean(),
  renewal_price: dollars.nullable(),
  renewal_date: moment.nullable(),
  renewal_terms: z.string().nullable(),
  refund_rule: z.string(),
  cancel_rule: z.string().nullable(),
  terms: z.string(),
  payments: z.array(paymentAnswer).readonly(),
})

export const paypalAnswer = z.strictObject({
  order_id: z.string().nullable(),
  approve_url: z.string().nullable().meta({ description: 'Where the person agrees at PayPal.' }),
  status: z.enum(paymentStatuses),
  price_terms: z.string().meta({ description: 'What is paid by PayPal: to be shown before.' }),
  terms: z.string(),
  payment: paymentAnswer,
})
