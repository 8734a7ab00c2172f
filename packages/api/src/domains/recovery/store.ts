import type { Insertable, Selectable } from 'kysely'
import type { Queries, Tables } from '../../db/database.ts'

export type RecoveryRow = Selectable<Tables['recoveries']>
export type RecoveryEnd = NonNullable<RecoveryRow['ended_as']>

export async function addRecovery(trx: Queries, row: Insertable<Tables['recoveries']>): Promise<void> {
  await trx.insertInto('recoveries').values(row).execute()
}

/** The one that is under way for a person. */
export async function findOpen(db: Queries, personId: string): Promise<RecoveryRow | undefined> {
  return db.selectFrom('recoveries').selectAll().where('person_id', '=', personId).where('ended_at', 'is', null).executeTakeFirst()
}

export async function findRecovery(db: Queries, id: string): Promise<RecoveryRow | undefined> {
  return db.selectFrom('recoveries').selectAll().where('id', '=', id).executeTakeFirst()
}

/** One that is under way, held until the transaction ends. */
export async function lockOpen(trx: Queries, id: string): Promise<RecoveryRow | undefined> {
  return trx.selectFrom('recoveries').selectAll().where('id', '=', id).where('ended_at', 'is', null).forUpdate().executeTakeFirst()
}

/** The one that this link stops, while it is under way. */
export async function findByStop(db: Queries, hash: string): Promise<RecoveryRow | undefined> {
  return db.selectFrom('recoveries').selectAll().where('stop_hash', '=', hash).where('ended_at', 'is', null).executeTakeFirst()
}

/** The one that this link ends, while it is good. */
export async function findByFinish(db: Queries, hash: string, now: Date): Promise<RecoveryRow | undefined> {
  return db
    .selectFrom('recoveries')
    .selectAll()
    .where('finish_hash', '=', hash)
    .where('finish_until', '>', now)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
}

export async function setLook(trx: Queries, id: string, look: RecoveryRow['look']): Promise<void> {
  await trx.updateTable('recoveries').set({ look }).where('id', '=', id).execute()
}

export async function setFinish(trx: Queries, id: string, hash: string, until: Date): Promise<void> {
  await trx.updateTable('recoveries').set({ finish_hash: hash, finish_until: until }).where('id', '=', id).execute()
}

/** Ends one that is under way; false when it has ended already. */
export async function endRecovery(trx: Queries, id: string, endedAs: RecoveryEnd, now: Date): Promise<boolean> {
  const ended = await trx
    .updateTable('recoveries')
    .set({ ended_at: now, ended_as: endedAs })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}

/** What ended long ago is in the audit log alone. */
export async function forgetRecoveries(db: Queries, before: Date): Promise<void> {
  await db.deleteFrom('recoveries').where('ended_at', '<', before).execute()
}
