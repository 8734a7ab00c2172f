import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { freshDatabase } from '../db/testing/test-database.ts'
import { listDeadLetters, retryDeadLetters } from './dead-letters.ts'
import { collecting } from './testing/observed.ts'
import { olderService } from './testing/older-service.ts'
import { working } from './testing/working.ts'

const older = new URL('./testing/queue-of-12-0-0.sql', import.meta.url)

it('an older service goes on beside a newer one that has brought its tables up to date', async () => {
  const { db, url } = await freshDatabase()
  await sql.raw(await readFile(older, 'utf8')).execute(db)
  const [greet, hopeless] = [collecting(), collecting()]
  const { jobs } = await working(url, { greet: greet.handler })
  const [sender, worker] = [olderService(db, 'greet'), olderService(db, 'hopeless')]
  await sender.send({ job: 'greet', data: { who: 'three' } })
  await expect.poll(() => greet.done.map(({ data }) => data['who']).toSorted()).toEqual(['one', 'three', 'two'])

  await jobs.send(db, 'hopeless', { who: 'somebody' })
  const [taken] = await worker.take()
  expect(taken?.data).toEqual({ job: 'hopeless', data: { who: 'somebody' } })
  expect(await worker.complete(taken?.id ?? '')).toHaveLength(1)
  // Done once: the newer one finds nothing left of it.
  await working(url, { hopeless: hopeless.handler })
  await jobs.send(db, 'hopeless', { who: 'the next' })
  await expect.poll(() => hopeless.done.map(({ data }) => data['who'])).toEqual(['the next'])
})

it('the tables of an older queue are brought up to date by services that start together, and no job in them is lost', async () => {
  const { db, url } = await freshDatabase()
  await sql.raw(await readFile(older, 'utf8')).execute(db)
  const [greet, hopeless] = [collecting(), collecting()]
  const handlers = { greet: greet.handler, hopeless: hopeless.handler }
  const [{ jobs, said }, other] = await Promise.all([working(url, handlers), working(url, handlers)])
  await expect.poll(() => greet.done.map(({ data }) => data['who']).toSorted()).toEqual(['one', 'two'])
  const dead = await listDeadLetters(db)
  expect(dead).toEqual([expect.objectContaining({ name: 'hopeless', error: 'not-at-home', tries: 1 })])
  await retryDeadLetters(
    db,
    jobs,
    dead.map(({ id }) => id),
  )
  await expect.poll(() => hopeless.done.length).toBe(1)
  await expect.poll(() => unfinishedIndexes()).toBe(0)
  expect([said, other.said]).toEqual([[], []])

  async function unfinishedIndexes(): Promise<unknown> {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pgboss.bam where status <> 'completed'`.execute(db)
    return rows[0]?.count
  }
})
