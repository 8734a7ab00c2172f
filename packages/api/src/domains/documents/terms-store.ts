import type { Insertable, Selectable } from 'kysely'
import type { Queries, Tables } from '../../db/database.ts'

export type Acceptance = Selectable<Tables['terms_acceptances']>

export async function findAcceptances(db: Queries, personId: string): Promise<Acceptance[]> {
  return db.selectFrom('terms_acceptances').selectAll().where('person_id', '=', personId).execute()
}

/** Nothing comes back when it was agreed to before. */
export async function addAcceptance(trx: Queries, row: Insertable<Tables['terms_acceptances']>): Promise<Acceptance | undefined> {
  return trx
    .insertInto('terms_acceptances')
    .values(row)
    .onConflict((conflict) => conflict.columns(['person_id', 'document', 'version']).doNothing())
    .returningAll()
    .executeTakeFirst()
}
