import { z } from 'zod'
import type { WebhookHeaders } from '../webhooks/webhooks.ts'
import type { CardEvent } from './card-payments.ts'

const toleranceSeconds = 300
const header = 'stripe-signature'

const signedEvent = z.object({
  id: z.string().min(1).max(200),
  type: z.string(),
  data: z.object({ object: z.object({ id: z.string(), object: z.string(), payment_intent: z.string().nullish() }) }),
})

/** Events as Stripe signs them. What they say of a payment is left out: that is asked for. */
export function stripeEvents(secret: string) {
  const verify = async (headers: WebhookHeaders, raw: string, now: Date): Promise<CardEvent | undefined> => {
    const signature = headers(header)
    const sentAt = timeOf(signature)
    if (signature === undefined || sentAt === undefined) return undefined
    const { default: Stripe } = await import('stripe')
    try {
      await Stripe.webhooks.constructEventAsync(raw, signature, secret, toleranceSeconds, undefined, now.getTime())
    } catch {
      return undefined
    }
    const event = signedEvent.safeParse(JSON.parse(raw))
    if (!event.success) return undefined
    const { object, id, payment_intent } = event.data.data.object
    const paymentId = object === 'payment_intent' ? id : payment_intent
    return { id: event.data.id, sentAt, body: paymentId ? { paymentId } : {} }
  }
  const sign = async (payload: string, at: Date): Promise<Readonly<Record<string, string>>> => {
    const { default: Stripe } = await import('stripe')
    return { [header]: Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(at.getTime() / 1000) }) }
  }
  return { verify, sign }
}

function timeOf(signature: string | undefined): Date | undefined {
  const [, seconds] = /(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature ?? '') ?? []
  return seconds === undefined ? undefined : new Date(Number(seconds) * 1000)
}
