import { toDecimal } from '@app/schemas/rules/money/money'
import { z } from 'zod'
import type { Outgoing } from '../outgoing/outgoing.ts'
import type { Answered, NotAnswered, PartnerPayment } from '../payments/partner-payment.ts'
import type { WebhookHeaders } from '../webhooks/webhooks.ts'
import type { PayPal, PayPalEvent } from './paypal.ts'
import { captureOf, type Order, orderShape, toPayment } from './paypal-orders.ts'
import { type AskPayPal, type PayPalAccess, paypalRequests } from './paypal-requests.ts'

const signatureHeaders = ['auth-algo', 'cert-url', 'transmission-id', 'transmission-sig', 'transmission-time'] as const
const orders = '/v2/checkout/orders'
const unavailable: NotAnswered = { ok: false, why: 'unavailable' }
const verified = z.object({ verification_status: z.literal('SUCCESS') })
const eventShape = z.object({
  id: z.string().min(1).max(200),
  resource: z.object({
    id: z.string().optional(),
    supplementary_data: z.object({ related_ids: z.object({ order_id: z.string().optional() }).optional() }).optional(),
  }),
  resource_type: z.string().optional(),
})

/** PayPal by its Orders v2. */
export function httpPayPal({ webhookId, ...access }: PayPalAccess & { readonly webhookId: string }, outgoing: Outgoing): PayPal {
  const { ask } = paypalRequests(access, outgoing)
  return {
    begin: async ({ key, ...wanted }) => {
      const order = await askOrder(ask, { method: 'POST', path: orders, body: orderBody(wanted), key })
      // The answer to a new order does not repeat what it costs.
      return order.ok ? { ok: true, value: { ...toPayment(order.value), amountCents: wanted.amountCents } } : order
    },
    find: async (id) => {
      const answer = await ask({ method: 'GET', path: orderPath(id) })
      if (!answer.ok && answer.isMissing) return { ok: true, value: undefined }
      const order = readOrder(answer)
      return order.ok ? { ok: true, value: toPayment(order.value) } : order
    },
    capture: (given) => capture(ask, given),
    refund: (given) => refund(ask, given),
    verify: (headers, raw) => verify(ask, webhookId, headers, raw),
  }
}

function orderPath(id: string): string {
  return `${orders}/${encodeURIComponent(id)}`
}

async function askOrder(ask: AskPayPal, request: Parameters<AskPayPal>[0]): Promise<Answered<Order>> {
  return readOrder(await ask(request))
}

function readOrder(answer: Awaited<ReturnType<AskPayPal>>): Answered<Order> {
  if (!answer.ok) return answer
  const order = orderShape.safeParse(answer.value)
  return order.success ? { ok: true, value: order.data } : unavailable
}

function orderBody({ amountCents, reference, about, returnUrl }: Omit<Parameters<PayPal['begin']>[0], 'key'>) {
  return {
    intent: 'CAPTURE',
    purchase_units: [{ reference_id: reference, custom_id: reference, description: about, amount: toAmount(amountCents) }],
    payment_source: {
      paypal: {
        experience_context: {
          user_action: 'PAY_NOW',
          shipping_preference: 'NO_SHIPPING',
          return_url: returnUrl,
          cancel_url: returnUrl,
        },
      },
    },
  }
}

async function capture(ask: AskPayPal, { id, key }: Parameters<PayPal['capture']>[0]): Promise<Answered<PartnerPayment>> {
  const captured = await askOrder(ask, { method: 'POST', path: `${orderPath(id)}/capture`, body: {}, key })
  if (!captured.ok && captured.why === 'unavailable') return captured
  // What was captured before is told by the order itself. One that was refused and holds no capture was declined.
  const order = await askOrder(ask, { method: 'GET', path: orderPath(id) })
  if (!order.ok) return order
  const payment = toPayment(order.value)
  const isDeclined = !captured.ok && captureOf(order.value) === undefined
  return { ok: true, value: isDeclined ? { ...payment, state: 'declined', declineCode: 'instrument_declined' } : payment }
}

async function refund(ask: AskPayPal, { id, amountCents, key }: Parameters<PayPal['refund']>[0]): Promise<Answered<PartnerPayment>> {
  const before = await askOrder(ask, { method: 'GET', path: orderPath(id) })
  if (!before.ok) return before
  const captured = captureOf(before.value)
  if (!captured) return { ok: false, why: 'refused' }
  const path = `/v2/payments/captures/${encodeURIComponent(captured.id)}/refund`
  const refunded = await ask({ method: 'POST', path, body: { amount: toAmount(amountCents) }, key })
  if (!refunded.ok) return refunded
  const after = await askOrder(ask, { method: 'GET', path: orderPath(id) })
  return after.ok ? { ok: true, value: toPayment(after.value) } : after
}

async function verify(ask: AskPayPal, webhookId: string, headers: WebhookHeaders, raw: string): Promise<PayPalEvent | undefined> {
  const signed = readSignature(headers)
  const event = eventShape.safeParse(parse(raw))
  if (!signed || !event.success) return undefined
  const answer = await ask({
    method: 'POST',
    path: '/v1/notifications/verify-webhook-signature',
    // The event goes back as it came: written anew it would be another one.
    raw: `${JSON.stringify({ ...signed.fields, webhook_id: webhookId }).slice(0, -1)},"webhook_event":${raw}}`,
  })
  return answer.ok && verified.safeParse(answer.value).success ? toEvent(event.data, signed.sentAt) : undefined
}

function toEvent({ id, resource, resource_type }: z.output<typeof eventShape>, sentAt: Date): PayPalEvent {
  const paymentId = resource_type === 'checkout-order' ? resource.id : resource.supplementary_data?.related_ids?.order_id
  return { id, sentAt, body: paymentId === undefined ? {} : { paymentId } }
}

function readSignature(headers: WebhookHeaders) {
  const pairs = signatureHeaders.map((name) => [name.replace('-', '_'), headers(`paypal-${name}`)] as const)
  if (pairs.some(([, value]) => value === undefined)) return undefined
  return { fields: Object.fromEntries(pairs), sentAt: new Date(headers('paypal-transmission-time') ?? '') }
}

function toAmount(cents: number) {
  return { currency_code: 'USD', value: toDecimal(cents) }
}

function parse(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    return undefined
  }
}
