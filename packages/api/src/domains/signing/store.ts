import { type AliasableExpression, type Insertable, type Selectable, sql } from 'kysely'
import type { Queries, Tables } from '../../db/database.ts'

export type SignatureRow = Selectable<Tables['signatures']>
export type HandOverRow = Selectable<Tables['signing_hand_overs']>

export async function findSignatures(db: Queries, personId: string): Promise<SignatureRow[]> {
  return db
    .selectFrom('signatures')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('signed_at', 'desc')
    .orderBy('title')
    .orderBy('id')
    .execute()
}

/** What was signed and when, the last one first, to be read with other facts in one statement. */
export function findSigned(db: Queries, personId: string): AliasableExpression<{ readonly found: unknown }> {
  return db
    .selectFrom('signatures')
    .select(
      sql<unknown>`jsonb_agg(jsonb_build_object('kind', kind, 'about', about, 'signed_at', signed_at) order by signed_at desc)`.as('found'),
    )
    .where('person_id', '=', personId)
}

/** When the papers of a kind of account were signed last. */
export function findAccountSigned(db: Queries, personId: string, type: string): AliasableExpression<{ readonly found: unknown }> {
  return db
    .selectFrom('signatures')
    .select(sql<unknown>`to_jsonb(max(signed_at))`.as('found'))
    .where('person_id', '=', personId)
    .where('kind', '=', 'account')
    .where('about', '=', type)
}

export async function addSignature(trx: Queries, row: Insertable<Tables['signatures']>): Promise<void> {
  await trx.insertInto('signatures').values(row).execute()
}

type Offer = { readonly personId: string; readonly tokenHash: string; readonly expiresAt: Date }

/** Lets one telephone in. Any other before it is shut out. */
export async function putHandOver(db: Queries, { personId, tokenHash, expiresAt }: Offer): Promise<void> {
  const offer = { token_hash: tokenHash, key_hash: null, expires_at: expiresAt, opened_at: null }
  await db
    .insertInto('signing_hand_overs')
    .values({ person_id: personId, ...offer })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(offer))
    .execute()
}

export async function findHandOver(db: Queries, personId: string, now: Date): Promise<HandOverRow | undefined> {
  return db.selectFrom('signing_hand_overs').selectAll().where('person_id', '=', personId).where('expires_at', '>', now).executeTakeFirst()
}

type Opening = { readonly tokenHash: string; readonly keyHash: string; readonly now: Date; readonly until: Date }

/** Uses a token up: the first time, and while it is good. */
export async function openHandOver(db: Queries, { tokenHash, keyHash, now, until }: Opening): Promise<HandOverRow | undefined> {
  return db
    .updateTable('signing_hand_overs')
    .set({ key_hash: keyHash, opened_at: now, expires_at: until })
    .where('token_hash', '=', tokenHash)
    .where('opened_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
}

/** Whose telephone shows this key. */
export async function findByKey(db: Queries, keyHash: string, now: Date): Promise<HandOverRow | undefined> {
  return db.selectFrom('signing_hand_overs').selectAll().where('key_hash', '=', keyHash).where('expires_at', '>', now).executeTakeFirst()
}

export async function endHandOver(trx: Queries, personId: string): Promise<void> {
  await trx.deleteFrom('signing_hand_overs').where('person_id', '=', personId).execute()
}
