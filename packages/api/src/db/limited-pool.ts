import pg from 'pg'
import { isDatabaseDown } from './is-database-down.ts'
import { parserOf } from './values.ts'

const connectTimeoutMs = 2_000
/** The server keeps the time; this much later it is taken for dead. */
const graceMs = 500

/**
 * Connections with a time limit on both sides. The server cuts off what takes too long; a server that does not even do that
 * is given up, and the connection with it, so that the pool is whole again as soon as the server is.
 */
export function limitedPool(url: string, maxConnections: number, statementTimeoutMs: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    application_name: `service ${process.pid}`,
    options: `-c search_path=public -c TimeZone=UTC -c statement_timeout=${statementTimeoutMs} -c idle_in_transaction_session_timeout=${statementTimeoutMs * 2}`,
    types: { getTypeParser: parserOf },
    ...(statementTimeoutMs > 0 ? { query_timeout: statementTimeoutMs + graceMs } : {}),
  })
  // A lost connection is told to whoever uses it next. Without a listener it would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    endWhenSilent(client)
  })
  return pool
}

/** A server that no longer answers leaves the connection in the middle of a statement: what comes after would wait behind it. */
function endWhenSilent(client: pg.PoolClient): void {
  const ask = client.query.bind(client)
  const query = async (text: string, values: unknown[]) => {
    try {
      return await ask(text, values)
    } catch (error) {
      if (isDatabaseDown(error)) void client.end()
      throw error
    }
  }
  Object.assign(client, { query })
}
