import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import type pg from 'pg'
import { limitedPool } from './connections/limited-pool.ts'
import type { Tables } from './tables.ts'

export type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

/** The database, or a transaction on it: a query does not care which. */
export type Queries = Database | Transaction<Tables>

type Open = {
  readonly url: string
  readonly maxConnections: number
  /** No statement may take longer. 0: as long as it needs. */
  readonly statementTimeoutMs: number
}

/** Opens a pool of connections. None is made before it is needed, and losing one never ends the process. */
export function openDatabase({ url, maxConnections, statementTimeoutMs }: Open): Database {
  return databaseOn(limitedPool(url, maxConnections, statementTimeoutMs))
}

export function databaseOn(pool: pg.Pool): Database {
  return new Kysely({ dialect: new PostgresDialect({ pool }) })
}

/** Waits for statements that still run. */
export async function closeDatabase(db: Database): Promise<void> {
  await db.destroy()
}
