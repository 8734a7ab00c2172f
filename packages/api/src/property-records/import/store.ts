import { type Selectable, sql } from 'kysely'
import type { Queries, Tables } from '../../db/database.ts'

type Place = { readonly rows_done: number; readonly is_read: boolean }

/** How far this was read before. */
export async function findPlace(db: Queries, source: string): Promise<Place | undefined> {
  return db.selectFrom('property_imports').select(['rows_done', 'is_read']).where('source', '=', source).executeTakeFirst()
}

export async function saveProgress(
  db: Queries,
  source: string,
  about: { readonly name: string; readonly state: string },
  rowsDone: number,
) {
  await db
    .insertInto('property_imports')
    .values({ source, ...about, rows_done: rowsDone, is_read: false })
    .onConflict((conflict) => conflict.column('source').doUpdateSet({ rows_done: rowsDone }))
    .execute()
}

export async function recordRead(db: Queries, source: string): Promise<void> {
  await db.updateTable('property_imports').set({ is_read: true }).where('source', '=', source).execute()
}

/** Saves records; existing ones are updated. */
export async function saveRecords(db: Queries, rows: readonly Selectable<Tables['property_records']>[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into property_records as kept
    select * from json_populate_recordset(null::property_records, ${JSON.stringify(rows)}::json)
    on conflict (id) do update set
      state = excluded.state, holder = excluded.holder, kind_code = excluded.kind_code, amount_cents = excluded.amount_cents,
      band_from_cents = excluded.band_from_cents, band_to_cents = excluded.band_to_cents, report_year = excluded.report_year
    where (kept.*) is distinct from (excluded.*)`.execute(db)
}

export async function saveOwners(db: Queries, rows: readonly Selectable<Tables['property_owners']>[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into property_owners as kept
    select * from json_populate_recordset(null::property_owners, ${JSON.stringify(rows)}::json)
    on conflict (record_id, number) do update set
      name_key = excluded.name_key, initial_key = excluded.initial_key, city = excluded.city, state = excluded.state,
      zip_code = excluded.zip_code
    where (kept.*) is distinct from (excluded.*)`.execute(db)
}

/** What is known of the values that are looked for, so that the right index is taken. */
export async function refreshStatistics(db: Queries): Promise<void> {
  await sql`analyze property_records`.execute(db)
  await sql`analyze property_owners`.execute(db)
}
