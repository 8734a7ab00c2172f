import type { Database } from '../db/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { KeyRing } from '../security/key-ring.ts'

/** What everything that saves rows works with. Time, chance and keys come from outside, so that tests can hold them still. */
export type CoreContext = {
  readonly db: Database
  readonly keys: KeyRing
  readonly now: () => Date
  /** From 0 up to 1. */
  readonly random: () => number
  readonly newId: () => string
  readonly jobs: Jobs
}
