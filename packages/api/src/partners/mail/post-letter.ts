import type { CoreContext } from '../../core/core-context.ts'
import type { Letter } from '../../core/letter.ts'
import type { Queries } from '../../db/database.ts'
import { isLinkAddress } from './letter-page.ts'
import { sealLetter } from './seal-letter.ts'
import { insertLetter } from './store.ts'

/** Sends a letter once the transaction is committed, and not without it. */
export type Post = (trx: Queries, letter: Letter) => Promise<void>

/** The kind of job that takes a letter to the mail server. */
export const sendLetterJob = 'send-letter'

/** Writes a letter. It is sent when the transaction is committed, and never otherwise. */
export async function postLetter(
  { keys, now, newId, jobs }: Pick<CoreContext, 'keys' | 'now' | 'newId' | 'jobs'>,
  trx: Queries,
  { kind, personId, requestId, ...said }: Letter & { readonly requestId?: string },
): Promise<void> {
  for (const url of [said.action?.url, said.unsubscribeUrl])
    if (url !== undefined && !isLinkAddress(url)) throw new Error(`The letter ${kind} has a link that leads nowhere from outside.`)
  const id = newId()
  await insertLetter(trx, { id, kind, person_id: personId ?? null, created_at: now(), ...sealLetter(keys, id, said) })
  await jobs.send(trx, sendLetterJob, requestId === undefined ? { letterId: id } : { letterId: id, requestId })
}
