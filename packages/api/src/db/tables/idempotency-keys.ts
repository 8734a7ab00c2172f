import type { ColumnType, JSONColumnType } from 'kysely'

/** A call that may be made again and must happen once: the same key gives the same answer. */
export type IdempotencyKeysTable = {
  /** Whose key it is, and for which call. */
  scope: ColumnType<string, string, never>
  key: ColumnType<string, string, never>
  /** What was asked. The same key with another question is refused. */
  request_hash: ColumnType<string, string, never>
  /** The answer's HTTP status. Empty until there is an answer. */
  status: number | null
  answer: JSONColumnType<object | null, string | null, string | null>
  created_at: ColumnType<Date, never, never>
}
