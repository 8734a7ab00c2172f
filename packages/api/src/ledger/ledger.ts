import { type Insertable, type Selectable, sql } from 'kysely'
import type { Queries, Tables } from '../db/database.ts'

type Line = { readonly account: string; readonly cents: number }

/** One movement of money. Its lines name each account once and add up to nothing. */
export type Entry = { readonly id: string; readonly kind: string; readonly at: Date; readonly lines: readonly Line[] }

type EntryRow = { readonly id: string; readonly kind: string; readonly at: Date; readonly lines: readonly Line[] }

/** Makes sure that such an account exists. Accounts of the outside world may go negative; accounts that hold money may not. */
export async function openAccount(trx: Queries, account: string, { mayGoNegative }: { readonly mayGoNegative: boolean }): Promise<void> {
  await trx
    .insertInto('ledger_accounts')
    .values({ account, may_go_negative: mayGoNegative })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Books a movement of money in the transaction of the caller, once for its id. Nothing is booked where an account would fall below
 * nothing: the transaction can go on and say so.
 */
export async function postEntry(trx: Queries, entry: Entry): Promise<'posted' | 'repeated' | 'not_enough_money'> {
  const { id, kind, at } = entry
  const lines = entry.lines.toSorted((one, other) => (one.account < other.account ? -1 : 1))
  refuseUneven(entry)
  // Always in the same order, so that two who move money between the same accounts never wait for each other.
  const accounts = await lockAccounts(
    trx,
    lines.map(({ account }) => account),
  )
  const booked = await findLines(trx, id)
  if (booked.length > 0) return repeated(entry, booked, lines)
  for (const { account, cents } of lines) {
    const known = accounts.find((one) => one.account === account)
    if (!known) throw new Error(`There is no account ${account} in the ledger.`)
    if (!known.may_go_negative && known.balance_cents + cents < 0) return 'not_enough_money'
  }
  await putEntry(trx, { id, kind, at }, lines)
  return 'posted'
}

/** What an account holds; 0 for one that was never opened. */
export async function balanceOf(db: Queries, account: string): Promise<number> {
  return (await balancesOf(db, [account])).get(account) ?? 0
}

export async function balancesOf(db: Queries, accounts: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<Pick<Selectable<Tables['ledger_accounts']>, 'account' | 'balance_cents'>>`
    select account, balance_cents from ledger_accounts where account = any(${accounts}::text[])`.execute(db)
  return new Map(rows.map(({ account, balance_cents }) => [account, balance_cents]))
}

/** What was booked in these accounts for a time, the oldest first; of each entry, its lines there. */
export async function entriesOf(db: Queries, accounts: readonly string[], from: Date, until: Date): Promise<readonly EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select entry.id, entry.kind, entry.at, jsonb_agg(jsonb_build_object('account', account, 'cents', cents) order by account) as lines
    from ledger_lines join ledger_entries as entry on entry.id = entry_id
    where account = any(${accounts}::text[]) and entry.at >= ${from} and entry.at < ${until}
    group by entry.id order by entry.at, entry.id`.execute(db)
  return rows
}

/** What these accounts held together just before a moment, by all that is booked for the time before it. */
export async function balanceBefore(db: Queries, accounts: readonly string[], moment: Date): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(cents), 0)::bigint as cents from ledger_lines join ledger_entries as entry on entry.id = entry_id
    where account = any(${accounts}::text[]) and entry.at < ${moment}`.execute(db)
  return rows[0]?.cents ?? 0
}

/** Whether no cent was made or lost: all accounts together hold nothing, and each what its lines say. */
export async function isLedgerEven(db: Queries): Promise<boolean> {
  const { rows } = await sql<{ cents: number; unequal: number }>`
    select coalesce(sum(balance_cents), 0)::bigint as cents, count(*) filter (where balance_cents <> coalesce(booked, 0)) as unequal
    from ledger_accounts left join (select account, sum(cents) as booked from ledger_lines group by account) lines using (account)`.execute(
    db,
  )
  const { cents, unequal } = rows[0] ?? { cents: 0, unequal: 0 }
  return cents === 0 && unequal === 0
}

function refuseUneven({ id, lines }: Entry): void {
  const isWhole = lines.every(({ cents }) => Number.isSafeInteger(cents) && cents !== 0)
  const isEven = isWhole && lines.reduce((sum, { cents }) => sum + BigInt(cents), 0n) === 0n
  const isOnce = new Set(lines.map(({ account }) => account)).size === lines.length
  if (!(isEven && isOnce && lines.length > 1)) throw new Error(`The entry ${id} is no movement of money.`)
}

function repeated({ id }: Entry, booked: readonly Line[], lines: readonly Line[]): 'repeated' {
  const isSame =
    booked.length === lines.length &&
    booked.every(({ account, cents }, index) => lines[index]?.account === account && lines[index]?.cents === cents)
  if (!isSame) throw new Error(`The entry ${id} was booked before, with other lines.`)
  return 'repeated'
}

/** Nobody else moves money there until the transaction ends. */
async function lockAccounts(trx: Queries, accounts: readonly string[]): Promise<Selectable<Tables['ledger_accounts']>[]> {
  return trx
    .selectFrom('ledger_accounts')
    .selectAll()
    .where(sql<boolean>`account = any(${accounts}::text[])`)
    .orderBy('account')
    .forUpdate()
    .execute()
}

async function findLines(db: Queries, entryId: string): Promise<Line[]> {
  return db
    .selectFrom('ledger_lines')
    .select(['account', 'cents'])
    .where('entry_id', '=', entryId)
    .orderBy(sql`account collate "C"`)
    .execute()
}

/** Writes an entry that `postEntry` has checked. */
export async function putEntry(trx: Queries, entry: Insertable<Tables['ledger_entries']>, lines: readonly Line[]): Promise<void> {
  await trx.insertInto('ledger_entries').values(entry).execute()
  await sql`
    insert into ledger_lines (entry_id, account, cents)
    select ${entry.id}, account, cents
    from unnest(${lines.map(({ account }) => account)}::text[], ${lines.map(({ cents }) => cents)}::bigint[]) as line (account, cents)`.execute(
    trx,
  )
}
