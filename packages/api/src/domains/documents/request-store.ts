import { type Insertable, type Selectable, sql } from 'kysely'
import type { Queries, Tables } from '../../db/database.ts'

export type RequestRow = Selectable<Tables['document_requests']>

/** Adds what is not asked for yet, and gives those that were added. */
export async function addRequests(trx: Queries, rows: readonly Insertable<Tables['document_requests']>[]): Promise<RequestRow[]> {
  return trx
    .insertInto('document_requests')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['person_id', 'asked_by']).doNothing())
    .returningAll()
    .execute()
}

export async function findRequests(db: Queries, personId: string): Promise<RequestRow[]> {
  return db.selectFrom('document_requests').selectAll().where('person_id', '=', personId).orderBy('requested_at').orderBy('id').execute()
}

/** A request of a person, which nobody else changes before the transaction ends. */
export async function lockRequest(trx: Queries, personId: string, id: string): Promise<RequestRow | undefined> {
  return trx
    .selectFrom('document_requests')
    .selectAll()
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .forUpdate()
    .executeTakeFirst()
}

/** The oldest request for a photo that is not fulfilled. */
export async function lockPhotoRequest(trx: Queries, personId: string): Promise<RequestRow | undefined> {
  return trx
    .selectFrom('document_requests')
    .selectAll()
    .where('person_id', '=', personId)
    .where('kind', '=', 'photo-id')
    .where('status', '=', 'USER_NOTIFIED')
    .orderBy('requested_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
}

/** Forgets what was asked for under names that begin like this, and was not sent. */
export async function deleteUnsent(trx: Queries, personId: string, askedByStart: string): Promise<void> {
  await sql`
    delete from document_requests
    where person_id = ${personId} and status = 'USER_NOTIFIED' and starts_with(asked_by, ${askedByStart})`.execute(trx)
}

/** Checks what was sent for a request: enough, or not. A card has two sides; a decided request stays decided. */
export async function settleRequest(trx: Queries, id: string, now: Date): Promise<void> {
  await sql`
    update document_requests as request set changed_at = ${now}, status = case when exists (
      select from documents where request_id = request.id and documents.status = 'RECEIVED'
      group by documents.doc_type having request.kind = 'document' or documents.doc_type = 'passport' or count(*) >= 2
    ) then 'RECEIVED' else 'USER_NOTIFIED' end
    where id = ${id} and request.status in ('USER_NOTIFIED', 'RECEIVED')`.execute(trx)
}

type Decision = { readonly id: string; readonly status: 'ACCEPTED' | 'REFUSED'; readonly because: string | null; readonly now: Date }

/** Decides a request and what was sent for it, once. */
export async function decide(trx: Queries, { id, status, because, now }: Decision): Promise<RequestRow | undefined> {
  const decided = await trx
    .updateTable('document_requests')
    .set({ status, refused_because: because, changed_at: now })
    .where('id', '=', id)
    .where('status', 'in', ['USER_NOTIFIED', 'RECEIVED'])
    .returningAll()
    .executeTakeFirst()
  if (!decided) return undefined
  await trx
    .updateTable('documents')
    .set({ status, refused_because: because })
    .where('request_id', '=', id)
    .where('status', '=', 'RECEIVED')
    .execute()
  return decided
}
