import type { CoreContext } from '../../core/core-context.ts'
import type { Email } from '../../core/email.ts'
import type { Queries } from '../../db/database.ts'
import { type Post, postEmail } from '../../partners/mail/post-email.ts'
import { findLanguage } from '../auth/store.ts'
import { orderDigest } from './digest.ts'
import { notify } from './notify.ts'
import { unsubscribeUrl } from './unsubscribe-link.ts'

type Parts = Pick<CoreContext, 'keys' | 'now' | 'newId' | 'jobs'> & { readonly publicUrl: string }

/**
 * What all domains write to people with: each e-mail is also a notification in their account. Where they turned its subject off it is not
 * sent, and where they want it once a week it waits. All of it belongs to the transaction.
 */
export function openPost(parts: Parts, send: Post = sendWith(parts)): Post {
  return async (trx: Queries, email) => {
    // One moment for both: what waits is not older than the e-mail that it waits for.
    const at = parts.now()
    const atOnce = { ...parts, now: () => at }
    const { way, isOptional } = await notify(atOnce, trx, email)
    if (way === 'weekly' && email.personId !== undefined) await orderDigest(atOnce, trx, email.personId)
    if (way === 'at-once') await send(trx, isOptional || email.kind === 'digest' ? withUnsubscribe(parts, email) : email)
  }
}

/** What people may do without says how: with one press, without signing in. */
function withUnsubscribe({ keys, publicUrl }: Parts, email: Email): Email {
  if (email.personId === undefined || email.unsubscribeUrl !== undefined) return email
  return { ...email, unsubscribeUrl: unsubscribeUrl(keys, publicUrl, email.personId) }
}

function sendWith(parts: Parts): Post {
  return (trx, email) => postEmail({ ...parts, languageOf: findLanguage }, trx, email)
}
