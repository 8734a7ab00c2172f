import type { Queries } from '../db/database.ts'
import type { JobData } from './job-handlers.ts'

type TimedJob = { readonly name: string; readonly data: JobData; readonly due_at: Date }

export async function addTimedJob(trx: Queries, { name, data, due_at }: TimedJob): Promise<void> {
  await trx
    .insertInto('timed_jobs')
    .values({ name, data: JSON.stringify(data), due_at })
    .execute()
}

/** Takes out those whose time has come, the oldest first. Two who do this at once never get the same one. */
export async function takeDueJobs(trx: Queries, now: Date, atMost: number): Promise<readonly TimedJob[]> {
  const due = trx.selectFrom('timed_jobs').select('id').where('due_at', '<=', now).orderBy('due_at').limit(atMost).forUpdate().skipLocked()
  const jobs = await trx.deleteFrom('timed_jobs').where('id', 'in', due).returning(['name', 'data', 'due_at']).execute()
  return jobs.toSorted((one, other) => one.due_at.getTime() - other.due_at.getTime())
}

export async function countDueJobs(db: Queries, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('timed_jobs')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('due_at', '<=', now)
    .executeTakeFirstOrThrow()
  return Number(count)
}
