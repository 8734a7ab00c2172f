import { type AliasableExpression, type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Queries, Tables } from '../../db/database.ts'

export type RolloverRow = Selectable<Tables['rollovers']>
export type PartRow = Selectable<Tables['rollover_parts']>

export async function findRollovers(db: Queries, personId: string): Promise<RolloverRow[]> {
  return db.selectFrom('rollovers').selectAll().where('person_id', '=', personId).orderBy('requested_at').orderBy('id').execute()
}

export async function findRollover(db: Queries, id: string): Promise<RolloverRow | undefined> {
  return db.selectFrom('rollovers').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function lockRollover(trx: Queries, id: string): Promise<RolloverRow | undefined> {
  return trx.selectFrom('rollovers').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function addRollover(trx: Queries, row: Insertable<Tables['rollovers']>): Promise<RolloverRow> {
  return trx.insertInto('rollovers').values(row).returningAll().executeTakeFirstOrThrow()
}

export async function saveRollover(trx: Queries, id: string, change: Updateable<Tables['rollovers']>): Promise<RolloverRow> {
  return trx.updateTable('rollovers').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

/** Whether nobody has been warned of this stage before. */
export async function recordWarning(trx: Queries, id: string, stage: string): Promise<boolean> {
  const warned = await trx
    .updateTable('rollovers')
    .set({ warned_stage: stage })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('warned_stage', 'is', null), eb('warned_stage', '<>', stage)]))
    .returning('id')
    .executeTakeFirst()
  return warned !== undefined
}

export async function addPart(trx: Queries, row: Insertable<Tables['rollover_parts']>): Promise<void> {
  await trx.insertInto('rollover_parts').values(row).execute()
}

/** Pre-tax money first. */
export async function findParts(db: Queries, rolloverIds: readonly string[]): Promise<PartRow[]> {
  if (rolloverIds.length === 0) return []
  return db.selectFrom('rollover_parts').selectAll().where('rollover_id', 'in', rolloverIds).orderBy('tax_kind').execute()
}

/** Requests of accounts that a search has found, by the account: the open one, and not one that was refused or canceled. */
export async function findRequestsOfFound(db: Queries, personId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('rollovers')
    .select(['id', 'source_id'])
    .where('person_id', '=', personId)
    .where('source', '=', 'found')
    .where('refused_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .execute()
  return new Map(rows.map(({ id, source_id }) => [source_id, id]))
}

/** Requests whose form waits for a signature, to be read with other facts in one statement. */
export function findFormNames(db: Queries, personId: string): AliasableExpression<{ readonly found: unknown }> {
  return db
    .selectFrom('rollovers')
    .select(sql<unknown>`jsonb_agg(id)`.as('found'))
    .where('person_id', '=', personId)
    .where('form_signed_at', 'is', null)
    .where('sent_at', 'is', null)
    .where('refused_at', 'is', null)
    .where('cancelled_at', 'is', null)
}

/** The found accounts that their plans do not pay out because the person still works there. */
export function findStillEmployed(db: Queries, personId: string): AliasableExpression<{ readonly found: unknown }> {
  return db
    .selectFrom('rollovers')
    .select(sql<unknown>`jsonb_agg(source_id)`.as('found'))
    .where('person_id', '=', personId)
    .where('refused_why', '=', 'still-employed')
}
