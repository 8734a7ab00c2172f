import type { EmailWay, OptionalSubject } from '@app/schemas/rules/people/notification-subjects'
import { optionalSubjects } from '@app/schemas/rules/people/notification-subjects'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database, Queries, Tables } from '../../db/database.ts'

export type NotificationRow = Selectable<Tables['notifications']>

export async function insertNotification(trx: Queries, row: Omit<Insertable<Tables['notifications']>, 'read_at'>): Promise<void> {
  await trx.insertInto('notifications').values(row).execute()
}

/** The newest first, from those that are older than `before`. */
export async function findNotifications(
  db: Queries,
  personId: string,
  { before, limit }: { readonly before: string | undefined; readonly limit: number },
): Promise<NotificationRow[]> {
  const all = db.selectFrom('notifications').selectAll().where('person_id', '=', personId)
  const older =
    before === undefined
      ? all
      : all.where(
          sql<boolean>`(sent_at, place) < (select sent_at, place from notifications where id = ${before} and person_id = ${personId})`,
        )
  return older.orderBy('sent_at', 'desc').orderBy('place', 'desc').limit(limit).execute()
}

export async function countUnread(db: Queries, personId: string): Promise<number> {
  const row = await db
    .selectFrom('notifications')
    .select(sql<number>`count(*)::int`.as('unread'))
    .where('person_id', '=', personId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return row.unread
}

/** Marks one, and with it those that are older. False when the person has none of that name. */
export async function markRead(trx: Queries, personId: string, id: string, { andOlder, now }: { andOlder: boolean; now: Date }) {
  const own = await trx.selectFrom('notifications').select('id').where('person_id', '=', personId).where('id', '=', id).executeTakeFirst()
  if (!own) return false
  const unread = trx.updateTable('notifications').set({ read_at: now }).where('person_id', '=', personId).where('read_at', 'is', null)
  const marked = andOlder
    ? unread.where(sql<boolean>`(sent_at, place) <= (select sent_at, place from notifications where id = ${own.id})`)
    : unread.where('id', '=', own.id)
  await marked.execute()
  return true
}

/** How a person wants e-mails about a subject. */
export async function findWay(db: Queries, personId: string, subject: OptionalSubject): Promise<EmailWay> {
  return (await findWays(db, personId)).get(subject) ?? 'at-once'
}

/** The subjects of which e-mails don’t come at once. */
export async function findWays(db: Queries, personId: string): Promise<ReadonlyMap<OptionalSubject, EmailWay>> {
  const rows = await db.selectFrom('unwanted_emails').select(['subject', 'is_weekly']).where('person_id', '=', personId).execute()
  return new Map(rows.map(({ subject, is_weekly: isWeekly }) => [subject, isWeekly ? 'weekly' : 'never']))
}

type Off = { readonly isWeekly: boolean; readonly since: Date }

/** Not at once any more, since then: once a week, or not at all. False when it was so before. */
export async function turnOff(trx: Queries, personId: string, subject: OptionalSubject, { isWeekly, since }: Off): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('unwanted_emails')
    .values({ person_id: personId, subject, since, is_weekly: isWeekly })
    .onConflict((conflict) =>
      conflict.columns(['person_id', 'subject']).doUpdateSet({ is_weekly: isWeekly }).where('unwanted_emails.is_weekly', '<>', isWeekly),
    )
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Unsubscribed: of everybody who is meant by the link of an e-mail, nothing comes that may be turned off. */
export async function turnAllOff(db: Queries, id: string, emailIndexes: readonly string[], since: Date): Promise<void> {
  await sql`
    insert into unwanted_emails (person_id, subject, since)
    select people.id, subject, ${since} from people, unnest(${[...optionalSubjects]}::text[]) as subject
    where people.id = ${id} or people.email_index = any(${[...emailIndexes]})
    on conflict (person_id, subject) do update set is_weekly = false`.execute(db)
}

/** False when it was so before. */
export async function turnOn(trx: Queries, personId: string, subject: OptionalSubject): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('unwanted_emails')
    .where('person_id', '=', personId)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function forgetOldNotifications(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('notifications').where('sent_at', '<', before).execute()
}
