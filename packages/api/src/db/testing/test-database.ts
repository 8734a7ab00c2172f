import { randomUUID } from 'node:crypto'
import { inject, onTestFinished } from 'vitest'
import { closeDatabase, type Database, openDatabase } from '../database.ts'
import { ask, findTestServer, type TestServer, urlFor } from './test-server.ts'

type FreshDatabase = { readonly db: Database; readonly url: string }

let server: Promise<TestServer> | undefined

/** A database of its own for a test, with all tables and nothing in them. It is gone after the test. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const { url, drop } = await freshDatabaseUrl()
  const db = openDatabase({ url, maxConnections: 10, statementTimeoutMs: 10_000 })
  onTestFinished(async () => {
    await closeDatabase(db)
    await drop()
  })
  return { db, url }
}

/** The same for tests that open it themselves: the migrated template, unless it is to be empty. */
export async function freshDatabaseUrl(template: 'migrated' | 'empty' = 'migrated') {
  server ??= findTestServer(inject('testServerAddress'))
  const { url, prefix } = await server
  const name = prefix + randomUUID().slice(0, 13).replace('-', '')
  const source = template === 'migrated' ? `${prefix}template` : 'template0'
  await ask(url, `create database ${name} template ${source} strategy file_copy`)
  const drop = async () => {
    await ask(url, `drop database ${name} with (force)`)
  }
  return { url: urlFor(url, name), drop }
}
