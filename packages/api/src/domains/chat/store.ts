import { type Insertable, type Selectable, sql } from 'kysely'
import type { Queries, Tables } from '../../db/database.ts'

export type ChatMessageRow = Selectable<Tables['chat_messages']>

const mostMessages = 200

export async function addVisitor(db: Queries, row: Insertable<Tables['chat_visitors']>): Promise<void> {
  await db.insertInto('chat_visitors').values(row).execute()
}

export async function findVisitor(db: Queries, uidHash: string, secretHash: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('chat_visitors')
    .select('id')
    .where('secret_hash', '=', secretHash)
    .where('uid_hash', '=', uidHash)
    .executeTakeFirst()
  return row?.id
}

export async function findSubjects(db: Queries, visitorId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('chat_messages')
    .select('category')
    .where('visitor_id', '=', visitorId)
    .groupBy('category')
    .orderBy((eb) => eb.fn.max('place'), 'desc')
    .execute()
  return rows.map(({ category }) => category)
}

export async function addMessage(db: Queries, row: Insertable<Tables['chat_messages']>): Promise<void> {
  await db.insertInto('chat_messages').values(row).execute()
}

/** The last ones, in the order in which they came. */
export async function findMessages(db: Queries, visitorId: string, category: string): Promise<readonly ChatMessageRow[]> {
  const newest = await db
    .selectFrom('chat_messages')
    .selectAll()
    .where('visitor_id', '=', visitorId)
    .where('category', '=', category)
    .orderBy('place', 'desc')
    .limit(mostMessages)
    .execute()
  return newest.toReversed()
}

/** Messages of before, and visitors of before of whom none is left. */
export async function forgetOldChats(db: Queries, before: Date): Promise<void> {
  await db.deleteFrom('chat_messages').where('sent_at', '<', before).execute()
  await sql`
    delete from chat_visitors visitor
    where created_at < ${before} and not exists (select from chat_messages where visitor_id = visitor.id)`.execute(db)
}
