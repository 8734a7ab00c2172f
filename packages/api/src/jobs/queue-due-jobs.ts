import type { Database } from '../db/database.ts'
import type { Queue } from './send-job.ts'
import { takeDueJobs } from './timed-jobs.ts'

const atOnce = 100

/**
 * Moves jobs whose time has come to the queue, and answers whether there may be more of them. One transaction: a job either still
 * waits for its time or is in the queue. Any number of services may do it at once.
 */
export async function queueDueJobs(db: Database, queue: Queue, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const due = await takeDueJobs(trx, now, atOnce)
    for (const { name, data, due_at } of due) await queue(trx, { job: name, data, at: due_at.toISOString() })
    return due.length === atOnce
  })
}
