import { isDatabaseDown } from '../db/connections/is-database-down.ts'
import { runningDatabase } from '../db/connections/running-database.ts'
import { closeDatabase, openDatabase } from '../db/database.ts'
import { type DeadLetter, listDeadLetters, retryDeadLetters } from '../jobs/dead-letters.ts'
import { errorName } from '../jobs/error-name.ts'
import { type RunningJobs, startJobs } from '../jobs/start-jobs.ts'
import { type DatabaseSettings, databaseSettings } from '../settings/database-settings.ts'
import { readSettings } from '../settings/read-settings.ts'

export type { DeadLetter } from '../jobs/dead-letters.ts'

export type DeadLetters = {
  readonly list: () => Promise<readonly DeadLetter[]>
  readonly retry: (ids: readonly string[]) => Promise<number>
  readonly close: () => Promise<void>
}

type Opened =
  | { readonly deadLetters: DeadLetters; readonly problems?: undefined }
  | { readonly deadLetters?: undefined; readonly problems: readonly string[] }

const statementTimeoutMs = 10_000

/** The jobs that were given up, for people who operate a service. Explains in a line or two why they cannot be listed. */
export async function openDeadLetters(env: Readonly<Record<string, string | undefined>>): Promise<Opened> {
  const { settings, problems } = readSettings(databaseSettings, env)
  if (problems) return { problems }
  const database = runningDatabase(settings)
  let queue: RunningJobs
  try {
    queue = await startJobs({ url: database.url, handlers: () => ({}), log: () => undefined, workers: 0 })
  } catch (error) {
    database.forget()
    return { problems: [whyNot(error, settings)] }
  }
  const db = openDatabase({ url: database.url, maxConnections: 1, statementTimeoutMs })
  const close = async () => {
    await queue.stop()
    await closeDatabase(db)
    database.forget()
  }
  return { deadLetters: { list: () => listDeadLetters(db), retry: (ids) => retryDeadLetters(db, queue.jobs, ids), close } }
}

function whyNot(error: unknown, { databaseUrl, dataFolder }: DatabaseSettings): string {
  if (databaseUrl !== undefined) return `The database that DATABASE_URL names cannot be used (${errorName(error)}).`
  if (isDatabaseDown(error))
    return `No service runs on the data folder ${dataFolder}. Start it with “npm start”, or name another folder with DATA_DIR or a database with DATABASE_URL.`
  return `The database in ${dataFolder} cannot be used (${errorName(error)}).`
}
