import type { Language } from '@app/schemas/language'
import type { CoreContext } from '../../core/core-context.ts'
import { type Email, emailIn } from '../../core/email.ts'
import type { Queries } from '../../db/database.ts'
import { isLinkAddress } from './email-page.ts'
import { sealEmail } from './seal-email.ts'
import { insertEmail } from './store.ts'

/** Sends an e-mail once the transaction is committed, and not without it. */
export type Post = (trx: Queries, email: Email) => Promise<void>

/** The kind of job that hands an e-mail to the mail server. */
export const sendEmailJob = 'send-email'

type Parts = Pick<CoreContext, 'keys' | 'now' | 'newId' | 'jobs'> & {
  readonly publicUrl: string
  /** The language that a person reads. */
  readonly languageOf: (db: Queries, personId: string) => Promise<Language>
}

/** Writes an e-mail in the language of its reader. It is sent when the transaction is committed, and never otherwise. */
export async function postEmail(
  { keys, now, newId, jobs, publicUrl, languageOf }: Parts,
  trx: Queries,
  { requestId, ...email }: Email & { readonly requestId?: string },
): Promise<void> {
  const language = email.personId === undefined ? (email.language ?? 'en') : await languageOf(trx, email.personId)
  const { kind, personId, ...said } = emailIn(language, email, publicUrl)
  for (const url of [said.action?.url, said.unsubscribeUrl])
    if (url !== undefined && !isLinkAddress(url)) throw new Error(`The e-mail ${kind} has a link that leads nowhere from outside.`)
  const id = newId()
  await insertEmail(trx, { id, kind, person_id: personId ?? null, created_at: now(), ...sealEmail(keys, id, said) })
  await jobs.send(trx, sendEmailJob, requestId === undefined ? { emailId: id } : { emailId: id, requestId })
}
