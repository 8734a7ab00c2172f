import { z } from 'zod'

export const stripeSettings = z
  .object({
    STRIPE_SECRET_KEY: z.string().regex(/^(sk|rk)_\w+$/, 'must be a secret key of Stripe: it begins with sk_ or rk_.'),
    STRIPE_WEBHOOK_SECRET: z.string().regex(/^whsec_\S+$/, 'must be the signing secret of the webhook: it begins with whsec_.'),
  })
  .transform((env) => ({ secretKey: env.STRIPE_SECRET_KEY, webhookSecret: env.STRIPE_WEBHOOK_SECRET, url: 'https://api.stripe.com' }))
