import { toSentEmail } from '@app/schemas/rules/people/email'
import { createTransport } from 'nodemailer'
import { errorName } from '../../jobs/error-name.ts'
import { type Mailer, MailProblem, type OutgoingEmail } from './mailer.ts'
import type { SmtpSettings } from './settings.ts'

/** Hands e-mails to a mail server. Away from this machine it speaks with it in secret or not at all. */
export function smtpMailer({ url, from, timeoutMs = 10_000 }: SmtpSettings & { readonly timeoutMs?: number }): Mailer {
  const transport = createTransport({
    ...serverOf(new URL(url)),
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    kind: 'smtp',
    send: async (email) => {
      const to = toSentEmail(email.to)
      if (!to.ok) throw new MailProblem('bad-address', true)
      try {
        await transport.sendMail(messageOf(email, from, to.value))
      } catch (error) {
        throw problemOf(error)
      }
    },
  }
}

function serverOf({ protocol, hostname, port, username, password }: URL) {
  const secure = protocol === 'smtps:'
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  return {
    host,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !['localhost', '127.0.0.1', '::1'].includes(host),
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  }
}

function messageOf(email: OutgoingEmail, from: string, to: string) {
  const { id, fromName, replyTo, subject, text, html, unsubscribeUrl } = email
  return {
    // The same e-mail has the same name when it is sent twice: mail programs then show one.
    messageId: `<${id}@${from.slice(from.indexOf('@') + 1)}>`,
    envelope: { from, to: [to] },
    from: { name: oneLine(fromName), address: from },
    replyTo: { name: '', address: oneLine(replyTo) },
    to: { name: '', address: to },
    subject: oneLine(subject),
    text,
    html,
    headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribeUrl !== undefined && unsubscribeHeaders(unsubscribeUrl)) },
  }
}

/** One click in the mail program is enough: it sends a POST to this address. */
function unsubscribeHeaders(unsubscribeUrl: string) {
  const { href, protocol } = new URL(unsubscribeUrl)
  // Folding would put a space into a long address.
  const listUnsubscribe = { 'List-Unsubscribe': { prepared: true, value: `<${href}>` } }
  return protocol === 'https:' ? { ...listUnsubscribe, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : listUnsubscribe
}

/** No line break gets into a header: what follows one would be a header of its own. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}

/** Only an answer to the address or to the e-mail itself is about this e-mail; what else goes wrong may be mended. */
function problemOf(error: unknown): MailProblem {
  const { responseCode, command, originalCode }: SmtpError = Object.assign({}, error)
  if (typeof responseCode !== 'number') return new MailProblem(typeof originalCode === 'string' ? originalCode : errorName(error), false)
  return new MailProblem(`smtp-${responseCode}`, responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA'))
}

/** What nodemailer adds to an error. */
type SmtpError = { readonly responseCode?: unknown; readonly command?: unknown; readonly originalCode?: unknown }
