import type { Queries } from '../db/database.ts'
import type { JobCounts } from './job-counts.ts'
import { findJobCounts } from './store.ts'

/** How much work waits, is done, has failed and will be tried again, or was given up. */
export async function countJobs(db: Queries): Promise<JobCounts> {
  const { waiting = 0, active = 0, failed = 0, dead = 0 } = (await findJobCounts(db)) ?? {}
  return { waiting, active, failed, dead }
}
