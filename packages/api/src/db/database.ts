import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import { limitedPool } from './limited-pool.ts'
import type { AuditEventsTable } from './tables/audit-events.ts'
import type { IdempotencyKeysTable } from './tables/idempotency-keys.ts'

export type Tables = {
  readonly audit_events: AuditEventsTable
  readonly idempotency_keys: IdempotencyKeysTable
}

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
  return new Kysely({ dialect: new PostgresDialect({ pool: limitedPool(url, maxConnections, statementTimeoutMs) }) })
}

/** Waits for statements that still run. */
export async function closeDatabase(db: Database): Promise<void> {
  await db.destroy()
}
