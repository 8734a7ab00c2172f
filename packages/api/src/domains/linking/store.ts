import { type AliasableExpression, type Insertable, type Selectable, sql } from 'kysely'
import type { Queries, Tables } from '../../db/database.ts'

export type LinkRow = Selectable<Tables['linked_institutions']>
export type LinkState = LinkRow['state']

/** Undefined when a link was already made with this token. */
export async function addLink(trx: Queries, row: Insertable<Tables['linked_institutions']>): Promise<LinkRow | undefined> {
  return trx
    .insertInto('linked_institutions')
    .values(row)
    .onConflict((conflict) => conflict.column('public_token_index').doNothing())
    .returningAll()
    .executeTakeFirst()
}

export async function findByToken(db: Queries, indexes: readonly string[]): Promise<LinkRow | undefined> {
  return db
    .selectFrom('linked_institutions')
    .selectAll()
    .where(sql<boolean>`public_token_index = any(${indexes}::text[])`)
    .executeTakeFirst()
}

export async function findLink(db: Queries, id: string): Promise<LinkRow | undefined> {
  return db.selectFrom('linked_institutions').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Of a person; not what was removed. */
export async function findOwnLink(db: Queries, personId: string, id: string): Promise<LinkRow | undefined> {
  return db
    .selectFrom('linked_institutions')
    .selectAll()
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .where('state', '!=', 'removed')
    .executeTakeFirst()
}

export async function findOwnLinks(db: Queries, personId: string): Promise<LinkRow[]> {
  return db
    .selectFrom('linked_institutions')
    .selectAll()
    .where('person_id', '=', personId)
    .where('state', '!=', 'removed')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Whether the partner still has to be told that a link has ended. */
export async function hasEndedToken(db: Queries, personId: string): Promise<boolean> {
  const row = await db
    .selectFrom('linked_institutions')
    .select('id')
    .where('person_id', '=', personId)
    .where('state', '=', 'removed')
    .where('access_token', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function findByItem(db: Queries, itemId: string): Promise<LinkRow | undefined> {
  return db.selectFrom('linked_institutions').selectAll().where('item_id', '=', itemId).executeTakeFirst()
}

/** The plans that this person has linked at the same provider, this one too; nobody changes them before the transaction ends. */
export async function lockPlansThere(trx: Queries, { id, person_id, institution_id }: LinkRow): Promise<LinkRow[]> {
  return trx
    .selectFrom('linked_institutions')
    .selectAll()
    .where('person_id', '=', person_id)
    .where('kind', '=', 'investments')
    .where('state', '!=', 'removed')
    .where(({ or, eb }) => or([eb('id', '=', id), eb('institution_id', '=', institution_id)]))
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Only one process asks the partner about it until then. Undefined when another already does. */
export async function claimLink(db: Queries, id: string, now: Date, until: Date): Promise<LinkRow | undefined> {
  return db
    .updateTable('linked_institutions')
    .set({ busy_until: until })
    .where('id', '=', id)
    .where(({ or, eb }) => or([eb('busy_until', 'is', null), eb('busy_until', '<=', now)]))
    .returningAll()
    .executeTakeFirst()
}

export async function leaveLink(db: Queries, id: string): Promise<void> {
  await db.updateTable('linked_institutions').set({ busy_until: null }).where('id', '=', id).execute()
}

/** Whether it still was to be: the person may have ended it meanwhile. */
export async function saveExchanged(db: Queries, id: string, accessToken: string, itemId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('linked_institutions')
    .set({ state: 'reading', access_token: accessToken, item_id: itemId, public_token: null, updated_at: now })
    .where('id', '=', id)
    .where('state', '=', 'exchanging')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** A link that the person has removed meanwhile stays removed. */
export async function saveState(trx: Queries, id: string, state: LinkState, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('linked_institutions')
    .set((eb) => ({ state, public_token: null, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .where('state', '!=', 'removed')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function saveByHand(trx: Queries, id: string): Promise<void> {
  await trx.updateTable('linked_institutions').set({ is_by_hand: true }).where('id', '=', id).execute()
}

export async function forgetToken(db: Queries, id: string): Promise<void> {
  await db.updateTable('linked_institutions').set({ access_token: null }).where('id', '=', id).execute()
}

/** The newest link of each kind first; by it flows know how linking went. */
export function findStates(db: Queries, personId: string): AliasableExpression<{ readonly found: unknown }> {
  return db
    .selectFrom('linked_institutions')
    .select(
      sql<unknown>`jsonb_agg(jsonb_build_object('id', id, 'kind', kind, 'state', state, 'isByHand', is_by_hand) order by created_at desc, id)`.as(
        'found',
      ),
    )
    .where('person_id', '=', personId)
    .where('state', '!=', 'removed')
}
