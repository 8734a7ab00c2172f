import { z } from 'zod'

const urls = { sandbox: 'https://api-m.sandbox.paypal.com', live: 'https://api-m.paypal.com' }

export const paypalSettings = z
  .object({
    PAYPAL_CLIENT_ID: z.string(),
    PAYPAL_SECRET: z.string(),
    // PayPal checks the signature of an event by it.
    PAYPAL_WEBHOOK_ID: z.string(),
    PAYPAL_ENV: z.enum(['sandbox', 'live'], 'must be sandbox or live.').default('sandbox'),
  })
  .transform((env) => ({
    clientId: env.PAYPAL_CLIENT_ID,
    secret: env.PAYPAL_SECRET,
    webhookId: env.PAYPAL_WEBHOOK_ID,
    url: urls[env.PAYPAL_ENV],
  }))
