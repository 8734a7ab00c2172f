import { toSentEmail } from '@app/schemas/rules/people/email'
import type { SmtpSettings } from './smtp.ts'

type Environment = Readonly<Record<string, string | undefined>>
type Read =
  | { readonly smtp: SmtpSettings | undefined; readonly problems?: undefined }
  | { readonly smtp?: undefined; readonly problems: readonly string[] }

/** The mail server from the environment, or line by line what is wrong with it. Without SMTP_URL letters stay in the outbox. */
export function readSmtp(env: Environment): Read {
  const url = env['SMTP_URL']
  if (!url) return { smtp: undefined }
  const from = env['MAIL_FROM'] ?? ''
  const problems = [
    // The value may hold a password, so it is not repeated.
    ...(isSmtpUrl(url) ? [] : ['SMTP_URL must look like smtp://user:password@host:587, with %40 for an @ in a name or password.']),
    ...(toSentEmail(from).ok ? [] : ['MAIL_FROM must be the e-mail address that letters come from.']),
  ]
  return problems.length > 0 ? { problems } : { smtp: { url, from } }
}

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
