import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { accountOf } from '../auth/account-of.ts'
import { documentsAskedEmail } from './emails.ts'
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

/** Asks a person for documents, and writes them an e-mail about those that are new. Asked for again, nothing happens. */
export async function requestDocuments(context: Context, trx: Queries, personId: string, asked: readonly DocumentAsked[]): Promise<void> {
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
  if (rows.length === 0) return
  const added = await addRequests(trx, rows)
  if (added.length === 0) return
  const account = await accountOf({ db: trx, keys: context.keys }, personId)
  if (account) await context.post(trx, documentsAskedEmail(account, added))
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
    askedBy: asked_by,
    requestedAt: requested_at,
  }))
}

/** Says how a request ended. `because`: why it was refused, in words for the person. False when it was decided before. */
export async function decideDocuments(
  { now }: Pick<Context, 'now'>,
  trx: Queries,
  id: string,
  decision: { readonly status: 'ACCEPTED' } | { readonly status: 'REFUSED'; readonly because: string },
): Promise<boolean> {
  const because = decision.status === 'REFUSED' ? decision.because : null
  return (await decide(trx, { id, status: decision.status, because, now: now() })) !== undefined
}
