import type { Database, Queries } from '../db/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { KeyRing } from '../security/key-ring.ts'
import type { PasswordCost } from '../security/password-hash.ts'
import type { Email } from './email.ts'

/** What everything that saves rows works with. Time, chance and keys come from outside, so that tests can hold them still. */
export type CoreContext = {
  readonly db: Database
  readonly keys: KeyRing
  readonly now: () => Date
  /** From 0 up to 1. */
  readonly random: () => number
  readonly newId: () => string
  readonly passwordCost: PasswordCost
  readonly jobs: Jobs
  readonly post: Post
}

/** Sends an e-mail once the transaction is committed, and not without it. */
type Post = (trx: Queries, email: Email) => Promise<void>
