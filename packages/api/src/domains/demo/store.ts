import type { Insertable, Selectable } from 'kysely'
import type { Queries } from '../../db/database.ts'
import type { DemoPeopleTable } from '../../db/tables/demo-people.ts'

export async function findDemoPeople(db: Queries): Promise<Selectable<DemoPeopleTable>[]> {
  return db.selectFrom('demo_people').selectAll().orderBy('persona').execute()
}

export async function addDemoPerson(db: Queries, row: Insertable<DemoPeopleTable>): Promise<void> {
  await db
    .insertInto('demo_people')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
