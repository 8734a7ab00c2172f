import type { Language } from '@app/schemas/language'
import { type EmailWay, isOptional } from '@app/schemas/rules/people/notification-subjects'
import { z } from 'zod'
import type { CoreContext } from '../../core/core-context.ts'
import { buttonOf, type Email } from '../../core/email.ts'
import { emailKinds } from '../../core/email-kinds.ts'
import type { Queries } from '../../db/database.ts'
import type { KeyRing } from '../../security/key-ring.ts'
import { sealing } from '../../security/sealing.ts'
import { sealedNotifications } from './sealed.ts'
import { findWay, insertNotification } from './store.ts'

type Parts = Pick<CoreContext, 'keys' | 'now' | 'newId'> & { readonly publicUrl: string }

const text = z.strictObject({ title: z.string(), paragraphs: z.array(z.string()).readonly(), button: z.string() })
const words = z.strictObject({ en: text, es: text } satisfies Readonly<Record<Language, unknown>>)

/** Saves what an e-mail says as a notification, where its kind is one for the account. Says how the person wants the e-mail. */
export async function notify(parts: Parts, trx: Queries, email: Email): Promise<{ readonly way: EmailWay; readonly isOptional: boolean }> {
  const { kind, personId, link } = email
  const subject = emailKinds[kind]
  if (personId === undefined || subject === 'none') return { way: 'at-once', isOptional: false }
  const id = parts.newId()
  const said = JSON.stringify({ en: textIn('en', email), es: textIn('es', email) } satisfies z.input<typeof words>)
  await insertNotification(trx, {
    id,
    person_id: personId,
    subject,
    link: pageOf(link, parts.publicUrl),
    words: sealing(parts.keys, sealedNotifications).seal('words', id, said),
    sent_at: parts.now(),
  })
  return isOptional(subject) ? { way: await findWay(trx, personId, subject), isOptional: true } : { way: 'at-once', isOptional: false }
}

/** What a notification says, in every language. */
export function openWords(keys: KeyRing, row: { readonly id: string; readonly words: string }) {
  return words.parse(JSON.parse(sealing(keys, sealedNotifications).open('words', row.id, row.words)))
}

function textIn(language: Language, email: Email) {
  const { subject, paragraphs } = email[language]
  return { title: subject, paragraphs, button: buttonOf(email, language) }
}

/** Only pages of ours, and nothing behind them: a notification never signs in. */
function pageOf(link: string, publicUrl: string): string | null {
  const path = link.startsWith(`${publicUrl}/`) ? link.slice(publicUrl.length) : link
  return /^\/[\w/-]*$/.test(path) ? path : null
}
