import { z } from 'zod'
import type { WebhookSource } from '../../partners/webhooks/webhooks.ts'
import type { PaymentGround } from './payment-ground.ts'
import { refreshPayment } from './payment-jobs.ts'
import { findByPartner, type Provider } from './payment-store.ts'

const about = z.object({ paymentId: z.string().exactOptional() })

/** What the companies tell. An event only says that something is new: how things stand is asked for. */
export function paymentEvents(on: PaymentGround): { readonly stripe: WebhookSource; readonly paypal: WebhookSource } {
  const work = (provider: Provider) => async (event: { readonly body: unknown }) => {
    const { paymentId } = about.parse(event.body)
    const row = paymentId === undefined ? undefined : await findByPartner(on.ground.db, provider, paymentId)
    // One whose answer is still under way is looked at by its own job.
    if (row && !(await refreshPayment(on, row))) throw new Error('The payment company cannot be asked now.')
  }
  return {
    stripe: { verify: on.cards.verify, work: work('stripe') },
    paypal: { verify: on.paypal.verify, work: work('paypal') },
  }
}
