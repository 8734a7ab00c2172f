import type { Database, Queries } from '../db/database.ts'
import type { JobData, Queue } from './jobs.ts'

const atOnce = 100

type TimedJob = { readonly name: string; readonly data: JobData; readonly due_at: Date }

export async function addTimedJob(trx: Queries, { name, data, due_at }: TimedJob): Promise<void> {
  await trx
    .insertInto('timed_jobs')
    .values({ name, data: JSON.stringify(data), due_at })
    .execute()
}

/**
 * Moves jobs whose time has come to the queue, and returns whether there may be more of them. One transaction: a job either still
 * waits for its time or is in the queue. Any number of services may do it at once.
 */
export async function queueDueJobs(db: Database, queue: Queue, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const due = await removeDueJobs(trx, now)
    for (const { name, data, due_at } of due) await queue(trx, { job: name, data, at: due_at.toISOString() })
    return due.length === atOnce
  })
}

export async function countDueJobs(db: Queries, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('timed_jobs')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('due_at', '<=', now)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Removes the oldest due jobs. Two concurrent services never get the same one. */
async function removeDueJobs(trx: Queries, now: Date): Promise<readonly TimedJob[]> {
  const due = trx.selectFrom('timed_jobs').select('id').where('due_at', '<=', now).orderBy('due_at').limit(atOnce).forUpdate().skipLocked()
  const jobs = await trx.deleteFrom('timed_jobs').where('id', 'in', due).returning(['name', 'data', 'due_at']).execute()
  return jobs.toSorted((one, other) => one.due_at.getTime() - other.due_at.getTime())
}
