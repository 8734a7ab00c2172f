import type { Insertable, Selectable } from 'kysely'
import type { Queries, Tables } from '../../db/database.ts'

export async function addWaiting(db: Queries, row: Insertable<Tables['waitlist']>): Promise<void> {
  await db.insertInto('waitlist').values(row).execute()
}

export async function setEmployer(db: Queries, id: string, employerName: string, joinedAfter: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('waitlist')
    .set({ employer_name: employerName })
    .where('id', '=', id)
    .where('joined_at', '>', joinedAfter)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function findWaiting(db: Queries, id: string): Promise<Selectable<Tables['waitlist']> | undefined> {
  return db.selectFrom('waitlist').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Removes all rows of an address, however often it joined, and gives their ids. */
export async function removeWaiting(trx: Queries, id: string, emailIndexes: readonly string[]): Promise<readonly string[]> {
  const rows = await trx
    .deleteFrom('waitlist')
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('email_index', 'in', selectFrom('waitlist').select('email_index').where('id', '=', id)),
        eb('email_index', 'in', emailIndexes),
      ]),
    )
    .returning('id')
    .execute()
  return rows.map(({ id: removed }) => removed)
}

/** The same of everybody who joined before that. */
export async function removeOldWaiting(trx: Queries, joinedBefore: Date): Promise<readonly string[]> {
  const rows = await trx.deleteFrom('waitlist').where('joined_at', '<', joinedBefore).returning('id').execute()
  return rows.map(({ id }) => id)
}
