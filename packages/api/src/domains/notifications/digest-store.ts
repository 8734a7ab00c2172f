import type { Insertable, Selectable } from 'kysely'
import type { Queries, Tables } from '../../db/database.ts'
import type { NotificationRow } from './store.ts'

/** False when one is ordered already. */
export async function beginDigest(trx: Queries, row: Insertable<Tables['digests']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('digests')
    .values(row)
    .onConflict((conflict) => conflict.column('person_id').doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** The one that is due, once. */
export async function takeDigest(trx: Queries, personId: string, now: Date): Promise<Selectable<Tables['digests']> | undefined> {
  return trx.deleteFrom('digests').where('person_id', '=', personId).where('due_at', '<=', now).returningAll().executeTakeFirst()
}

/** What has waited since then, the oldest first, of the subjects that still come once a week. */
export async function findForDigest(trx: Queries, personId: string, since: Date): Promise<NotificationRow[]> {
  return trx
    .selectFrom('notifications')
    .innerJoin('unwanted_emails', (join) =>
      join
        .onRef('unwanted_emails.person_id', '=', 'notifications.person_id')
        .onRef('unwanted_emails.subject', '=', 'notifications.subject'),
    )
    .selectAll('notifications')
    .where('notifications.person_id', '=', personId)
    .where('unwanted_emails.is_weekly', '=', true)
    .where('notifications.sent_at', '>=', since)
    .orderBy('notifications.sent_at')
    .orderBy('notifications.place')
    .execute()
}
