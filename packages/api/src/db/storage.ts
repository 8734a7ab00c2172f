import { sql } from 'kysely'
import { closeDatabase, type Database, openDatabase } from './database.ts'
import { migrate } from './migrations.ts'
import { startPrivatePostgres } from './private-postgres.ts'

export type Storage = {
  readonly db: Database
  /** Whether the database answers now. */
  readonly isUp: () => Promise<boolean>
  readonly close: () => Promise<void>
}

type Open = { readonly databaseUrl: string | undefined; readonly dataFolder: string; readonly log: (line: string) => void }

const maxConnections = 10
// With the grace that follows, a frozen server is given up, and said to be, within three seconds.
const statementTimeoutMs = 2_000
const noTimeLimit = 0

/** The database of the service, with its tables up to date: the one that is named, or a private one in the data folder. */
export async function openStorage({ databaseUrl, dataFolder, log }: Open): Promise<Storage> {
  const server = databaseUrl === undefined ? await startPrivatePostgres({ dataFolder, log }) : undefined
  const url = databaseUrl ?? server?.url ?? ''
  const close = async (db: Database) => {
    await closeDatabase(db)
    await server?.stop()
  }
  const migrating = openDatabase({ url, maxConnections: 1, statementTimeoutMs: noTimeLimit })
  try {
    await migrate(migrating)
    await closeDatabase(migrating)
  } catch (error) {
    await close(migrating)
    throw error
  }
  const db = openDatabase({ url, maxConnections, statementTimeoutMs })
  return { db, isUp: () => answers(db), close: () => close(db) }
}

async function answers(db: Database): Promise<boolean> {
  return sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
}
