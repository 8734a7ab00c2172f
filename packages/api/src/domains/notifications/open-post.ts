import type { CoreContext } from '../../core/core-context.ts'
import type { Queries } from '../../db/database.ts'
import { type Post, postEmail } from '../../partners/mail/post-email.ts'
import { findLanguage } from '../auth/store.ts'
import { notify } from './notify.ts'

type Parts = Pick<CoreContext, 'keys' | 'now' | 'newId' | 'jobs'> & { readonly publicUrl: string }

/**
 * What all domains write to people with: each e-mail is also a notification in their account, and is not sent where they turned its
 * subject off. Both belong to the transaction.
 */
export function openPost(parts: Parts, send: Post = sendWith(parts)): Post {
  return async (trx: Queries, email) => {
    if ((await notify(parts, trx, email)) === 'by e-mail too') await send(trx, email)
  }
}

function sendWith(parts: Parts): Post {
  return (trx, email) => postEmail({ ...parts, languageOf: findLanguage }, trx, email)
}
