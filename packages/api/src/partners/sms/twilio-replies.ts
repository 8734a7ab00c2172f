import { createHmac, timingSafeEqual } from 'node:crypto'
import type { WebhookSource } from '../webhooks/webhooks.ts'

const signatureHeader = 'x-twilio-signature'

type Known = { readonly authToken: string; readonly url: string }

/** As Twilio signs a message: the address, and after it each name and value, in the order of the names. */
export function signReply({ authToken, url }: Known, raw: string): string {
  const form = [...new URLSearchParams(raw)].sort(([one], [other]) => (one < other ? -1 : 1))
  const signed = form.reduce((text, [name, value]) => `${text}${name}${value}`, url)
  return createHmac('sha1', authToken).update(signed).digest('base64')
}

/** Reads a signed reply to a text message. It carries no time of its own, but a name by which it is taken once. */
export function verifyReply(known: Known): WebhookSource['verify'] {
  return (header, raw, now) => {
    const [given, wanted] = [Buffer.from(header(signatureHeader) ?? ''), Buffer.from(signReply(known, raw))]
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined
    const form = new URLSearchParams(raw)
    const [id, from, text] = [form.get('MessageSid'), form.get('From'), form.get('Body')]
    if (id === null || from === null || text === null) return undefined
    return { id, sentAt: now, body: { from: from.replace(/^\+1/, ''), text } }
  }
}
