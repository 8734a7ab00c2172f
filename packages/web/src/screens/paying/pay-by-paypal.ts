import { language, type Words } from '../../client/language.ts'
import { type Answer, done, failed } from '../../client/service/answer.ts'
import { ask } from '../../client/service/ask.ts'
import { payments } from '../data/money/payments.ts'
import { plans } from '../data/money/prices.ts'
import type { Offer } from './offer.ts'

type Paying = { readonly offer: Offer; readonly receiptEmail: string | undefined; readonly key: string }

const cameBack: Words<string> = {
  en: 'You came back without agreeing at PayPal. Nothing was charged. Press the button again, or pay by card.',
  es: 'Volviste sin aceptar el pago en PayPal. No se cobró nada. Pulsa el botón otra vez o paga con tarjeta.',
}

/** Takes the money that the person has agreed to at PayPal; before that, sends them there. They come back to this page. */
export async function payByPayPal({ offer, receiptEmail, key }: Paying): Promise<Answer<unknown>> {
  const chosen = await choosePlan(offer, key)
  if (!chosen.ok) return chosen
  const { product } = offer
  const order = await ask('GET /api/v1/memberships/products/{id}/payments/paypal/', {
    params: { id: product },
    query: { return_path: location.pathname },
  })
  if (!order.ok) return order
  const { status, approve_url: approveUrl, order_id: orderId, terms } = order.data
  if (status === 'paid' || status === 'processing') return done(undefined)
  if (status === 'needs_action' && approveUrl !== null) return leaveFor(approveUrl)
  return ask('POST /api/v1/memberships/products/{id}/payments/paypal/', {
    params: { id: product },
    body: { terms, ...(orderId !== null && { order_id: orderId }), ...(receiptEmail !== undefined && { receipt_email: receiptEmail }) },
    key,
  })
}

/** A plan is chosen before it is paid by PayPal. */
async function choosePlan({ product, isPlan, terms }: Offer, key: string): Promise<Answer<unknown>> {
  if (!isPlan || plans.peek()?.find(({ name }) => name === product)?.status === 'pending_payment') return done(undefined)
  return ask('POST /api/v1/memberships/create/', { body: { plan_name: product, terms }, key: `${key}-choose` })
}

/** The page is left. People who come back by the browser’s own button find it as it was, with the button ready. */
async function leaveFor(url: string): Promise<Answer<unknown>> {
  const returned = new Promise<void>((resolve) => addEventListener('pageshow', () => resolve(), { once: true }))
  location.assign(url)
  await returned
  await payments.readAnew()
  return failed({ code: 'not_paid', detail: cameBack[language()] })
}
