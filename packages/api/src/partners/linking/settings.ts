import { z } from 'zod'

const urls = { sandbox: 'https://sandbox.plaid.com', production: 'https://production.plaid.com' }

export const plaidSettings = z
  .object({
    PLAID_CLIENT_ID: z.string(),
    PLAID_SECRET: z.string(),
    PLAID_ENV: z.enum(['sandbox', 'production'], 'must be sandbox or production.'),
  })
  .transform((env) => ({ clientId: env.PLAID_CLIENT_ID, secret: env.PLAID_SECRET, baseUrl: urls[env.PLAID_ENV] }))

export type PlaidSettings = z.output<typeof plaidSettings>
