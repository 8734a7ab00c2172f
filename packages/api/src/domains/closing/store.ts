import type { Insertable, Selectable } from 'kysely'
import type { Queries, Tables } from '../../db/database.ts'

export type ClosingRow = Selectable<Tables['account_closings']>

/** Undefined when it was asked for before. */
export async function addClosing(trx: Queries, row: Insertable<Tables['account_closings']>): Promise<ClosingRow | undefined> {
  return trx
    .insertInto('account_closings')
    .values(row)
    .onConflict((conflict) => conflict.column('person_id').doNothing())
    .returningAll()
    .executeTakeFirst()
}

export async function findClosing(db: Queries, personId: string): Promise<ClosingRow | undefined> {
  return db.selectFrom('account_closings').selectAll().where('person_id', '=', personId).executeTakeFirst()
}

/** Whether there was one. */
export async function dropClosing(trx: Queries, personId: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('account_closings').where('person_id', '=', personId).executeTakeFirst()
  return numDeletedRows > 0n
}
