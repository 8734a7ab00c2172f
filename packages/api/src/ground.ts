import type { Database, Queries } from './db/database.ts'
import type { KeyRing } from './security/key-ring.ts'

/** What every domain stands on. Time, chance and keys come from outside, so that tests can hold them still. */
export type Ground = {
  readonly db: Database
  readonly keys: KeyRing
  readonly now: () => Date
  /** From 0 up to 1. */
  readonly random: () => number
  readonly newId: () => string
  readonly jobs: Jobs
}

/** Work for later. */
export type Jobs = {
  /** Kept together with what the transaction writes, and done at least once after it is committed. Data names rows; it holds nothing personal. */
  readonly send: (trx: Queries, name: string, data: Readonly<Record<string, string>>) => Promise<void>
}
