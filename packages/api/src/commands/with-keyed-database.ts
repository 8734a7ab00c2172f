import type { Screen } from '../db/commands/command.ts'
import { isDatabaseDown } from '../db/connections/is-database-down.ts'
import { type Reached, reachDatabase } from '../db/connections/reach-database.ts'
import type { Database } from '../db/database.ts'
import { migrationStatus } from '../db/migrations/migrate.ts'
import { withDatabase } from '../db/migrations/up-to-date.ts'
import { DatabaseProblem } from '../db/postgres/database-problem.ts'
import { type KeyRing, readKeyRing } from '../security/key-ring.ts'
import { databaseSettings } from '../settings/database-settings.ts'
import { readSettings } from '../settings/read-settings.ts'

type Env = Readonly<Record<string, string | undefined>>

/** A command's work on the database and with the keys, whether or not a service runs there. Problems are told in a line, with exit code 1. */
export async function withKeyedDatabase(screen: Screen, env: Env, work: (db: Database, ring: KeyRing) => Promise<number>): Promise<number> {
  // Only what concerns database and keys: the rest need not be set to look after them.
  const { settings, problems } = readSettings(databaseSettings, env)
  if (problems) return complain(screen, problems)
  let reached: Reached | undefined
  try {
    reached = await reachDatabase({ ...settings, mayMake: false, log: screen.print })
    const { ring, problem } = readKeyRing(env, settings.dataFolder)
    if (!ring) return complain(screen, [problem])
    return await withDatabase(reached.place.url, (db) => work(db, ring))
  } catch (error) {
    return complain(screen, [lineOf(error)])
  } finally {
    await reached?.close()
  }
}

/** What was made for other tables than these would be passed over in silence. */
export async function refuseOtherTables(db: Database): Promise<void> {
  const { pending } = await migrationStatus(db)
  if (pending.length > 0)
    throw new DatabaseProblem('The tables are of an older version of the program. “npm run db -- migrate” brings them up to date.')
}

export function complain(screen: Screen, lines: readonly string[]): number {
  for (const line of lines) screen.complain(line)
  return 1
}

function lineOf(error: unknown): string {
  if (error instanceof DatabaseProblem) return error.message
  if (isDatabaseDown(error)) return 'The connection to the database was lost. What is done stays done; run it again to go on.'
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return `That did not work: ${error instanceof Error ? error.message : String(error)}${code === undefined ? '' : ` (${code})`}.`
}
