import type { Insertable, Selectable } from 'kysely'
import type { Queries } from '../../db/database.ts'
import type { MailedPurpose } from '../../db/tables/mailed-tokens.ts'
import type { PeopleTable } from '../../db/tables/people.ts'
import type { SessionsTable } from '../../db/tables/sessions.ts'

export type PersonRow = Selectable<PeopleTable>
export type Ending = NonNullable<SessionsTable['ended_because']>

export async function addPerson(db: Queries, row: Insertable<PeopleTable>): Promise<void> {
  await db.insertInto('people').values(row).execute()
}

export async function findPerson(db: Queries, id: string): Promise<PersonRow | undefined> {
  return db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Who may be meant by an address: whoever confirmed it, then those seen last. */
export async function findByEmail(db: Queries, emailIndexes: readonly string[], most: number): Promise<PersonRow[]> {
  return db
    .selectFrom('people')
    .selectAll()
    .where('email_index', 'in', emailIndexes)
    .orderBy((eb) => eb('email_confirmed_at', 'is', null))
    .orderBy('last_seen_at', 'desc')
    .limit(most)
    .execute()
}

export async function setPassword(db: Queries, personId: string, passwordHash: string): Promise<void> {
  await db.updateTable('people').set({ password_hash: passwordHash }).where('id', '=', personId).execute()
}

/** True when the address is now confirmed as this person's; false when somebody else has confirmed it before, under whichever index. */
export async function confirmAddress(db: Queries, personId: string, emailIndexes: readonly string[], now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('people as mine')
    .set({ email_confirmed_at: now })
    .where('mine.id', '=', personId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('people as other')
            .select('other.id')
            .where('other.email_index', 'in', emailIndexes)
            .whereRef('other.id', '!=', 'mine.id')
            .where('other.email_confirmed_at', 'is not', null),
        ),
      ),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function setName(db: Queries, personId: string, firstName: string, lastName: string): Promise<void> {
  await db.updateTable('people').set({ first_name: firstName, last_name: lastName }).where('id', '=', personId).execute()
}

export async function setPendingEmail(db: Queries, personId: string, pendingEmail: string | null): Promise<void> {
  await db.updateTable('people').set({ pending_email: pendingEmail }).where('id', '=', personId).execute()
}

export async function takeOverEmail(db: Queries, personId: string, email: string, emailIndex: string, now: Date): Promise<void> {
  await db
    .updateTable('people')
    .set({ email, email_index: emailIndex, email_confirmed_at: now, pending_email: null })
    .where('id', '=', personId)
    .execute()
}

export async function addSession(db: Queries, row: Insertable<SessionsTable>, refreshHash: string): Promise<void> {
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
  expiresAt: Date,
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
        .set({ last_used_at: now, expires_at: expiresAt })
        .whereRef('sessions.id', '=', 'token.session_id'),
    )
    .selectFrom('token')
    .selectAll()
    .executeTakeFirst()
}

export async function findSessions(db: Queries, personId: string, now: Date): Promise<Selectable<SessionsTable>[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .execute()
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

/** Ends every session of a person, but for the one that is kept. */
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

export async function notePasswordCheck(db: Queries, sessionId: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ password_checked_at: now }).where('id', '=', sessionId).execute()
}

export async function findEndedSince(db: Queries, since: Date): Promise<{ id: string; ended_at: Date | null }[]> {
  return db.selectFrom('sessions').select(['id', 'ended_at']).where('ended_at', '>', since).execute()
}

export async function hasEnded(db: Queries, sessionId: string): Promise<boolean> {
  const row = await db.selectFrom('sessions').select('id').where('id', '=', sessionId).where('ended_at', 'is', null).executeTakeFirst()
  return row === undefined
}

export async function addMailedToken(db: Queries, hash: string, purpose: MailedPurpose, personId: string, expiresAt: Date): Promise<void> {
  await db.insertInto('mailed_tokens').values({ hash, purpose, person_id: personId, expires_at: expiresAt, used_at: null }).execute()
}

/** The person that a letter went to, the first time its token is shown. */
export async function useMailedToken(db: Queries, hash: string, purposes: readonly MailedPurpose[], now: Date) {
  return db
    .updateTable('mailed_tokens')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['person_id', 'purpose'])
    .executeTakeFirst()
}

export async function findMailedToken(db: Queries, hash: string, purposes: readonly MailedPurpose[], now: Date) {
  return db
    .selectFrom('mailed_tokens')
    .select('person_id')
    .where('hash', '=', hash)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Letters of the same purpose that were sent before no longer count. */
export async function spendMailedTokens(db: Queries, personId: string, purpose: MailedPurpose, now: Date): Promise<void> {
  await db
    .updateTable('mailed_tokens')
    .set({ used_at: now })
    .where('person_id', '=', personId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute()
}

/** No more letters that can be done without: to this person, and to whoever has this address. */
export async function unsubscribePerson(db: Queries, id: string, emailIndexes: readonly string[], now: Date): Promise<void> {
  await db
    .updateTable('people')
    .set({ unsubscribed_at: now })
    .where(({ eb, or }) => or([eb('id', '=', id), eb('email_index', 'in', emailIndexes)]))
    .where('unsubscribed_at', 'is', null)
    .execute()
}

/** Sessions that ended or ran out before that moment, with their tokens, and links that nobody can use any more. */
export async function forgetOldSessions(db: Queries, before: Date): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where(({ eb, or }) => or([eb('ended_at', '<', before), eb('expires_at', '<', before)]))
    .execute()
  await db.deleteFrom('mailed_tokens').where('expires_at', '<', before).execute()
}
