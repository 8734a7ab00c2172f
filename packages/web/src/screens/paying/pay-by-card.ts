import type { Failure } from '../../client/service/answer.ts'
import { type Answer, failed } from '../../client/service/answer.ts'
import { ask } from '../../client/service/ask.ts'
import { ownMemberships } from '../data/money/payments.ts'
import type { Offer } from './offer.ts'
import { customerId, saveCard } from './save-card.ts'
import { settled } from './settled.ts'

type Paying = { readonly offer: Offer; readonly methodId: string; readonly receiptEmail: string | undefined; readonly key: string }

/** Pays for what was shown, with a card that the payment company knows. Sent again with the same key it is the same payment. */
export async function payByCard(paying: Paying): Promise<Answer<unknown>> {
  const customer = await customerId()
  if (!customer.ok) return customer
  const due = paying.offer.isPlan ? await openInvoice(paying.offer) : undefined
  const paid = due ? await retry(customer.data, due, paying) : await begin(customer.data, paying)
  return paid.ok ? paid : failed(onCard(paid.failure))
}

/** Pays what is due for a membership, with any card: it is the same payment, so that nothing is charged twice. */
export async function payDue(invoiceId: string, methodId: string, key: string): Promise<Answer<unknown>> {
  const customer = await customerId()
  return customer.ok ? retry(customer.data, invoiceId, { methodId, receiptEmail: undefined, key }) : customer
}

async function begin(customer: string, paying: Paying): Promise<Answer<unknown>> {
  return paying.offer.isPlan ? subscribe(customer, paying) : charge(customer, paying)
}

async function subscribe(customer: string, { offer, methodId, receiptEmail, key }: Paying): Promise<Answer<unknown>> {
  // A trial charges later, so the card has to be saved first.
  const kept = offer.hasTrial ? await saveCard(customer, methodId, `${key}-keep`) : undefined
  if (kept && !kept.ok) return kept
  const method = kept?.data.id ?? methodId
  const joined = await ask('POST /api/v1/memberships/stripe/subscription/create/', {
    body: {
      customer_id: customer,
      payment_method_id: method,
      plan_name: offer.product,
      price: offer.price,
      terms: offer.terms,
      ...(receiptEmail !== undefined && { receipt_email: receiptEmail }),
    },
    key,
  })
  if (!joined.ok) return joined
  const { payment_status: status, client_secret: clientSecret, invoice_id: paymentId } = joined.data
  return settled({ status, clientSecret, paymentId }, method)
}

async function charge(customer: string, { offer, methodId, receiptEmail, key }: Paying): Promise<Answer<unknown>> {
  const charged = await ask('POST /api/v1/memberships/stripe/customer/charge/', {
    body: {
      customer_id: customer,
      product_id: offer.product,
      payment_method_id: methodId,
      price: offer.price,
      terms: offer.terms,
      ...(receiptEmail !== undefined && { receipt_email: receiptEmail }),
    },
    key,
  })
  if (!charged.ok) return charged
  const { status, client_secret: clientSecret, payment } = charged.data
  return settled({ status, clientSecret, paymentId: payment.pk }, methodId)
}

/** A renewal that failed: the same payment is tried again, so that nothing is charged twice. */
async function retry(
  customer: string,
  invoiceId: string,
  { methodId, receiptEmail, key }: Omit<Paying, 'offer'>,
): Promise<Answer<unknown>> {
  const tried = await ask('POST /api/v1/memberships/stripe/payment/retry/', {
    body: {
      customer_id: customer,
      payment_method_id: methodId,
      invoice_id: invoiceId,
      ...(receiptEmail !== undefined && { receipt_email: receiptEmail }),
    },
    key,
  })
  if (!tried.ok) return tried
  const { status, client_secret: clientSecret, payment } = tried.data
  return settled({ status, clientSecret, paymentId: payment.pk }, methodId)
}

async function openInvoice({ product }: Offer): Promise<string | undefined> {
  const all = await ownMemberships.readAnew()
  const late = all.ok ? all.data.find(({ plan, status }) => plan.name === product && status === 'past_due') : undefined
  return late?.open_invoice?.invoice_id
}

/** What the bank or the company objects to about the card is shown beside the card. */
function onCard(failure: Failure): Failure {
  return failure.code === 'payment_declined' ? { ...failure, fields: { card: [failure.detail] } } : failure
}
