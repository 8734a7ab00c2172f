import { toSentEmail } from '@app/schemas/rules/people/email'
import { z } from 'zod'

export const smtpSettings = z
  .object({
    SMTP_URL: z.string().refine(isSmtpUrl, 'must look like smtp://user:password@host:587, with %40 for an @ in a name or password.'),
    // Needed with the first, but alone it does not ask for a mail server.
    MAIL_FROM: z
      .string()
      .refine((text) => toSentEmail(text).ok, 'must be the e-mail address that e-mails come from.')
      .prefault(''),
  })
  .transform((env) => ({ url: env.SMTP_URL, from: env.MAIL_FROM }))

/** `url`: smtp://user:password@host:587, or smtps:// for encryption from the first byte on. `from`: the sender's address. */
export type SmtpSettings = z.output<typeof smtpSettings>

function isSmtpUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  return (protocol === 'smtp:' || protocol === 'smtps:') && hostname !== '' && isDecodable(username) && isDecodable(password)
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}
