import { z } from 'zod'

export const calcomSettings = z
  .object({
    CALCOM_API_KEY: z.string(),
    CALCOM_EVENT_TYPE_ID: z.string().regex(/^[1-9]\d{0,9}$/, 'must be the number of the kind of event that calls are.'),
    CALCOM_API_URL: z
      .string()
      .regex(/^https:\/\/[^/?#@\s]+$/, 'must begin with https:// and have no path.')
      .default('https://api.cal.com'),
  })
  .transform((env) => ({ apiKey: env.CALCOM_API_KEY, eventTypeId: Number(env.CALCOM_EVENT_TYPE_ID), baseUrl: env.CALCOM_API_URL }))

export type CalcomSettings = z.output<typeof calcomSettings>
