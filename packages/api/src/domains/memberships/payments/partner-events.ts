import { z } from 'zod'
import type { Context } from '../../../context/context.ts'
import type { WebhookSource } from '../../../partners/webhooks/webhooks.ts'
import { refreshPayment } from './payment-jobs.ts'
import { findByPartner, findPayment, type Provider } from './payment-store.ts'
import { recordPayment } from './record-payment.ts'

type Work = WebhookSource['work']

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const about = z.object({ paymentId: z.string().exactOptional() })

/** Events of the companies. An event only means that something is new: the current state is requested. */
export function paymentEvents(context: Context): { readonly stripe: Work; readonly paypal: Work } {
  const work = (provider: Provider) => async (event: { readonly body: unknown }) => {
    const { paymentId } = about.parse(event.body)
    if (paymentId === undefined) return
    const row = await findByPartner(context.db, provider, paymentId)
    const isAnswered = row ? await refreshPayment(context, row) : await recordUnknown(context, provider, paymentId)
    if (!isAnswered) throw new Error('The payment company cannot be asked now.')
  }
  return { stripe: work('stripe'), paypal: work('paypal') }
}

/** One whose name was lost with its answer is known by ours. */
async function recordUnknown(context: Context, provider: Provider, paymentId: string): Promise<boolean> {
  const answer = await (provider === 'stripe' ? context.partners.cards : context.partners.paypal).find(paymentId)
  if (!answer.ok) return false
  const { reference = '' } = answer.value ?? {}
  const row = uuid.test(reference) ? await findPayment(context.db, reference) : undefined
  if (answer.value && row?.provider === provider && row.partner_id === null) await recordPayment(context, row.id, answer.value)
  return true
}
