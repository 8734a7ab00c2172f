import { CompiledQuery } from 'kysely'
import type { PgBoss } from 'pg-boss'
import type { Jobs, Queue } from './jobs.ts'
import { addTimedJob } from './timed-jobs.ts'

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
