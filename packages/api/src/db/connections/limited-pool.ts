import pg from 'pg'
import { parserOf } from '../values.ts'
import { isDatabaseDown } from './is-database-down.ts'
import { isPlanOutdated } from './is-plan-outdated.ts'
import { isPooled } from './is-pooled.ts'
import { noNames, type PreparedNames, preparedNames } from './prepared-names.ts'
import { type Limited, type Settled, within, withoutLimit } from './time-limit.ts'

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
    ...(isPooled(url) ? {} : { options: settingsFor(statementTimeoutMs) }),
    types: { getTypeParser: parserOf },
  })
  // The next query on a lost connection fails by itself. Without a listener the event would end the process.
  pool.on('error', () => undefined)
  const names = isPooled(url) ? noNames : preparedNames()
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    sendCarefully(client, names, statementTimeoutMs > 0 ? within(statementTimeoutMs + graceMs) : withoutLimit)
  })
  return pool
}

function settingsFor(statementTimeoutMs: number): string {
  return `-c search_path=public -c TimeZone=UTC -c statement_timeout=${statementTimeoutMs} -c idle_in_transaction_session_timeout=${statementTimeoutMs * 2}`
}

/**
 * What is sent often is planned once for each connection. A server that no longer answers leaves the connection in the middle of a
 * statement: what comes after would wait behind it.
 */
function sendCarefully(client: pg.PoolClient, names: PreparedNames, limited: Limited): void {
  const submit: (query: pg.Query) => unknown = client.query.bind(client)
  const ask = (text: string, values?: unknown[], name?: string) => limited((settled) => submit(queryOf(text, values, name, settled)))
  const query = async (text: string, values?: unknown[]) => {
    const name = names.of(text, values)
    try {
      return await ask(text, values, name)
    } catch (error) {
      // Says who asked, and not who read the answer.
      if (error instanceof Error) Error.captureStackTrace(error)
      if (isDatabaseDown(error)) void client.end()
      if (name === undefined || !isPlanOutdated(error)) throw error
      names.renew(text)
      // Within a transaction this fails as well: then the transaction begins anew.
      return ask(text, values).catch(() => Promise.reject(error))
    }
  }
  Object.assign(client, { query })
}

/** As the client makes it, but for a copy of the request that it makes property by property: with every statement. */
function queryOf(text: string, values: unknown[] | undefined, name: string | undefined, settled: Settled): pg.Query {
  const query = new pg.Query(text, values, settled)
  return name === undefined ? query : Object.assign(query, { name })
}
