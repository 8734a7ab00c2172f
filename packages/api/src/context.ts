import type { Database, Queries } from './db/database.ts'
import type { Letter } from './partners/mail/letter.ts'
import type { KeyRing } from './security/key-ring.ts'

/** What every domain stands on. Time, chance and keys come from outside, so that tests can hold them still. */
export type Context = {
  readonly db: Database
  readonly keys: KeyRing
  readonly now: () => Date
  /** From 0 up to 1. */
  readonly random: () => number
  readonly newId: () => string
  readonly jobs: Jobs
  readonly post: Post
}

/** Sends a letter once the transaction is committed, and not without it. */
type Post = (trx: Queries, letter: Letter) => Promise<void>

/** Work for later. */
export type Jobs = {
  /**
   * Kept together with what the transaction writes, and done at least once after it is committed; not before `at`, when that is said.
   * Data names rows; it holds nothing personal.
   */
  readonly send: (trx: Queries, name: string, data: Readonly<Record<string, string>>, at?: Date) => Promise<void>
}
