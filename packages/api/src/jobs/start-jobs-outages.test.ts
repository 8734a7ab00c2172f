import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { openStorage } from '../db/connections/storage.ts'
import { closeDatabase, type Database, openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrations/migrate.ts'
import { serving, usedFolder } from '../db/testing/data-folders.ts'
import { freshDatabase, freshDatabaseUrl } from '../db/testing/test-database.ts'
import { databaseWithRoles } from '../db/testing/test-roles.ts'
import { listDeadLetters, retryDeadLetters } from './dead-letters.ts'
import type { JobHandler } from './jobs.ts'
import { collecting, gate, statesOf } from './testing/observed.ts'
import { working } from './testing/working.ts'

const script = fileURLToPath(new URL('./testing/work-until-killed.ts', import.meta.url))

it('finishes what it works on before it stops, and takes nothing new', async () => {
  const { db, url } = await freshDatabase()
  const { open, opened } = gate()
  const { open: tellBegun, opened: begun } = gate()
  const slow: JobHandler = {
    work: async () => {
      tellBegun()
      await opened
    },
  }
  const { jobs, stop } = await working(url, { slow }, { workers: 1 })
  await jobs.send(db, 'slow', {})
  await begun
  await jobs.send(db, 'slow', {})
  const stopped = stop()
  open()
  await stopped
  expect(await statesOf(db)).toEqual(['created', 'completed'])
})

it('puts back after 5 seconds what it cannot finish, and that is no failure', async () => {
  const { db, url } = await freshDatabase()
  const { open: tellBegun, opened: begun } = gate()
  const { open, opened } = gate()
  const stuck: JobHandler = {
    retries: 0,
    work: () => {
      tellBegun()
      return opened
    },
  }
  const { jobs, stop } = await working(url, { stuck })
  await jobs.send(db, 'stuck', {})
  await begun
  await stop()
  expect(await statesOf(db)).toEqual(['created'])
  const { done, handler } = collecting()
  await working(url, { stuck: { ...handler, retries: 0 } })
  await expect.poll(() => done).toHaveLength(1)
  // The first service wakes up late: that changes nothing any more.
  open()
  await expect.poll(() => statesOf(db)).toEqual(['completed'])
})

it('does a job again whose service was killed halfway', async () => {
  const { db, url } = await freshDatabase()
  const { done, handler } = collecting()
  const { jobs } = await working(url, { slow: { ...handler, longestSeconds: 1, longestDelaySeconds: 0 } }, { workers: 0 })
  await jobs.send(db, 'slow', { personId: '1' })
  const child = spawn(process.execPath, [script, url])
  expect(await firstLine(child)).toBe('began')
  child.kill('SIGKILL')
  await once(child, 'close')
  expect(await statesOf(db)).toEqual(['active'])
  await working(url, { slow: { ...handler, longestSeconds: 1, longestDelaySeconds: 0 } })
  await expect.poll(() => done).toHaveLength(1)
  await expect.poll(() => statesOf(db)).toEqual(['completed'])
})

it('lets five services begin at the same moment on a database without a queue, and each job is done by one of them', async () => {
  const { url, drop } = await freshDatabaseUrl('empty')
  onTestFinished(drop)
  const db = opened(url)
  await migrate(db)
  const { done, handler } = collecting()
  const services = await Promise.all(Array.from({ length: 5 }, () => working(url, { greet: handler, other: handler })))
  const sent = Array.from({ length: 50 }, (_, index) => `${index}`)
  await Promise.all(sent.map((id, index) => services[index % 5]?.jobs.send(db, 'greet', { id })))
  await expect.poll(() => statesOf(db)).toEqual(sent.map(() => 'completed'))
  expect(done.map(({ data }) => data['id']).sort()).toEqual(sent.sort())
  expect(services.flatMap(({ said }) => said)).toEqual([])
})

it('works as a role that owns nothing', async () => {
  const { url: databaseUrl, ownerUrl: databaseOwnerUrl } = await databaseWithRoles()
  const { db, close } = await openStorage({ databaseUrl, databaseOwnerUrl, dataFolder: '', log: () => undefined })
  onTestFinished(close)
  const { done, handler } = collecting()
  const dying: JobHandler = { work: () => Promise.reject(new Error('no')), retries: 0 }
  const { jobs, stop, said } = await working(databaseUrl, { greet: handler, dying })
  await jobs.send(db, 'greet', {})
  await jobs.send(db, 'dying', {})
  await expect.poll(() => done).toHaveLength(1)
  await expect.poll(() => listDeadLetters(db)).toHaveLength(1)
  // Its upkeep has a round in the meantime.
  await expect.poll(() => isLookedAfter(db)).toBe(true)
  await stop()
  const dead = await listDeadLetters(db)
  await retryDeadLetters(
    db,
    jobs,
    dead.map(({ id }) => id),
  )
  expect(said).toEqual([expect.stringContaining('was given up')])
})

it('goes on when a lost database is back, and says both once', async () => {
  const folder = await usedFolder()
  const { url, said: databaseSaid } = await serving(folder)
  const db = opened(url)
  await migrate(db)
  const { done, handler } = collecting()
  const { open: tellBegun, opened: begun } = gate()
  const { open, opened: mayEnd } = gate()
  const halfway: JobHandler = {
    work: async (data, about) => {
      tellBegun()
      await mayEnd
      await handler.work(data, about)
    },
  }
  const { jobs, said } = await working(url, { greet: handler, halfway })
  await jobs.send(db, 'halfway', {})
  await begun
  process.kill(Number.parseInt(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8'), 10), 'SIGKILL')
  await expect.poll(() => said).toHaveLength(1)
  // It is done while there is nowhere to write that down.
  open()
  await expect.poll(() => databaseSaid).toContain('The database is back.')
  await expect.poll(() => jobs.send(db, 'greet', {}).then(() => 'sent', String)).toBe('sent')
  await expect.poll(() => statesOf(db)).toEqual(['completed', 'completed'])
  expect(done).toHaveLength(2)
  expect(said).toEqual([
    expect.stringMatching(/^The job queue has lost its database \([\w.-]+\)\. Jobs wait until it is back\.$/),
    'The job queue has its database again.',
  ])
})

it('survives the loss of all its connections', async () => {
  const { db, url } = await freshDatabase()
  const { done, handler } = collecting()
  const { jobs } = await working(url, { greet: handler })
  for (let round = 0; round < 3; round++) {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
      db,
    )
    await expect.poll(() => jobs.send(db, 'greet', {}).then(() => 'sent', String)).toBe('sent')
    await expect.poll(() => done.length).toBe(round + 1)
  }
})

async function isLookedAfter(db: Database): Promise<boolean> {
  const { rows } = await sql`select from pgboss.queue where monitor_on is null or maintain_on is null`.execute(db)
  return rows.length === 0
}

function opened(url: string): Database {
  const db = openDatabase({ url, maxConnections: 2, statementTimeoutMs: 2_000 })
  onTestFinished(() => closeDatabase(db))
  return db
}

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  for await (const chunk of stdout ?? []) return String(chunk).trim()
  return ''
}
