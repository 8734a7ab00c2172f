import { type Insertable, sql } from 'kysely'
import type { Queries, Tables } from '../../db/database.ts'

/** Adds a text unless there are that many about the same already; false then. */
export async function addText(
  trx: Queries,
  { id, person_id, about, asked_at }: Insertable<Tables['texts']>,
  most: number,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into texts (id, person_id, about, asked_at)
    select ${id}, ${person_id}, ${about}, ${asked_at}
    where (select count(*) from texts where about = ${about}) < ${most}`.execute(trx)
  return (numAffectedRows ?? 0n) > 0n
}

export async function findWaitingText(db: Queries, id: string) {
  return db.selectFrom('texts').selectAll().where('id', '=', id).where('state', '=', 'waiting').executeTakeFirst()
}

export async function endText(db: Queries, id: string, state: 'sent' | 'not-sent', now: Date): Promise<void> {
  await db
    .updateTable('texts')
    .set({ state, sent_at: state === 'sent' ? now : null })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
}

export async function addStopped(trx: Queries, row: Insertable<Tables['stopped_numbers']>): Promise<void> {
  await trx
    .insertInto('stopped_numbers')
    .values(row)
    .onConflict((conflict) => conflict.column('number_index').doNothing())
    .execute()
}

export async function removeStopped(trx: Queries, indexes: readonly string[]): Promise<void> {
  await trx.deleteFrom('stopped_numbers').where('number_index', 'in', indexes).execute()
}

export async function isStopped(db: Queries, indexes: readonly string[]): Promise<boolean> {
  const found = await db.selectFrom('stopped_numbers').select('id').where('number_index', 'in', indexes).executeTakeFirst()
  return found !== undefined
}
