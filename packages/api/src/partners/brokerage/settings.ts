import { z } from 'zod'

const urls = { sandbox: 'https://broker-api.sandbox.alpaca.markets', live: 'https://broker-api.alpaca.markets' }

export const brokerageSettings = z
  .object({
    BROKERAGE_KEY: z.string(),
    BROKERAGE_SECRET: z.string(),
    BROKERAGE_ENV: z.enum(['sandbox', 'live'], 'must be sandbox or live.').default('sandbox'),
  })
  .transform((env) => ({ key: env.BROKERAGE_KEY, secret: env.BROKERAGE_SECRET, url: urls[env.BROKERAGE_ENV] }))

export type BrokerageSettings = z.output<typeof brokerageSettings>
