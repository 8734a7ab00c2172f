import { expect, it } from 'vitest'
import type { Database } from '../db/database.ts'
import { freshDatabase } from '../db/testing/test-database.ts'
import { flowsFolder } from '../domains/facts/testing/real-flows.ts'
import { directoryJobs, fillDirectory } from './fill-empty.ts'
import { readKnownCompanies } from './sample/known-companies.ts'
import { findKeepers, isDirectoryEmpty } from './store.ts'

/** The aim is half of it, on a machine that does nothing else: there it takes four seconds. */
const longestMs = 30_000
const known = () => readKnownCompanies(flowsFolder)

async function fill(db: Database) {
  for (const { work } of Object.values(directoryJobs({ db, known, isDemo: true }))) await work({}, { jobId: 'one', at: new Date() })
}

it('an empty directory soon has 20,000 plans, and the personas’ employers among them', {
  timeout: 60_000,
}, async () => {
  const { db } = await freshDatabase()
  const started = performance.now()
  await fill(db)
  expect(performance.now() - started).toBeLessThan(longestMs)
  for (const name of ['Paper Crane Clinic', 'Rosewater Sample Hospital'])
    expect(await db.selectFrom('companies').select('id').where('name', '=', name).execute()).toHaveLength(1)
  expect((await findKeepers(db, 0, 100)).names).toContain('Test Retirement Group')
  const [{ count } = { count: 0 }] = await db
    .selectFrom('plans')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .execute()
  expect(count).toBe(20_000)
})

it('a directory in which there is something is left alone', async () => {
  const { db } = await freshDatabase()
  await fillDirectory(db, { plans: 3, seed: 1, known: [{ name: 'Only This' }] })
  await fill(db)
  expect(await db.selectFrom('companies').select('id').execute()).toHaveLength(3)
})

it('nothing is made up but for a demonstration', async () => {
  const { db } = await freshDatabase()
  expect(directoryJobs({ db, known, isDemo: false })).toEqual({})
})

it('two that fill it at once come to the same', { timeout: 60_000 }, async () => {
  const { db } = await freshDatabase()
  expect(await isDirectoryEmpty(db)).toBe(true)
  const sample = { plans: 3_000, seed: 1, known: [] }
  await Promise.all([fillDirectory(db, sample), fillDirectory(db, sample)])
  expect(await db.selectFrom('plans').select('ack_id').execute()).toHaveLength(3_000)
})
