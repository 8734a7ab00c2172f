import type { Insertable, Selectable } from 'kysely'
import type { Queries, Tables } from '../../db/database.ts'

export type RequestRow = Selectable<Tables['help_requests']>
export type MessageRow = Selectable<Tables['help_messages']>
export type PaperRow = Selectable<Tables['help_papers']>

export async function addRequest(trx: Queries, row: Insertable<Tables['help_requests']>): Promise<void> {
  await trx.insertInto('help_requests').values(row).execute()
}

export async function addMessage(trx: Queries, row: Insertable<Tables['help_messages']>): Promise<void> {
  await trx.insertInto('help_messages').values(row).execute()
}

/** Those that changed last, first. */
export async function findRequests(db: Queries, personId: string, limit: number): Promise<RequestRow[]> {
  return db
    .selectFrom('help_requests')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('changed_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

export async function findRequest(db: Queries, personId: string, id: string): Promise<RequestRow | undefined> {
  return db.selectFrom('help_requests').selectAll().where('id', '=', id).where('person_id', '=', personId).executeTakeFirst()
}

/** Held until the transaction ends: what is written at the same moment comes after it. */
export async function lockRequest(trx: Queries, personId: string, id: string): Promise<RequestRow | undefined> {
  return trx.selectFrom('help_requests').selectAll().where('id', '=', id).where('person_id', '=', personId).forUpdate().executeTakeFirst()
}

type Change = Pick<RequestRow, 'state' | 'changed_at' | 'answer_by'>

export async function changeRequest(trx: Queries, id: string, change: Change): Promise<RequestRow> {
  return trx.updateTable('help_requests').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

export async function findMessages(db: Queries, requestIds: readonly string[]): Promise<MessageRow[]> {
  if (requestIds.length === 0) return []
  return db.selectFrom('help_messages').selectAll().where('request_id', 'in', requestIds).orderBy('sent_at').orderBy('id').execute()
}

export async function findPapers(db: Queries, requestIds: readonly string[]): Promise<PaperRow[]> {
  if (requestIds.length === 0) return []
  return db.selectFrom('help_papers').selectAll().where('request_id', 'in', requestIds).orderBy('document_id').execute()
}

/** False for one that goes with another message already. */
export async function addPaper(trx: Queries, row: Insertable<Tables['help_papers']>): Promise<boolean> {
  const added = await trx
    .insertInto('help_papers')
    .values(row)
    .onConflict((conflict) => conflict.column('document_id').doNothing())
    .returning('document_id')
    .executeTakeFirst()
  return added !== undefined
}

/** Which of these documents go with a message. */
export async function findSentPapers(db: Queries, documentIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('help_papers').select('document_id').where('document_id', 'in', documentIds).execute()
  return new Set(rows.map(({ document_id }) => document_id))
}

/** What a colleague has added goes with the answer. */
export async function sendAddedPapers(trx: Queries, requestId: string, messageId: string): Promise<void> {
  await trx
    .updateTable('help_papers')
    .set({ message_id: messageId })
    .where('request_id', '=', requestId)
    .where('message_id', 'is', null)
    .execute()
}

/** Conversations in which nobody has written since then. */
export async function forgetOldRequests(db: Queries, before: Date): Promise<void> {
  await db.deleteFrom('help_requests').where('changed_at', '<', before).execute()
}
