import type { Context } from '../../context/context.ts'
import type { Email } from '../../core/email.ts'
import type { Queries } from '../../db/database.ts'
import { findPerson } from '../auth/store.ts'
import { type Addressed, writeTo } from '../auth/write-to.ts'
import { unsubscribeUrl } from '../notifications/unsubscribe-link.ts'

/** Posts an e-mail that people may do without: never to those who have unsubscribed, and always with the link that does it. */
export async function writeNews(context: Context, trx: Queries, personId: string, email: (addressed: Addressed) => Email): Promise<void> {
  const person = await findPerson(trx, personId)
  if (!person || person.unsubscribed_at !== null) return
  const url = unsubscribeUrl(context.keys, context.settings.publicUrl, personId)
  await writeTo(context, trx, personId, (addressed) => ({ ...email(addressed), unsubscribeUrl: url }))
}
