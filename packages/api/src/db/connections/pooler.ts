import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { DatabaseProblem } from '../postgres/database-problem.ts'
import { isPooled } from './is-pooled.ts'

/** The longest that a statement of any of our connections may take, where the limit cannot differ from one to another. */
const mostStatementMs = 10_000

/** Gives the role of the service the settings that its connections cannot ask for through a pooler. */
export async function setDefaults(owner: Database, url: string): Promise<void> {
  const role = sql.id(decodeURIComponent(new URL(url).username))
  const defaults = [
    sql`statement_timeout = ${sql.lit(`${mostStatementMs}ms`)}`,
    sql`idle_in_transaction_session_timeout = ${sql.lit(`${mostStatementMs * 2}ms`)}`,
    sql`search_path = public`,
    sql`"TimeZone" = 'UTC'`,
  ]
  for (const one of defaults) await sql`alter role ${role} set ${one}`.execute(owner)
}

/** Sees that statements are cut off and times are in UTC: a pooler may drop what a connection asks for, without a word. */
export async function checkDefaults(db: Database, url: string): Promise<void> {
  const { statementMs, timeZone, path } = await readDefaults(db)
  const isLimited = statementMs > 0 && statementMs <= mostStatementMs
  if (isLimited && timeZone === 'UTC' && path === 'public') return
  throw new DatabaseProblem(isPooled(url) ? notYet : notTold)
}

/** The problem behind a connection that is refused for what it asks for. */
export function poolerProblem(error: unknown): DatabaseProblem | undefined {
  return error instanceof Error && error.message.includes('startup parameter') ? new DatabaseProblem(notTold) : undefined
}

async function readDefaults(db: Database) {
  const { rows } = await sql<{ statementMs: number; timeZone: string; path: string }>`
    select setting::int as "statementMs", current_setting('TimeZone') as "timeZone", current_setting('search_path') as path
    from pg_settings where name = 'statement_timeout'`.execute(db)
  return rows[0] ?? { statementMs: 0, timeZone: '', path: '' }
}

const notTold =
  'DATABASE_URL leads to a pooler, which drops our time limits. Add ?pooler=transaction to it, and name the server itself with DATABASE_OWNER_URL.'
const notYet =
  'The pooler of DATABASE_URL still lends connections without our time limits. Let it connect anew (PgBouncer: RECONNECT), then start again.'
