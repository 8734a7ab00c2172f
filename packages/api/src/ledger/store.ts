import { type Insertable, type Selectable, sql } from 'kysely'
import type { Queries, Tables } from '../db/database.ts'

export type Line = { readonly account: string; readonly cents: number }

export async function putAccount(trx: Queries, account: Insertable<Tables['ledger_accounts']>): Promise<void> {
  await trx
    .insertInto('ledger_accounts')
    .values(account)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Nobody else moves money there until the transaction ends. */
export async function lockAccounts(trx: Queries, accounts: readonly string[]): Promise<Selectable<Tables['ledger_accounts']>[]> {
  return trx
    .selectFrom('ledger_accounts')
    .selectAll()
    .where(sql<boolean>`account = any(${accounts}::text[])`)
    .orderBy('account')
    .forUpdate()
    .execute()
}

export async function findLines(db: Queries, entryId: string): Promise<Line[]> {
  return db
    .selectFrom('ledger_lines')
    .select(['account', 'cents'])
    .where('entry_id', '=', entryId)
    .orderBy(sql`account collate "C"`)
    .execute()
}

export async function putEntry(trx: Queries, entry: Insertable<Tables['ledger_entries']>, lines: readonly Line[]): Promise<void> {
  await trx.insertInto('ledger_entries').values(entry).execute()
  await sql`
    insert into ledger_lines (entry_id, account, cents)
    select ${entry.id}, account, cents
    from unnest(${lines.map(({ account }) => account)}::text[], ${lines.map(({ cents }) => cents)}::bigint[]) as line (account, cents)`.execute(
    trx,
  )
}

export async function findBalances(
  db: Queries,
  accounts: readonly string[],
): Promise<Pick<Selectable<Tables['ledger_accounts']>, 'account' | 'balance_cents'>[]> {
  const { rows } = await sql<Pick<Selectable<Tables['ledger_accounts']>, 'account' | 'balance_cents'>>`
    select account, balance_cents from ledger_accounts where account = any(${accounts}::text[])`.execute(db)
  return rows
}

export type EntryRow = { readonly id: string; readonly kind: string; readonly at: Date; readonly lines: readonly Line[] }

/** The entries of a time that moved something in these accounts, with their lines there alone. */
export async function findEntries(db: Queries, accounts: readonly string[], from: Date, until: Date): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select entry.id, entry.kind, entry.at, jsonb_agg(jsonb_build_object('account', account, 'cents', cents) order by account) as lines
    from ledger_lines join ledger_entries as entry on entry.id = entry_id
    where account = any(${accounts}::text[]) and entry.at >= ${from} and entry.at < ${until}
    group by entry.id order by entry.at, entry.id`.execute(db)
  return rows
}

/** What these accounts held together, by all that is booked for the time before a moment. */
export async function sumBefore(db: Queries, accounts: readonly string[], moment: Date): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(cents), 0)::bigint as cents from ledger_lines join ledger_entries as entry on entry.id = entry_id
    where account = any(${accounts}::text[]) and entry.at < ${moment}`.execute(db)
  return rows[0]?.cents ?? 0
}

/** The sum of all balances, and how many of them are not the sum of their lines. */
export async function sumOfAll(db: Queries): Promise<{ readonly cents: number; readonly unequal: number }> {
  const { rows } = await sql<{ cents: number; unequal: number }>`
    select coalesce(sum(balance_cents), 0)::bigint as cents, count(*) filter (where balance_cents <> coalesce(booked, 0)) as unequal
    from ledger_accounts left join (select account, sum(cents) as booked from ledger_lines group by account) lines using (account)`.execute(
    db,
  )
  return rows[0] ?? { cents: 0, unequal: 0 }
}
