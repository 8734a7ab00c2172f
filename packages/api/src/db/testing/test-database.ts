import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { closeDatabase, type Database, openDatabase } from '../database.ts'
import { findTestServer, type TestServer, urlFor } from './test-server.ts'

type FreshDatabase = { readonly db: Database; readonly url: string; readonly close: () => Promise<void> }

type Making = TestServer & { readonly make: (statement: string) => Promise<unknown> }

/** The server, and one connection for all databases that this process makes. */
let server: Promise<Making> | undefined

/** A database of its own for a test, with all tables and nothing in them. It is gone after the test, or when a test of many closes it. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const { url, drop } = await freshDatabaseUrl()
  const db = openDatabase({ url, maxConnections: 10, statementTimeoutMs: 10_000 })
  let closed: Promise<void> | undefined
  const close = () => (closed ??= closeDatabase(db).then(drop))
  onTestFinished(close)
  return { db, url, close }
}

/** The same for tests that open it themselves: the migrated template, unless it is to be empty. */
export async function freshDatabaseUrl(template: 'migrated' | 'empty' = 'migrated') {
  server ??= reachServer()
  const { url, prefix, make } = await server
  const name = prefix + randomUUID().slice(0, 13).replace('-', '')
  const source = template === 'migrated' ? `${prefix}template` : 'template0'
  await make(`create database ${name} template ${source} strategy file_copy`)
  const drop = async () => {
    await make(`drop database ${name} with (force)`)
  }
  return { url: urlFor(url, name), drop }
}

async function reachServer(): Promise<Making> {
  const found = await findTestServer(inject('testServerAddress'))
  const client = new pg.Client({ connectionString: found.url })
  // A connection that was cut, as it is by the end of the server, is made anew by whoever needs one.
  client.on('error', () => {
    server = undefined
  })
  await client.connect()
  return { ...found, make: (statement) => client.query(statement) }
}
