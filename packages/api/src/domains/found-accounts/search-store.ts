import { type Insertable, type Selectable, sql } from 'kysely'
import type { Queries, Tables } from '../../db/database.ts'

export type SearchRow = Selectable<Tables['searches']>
export type SourceRow = Selectable<Tables['search_sources']>

export async function findHints(db: Queries, personId: string): Promise<Selectable<Tables['search_hints']> | undefined> {
  return db.selectFrom('search_hints').selectAll().where('person_id', '=', personId).executeTakeFirst()
}

export async function putHints(trx: Queries, row: Insertable<Tables['search_hints']>): Promise<void> {
  await trx
    .insertInto('search_hints')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        names: eb.ref('excluded.names'),
        zip_codes: eb.ref('excluded.zip_codes'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute()
}

/** Begins a search; undefined when one is running already. */
export async function addSearch(trx: Queries, row: Insertable<Tables['searches']>): Promise<SearchRow | undefined> {
  return trx
    .insertInto('searches')
    .values(row)
    .onConflict((conflict) => conflict.column('person_id').where('state', '=', sql.lit('running')).doNothing())
    .returningAll()
    .executeTakeFirst()
}

export async function addSources(trx: Queries, searchId: string, sources: readonly SourceRow['source'][]): Promise<void> {
  await trx
    .insertInto('search_sources')
    .values(sources.map((source) => ({ search_id: searchId, source, state: 'waiting' as const })))
    .execute()
}

/** The search of a person that runs, or the last one. */
export async function findSearch(db: Queries, personId: string): Promise<SearchRow | undefined> {
  return db
    .selectFrom('searches')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy(sql`state = 'running'`, 'desc')
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function findSearchById(db: Queries, id: string): Promise<SearchRow | undefined> {
  return db.selectFrom('searches').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function findSources(db: Queries, searchId: string): Promise<SourceRow[]> {
  return db.selectFrom('search_sources').selectAll().where('search_id', '=', searchId).execute()
}

export async function setSource(db: Queries, searchId: string, source: SourceRow['source'], state: SourceRow['state']): Promise<void> {
  await db.updateTable('search_sources').set({ state }).where('search_id', '=', searchId).where('source', '=', source).execute()
}

/** Whether it was this that ended it. */
export async function endSearch(trx: Queries, id: string, now: Date): Promise<boolean> {
  const ended = await trx
    .updateTable('searches')
    .set({ state: 'ended', ended_at: now })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}
