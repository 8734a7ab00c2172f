import { z } from 'zod'

export const finderSettings = z
  .object({
    FINDER_URL: z.string().refine(isHttps, 'must be an address that begins with https://.'),
    FINDER_KEY: z.string(),
    FINDER_WEBHOOK_SECRET: z.string().min(16, 'must have at least 16 characters.'),
  })
  .transform((env) => ({ url: env.FINDER_URL.replace(/\/$/, ''), key: env.FINDER_KEY, webhookSecret: env.FINDER_WEBHOOK_SECRET }))

export type FinderSettings = z.output<typeof finderSettings>

function isHttps(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:'
}
