import { z } from 'zod'

const key = z.string().regex(/^[\w-]{20,100}$/, 'must be a key of version 3 as the reCAPTCHA console shows it.')

export const recaptchaSettings = z
  .object({ RECAPTCHA_SITE_KEY: key, RECAPTCHA_SECRET: key })
  .transform((env) => ({ siteKey: env.RECAPTCHA_SITE_KEY, secret: env.RECAPTCHA_SECRET, baseUrl: 'https://www.google.com' }))

export type RecaptchaSettings = z.output<typeof recaptchaSettings>
