import { type Insertable, sql } from 'kysely'
import type { Queries, Tables } from '../../db/database.ts'

export type Batch = {
  readonly filings: readonly Insertable<Tables['filings']>[]
  readonly money: readonly Insertable<Tables['filing_money']>[]
  readonly keepers: readonly Insertable<Tables['filing_keepers']>[]
}

export type Place = { readonly rows_done: number; readonly is_read: boolean; readonly is_folded: boolean }

/** How far this was read before. */
export async function findPlace(db: Queries, source: string): Promise<Place | undefined> {
  const columns = ['rows_done', 'is_read', 'is_folded'] as const
  return db.selectFrom('directory_imports').select(columns).where('source', '=', source).executeTakeFirst()
}

export async function saveProgress(db: Queries, source: string, about: { readonly name: string; readonly kind: string }, rowsDone: number) {
  const place = { rows_done: rowsDone, is_folded: false }
  await db
    .insertInto('directory_imports')
    .values({ source, ...about, ...place, is_read: false })
    .onConflict((conflict) => conflict.column('source').doUpdateSet(place))
    .execute()
}

export async function recordRead(db: Queries, source: string): Promise<void> {
  await db.updateTable('directory_imports').set({ is_read: true }).where('source', '=', source).execute()
}

export async function recordFolded(db: Queries): Promise<void> {
  await db.updateTable('directory_imports').set({ is_folded: true }).where('is_read', '=', true).where('is_folded', '=', false).execute()
}

/** Whether plans and companies were made of all that was read. */
export async function isAllFolded(db: Queries): Promise<boolean> {
  const left = await db.selectFrom('directory_imports').select('source').where('is_folded', '=', false).limit(1).executeTakeFirst()
  return left === undefined
}

/** Saves rows; existing ones are replaced. JSON is the quickest input that needs no more than one parameter. */
export async function saveBatch(db: Queries, { filings, money, keepers }: Batch): Promise<void> {
  if (filings.length > 0) await saveFilings(db, JSON.stringify(filings))
  if (money.length > 0) await saveMoney(db, JSON.stringify(money))
  if (keepers.length > 0) await saveRecordKeepers(db, JSON.stringify(keepers))
}

async function saveFilings(db: Queries, rows: string): Promise<void> {
  await sql`
    insert into filings as kept
    select * from json_populate_recordset(null::filings, ${rows}::json)
    on conflict (ack_id) do update set
      company_id = excluded.company_id, plan_number = excluded.plan_number, form = excluded.form,
      company_name = excluded.company_name, trade_name = excluded.trade_name, former_name = excluded.former_name, name_key = excluded.name_key, exact_key = excluded.exact_key,
      plan_name = excluded.plan_name, city = excluded.city, state = excluded.state, zip_code = excluded.zip_code,
      plan_year = excluded.plan_year, received_on = excluded.received_on, participants = excluded.participants,
      accounts = excluded.accounts, admin_name = excluded.admin_name, admin_phone = excluded.admin_phone,
      assets_begin_cents = excluded.assets_begin_cents, assets_end_cents = excluded.assets_end_cents, admin_cents = excluded.admin_cents
    where (kept.*) is distinct from (excluded.*)`.execute(db)
}

async function saveMoney(db: Queries, rows: string): Promise<void> {
  await sql`
    insert into filing_money as kept
    select * from json_populate_recordset(null::filing_money, ${rows}::json)
    on conflict (ack_id) do update set
      assets_begin_cents = excluded.assets_begin_cents, assets_end_cents = excluded.assets_end_cents, admin_cents = excluded.admin_cents
    where (kept.*) is distinct from (excluded.*)`.execute(db)
}

async function saveRecordKeepers(db: Queries, rows: string): Promise<void> {
  await sql`
    insert into filing_keepers as kept
    select * from json_populate_recordset(null::filing_keepers, ${rows}::json)
    on conflict (ack_id, row_order) do update set
      name = excluded.name, name_key = excluded.name_key, paid_cents = excluded.paid_cents
    where (kept.*) is distinct from (excluded.*)`.execute(db)
}
