import { type Insertable, type Selectable, sql } from 'kysely'
import type { Queries, Tables } from '../../../db/database.ts'

export type Ending = NonNullable<Tables['sessions']['ended_because']>

export async function addSession(db: Queries, row: Insertable<Tables['sessions']>, refreshHash: string): Promise<void> {
  await db
    .with('begun', (query) => query.insertInto('sessions').values(row))
    .with('seen', (query) => query.updateTable('people').set({ last_seen_at: row.began_at }).where('id', '=', row.person_id))
    .insertInto('refresh_tokens')
    .values({ hash: refreshHash, session_id: row.id, issued_at: row.began_at, used_at: null })
    .execute()
}

export type Used = {
  readonly session_id: string
  readonly person_id: string
  readonly password_checked_at: Date
  readonly used_at: Date | null
}

/**
 * Marks a refresh token as used, the first time, and puts its successor beside it. Who asks again gets the moment of the first use.
 * Tokens of a session that has ended are not found.
 */
export async function useRefreshToken(
  db: Queries,
  hash: string,
  successorHash: string,
  now: Date,
  { idleUntil, longestDays }: { readonly idleUntil: Date; readonly longestDays: number },
): Promise<Used | undefined> {
  return db
    .with('token', (query) =>
      query
        .updateTable('refresh_tokens as token')
        .from('sessions as session')
        .set((eb) => ({ used_at: eb.fn.coalesce('token.used_at', eb.val(now)) }))
        .where('token.hash', '=', hash)
        .whereRef('session.id', '=', 'token.session_id')
        .where('session.ended_at', 'is', null)
        .where('session.expires_at', '>', now)
        .returning(['token.session_id', 'token.used_at', 'session.person_id', 'session.password_checked_at']),
    )
    .with('successor', (query) =>
      query
        .insertInto('refresh_tokens')
        .columns(['hash', 'session_id', 'issued_at'])
        .expression((eb) =>
          eb.selectFrom('token').select([eb.val(successorHash).as('hash'), 'token.session_id', eb.val(now).as('issued_at')]),
        )
        .onConflict((conflict) => conflict.column('hash').doNothing()),
    )
    .with('alive', (query) =>
      query
        .updateTable('sessions')
        .from('token')
        .set({
          last_used_at: now,
          expires_at: sql`least(${idleUntil}::timestamptz, began_at + make_interval(days => ${longestDays}::int))`,
        })
        .whereRef('sessions.id', '=', 'token.session_id'),
    )
    .selectFrom('token')
    .selectAll()
    .executeTakeFirst()
}

export async function findSessions(db: Queries, personId: string, now: Date): Promise<Selectable<Tables['sessions']>[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .execute()
}

export async function findSession(db: Queries, sessionId: string): Promise<Selectable<Tables['sessions']> | undefined> {
  return db.selectFrom('sessions').selectAll().where('id', '=', sessionId).executeTakeFirst()
}

export async function endSession(db: Queries, personId: string, sessionId: string, because: Ending, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ ended_at: now, ended_because: because })
    .where('id', '=', sessionId)
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends every session of a person, except the given one. */
export async function endSessions(db: Queries, personId: string, keptId: string | null, because: Ending, now: Date): Promise<string[]> {
  const ended = await db
    .updateTable('sessions')
    .set({ ended_at: now, ended_because: because })
    .where('person_id', '=', personId)
    .where(({ eb, lit }) => (keptId === null ? lit(true) : eb('id', '!=', keptId)))
    .where('ended_at', 'is', null)
    .returning('id')
    .execute()
  return ended.map(({ id }) => id)
}

export async function recordPasswordCheck(db: Queries, sessionId: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ password_checked_at: now }).where('id', '=', sessionId).execute()
}

/** Money is moved from this device, after a fresh proof. */
export async function recordMoneyMoved(db: Queries, sessionId: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ money_moved_at: now }).where('id', '=', sessionId).execute()
}

export async function findEndedSince(db: Queries, since: Date): Promise<{ id: string; ended_at: Date | null }[]> {
  return db.selectFrom('sessions').select(['id', 'ended_at']).where('ended_at', '>', since).execute()
}

export async function hasEnded(db: Queries, sessionId: string): Promise<boolean> {
  const row = await db.selectFrom('sessions').select('id').where('id', '=', sessionId).where('ended_at', 'is', null).executeTakeFirst()
  return row === undefined
}

/** Sessions that ended or ran out before that moment, with their tokens, and links that nobody can use any more. */
export async function forgetOldSessions(db: Queries, before: Date): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where(({ eb, or }) => or([eb('ended_at', '<', before), eb('expires_at', '<', before)]))
    .execute()
  await db.deleteFrom('mailed_tokens').where('expires_at', '<', before).execute()
}

/** Says something to every service that listens for sessions that end. */
export async function notifyListeners(db: Queries, payload: string): Promise<void> {
  await sql`select pg_notify('session_ended', ${payload})`.execute(db)
}
