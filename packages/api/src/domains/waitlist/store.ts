import type { Insertable } from 'kysely'
import type { Queries } from '../../db/database.ts'
import type { WaitlistTable } from '../../db/tables/waitlist.ts'

export async function addWaiting(db: Queries, row: Insertable<WaitlistTable>): Promise<void> {
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

export async function stopWaitingLetters(db: Queries, id: string, emailIndexes: readonly string[], now: Date): Promise<void> {
  await db
    .updateTable('waitlist')
    .set({ unsubscribed_at: now })
    .where(({ eb, or }) => or([eb('id', '=', id), eb('email_index', 'in', emailIndexes)]))
    .where('unsubscribed_at', 'is', null)
    .execute()
}
