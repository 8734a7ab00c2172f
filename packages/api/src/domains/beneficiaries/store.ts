import { type AliasableExpression, type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Queries, Tables } from '../../db/database.ts'

export type ListRow = Selectable<Tables['beneficiary_lists']>

/** The newest first. */
export async function findLists(db: Queries, personId: string): Promise<ListRow[]> {
  return db
    .selectFrom('beneficiary_lists')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Whether a person has a list that counts or is to count, to be read with other facts in one statement. */
export function findIsListed(db: Queries, personId: string): AliasableExpression<{ readonly found: unknown }> {
  return db
    .selectFrom('beneficiary_lists')
    .select(sql<unknown>`to_jsonb(count(*) > 0)`.as('found'))
    .where('person_id', '=', personId)
    .where('state', 'in', ['KEPT', 'TO_SEND', 'WITH_DESK', 'IN_FORCE'])
}

export async function findList(db: Queries, id: string): Promise<ListRow | undefined> {
  return db.selectFrom('beneficiary_lists').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function lockList(trx: Queries, id: string): Promise<ListRow | undefined> {
  return trx.selectFrom('beneficiary_lists').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function addList(trx: Queries, row: Insertable<Tables['beneficiary_lists']>): Promise<void> {
  await trx.insertInto('beneficiary_lists').values(row).execute()
}

export async function changeList(trx: Queries, id: string, change: Updateable<Tables['beneficiary_lists']>): Promise<void> {
  await trx.updateTable('beneficiary_lists').set(change).where('id', '=', id).execute()
}
