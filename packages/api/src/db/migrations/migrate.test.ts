import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { closeDatabase, type Database, openDatabase } from '../database.ts'
import { freshDatabaseUrl } from '../testing/test-database.ts'
import { findMigrations, migrate, migrationStatus } from './migrate.ts'

const script = fileURLToPath(new URL('../testing/migrate-until-killed.ts', import.meta.url))
const all = readdirSync(new URL('.', import.meta.url))
  .filter((file) => file.endsWith('.sql'))
  .map((file) => file.replace('.sql', ''))
  .sort()

it('makes every table, and then finds nothing to do', async () => {
  const { db } = await emptyDatabase()
  expect(await migrationStatus(db)).toEqual({ done: [], pending: all })
  expect(await migrate(db)).toEqual(all)
  expect(await migrate(db)).toEqual([])
  expect(await migrationStatus(db)).toEqual({ done: all, pending: [] })
})

it('does the work once when four services start at the same moment', async () => {
  const { all: services } = await emptyDatabase(4)
  const done = await Promise.all(services.map((db) => migrate(db)))
  expect(done.flat()).toEqual(all)
})

it('begins anew after it was killed halfway', async () => {
  const { db, url } = await emptyDatabase()
  // Somebody is making the same table: the migration has to wait in the middle, and there it is killed.
  const inTheWay = new pg.Client({ connectionString: url })
  await inTheWay.connect()
  await inTheWay.query('begin')
  await inTheWay.query('create table audit_events ()')
  const child = spawn(process.execPath, [script, url])
  await expect.poll(() => isWaiting(db)).toBe(true)
  child.kill('SIGKILL')
  await once(child, 'close')
  await inTheWay.query('rollback')
  await inTheWay.end()
  expect(await migrate(db)).toEqual(all)
})

it('leaves rows of a database that it brings up to date', async () => {
  const { db } = await emptyDatabase()
  const [first = '', ...later] = all
  expect(await migrate(db, first)).toEqual([first])
  await db.insertInto('idempotency_keys').values({ scope: 'a', key: 'k', request_hash: 'h', status: null, answer: null }).execute()
  expect(await migrate(db)).toEqual(later)
  expect(await db.selectFrom('idempotency_keys').select('key').execute()).toEqual([{ key: 'k' }])
})

it('takes a database that had all migrations from before the baseline for one at the baseline', async () => {
  const { db } = await emptyDatabase()
  const last = all.indexOf('0016-visitors')
  const [baseline, later] = [all.slice(0, last + 1), all.slice(last + 1)]
  await migrate(db, baseline.at(-1))
  await db.insertInto('idempotency_keys').values({ scope: 'a', key: 'k', request_hash: 'h', status: null, answer: null }).execute()
  await recordInstead(db, ['0001-idempotency-keys', '0002-audit-events', '0061-sent-loan-requests'])
  expect(await findMigrations(db)).toEqual(baseline)
  const done = await Promise.all([migrate(db), migrate(db)])
  expect(done.flat()).toEqual(later)
  expect(await migrationStatus(db)).toEqual({ done: all, pending: [] })
  expect(await db.selectFrom('idempotency_keys').select('key').execute()).toEqual([{ key: 'k' }])
})

it('refuses a database that stopped before the last of them, and changes nothing', async () => {
  const { db } = await emptyDatabase()
  const made = ['0001-idempotency-keys', '0002-audit-events']
  await migrate(db)
  await recordInstead(db, made)
  await expect(migrate(db)).rejects.toThrow(
    /at its migration 0002-audit-events, .* from 0061-sent-loan-requests\. Run “npm run db -- migrate”/,
  )
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  expect(rows.map(({ name }) => name)).toEqual(made)
})

/** The database looks as if these were the migrations that were made. */
async function recordInstead(db: Database, names: readonly string[]): Promise<void> {
  await sql`delete from kysely_migration`.execute(db)
  await sql`insert into kysely_migration (name, timestamp) select name, '2026-01-01T00:00:00Z' from unnest(${names}::text[]) as name`.execute(
    db,
  )
}

async function isWaiting(db: Database): Promise<boolean> {
  const { rows } = await sql`select from pg_locks where not granted`.execute(db)
  return rows.length > 0
}

/** One empty database, as so many services open it. */
async function emptyDatabase(services = 1): Promise<{ db: Database; all: readonly Database[]; url: string }> {
  const { url, drop } = await freshDatabaseUrl('empty')
  const open = () => openDatabase({ url, maxConnections: 1, statementTimeoutMs: 0 })
  const db = open()
  const all = [db, ...Array.from({ length: services - 1 }, open)]
  onTestFinished(async () => {
    await Promise.all(all.map(closeDatabase))
    await drop()
  })
  return { db, all, url }
}
