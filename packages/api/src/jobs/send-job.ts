import { CompiledQuery } from 'kysely'
import type { PgBoss } from 'pg-boss'
import type { Queries } from '../db/database.ts'
import type { JobData } from './job-handlers.ts'
import type { Jobs } from './jobs.ts'
import { addTimedJob } from './timed-jobs.ts'

/** What stands in the queue. The kind is in it because a dead letter no longer stands in its own queue. */
export type Envelope = {
  readonly job: string
  readonly data: JobData
  /** When it was due, for work that had a time. */
  readonly at?: string
}

/** Puts work into the queue within the transaction of the caller: it is there if and only if that is committed. */
export type Queue = (trx: Queries, envelope: Envelope) => Promise<void>

export function queueOf(boss: PgBoss): Queue {
  return async (trx, envelope) => {
    const executeSql = (text: string, values?: unknown[]) => trx.executeQuery(CompiledQuery.raw(text, values))
    const id = await boss.send(envelope.job, envelope, { db: { executeSql } })
    if (id === null) throw new Error(`The job ${envelope.job} was not kept: its queue is gone.`)
  }
}

/** What has a time waits for it in a table of ours: the queue knows only the clock of its database, and ours can be moved. */
export function jobsOf(queue: Queue): Jobs {
  return {
    send: (trx, name, data, at) => (at ? addTimedJob(trx, { name, data, due_at: at }) : queue(trx, { job: name, data })),
  }
}
