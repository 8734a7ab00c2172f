import type { Insertable, Selectable } from 'kysely'
import type { Queries, Tables } from '../../db/database.ts'

/** Whether it is the first time. */
export async function saveEvent(trx: Queries, row: Insertable<Tables['partner_events']>): Promise<boolean> {
  const kept = await trx
    .insertInto('partner_events')
    .values(row)
    .onConflict((conflict) => conflict.columns(['partner', 'event_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return kept !== undefined
}

export async function findEvent(db: Queries, id: string): Promise<Selectable<Tables['partner_events']> | undefined> {
  return db.selectFrom('partner_events').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The message’s arrival is recorded; its content is not. */
export async function eraseBody(db: Queries, id: string): Promise<void> {
  await db.updateTable('partner_events').set({ body: null }).where('id', '=', id).execute()
}

/** What is long past, also where nobody could work on it: its body holds what we promise to keep no longer. */
export async function forgetOldEvents(db: Queries, before: Date): Promise<void> {
  await db.deleteFrom('partner_events').where('received_at', '<', before).execute()
}
