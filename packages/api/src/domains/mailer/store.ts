import type { Insertable, Selectable } from 'kysely'
import type { Queries, Tables } from '../../db/database.ts'

export async function addContactMessage(db: Queries, row: Insertable<Tables['contact_messages']>): Promise<void> {
  await db.insertInto('contact_messages').values(row).execute()
}

export async function findContactMessage(db: Queries, id: string): Promise<Selectable<Tables['contact_messages']> | undefined> {
  return db.selectFrom('contact_messages').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The message that waited for its sender and now waits no longer; “done” when it was confirmed before, “gone” when it is not there. */
export async function confirmContactMessage(
  db: Queries,
  id: string,
  receivedAfter: Date,
): Promise<Selectable<Tables['contact_messages']> | 'done' | 'gone'> {
  const confirmed = await db
    .updateTable('contact_messages')
    .set({ waits_for_sender: false })
    .where('id', '=', id)
    .where('waits_for_sender', '=', true)
    .where('received_at', '>', receivedAfter)
    .returningAll()
    .executeTakeFirst()
  if (confirmed) return confirmed
  const before = await db
    .selectFrom('contact_messages')
    .select('id')
    .where('id', '=', id)
    .where('waits_for_sender', '=', false)
    .executeTakeFirst()
  return before ? 'done' : 'gone'
}

/** Messages of before, and those that nobody has confirmed in time. */
export async function forgetOldMessages(db: Queries, before: Date, unconfirmedBefore: Date): Promise<void> {
  await db.deleteFrom('contact_messages').where('received_at', '<', before).execute()
  await db.deleteFrom('contact_messages').where('waits_for_sender', '=', true).where('received_at', '<', unconfirmedBefore).execute()
}
