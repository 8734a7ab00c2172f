import { type AliasableExpression, type Insertable, type Selectable, sql } from 'kysely'
import type { Queries, Tables } from '../../../db/database.ts'

export type DestinationRow = Selectable<Tables['rollover_destinations']>

export async function findOwnPlans(db: Queries, personId: string): Promise<DestinationRow[]> {
  return db.selectFrom('rollover_destinations').selectAll().where('person_id', '=', personId).orderBy('created_at').orderBy('id').execute()
}

/** Whether there is any, to be asked with others. */
export function findHasPlan(db: Queries, personId: string): AliasableExpression<{ readonly found: unknown }> {
  return db.selectFrom('rollover_destinations').select(sql<unknown>`count(*) > 0`.as('found')).where('person_id', '=', personId)
}

export async function addOwnPlan(trx: Queries, row: Insertable<Tables['rollover_destinations']>): Promise<DestinationRow> {
  return trx.insertInto('rollover_destinations').values(row).returningAll().executeTakeFirstOrThrow()
}
