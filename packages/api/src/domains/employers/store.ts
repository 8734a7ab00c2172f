import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Queries, Tables } from '../../db/database.ts'
import { type Base, isCurrent } from '../../db/transactions/base-version.ts'

export type EmployerRow = Selectable<Tables['employers']>
export type EmployerChange = Omit<Updateable<Tables['employers']>, 'version'> & { readonly changed_by: string }

/** The last job first. */
export async function findEmployers(db: Queries, personId: string): Promise<EmployerRow[]> {
  return db
    .selectFrom('employers')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('end_year', 'desc')
    .orderBy('start_year', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function findEmployer(db: Queries, personId: string, id: string): Promise<EmployerRow | undefined> {
  return db.selectFrom('employers').selectAll().where('person_id', '=', personId).where('id', '=', id).executeTakeFirst()
}

/** The job that there is then: this one, or the one that the same request made before. */
export async function addEmployer(db: Queries, row: Insertable<Tables['employers']>): Promise<EmployerRow> {
  return db
    .insertInto('employers')
    .values(row)
    .onConflict((conflict) =>
      conflict.expression(sql`person_id, (split_part(created_by, ' ', 1))`).doUpdateSet((eb) => ({ version: eb.ref('employers.version') })),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The job after the change; undefined when it does not exist or has changed since. */
export async function changeEmployer(
  db: Queries,
  personId: string,
  { id, base }: { readonly id: string; readonly base: Base },
  change: EmployerChange,
): Promise<EmployerRow | undefined> {
  return db
    .updateTable('employers')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .where(isCurrent(base))
    .returningAll()
    .executeTakeFirst()
}

export async function removeEmployer(db: Queries, personId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('employers').where('person_id', '=', personId).where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}
