import type { Language } from '@app/schemas/language'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Queries, Tables } from '../../db/database.ts'

export type PersonRow = Selectable<Tables['people']>

/**
 * Adds an account. `holds_email` says whether it holds its address, as far as that is known: when another account takes it at the same
 * moment, the address only stands in this one as what was typed.
 */
export async function addPerson(db: Queries, row: Insertable<Tables['people']>): Promise<void> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('people')
    .values(row)
    .onConflict((conflict) => conflict.column('email_index').where('holds_email', '=', sql.lit(true)).doNothing())
    .executeTakeFirst()
  if (!numInsertedOrUpdatedRows)
    await db
      .insertInto('people')
      .values({ ...row, holds_email: false })
      .execute()
}

export async function findPerson(db: Queries, id: string): Promise<PersonRow | undefined> {
  return db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The language that a person reads. */
export async function findLanguage(db: Queries, id: string): Promise<Language> {
  const row = await db.selectFrom('people').select('language').where('id', '=', id).executeTakeFirst()
  return row?.language ?? 'en'
}

export async function saveLanguage(db: Queries, id: string, language: Language): Promise<void> {
  await db.updateTable('people').set({ language }).where('id', '=', id).execute()
}

export async function findPeople(db: Queries, ids: readonly string[]): Promise<PersonRow[]> {
  return db.selectFrom('people').selectAll().where('id', 'in', ids).execute()
}

/** The account that holds an address: the one that proved it, or the first that was made with it. */
export async function findHolder(db: Queries, emailIndexes: readonly string[]): Promise<PersonRow | undefined> {
  return (
    db
      .selectFrom('people')
      .selectAll()
      .where('email_index', 'in', emailIndexes)
      .where('holds_email', '=', true)
      // While the index key changes, two may hold it under different keys.
      .orderBy((eb) => eb('email_confirmed_at', 'is', null))
      .orderBy('created_at')
      .limit(1)
      .executeTakeFirst()
  )
}

/**
 * An account that has not proven its address, by the hash of its password: see unproven-password.ts. Of several with one password, which
 * somebody made who had forgotten the first, it is the one that was used last.
 */
export async function findUnproven(
  db: Queries,
  emailIndexes: readonly string[],
  passwordHashes: readonly string[],
): Promise<PersonRow | undefined> {
  return db
    .selectFrom('people')
    .selectAll()
    .where('email_index', 'in', emailIndexes)
    .where('email_confirmed_at', 'is', null)
    .where('password_hash', 'in', passwordHashes)
    .orderBy('last_seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Another password. `standsAlone`: whether it is long enough to be all there is; left out, that stays as it was. */
export async function setPassword(db: Queries, personId: string, passwordHash: string, standsAlone?: boolean): Promise<void> {
  await db
    .updateTable('people')
    .set({ password_hash: passwordHash, ...(standsAlone !== undefined && { password_stands_alone: standsAlone }) })
    .where('id', '=', personId)
    .execute()
}

export type ProvenAddress = {
  readonly email: string
  /** Whether it is the one that waited to take the place of another. */
  readonly isNew: boolean
  readonly index: string
  /** Everything that it may be stored under. */
  readonly indexes: readonly string[]
}

/** Returns true when the address is now proven as this person's, and false when another account has proven it before. */
export async function holdAddress(
  db: Queries,
  personId: string,
  { email, isNew, index, indexes }: ProvenAddress,
  now: Date,
): Promise<boolean> {
  const others = await db
    .selectFrom('people')
    .select(['id', 'email_confirmed_at'])
    .where('email_index', 'in', indexes)
    .where('id', '!=', personId)
    .where('holds_email', '=', true)
    .forUpdate()
    .execute()
  if (others.some(({ email_confirmed_at }) => email_confirmed_at !== null)) return false
  const ids = others.map(({ id }) => id)
  if (ids.length > 0) await db.updateTable('people').set({ holds_email: false }).where('id', 'in', ids).execute()
  await db
    .updateTable('people')
    .set({ email, email_index: index, email_confirmed_at: now, holds_email: true, ...(isNew && { pending_email: null }) })
    .where('id', '=', personId)
    .execute()
  return true
}

export async function setName(db: Queries, personId: string, firstName: string, lastName: string): Promise<void> {
  await db.updateTable('people').set({ first_name: firstName, last_name: lastName }).where('id', '=', personId).execute()
}

type Closed = Pick<PersonRow, 'first_name' | 'last_name' | 'email' | 'email_index' | 'closed_at'>

/** Nobody signs in with it any more. */
export async function setClosed(trx: Queries, id: string, emptied: Closed): Promise<void> {
  const { first_name, last_name, email, email_index, closed_at } = emptied
  await trx
    .updateTable('people')
    .set({ first_name, last_name, email, email_index, closed_at, password_hash: '' })
    .set({ holds_email: false, email_confirmed_at: null, pending_email: null })
    .where('id', '=', id)
    .execute()
}

export async function setPendingEmail(db: Queries, personId: string, pendingEmail: string | null): Promise<void> {
  await db.updateTable('people').set({ pending_email: pendingEmail }).where('id', '=', personId).execute()
}

/** Notes when this person, and anybody with this address, unsubscribed. What they are sent is what their settings say. */
export async function unsubscribePerson(db: Queries, id: string, emailIndexes: readonly string[], now: Date): Promise<void> {
  await db
    .updateTable('people')
    .set({ unsubscribed_at: now })
    .where(({ eb, or }) => or([eb('id', '=', id), eb('email_index', 'in', emailIndexes)]))
    .where('unsubscribed_at', 'is', null)
    .execute()
}

/** How many accounts were made since then. */
export async function countNewPeople(db: Queries, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('people')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

/** Until the transaction ends, nobody else does what is done for one person at a time. */
export async function lockPerson(trx: Queries, id: string): Promise<void> {
  await trx.selectFrom('people').select('id').where('id', '=', id).forUpdate().execute()
}

/** How many came by a link of this name. */
export async function countInvited(db: Queries, partnerName: string, originDomain: string): Promise<number> {
  const { count } = await db
    .selectFrom('people')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('partner_name', '=', partnerName)
    .where('origin_domain', '=', originDomain)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The words under which a person is found by name; those of an earlier name go. */
export async function putNameWords(trx: Queries, personId: string, rows: readonly Insertable<Tables['name_words']>[]): Promise<void> {
  await trx.deleteFrom('name_words').where('person_id', '=', personId).execute()
  if (rows.length > 0) await trx.insertInto('name_words').values(rows).execute()
}

/** People who have each of the words, of which each may be stored under several keys. */
export async function findByNameWords(db: Queries, words: readonly (readonly string[])[], limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('people')
    .select('id')
    .where((eb) =>
      eb.and(
        words.map((indexes) =>
          eb.exists(
            eb
              .selectFrom('name_words')
              .select('name_words.id')
              .whereRef('name_words.person_id', '=', 'people.id')
              .where('word_index', 'in', indexes),
          ),
        ),
      ),
    )
    .orderBy('last_seen_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
