import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import type pg from 'pg'
import { limitedPool } from './limited-pool.ts'
import { recordSql } from './record-sql.ts'
import type { Tables } from './tables.ts'

export type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

/** The database, or a transaction on it: a query does not care which. */
export type Queries = Database | Transaction<Tables>

type Open = {
  readonly url: string
  readonly maxConnections: number
  /** No statement takes longer. 0: as long as it needs. */
  readonly statementTimeoutMs: number
}

/** Opens a pool of connections. None is made before it is needed, and losing one never ends the process. */
export function openDatabase({ url, maxConnections, statementTimeoutMs }: Open): Database {
  return databaseOn(limitedPool(url, maxConnections, statementTimeoutMs))
}

export function databaseOn(pool: pg.Pool): Database {
  const dialect = new PostgresDialect({ pool })
  // Tests write down what is sent, for review.
  const recordFolder = process.env['SQL_RECORD']
  return new Kysely({ dialect, ...(recordFolder ? recordSql(recordFolder) : {}) })
}

/** Waits for statements that still run. */
export async function closeDatabase(db: Database): Promise<void> {
  await db.destroy()
}
