import type { Insertable, Selectable } from 'kysely'
import type { Queries, Tables } from '../../db/database.ts'

export type PersonRow = Selectable<Tables['people']>

export async function addPerson(db: Queries, row: Insertable<Tables['people']>): Promise<void> {
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

export async function moveEmail(db: Queries, personId: string, email: string, emailIndex: string, now: Date): Promise<void> {
  await db
    .updateTable('people')
    .set({ email, email_index: emailIndex, email_confirmed_at: now, pending_email: null })
    .where('id', '=', personId)
    .execute()
}

/** No more e-mails that can be done without: to this person, and to whoever has this address. */
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
