import { languages } from '@app/schemas/language'
import { z } from 'zod'
import type { KeyRing } from '../../security/key-ring.ts'
import { sealing } from '../../security/sealing.ts'
import type { EmailWords } from './email-page.ts'
import { sealedEmails } from './sealed.ts'
import type { SealedEmail } from './store.ts'

type Readable = EmailWords & { readonly to: string }
type SealedTexts = Pick<SealedEmail, 'recipient' | 'subject' | 'body'>

const body = z.object({
  // E-mails that wait since before there were several languages are English.
  language: z.enum(languages).default('en'),
  paragraphs: z.array(z.string()).readonly(),
  action: z.object({ label: z.string(), url: z.string() }).exactOptional(),
  unsubscribeUrl: z.string().exactOptional(),
})

/** The texts of a message as they are stored. */
export function sealEmail(keys: KeyRing, rowId: string, { to, subject, ...words }: Readable): SealedTexts {
  const { seal } = sealing(keys, sealedEmails)
  return {
    recipient: seal('recipient', rowId, to),
    subject: seal('subject', rowId, subject),
    body: seal('body', rowId, JSON.stringify(words)),
  }
}

export function openEmail(keys: KeyRing, email: SealedTexts & { readonly id: string }): Readable {
  return { ...openHead(keys, email), ...body.parse(JSON.parse(sealing(keys, sealedEmails).open('body', email.id, email.body))) }
}

/** The texts that a list shows. */
export function openHead(
  keys: KeyRing,
  { id, recipient, subject }: SealedTexts & { readonly id: string },
): Pick<Readable, 'to' | 'subject'> {
  const { open } = sealing(keys, sealedEmails)
  return { to: open('recipient', id, recipient), subject: open('subject', id, subject) }
}
