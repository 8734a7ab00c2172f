import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ask } from '@app/api/testing'
import type { Service } from './service.ts'

/** Stops every process of the database in the middle of what it does. What is given back lets them go on. */
export function freezeDatabase({ dataFolder }: Service): () => void {
  const server = Number.parseInt(readFileSync(join(dataFolder, 'postgres/postmaster.pid'), 'utf8'), 10)
  // The first of them first: then it can start no others.
  process.kill(server, 'SIGSTOP')
  const workers = childrenOf(server)
  for (const pid of workers) process.kill(pid, 'SIGSTOP')
  return () => {
    for (const pid of [...workers, server]) process.kill(pid, 'SIGCONT')
  }
}

/** How many connections the service holds, by the database's own account. */
export async function connectionsOf({ dataFolder, pid }: Service): Promise<number> {
  const url = `postgres://app@localhost:5432/postgres?host=${encodeURIComponent(join(dataFolder, 'postgres'))}&sslmode=disable`
  const [row] = await ask(url, `select count(*)::int as count from pg_stat_activity where application_name = 'service ${pid}'`)
  return Number(row?.['count'])
}

function childrenOf(parent: number): readonly number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number))
  return pairs.flatMap(([pid, ppid]) => (ppid === parent && pid !== undefined ? [pid] : []))
}
