import type { ColumnType } from 'kysely'

type Fixed<T> = ColumnType<T, T, never>

/** Something that holds money, or the outside world that it comes from and goes to. */
export type LedgerAccountsTable = {
  account: Fixed<string>
  /** Kept by the database itself: the sum of the lines. */
  balance_cents: ColumnType<number, never, never>
  may_go_negative: Fixed<boolean>
}

/** One movement of money. Its lines add up to nothing. */
export type LedgerEntriesTable = { id: Fixed<string>; kind: Fixed<string>; at: Fixed<Date> }

export type LedgerLinesTable = { entry_id: Fixed<string>; account: Fixed<string>; cents: Fixed<number> }
