import { type Selectable, sql } from 'kysely'
import type { Queries, Tables } from '../../db/database.ts'

export type SearchRow = Selectable<Tables['unclaimed_searches']>

export async function findSearch(db: Queries, personId: string): Promise<SearchRow | undefined> {
  return db.selectFrom('unclaimed_searches').selectAll().where('person_id', '=', personId).executeTakeFirst()
}

/** Notes what is to be looked with. Answers whether that is news, or was asked for too long ago. */
export async function wantSearch(trx: Queries, personId: string, hash: string, now: Date, askedBefore: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into unclaimed_searches as search (person_id, wanted, wanted_at) values (${personId}, ${hash}, ${now})
    on conflict (person_id) do update set wanted = excluded.wanted, wanted_at = excluded.wanted_at
    where search.matched is distinct from excluded.wanted
      and (search.wanted <> excluded.wanted or search.wanted_at < ${askedBefore})
    returning 1`.execute(trx)
  return rows.length > 0
}

/** The search of a person, which nobody else goes through before the transaction ends. */
export async function lockSearch(trx: Queries, personId: string): Promise<SearchRow | undefined> {
  return trx.selectFrom('unclaimed_searches').selectAll().where('person_id', '=', personId).forUpdate().executeTakeFirst()
}

export async function recordMatched(trx: Queries, personId: string, hash: string, now: Date): Promise<void> {
  await trx
    .updateTable('unclaimed_searches')
    .set({ wanted: hash, matched: hash, matched_at: now })
    .where('person_id', '=', personId)
    .execute()
}

export async function setNextSearch(trx: Queries, personId: string, at: Date): Promise<void> {
  await trx.updateTable('unclaimed_searches').set({ next_look_at: at }).where('person_id', '=', personId).execute()
}

/** Answers whether it is the first. */
export async function beginNextSearch(trx: Queries, personId: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update unclaimed_searches set next_look_at = ${at} where person_id = ${personId} and next_look_at is null returning 1`.execute(trx)
  return rows.length > 0
}
