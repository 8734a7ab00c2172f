import type { Insertable, Selectable } from 'kysely'
import type { Queries, Tables } from '../../db/database.ts'

export async function findDemoPeople(db: Queries): Promise<Selectable<Tables['demo_people']>[]> {
  return db.selectFrom('demo_people').selectAll().orderBy('persona').execute()
}

export async function addDemoPerson(db: Queries, row: Insertable<Tables['demo_people']>): Promise<void> {
  await db
    .insertInto('demo_people')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
