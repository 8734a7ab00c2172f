import { toCents } from '@app/schemas/rules/money/money'
import { z } from 'zod'
import type { PartnerPayment } from '../payments/partner-payment.ts'

const amount = z.object({ currency_code: z.string(), value: z.string() })
const capture = z.object({ id: z.string(), status: z.string(), amount: amount.optional() })
const refund = z.object({ status: z.string().optional(), amount: amount.optional() })

/** An order as PayPal's Orders v2 gives it, as far as we read it. */
export const orderShape = z.object({
  id: z.string(),
  status: z.string(),
  purchase_units: z
    .array(
      z.object({
        amount: amount.optional(),
        custom_id: z.string().optional(),
        payments: z.object({ captures: z.array(capture).default([]), refunds: z.array(refund).default([]) }).optional(),
      }),
    )
    .default([]),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
})

export type Order = z.output<typeof orderShape>

/** An order in our words. */
export function toPayment(order: Order): PartnerPayment {
  const [unit] = order.purchase_units
  const captured = captureOf(order)
  const address = order.links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href
  const refunds = unit?.payments?.refunds ?? []
  const refundedCents =
    captured?.status === 'REFUNDED'
      ? centsOf(captured.amount)
      : refunds.filter(({ status }) => status !== 'CANCELLED' && status !== 'FAILED').reduce((sum, one) => sum + centsOf(one.amount), 0)
  return {
    id: order.id,
    state: captured ? (captureStates[captured.status] ?? 'processing') : (orderStates[order.status] ?? 'needs_action'),
    amountCents: centsOf(captured?.amount ?? unit?.amount),
    refundedCents,
    dispute: 'none',
    ...(unit?.custom_id !== undefined && { reference: unit.custom_id }),
    ...(captured && (captured.status === 'DECLINED' || captured.status === 'FAILED') && { declineCode: captured.status.toLowerCase() }),
    ...(address !== undefined && { secret: address }),
  }
}

/** The capture that counts: a declined one may be followed by another. */
export function captureOf(order: Order): z.output<typeof capture> | undefined {
  const captures = order.purchase_units[0]?.payments?.captures ?? []
  return captures.find(({ status }) => status !== 'DECLINED' && status !== 'FAILED') ?? captures.at(-1)
}

const captureStates: Readonly<Record<string, PartnerPayment['state']>> = {
  COMPLETED: 'paid',
  PARTIALLY_REFUNDED: 'paid',
  REFUNDED: 'paid',
  PENDING: 'processing',
  DECLINED: 'declined',
  FAILED: 'declined',
}

const orderStates: Readonly<Record<string, PartnerPayment['state']>> = {
  CREATED: 'needs_action',
  SAVED: 'needs_action',
  PAYER_ACTION_REQUIRED: 'needs_action',
  APPROVED: 'needs_method',
  COMPLETED: 'processing',
  VOIDED: 'cancelled',
}

function centsOf(sum: z.output<typeof amount> | undefined): number {
  const cents = toCents(sum?.value ?? '0')
  return cents.ok ? cents.value : 0
}
