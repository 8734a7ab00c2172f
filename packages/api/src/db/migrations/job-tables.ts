import { CompiledQuery } from 'kysely'
import { PgBoss } from 'pg-boss'
import type { Database } from '../database.ts'

/** Makes the tables of the job queue, or brings them up to date. The library does both when it starts, but only as their owner. */
export async function makeJobTables(owner: Database): Promise<void> {
  const executeSql = (text: string, values: unknown[] = []) => owner.executeQuery(CompiledQuery.raw(text, values))
  const boss = new PgBoss({ db: { executeSql }, schedule: false, supervise: false })
  // Its failures are thrown as well. Without a listener they would end the process.
  boss.on('error', () => undefined)
  await boss.start()
  await boss.stop({ graceful: false })
}
