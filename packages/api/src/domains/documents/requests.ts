import type { Words } from '@app/schemas/language'
import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { accountOf } from '../auth/account.ts'
import { documentRefusedEmail, documentsAskedEmail } from './emails.ts'
import { addRequests, decide, findRequests, type RequestRow } from './request-store.ts'

/** Something that a person is asked to send. */
export type DocumentAsked = {
  readonly kind: RequestRow['kind']
  readonly docType: string
  /** In words for the person. */
  readonly reason: string
  /** A name that is the same when it is asked for again. */
  readonly askedBy: string
}

/** Asks a person for documents without which something can’t open, and writes them an e-mail about those that are new, which it gives by their names. */
export async function requestDocuments(
  context: Context,
  trx: Queries,
  personId: string,
  asked: readonly DocumentAsked[],
  waits: Words<string>,
): Promise<readonly string[]> {
  const now = context.now()
  const rows = asked.map(({ kind, docType, reason, askedBy }) => ({
    id: context.newId(),
    person_id: personId,
    kind,
    doc_type: docType,
    reason,
    status: 'USER_NOTIFIED' as const,
    refused_because: null,
    asked_by: askedBy,
    requested_at: now,
    changed_at: now,
  }))
  if (rows.length === 0) return []
  const added = await addRequests(trx, rows)
  if (added.length === 0) return []
  const account = await accountOf({ db: trx, keys: context.keys }, personId)
  if (account) await context.post(trx, documentsAskedEmail(account, added, waits))
  return added.map(({ asked_by }) => asked_by)
}

/** Everything that a person was asked for, the oldest first. */
export async function documentRequestsOf(db: Queries, personId: string) {
  return (await findRequests(db, personId)).map(({ id, kind, doc_type, reason, status, refused_because, asked_by, requested_at }) => ({
    id,
    kind,
    docType: doc_type,
    reason,
    status,
    refusedBecause: refused_because,
    askedBy: firstAskedBy(asked_by),
    requestedAt: requested_at,
  }))
}

/** Ends a request: the paper was good. False when it was decided before. */
export async function acceptDocuments({ now }: Pick<Context, 'now'>, trx: Queries, id: string): Promise<boolean> {
  return (await decide(trx, { id, status: 'ACCEPTED', because: null, now: now() })) !== undefined
}

/** Refuses what was sent, with the reason in words for the person, and asks for it again. False when the request was decided before. */
export async function refuseDocuments(context: Context, trx: Queries, id: string, because: string): Promise<boolean> {
  const now = context.now()
  const refused = await decide(trx, { id, status: 'REFUSED', because, now })
  if (!refused) return false
  const { person_id, kind, doc_type, reason, asked_by } = refused
  const again = { id: context.newId(), person_id, kind, doc_type, reason, status: 'USER_NOTIFIED', refused_because: null } as const
  const askedBy = `${firstAskedBy(asked_by)}${againMark}${id}`
  await addRequests(trx, [{ ...again, asked_by: askedBy, requested_at: now, changed_at: now }])
  const account = await accountOf({ db: trx, keys: context.keys }, person_id)
  if (account) await context.post(trx, documentRefusedEmail(account, refused, because))
  return true
}

const againMark = ' again '

/** The request whose paper was refused, for one that asks again. */
export function refusedBefore(askedBy: string): string | undefined {
  return askedBy.split(againMark)[1]
}

/** What was asked for first: a paper that was refused is asked for again under the name of the request before. */
function firstAskedBy(askedBy: string): string {
  return askedBy.split(againMark)[0] ?? askedBy
}
