import { CompiledQuery } from 'kysely'
import type { PgBoss } from 'pg-boss'
import type { Jobs } from '../ground.ts'
import type { JobData } from './job-handlers.ts'

/** What stands in the queue. The kind is in it because a dead letter no longer stands in its own queue. */
export type Envelope = { readonly job: string; readonly data: JobData }

/** Sends jobs within the transaction of the caller: a job is there if and only if that is committed. */
export function jobsOf(boss: PgBoss): Jobs {
  return {
    send: async (trx, name, data) => {
      const executeSql = (text: string, values?: unknown[]) => trx.executeQuery(CompiledQuery.raw(text, values))
      const envelope: Envelope = { job: name, data }
      const id = await boss.send(name, envelope, { db: { executeSql } })
      if (id === null) throw new Error(`The job ${name} was not kept: its queue is gone.`)
    },
  }
}
