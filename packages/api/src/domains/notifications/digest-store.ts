import type { OptionalSubject } from '@app/schemas/rules/people/notification-subjects'
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

/** Since when things wait for the one that is ordered. */
export async function findWaitingSince(trx: Queries, personId: string): Promise<Date | undefined> {
  const row = await trx.selectFrom('digests').select('since').where('person_id', '=', personId).executeTakeFirst()
  return row?.since
}

/** The one that is due, once. */
export async function takeDigest(trx: Queries, personId: string, now: Date): Promise<Selectable<Tables['digests']> | undefined> {
  return trx.deleteFrom('digests').where('person_id', '=', personId).where('due_at', '<=', now).returningAll().executeTakeFirst()
}

type Waiting = { readonly since: Date; readonly about?: OptionalSubject }

/**
 * What waits for the one that is ordered, the oldest first, of the subjects that still come once a week; of one alone, where it is named.
 * What came before a subject was left to wait has come at once.
 */
export async function findForDigest(trx: Queries, personId: string, { since, about }: Waiting): Promise<NotificationRow[]> {
  const waiting = trx
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
    .whereRef('notifications.sent_at', '>=', 'unwanted_emails.since')
  const asked = about === undefined ? waiting : waiting.where('notifications.subject', '=', about)
  return asked.orderBy('notifications.sent_at').orderBy('notifications.place').execute()
}
