import type { Insertable, Selectable } from 'kysely'
import type { Queries, Tables } from '../../../db/database.ts'

export type DestinationRow = Selectable<Tables['rollover_destinations']>

export async function findOwnPlans(db: Queries, personId: string): Promise<DestinationRow[]> {
  return db.selectFrom('rollover_destinations').selectAll().where('person_id', '=', personId).orderBy('created_at').orderBy('id').execute()
}

export async function addOwnPlan(trx: Queries, row: Insertable<Tables['rollover_destinations']>): Promise<DestinationRow> {
  return trx.insertInto('rollover_destinations').values(row).returningAll().executeTakeFirstOrThrow()
}
