import { sql } from 'kysely'
import type { Db } from 'pg-boss'
import type { Queries } from '../db/database.ts'
import type { Envelope } from './jobs.ts'
import { deadLetterQueue } from './queues.ts'

/** A job that was taken: which one, and which attempt it is. */
export type TakenJob = { readonly id: string; readonly name: string; readonly retryCount: number }

export type DeadLetterRow = {
  readonly id: string
  readonly name: string
  readonly since: Date
  readonly tries: number
  readonly error: string
}

/** The job waits again as if it had not been fetched, unless another service has fetched it since. */
export async function putBack(db: Db, { id, name, retryCount }: TakenJob): Promise<void> {
  await db.executeSql(
    `update pgboss.job
     set state = case when retry_count = 0 then 'created' else 'retry' end::pgboss.job_state,
         started_on = case when retry_count = 0 then null else started_on end,
         retry_count = greatest(retry_count - 1, 0)
     where name = $1 and id = $2 and state = 'active' and retry_count = $3`,
    [name, id, retryCount],
  )
}

/** Those of these queues that have a job whose time has come. */
export async function findReadyQueues(db: Db, names: readonly string[]): Promise<readonly string[]> {
  const { rows } = await db.executeSql(
    `select queue.name from unnest($1::text[]) as queue (name)
     where exists (select from pgboss.job where job.name = queue.name and job.state < 'active' and not job.blocked and job.start_after < now())`,
    [names],
  )
  return rows.map((row: { readonly name: string }) => row.name)
}

export async function findDeadLetters(db: Queries): Promise<readonly DeadLetterRow[]> {
  // A job whose service died could not say how often it was tried: as often as its queue allows. Older versions of the queue kept what
  // went wrong where a job that has run keeps its own answer.
  const { rows } = await sql<DeadLetterRow>`
    select dead.id, dead.data->>'job' as name, dead.created_on as since,
           coalesce((coalesce(dead.source_output, dead.output)->>'tries')::int, queue.retry_limit + 1, 1) as tries,
           coalesce(coalesce(dead.source_output, dead.output)->>'error', 'took-too-long') as error
    from pgboss.job dead left join pgboss.queue queue on queue.name = dead.data->>'job'
    where dead.name = ${deadLetterQueue} and dead.state = 'created'
    order by dead.created_on, dead.id`.execute(db)
  return rows
}

/** Removes them from the list. Two concurrent calls never get the same one. */
export async function removeDeadLetters(db: Queries, ids: readonly string[]): Promise<readonly Envelope[]> {
  const { rows } = await sql<{ data: Envelope }>`
    delete from pgboss.job where name = ${deadLetterQueue} and state = 'created' and id = any(${ids}::uuid[]) returning data`.execute(db)
  return rows.map(({ data }) => data)
}

/** Dead: given up, and not tried again. */
export type JobCounts = Readonly<Record<'waiting' | 'active' | 'failed' | 'dead', number>>

/** How much work waits, is done, has failed and will be tried again, or was given up. */
export async function countJobs(db: Queries): Promise<JobCounts> {
  const { rows } = await sql<JobCounts>`
    select count(*) filter (where state = 'created' and name <> ${deadLetterQueue}) as waiting,
           count(*) filter (where state = 'active') as active,
           count(*) filter (where state = 'retry') as failed,
           count(*) filter (where state = 'created' and name = ${deadLetterQueue}) as dead
    from pgboss.job where state in ('created', 'active', 'retry')`.execute(db)
  return rows[0] ?? { waiting: 0, active: 0, failed: 0, dead: 0 }
}
