import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { ownerKey } from '@app/schemas/rules/people/owner-names'
import { expect, it } from 'vitest'
import { freshDatabase } from '../../db/testing/test-database.ts'
import { readFlowFiles } from '../../flows/read-files.ts'
import { findOwnedRecords } from '../store.ts'
import { read, sourceOf } from '../testing/report-lines.ts'
import { fillPropertyRecords } from './fill-records.ts'
import { knownOwners } from './known-owners.ts'
import { sampleReports, sampleStates } from './sample-report.ts'

const sample = { owners: 2_000, seed: 1, known: [] }
const hashOf = (own = {}) =>
  createHash('sha256')
    .update(
      sampleStates(sample)
        .flatMap((state) => [...sampleReports({ ...sample, ...own }, state)])
        .join(''),
    )
    .digest('hex')

it('the same seed gives the same bytes, another seed others', () => {
  expect(hashOf()).toBe(hashOf())
  expect(hashOf({ seed: 2 })).not.toBe(hashOf())
})

it('is read without a word, and every persona is found by name and ZIP code', async () => {
  const { db } = await freshDatabase()
  const known = knownOwners(await personas())
  expect(known.length).toBeGreaterThan(15)
  for (const state of sampleStates({ ...sample, known })) {
    const open = () => Readable.from(sampleReports({ ...sample, known }, state))
    expect((await read(db, sourceOf([], { state, open }))).told).toEqual([])
  }
  for (const { zip, state, ...name } of known) {
    const found = await findOwnedRecords(db, { keys: [ownerKey(name) ?? ''], initialKeys: [], states: [state] })
    expect(found.map(({ owner_zip }) => owner_zip)).toContain(zip)
  }
})

it('two that fill it at once come to the same', async () => {
  const { db } = await freshDatabase()
  await Promise.all([fillPropertyRecords(db, sample), fillPropertyRecords(db, sample)])
  const { length } = await db.selectFrom('property_owners').select('number').execute()
  expect(length).toBeGreaterThanOrEqual(sample.owners)
  expect(length).toBeLessThan(sample.owners + 100)
})

async function personas(): Promise<readonly unknown[]> {
  const files = await readFlowFiles(fileURLToPath(new URL('../../../../../flows', import.meta.url)))
  return files.filter(({ path }) => path.startsWith('personas/')).map(({ text = '{}' }) => JSON.parse(text))
}
