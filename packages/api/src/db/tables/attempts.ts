import type { ColumnType } from 'kysely'

/** How often something was tried lately, that may be tried only so often. */
export type AttemptsTable = {
  /** The limit, and who it is for as a blind index or the name of a row: never an address in the clear. */
  key: ColumnType<string, string, never>
  /** Since the window started. */
  failures: number
  window_started: Date
  /** How many blocks came one after another; each is longer than the one before. */
  blocks: number
  /** The end of the last block: it may have passed. */
  blocked_until: Date | null
  updated_at: Date
}
