import { z } from 'zod'

export const twilioSettings = z
  .object({
    TWILIO_ACCOUNT_SID: z.string().regex(/^AC[0-9a-f]{32}$/, 'must be AC and 32 digits or letters a to f.'),
    TWILIO_AUTH_TOKEN: z.string(),
    TWILIO_VERIFY_SERVICE_SID: z.string().regex(/^VA[0-9a-f]{32}$/, 'must be VA and 32 digits or letters a to f.'),
    TWILIO_MESSAGING_SERVICE_SID: z.string().regex(/^MG[0-9a-f]{32}$/, 'must be MG and 32 digits or letters a to f.'),
  })
  .transform((env) => ({
    accountSid: env.TWILIO_ACCOUNT_SID,
    authToken: env.TWILIO_AUTH_TOKEN,
    serviceSid: env.TWILIO_VERIFY_SERVICE_SID,
    messagingSid: env.TWILIO_MESSAGING_SERVICE_SID,
    baseUrl: 'https://verify.twilio.com',
    messagesUrl: 'https://api.twilio.com',
  }))

export type TwilioSettings = z.output<typeof twilioSettings>
