import type { PgBoss } from 'pg-boss'
import type { JobHandler, JobHandlers } from './jobs.ts'

/** Where jobs end that have failed for good. */
export const deadLetterQueue = 'dead-letters'

const daySeconds = 86_400
const yearSeconds = 365 * daySeconds
/** After its time is up a worker still has this long to say so itself. */
const graceSeconds = 2

/** Makes a queue for each kind of job, or brings it up to date. */
export async function makeQueues(boss: PgBoss, handlers: JobHandlers): Promise<void> {
  await boss.createQueue(deadLetterQueue, { retentionSeconds: yearSeconds })
  for (const [name, handler] of Object.entries(handlers)) {
    await boss.createQueue(name, optionsOf(handler))
    await boss.updateQueue(name, optionsOf(handler))
  }
}

/** How long a job of this kind may take. */
export function longestMsOf({ longestSeconds = 60 }: JobHandler): number {
  return longestSeconds * 1_000
}

function optionsOf(handler: JobHandler) {
  const { retries = 5, longestDelaySeconds = 3_600 } = handler
  return {
    retryLimit: retries,
    retryDelay: 0,
    retryBackoff: true,
    retryDelayMax: longestDelaySeconds,
    expireInSeconds: longestMsOf(handler) / 1_000 + graceSeconds,
    deadLetter: deadLetterQueue,
    // Waiting jobs stay, however long nothing works on them; finished ones are soon cleared out.
    retentionSeconds: yearSeconds,
    deleteAfterSeconds: daySeconds,
  }
}
