import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import type { Database } from '../db/database.ts'
import { freshDatabase } from '../db/testing/test-database.ts'
import type { JobHandler } from './jobs.ts'
import { openBoss } from './open-boss.ts'
import { patient } from './patient.ts'
import { queueDueJobs, queueOf } from './send-jobs.ts'
import { startJobs } from './start-jobs.ts'
import { collecting, gate, statesOf } from './testing/observed.ts'
import { working } from './testing/working.ts'

it('does a job when its transaction is committed, and with the words of its sender', async () => {
  const { db, url } = await freshDatabase()
  const { done, handler } = collecting()
  const { jobs } = await working(url, { greet: handler })
  await db.transaction().execute((trx) => jobs.send(trx, 'greet', { personId: '1', requestId: 'r-7' }))
  await expect.poll(() => done).toHaveLength(1)
  const about = { jobId: expect.stringMatching(/^[\da-f-]{36}$/), at: expect.any(Date), requestId: 'r-7' }
  expect(done[0]).toEqual({ data: { personId: '1', requestId: 'r-7' }, ...about })
})

it('does work that has a time when the clock says so, and says when it was due', async () => {
  const { db, url } = await freshDatabase()
  const { done, handler } = collecting()
  let clock = new Date('2030-01-01T00:00:00Z')
  const { jobs } = await working(url, { greet: handler }, { now: () => clock, dueEveryMs: 20 })
  const [tomorrow, later] = [new Date('2030-01-02T00:00:00Z'), new Date('2030-01-09T00:00:00Z')]
  await jobs.send(db, 'greet', { personId: 'later' }, later)
  await jobs.send(db, 'greet', { personId: 'tomorrow' }, tomorrow)
  await jobs.send(db, 'greet', { personId: 'now' })
  await expect.poll(() => done.map(({ data }) => data['personId'])).toEqual(['now'])
  clock = new Date('2030-01-05T00:00:00Z')
  await expect.poll(() => done.length).toBe(2)
  expect(done[1]).toMatchObject({ data: { personId: 'tomorrow' }, at: tomorrow })
  expect(await db.selectFrom('timed_jobs').select('due_at').execute()).toEqual([{ due_at: later }])
})

it('work that a service with a clock ahead has handed on too early waits for the clock of the one that does it', async () => {
  const { db, url } = await freshDatabase()
  const dueAt = new Date('2030-01-02T00:00:00Z')
  const [behind, ahead] = [new Date('2030-01-01T23:59:59Z'), new Date('2030-01-02T00:00:01Z')]
  let clock = behind
  const begun: { readonly at: Date; readonly wasDue: boolean }[] = []
  const work: JobHandler['work'] = async (_data, { at }) => {
    begun.push({ at, wasDue: clock >= at })
  }
  const { jobs } = await working(url, { greet: { work } }, { now: () => clock, dueEveryMs: 20 })
  const other = await openBoss({ url, log: () => undefined, superviseSeconds: 10 })
  onTestFinished(other.close)
  await jobs.send(db, 'greet', {}, dueAt)
  await queueDueJobs(db, queueOf(other.boss), ahead)
  const waiting = () => db.selectFrom('timed_jobs').select('due_at').execute()
  await expect.poll(async () => begun.length + (await waiting()).length).toBe(1)
  expect([begun, await waiting()]).toEqual([[], [{ due_at: dueAt }]])
  clock = ahead
  await expect.poll(() => begun).toEqual([{ at: dueAt, wasDue: true }])
})

it('never does work with a time whose transaction was taken back', async () => {
  const { db, url } = await freshDatabase()
  const { jobs } = await working(url, {})
  const takenBack = db.transaction().execute(async (trx) => {
    await jobs.send(trx, 'greet', {}, new Date())
    throw new Error('no')
  })
  await expect(takenBack).rejects.toThrow('no')
  expect(await db.selectFrom('timed_jobs').selectAll().execute()).toEqual([])
})

it('never does a job whose transaction was taken back', async () => {
  const { db, url } = await freshDatabase()
  const { done, handler } = collecting()
  const { jobs } = await working(url, { greet: handler })
  const takenBack = db.transaction().execute(async (trx) => {
    await jobs.send(trx, 'greet', { personId: 'taken back' })
    throw new Error('no')
  })
  await expect(takenBack).rejects.toThrow('no')
  await jobs.send(db, 'greet', { personId: 'kept' })
  await expect.poll(() => done).toHaveLength(1)
  expect(done[0]?.data).toEqual({ personId: 'kept' })
  await expect.poll(() => statesOf(db)).toEqual(['completed'])
})

it('refuses a kind of job without a handler, and the transaction with it', async () => {
  const { db, url } = await freshDatabase()
  const { jobs } = await working(url, {})
  await expect(db.transaction().execute((trx) => jobs.send(trx, 'unheard-of', {}))).rejects.toThrow('unheard-of')
})

it('does not get in the way of a transaction that sends, whatever it does to its own tables', async () => {
  const { db, url } = await freshDatabase()
  const { jobs } = await working(url, { greet: { work: async () => undefined } })
  const sending = db
    .transaction()
    .setIsolationLevel('serializable')
    .execute(async (trx) => {
      await sql`select 1`.execute(trx)
      await sql`update pgboss.queue set monitor_on = now()`.execute(db)
      await jobs.send(trx, 'greet', {})
    })
  await expect(sending).resolves.toBeUndefined()
})

it('tries a job that fails 5 times more, each time after about twice as long, and then gives it up', async () => {
  const { db, url } = await freshDatabase()
  const failing: JobHandler = { work: () => Promise.reject(new TypeError('Ana Rivera is not at home.')) }
  const { jobs, said } = await working(url, { visit: failing })
  await jobs.send(db, 'visit', { requestId: 'r-8' })
  for (let retry = 0; retry < 5; retry++) {
    await expect.poll(() => delayAfter(db, retry)).toBeDefined()
    const delaySeconds = await delayAfter(db, retry)
    // On a busy machine the job itself takes a moment.
    expect(delaySeconds).toBeGreaterThanOrEqual(2 ** retry)
    expect(delaySeconds).toBeLessThanOrEqual(2 ** (retry + 1) + 1.5)
    await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(db)
  }
  await expect.poll(() => said).toHaveLength(1)
  expect(said[0]).toMatch(/^The job visit \([\da-f-]{36}, request r-8\) was given up after 6 tries: TypeError\. /)
  expect(await everythingIn(db)).not.toContain('Ana')
})

it('does work that was promised after an outage of a whole day', async () => {
  const { db, url } = await freshDatabase()
  const daySeconds = 86_400
  let goneSeconds = 0
  const { done, handler } = collecting()
  const work: JobHandler['work'] = (...given) => (goneSeconds < daySeconds ? Promise.reject(new Error('away')) : handler.work(...given))
  const { jobs, said } = await working(url, { refund: { ...patient, work } })
  await jobs.send(db, 'refund', {})
  for (let retry = 0; goneSeconds < daySeconds && retry < patient.retries; retry++) {
    await expect.poll(() => delayAfter(db, retry)).toBeDefined()
    goneSeconds += (await delayAfter(db, retry)) ?? 0
    await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(db)
  }
  await expect.poll(() => done).toHaveLength(1)
  expect(said).toEqual([])
})

it('takes a job that takes too long for failed', async () => {
  const { db, url } = await freshDatabase()
  const endless: JobHandler = { work: () => new Promise(() => undefined), longestSeconds: 1, retries: 0 }
  const { jobs, said } = await working(url, { endless })
  await jobs.send(db, 'endless', {})
  await expect.poll(() => said).toEqual([expect.stringContaining('given up after 1 tries: took-too-long.')])
})

it('goes on with other jobs while one takes long, as many at once as it may', async () => {
  const { db, url } = await freshDatabase()
  const { done, handler } = collecting()
  const { open, opened } = gate()
  const slow: JobHandler = { work: (data, about) => (data['first'] ? opened : handler.work(data, about)) }
  const { jobs } = await working(url, { slow }, { workers: 2 })
  await jobs.send(db, 'slow', { first: 'yes' })
  for (let index = 0; index < 10; index++) await jobs.send(db, 'slow', {})
  await expect.poll(() => done).toHaveLength(10)
  open()
})

it('works off what waits without a rest', async () => {
  const { db, url } = await freshDatabase()
  const { done, handler } = collecting()
  const uneven: JobHandler = {
    work: async (data, about) => {
      await pause(Number(data['ms']))
      await handler.work(data, about)
    },
  }
  const { jobs } = await working(url, { uneven }, { workers: 0 })
  for (let index = 0; index < 60; index++) await jobs.send(db, 'uneven', { ms: `${index % 7}` })
  // One rest alone would take longer than the test waits.
  await working(url, { uneven }, { workers: 3, pollMs: 60_000 })
  await expect.poll(() => done).toHaveLength(60)
})

it('asks the database little while there is nothing to do, however many kinds of jobs there are', async () => {
  const { db, url } = await freshDatabase()
  const kinds = Array.from({ length: 60 }, (_, index) => [`kind-${index}`, { work: async () => undefined }])
  // The paces of the service itself, whose slowest round comes every 10 seconds.
  const { stop } = await startJobs({ url, handlers: () => Object.fromEntries(kinds), log: () => undefined })
  onTestFinished(stop)
  // A connection reports what it did after 10 seconds without work, or with its next statement: what was done to begin comes late, and on
  // a busy machine later.
  const perSecond: number[] = []
  for (let before = await transactionsIn(db); perSecond.length < 13 && !perSecond.some((rate) => rate > 0 && rate <= 5); ) {
    await pause(11_000)
    const now = await transactionsIn(db)
    perSecond.push((now - before) / 11)
    before = now
  }
  expect(perSecond.at(-1)).toBeGreaterThan(0)
  expect(perSecond.at(-1)).toBeLessThanOrEqual(5)
})

/** How many transactions were committed on this database. */
async function transactionsIn(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select xact_commit::float8 as count from pg_stat_database where datname = current_database()`.execute(db)
  return rows[0]?.count ?? 0
}

/** How long the job has to wait after it was tried so many times again. */
async function delayAfter(db: Database, retries: number): Promise<number | undefined> {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from start_after - started_on)::float8 as seconds from pgboss.job
    where state = 'retry' and retry_count = ${retries} and start_after > now()`.execute(db)
  return rows[0]?.seconds
}

async function everythingIn(db: Database): Promise<string> {
  const { rows } = await sql`select * from pgboss.job`.execute(db)
  return JSON.stringify(rows)
}
