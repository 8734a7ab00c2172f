import type { Queries } from '../db/database.ts'

/** Work for later. */
export type Jobs = {
  /**
   * Kept together with what the transaction writes, and done at least once after it is committed; not before `at`, when that is said.
   * Data names rows; it holds nothing personal.
   */
  readonly send: (trx: Queries, name: string, data: Readonly<Record<string, string>>, at?: Date) => Promise<void>
}
