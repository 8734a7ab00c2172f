import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Database } from '../database.ts'
import { parserOf } from '../values.ts'

/** One connection, for SQL and for copying rows through it. */
export type Session = { readonly db: Database; readonly client: pg.PoolClient }

const connectTimeoutMs = 5_000
const options = [
  'search_path=public',
  'TimeZone=UTC',
  'DateStyle=ISO',
  'IntervalStyle=postgres',
  'extra_float_digits=1',
  'bytea_output=hex',
  'statement_timeout=0',
  'idle_in_transaction_session_timeout=0',
  // A row that a policy hides would be left out in silence.
  'row_security=off',
]

/** Opens a connection on which every value is written as every server reads it. Aborting the signal closes it. */
export async function withSession<Result>(url: string, signal: AbortSignal, work: (session: Session) => Promise<Result>): Promise<Result> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    application_name: `backup ${process.pid}`,
    options: options.map((option) => `-c ${option}`).join(' '),
    types: { getTypeParser: parserOf },
  })
  pool.on('error', () => undefined)
  const client = await pool.connect()
  client.on('error', () => undefined)
  // The pool has no other one: what Kysely asks and what is copied go through the same.
  client.release()
  const db: Database = new Kysely({ dialect: new PostgresDialect({ pool }) })
  const cut = () => void client.end()
  signal.addEventListener('abort', cut, { once: true })
  try {
    signal.throwIfAborted()
    await sql`set client_encoding = 'UTF8'`.execute(db)
    return await work({ db, client })
  } finally {
    signal.removeEventListener('abort', cut)
    await db.destroy()
  }
}
