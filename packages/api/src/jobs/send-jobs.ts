import { CompiledQuery } from 'kysely'
import type { PgBoss } from 'pg-boss'
import type { Database, Queries } from '../db/database.ts'
import type { JobData, Jobs, Queue } from './jobs.ts'

const dueAtOnce = 100

type TimedJob = { readonly name: string; readonly data: JobData; readonly due_at: Date }

/** Work with a time waits for it in a table of ours: the queue knows only the clock of its database, and ours can be moved. */
export function jobsOf(queue: Queue): Jobs {
  return {
    send: (trx, name, data, at) => (at ? addTimedJob(trx, { name, data, due_at: at }) : queue(trx, { job: name, data })),
  }
}

export function queueOf(boss: PgBoss): Queue {
  return async (trx, envelope) => {
    const executeSql = (text: string, values?: unknown[]) => trx.executeQuery(CompiledQuery.raw(text, values))
    const id = await boss.send(envelope.job, envelope, { db: { executeSql } })
    if (id === null) throw new Error(`The job ${envelope.job} was not saved: its queue is gone.`)
  }
}

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
    return due.length === dueAtOnce
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
  const due = trx
    .selectFrom('timed_jobs')
    .select('id')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(dueAtOnce)
    .forUpdate()
    .skipLocked()
  const jobs = await trx.deleteFrom('timed_jobs').where('id', 'in', due).returning(['name', 'data', 'due_at']).execute()
  return jobs.toSorted((one, other) => one.due_at.getTime() - other.due_at.getTime())
}
