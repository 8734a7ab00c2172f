import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { JobData, JobHandler } from '../jobs.ts'

type Done = { readonly data: JobData; readonly jobId: string; readonly at: Date; readonly requestId?: string }

/** A kind of job that remembers what it was asked. */
export function collecting(): { readonly done: readonly Done[]; readonly handler: JobHandler } {
  const done: Done[] = []
  const work: JobHandler['work'] = async (data, about) => {
    done.push({ data, ...about })
  }
  return { done, handler: { work } }
}

/** Everybody waits until it is opened. */
export function gate(): { readonly open: () => void; readonly opened: Promise<void> } {
  const { resolve, promise } = Promise.withResolvers<void>()
  return { open: resolve, opened: promise }
}

/** The states of all jobs. */
export async function statesOf(db: Database): Promise<string[]> {
  const { rows } = await sql<{ state: string }>`select state from pgboss.job order by state`.execute(db)
  return rows.map(({ state }) => state)
}
