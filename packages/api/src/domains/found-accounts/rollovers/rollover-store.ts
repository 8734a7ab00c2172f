import type { Insertable, Selectable } from 'kysely'
import type { Queries, Tables } from '../../../db/database.ts'

export type RolloverRow = Selectable<Tables['rollovers']>

export async function findRollovers(db: Queries, personId: string): Promise<RolloverRow[]> {
  return db.selectFrom('rollovers').selectAll().where('person_id', '=', personId).orderBy('requested_at').orderBy('id').execute()
}

export async function findRollover(db: Queries, id: string): Promise<RolloverRow | undefined> {
  return db.selectFrom('rollovers').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function lockRollover(trx: Queries, id: string): Promise<RolloverRow | undefined> {
  return trx.selectFrom('rollovers').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Nothing comes back when the account is on its way already. */
export async function addRollover(trx: Queries, row: Insertable<Tables['rollovers']>): Promise<RolloverRow | undefined> {
  return trx
    .insertInto('rollovers')
    .values(row)
    .onConflict((conflict) => conflict.column('found_account_id').where('refused_at', 'is', null).doNothing())
    .returningAll()
    .executeTakeFirst()
}

export async function setRefilled(db: Queries, id: string): Promise<void> {
  await db.updateTable('rollovers').set({ is_taken: true }).where('id', '=', id).execute()
}

type Reached = Partial<Pick<RolloverRow, 'accepted_at' | 'sent_at' | 'received_at' | 'amount_cents'>>

export async function setReached(trx: Queries, id: string, { accepted_at, sent_at, received_at, amount_cents }: Reached): Promise<void> {
  await trx
    .updateTable('rollovers')
    .set({
      is_taken: true,
      ...(accepted_at && { accepted_at }),
      ...(sent_at && { sent_at }),
      ...(received_at && { received_at }),
      ...(amount_cents !== undefined && { amount_cents }),
    })
    .where('id', '=', id)
    .execute()
}

export async function setRefused(trx: Queries, id: string, at: Date, why: NonNullable<RolloverRow['refused_why']>): Promise<void> {
  await trx.updateTable('rollovers').set({ is_taken: true, refused_at: at, refused_why: why }).where('id', '=', id).execute()
}

/** Whether nobody has been warned of this stage before. */
export async function recordWarning(trx: Queries, id: string, stage: string): Promise<boolean> {
  const noted = await trx
    .updateTable('rollovers')
    .set({ warned_stage: stage })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('warned_stage', 'is', null), eb('warned_stage', '<>', stage)]))
    .returning('id')
    .executeTakeFirst()
  return noted !== undefined
}
