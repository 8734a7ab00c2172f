import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { isDatabaseDown } from './connections/is-database-down.ts'
import { closeDatabase, type Database, openDatabase, type Queries } from './database.ts'
import { emptyFolder, serving, usedFolder } from './testing/data-folders.ts'
import { freshDatabase } from './testing/test-database.ts'
import { transaction } from './transactions/transaction.ts'

it('gives bigint as a number, numeric and days as text, and moments as a Date', async () => {
  const { db } = await freshDatabase()
  const { rows } = await sql`
    select count(*) as counted, 9007199254740991 as large, 12.50::numeric as amount, date '2024-02-29' as day,
           timestamptz '2024-02-29 12:00:00+02' as moment, '{"a": 1}'::jsonb as detail`.execute(db)
  expect(rows).toEqual([
    {
      counted: 1,
      large: 9_007_199_254_740_991,
      amount: '12.50',
      day: '2024-02-29',
      moment: new Date('2024-02-29T10:00:00Z'),
      detail: { a: 1 },
    },
  ])
})

it('refuses a bigint that a number cannot hold, rather than rounding it', async () => {
  const { db } = await freshDatabase()
  await expect(sql`select 9007199254740993 as large`.execute(db)).rejects.toThrow('too large to be exact')
  expect(await answers(db)).toBe(true)
})

it('looks for tables in one place only', async () => {
  const { db } = await freshDatabase()
  const { rows } = await sql`select current_schemas(false)::text as places, current_setting('TimeZone') as zone`.execute(db)
  expect(rows).toEqual([{ places: '{public}', zone: 'UTC' }])
})

it('cuts off a statement that takes too long, and goes on', async () => {
  const { url } = await freshDatabase()
  const db = opened(url, 100)
  await expect(sql`select pg_sleep(30)`.execute(db)).rejects.toMatchObject({ code: '57014' })
  expect(await answers(db)).toBe(true)
})

it('plans once what is sent often, and anew when the table has changed', async () => {
  const { url } = await freshDatabase()
  const db = openDatabase({ url, maxConnections: 1, statementTimeoutMs: 2_000 })
  onTestFinished(() => closeDatabase(db))
  await sql`create table boxes (size int)`.execute(db)
  const find = async (queries: Queries) => (await sql`select * from boxes where size < ${5}`.execute(queries)).rows
  const planned = async () => {
    const { rows } = await sql<{ name: string }>`select name from pg_prepared_statements where statement like '%boxes%'`.execute(db)
    return rows.length
  }
  await sql`insert into boxes values (1)`.execute(db)
  await find(db)
  expect(await planned()).toBe(0)
  for (let times = 0; times < 3; times++) expect(await find(db)).toEqual([{ size: 1 }])
  expect(await planned()).toBe(1)
  await sql`alter table boxes add column colour text`.execute(db)
  expect(await find(db)).toEqual([{ size: 1, colour: null }])
  await sql`alter table boxes add column weight int`.execute(db)
  // Within a transaction nothing can be sent again: all of it begins anew.
  expect(await transaction(db, find, Math.random)).toEqual([{ size: 1, colour: null, weight: null }])
})

it('survives the loss of idle and of busy connections', async () => {
  const { db, url } = await freshDatabase()
  const other = opened(url, 2_000)
  await Promise.all([answers(other), answers(other)])
  const begun = other.transaction().execute(async (trx) => {
    await sql`select 1`.execute(trx)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
      db,
    )
    await pause(100)
    await sql`select 1`.execute(trx)
  })
  expect(isDatabaseDown(await failureOf(begun))).toBe(true)
  expect(await answers(other)).toBe(true)
})

it('says that the database is down when no server answers', async () => {
  const db = opened(`postgres://app@localhost/app?host=${encodeURIComponent(emptyFolder())}`, 1_000)
  expect(isDatabaseDown(await failureOf(answers(db)))).toBe(true)
  const { db: there } = await freshDatabase()
  expect(isDatabaseDown(await failureOf(sql`select nonsense`.execute(there)))).toBe(false)
})

it('gives up on a database while it is frozen, and recovers with it', async () => {
  const folder = await usedFolder()
  const { url } = await serving(folder)
  const db = opened(url, 2_000)
  await Promise.all([answers(db), answers(db), answers(db)])
  const pids = await processesOf(db, folder)
  for (const pid of pids) process.kill(pid, 'SIGSTOP')
  const started = performance.now()
  const asked = Array.from({ length: 20 }, (_, index) => failureOf(index % 2 === 0 ? answers(db) : db.transaction().execute(answers)))
  const failures = await Promise.all(asked)
  const waitedMs = performance.now() - started
  for (const pid of pids) process.kill(pid, 'SIGCONT')
  const thawed = performance.now()
  await expect.poll(() => answers(db).catch(() => false)).toBe(true)
  console.log(`gave up after ${Math.round(waitedMs)} ms, recovered after ${Math.round(performance.now() - thawed)} ms`)
  expect(failures.map(isDatabaseDown)).toEqual(failures.map(() => true))
  // As many connections as the pool may have are there again at once.
  expect(await Promise.all(Array.from({ length: 5 }, () => answers(db)))).toEqual([true, true, true, true, true])
})

function opened(url: string, statementTimeoutMs: number): Database {
  const db = openDatabase({ url, maxConnections: 5, statementTimeoutMs })
  onTestFinished(() => closeDatabase(db))
  return db
}

async function answers(db: Pick<Database, 'getExecutor'>): Promise<boolean> {
  const { rows } = await sql`select 1 as one`.execute(db)
  return rows.length === 1
}

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => new Error('It did not fail.'),
    (error: unknown) => error,
  )
}

/** The server and everything that serves a client. */
async function processesOf(db: Database, folder: string): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity where backend_type = 'client backend'`.execute(db)
  return [Number.parseInt(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8'), 10), ...rows.map(({ pid }) => pid)]
}
