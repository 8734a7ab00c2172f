import { type OfferCategory, toOfferCategory } from '@app/schemas/rules/visitors/offer-categories'
import type { CoreContext } from '../../core/core-context.ts'
import type { Sender } from '../../http/call/handlers.ts'
import { hashToken, newToken } from '../../security/random-token.ts'
import { addVisitor, findSubjects, findVisitor } from './store.ts'

type Reads = Pick<CoreContext, 'db'>
type Asking = { readonly uid: string; readonly headers: { readonly 'x-chat-secret'?: string }; readonly sender: Sender }

/** A chat belongs to the client with the secret that was issued for the uid. A uid alone proves nothing. */
export async function visitorOf({ db }: Reads, asking: Asking): Promise<string | undefined> {
  const secret = secretOf(asking)
  return secret === undefined ? undefined : findVisitor(db, hashToken(asking.uid), hashToken(secret))
}

/** The visitor with the given secret, or a new one: also under a uid that is in use, so that nobody learns that it is. */
export async function visitorOrNew(
  context: Pick<CoreContext, 'db' | 'newId' | 'now'>,
  asking: Asking,
): Promise<{ readonly visitorId: string; readonly secret: string }> {
  const known = await visitorOf(context, asking)
  const sent = secretOf(asking)
  if (known !== undefined && sent !== undefined) return { visitorId: known, secret: sent }
  const [visitorId, secret] = [context.newId(), newToken()]
  const row = { id: visitorId, uid_hash: hashToken(asking.uid), secret_hash: hashToken(secret), created_at: context.now() }
  await addVisitor(context.db, row)
  return { visitorId, secret }
}

/** What a visitor talked about, the latest first. */
export async function talkedAbout(context: Reads, asking: Asking): Promise<readonly OfferCategory[]> {
  const visitorId = await visitorOf(context, asking)
  if (visitorId === undefined) return []
  return (await findSubjects(context.db, visitorId)).flatMap((name) => toOfferCategory(name) ?? [])
}

function secretOf({ headers, sender }: Asking): string | undefined {
  return headers['x-chat-secret'] ?? sender.ownCookie('chat_secret')
}
