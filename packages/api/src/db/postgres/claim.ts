import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { DatabaseProblem } from './database-problem.ts'

const lockNumber = 4_011_968
const tries = 10
const pauseMs = 100

/**
 * One service for each data folder. The lock lives in the database itself and as long as this connection: it cannot be
 * left behind by a crash, and no two services can take it at the same moment.
 */
export async function claimFolder(client: pg.Client, dataFolder: string): Promise<void> {
  // The lock of a service that has just been killed goes when the server notices: within milliseconds.
  for (let left = tries; left > 0; left--) {
    const { rows } = await client.query<{ taken: boolean }>(`select pg_try_advisory_lock(${lockNumber}) as taken`)
    if (rows[0]?.taken === true) return
    await pause(pauseMs)
  }
  const holder = await holderOf(client)
  throw new DatabaseProblem(
    `Another service${holder} already uses the data folder ${dataFolder}. Stop that one, or choose another folder with DATA_DIR.`,
  )
}

async function holderOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select application_name as name from pg_stat_activity join pg_locks using (pid) where locktype = 'advisory' and objid = ${lockNumber} and granted`,
  )
  const pid = /^service (\d+)$/.exec(rows[0]?.name ?? '')?.[1]
  return pid === undefined ? '' : ` (process ${pid})`
}
