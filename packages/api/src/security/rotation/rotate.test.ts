import { randomUUID } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import type { Database } from '../../db/database.ts'
import { freshDatabase } from '../../db/testing/test-database.ts'
import { emailIndexes } from '../../domains/auth/account.ts'
import { holdAddress } from '../../domains/auth/store.ts'
import { allSealedTables } from '../../domains/index.ts'
import { saveOwnPersonalInformation } from '../../domains/personal-information/save.ts'
import { sealedPersonalInformation } from '../../domains/personal-information/sealed.ts'
import { isFailure } from '../../failure/failure.ts'
import { samplesOf } from '../../testing/is-few.ts'
import { testContext } from '../../testing/test-app.ts'
import type { KeyRing } from '../key-ring.ts'
import { ringOf } from '../testing/key-rings.ts'
import { countKeys, totalsOf } from './count-keys.ts'
import { renewRow } from './renew-row.ts'
import { rotate } from './rotate.ts'
import { rotatedTable } from './rotated-table.ts'
import { readRows, startOf, writeRows } from './store.ts'
import { addPeople, emailOf, readSomebody, type Somebody, ssnOf } from './testing/people.ts'

const isFull = process.env['FAULTS'] === 'full'
const rowCount = samplesOf({ few: 1_000, thorough: 2_000, full: 100_000 })
const writerCount = 4
const readerCount = 4
const retainedMb = 16

const old = ringOf('old', 'old-index')
const oldFirst = ringOf('old new', 'old-index new-index')
const newFirst = ringOf('new old', 'new-index old-index')
const onlyNew = ringOf('new', 'new-index')
const quiet = { tables: allSealedTables, progress: () => undefined, signal: new AbortController().signal }

it(`B13 ${rowCount} rows come under another key while people read and write, and nobody notices`, { timeout: 900_000 }, async ({
  task,
}) => {
  const { db } = await freshDatabase()
  const people = await addPeople(db, old, rowCount / 2)
  const life = startLife(db, people)
  const heap: number[] = []
  const progress = () => {
    if (isFull && Math.random() < 0.02) heap.push(retainedBytes())
  }
  const began = performance.now()
  // One of the services still writes with the old key: it is started again when half is done.
  const first = new AbortController()
  await rotate({
    db,
    ring: newFirst,
    tables: allSealedTables,
    signal: first.signal,
    progress: (_, rows) => rows > rowCount / 4 && first.abort(),
  })
  life.restartAll()
  const { isThrough, problems } = await rotate({ ...quiet, db, ring: newFirst, progress })
  const tookMs = performance.now() - began
  const { reads, writes, failures } = await life.stop()

  const left = (await countKeys(db, newFirst, allSealedTables)).map((use) => Object.fromEntries(totalsOf(use)))
  const wrong = await wrongPeople(db, onlyNew, people, life.versions)
  const grown = Math.max(0, ...heap) - (heap[0] ?? 0)
  const figures: Readonly<Record<string, readonly string[]>> = {
    [`failures of ${reads} reads and ${writes} writes meanwhile`]: [String(failures.length), '0'],
    [`values left under the old key, of ${rowCount} rows`]: [String((left[0]?.['old'] ?? 0) + (left[1]?.['old-index'] ?? 0)), '0'],
    ...(isFull && { 'memory that is kept, at the end more than at the beginning': [`${Math.round(grown / 1e6)} MB`, `${retainedMb} MB`] }),
    'rows a second': [String(Math.round(rowCount / (tookMs / 1000))), '-'],
  }
  Object.assign(task.meta, { figures: Object.entries(figures).map(([what, [measured, limit]]) => ({ bar: 'B13', what, measured, limit })) })
  expect({ isThrough, problems: [...problems], failures, wrong }).toEqual({ isThrough: true, problems: [], failures: [], wrong: [] })
  expect(left).toMatchObject([{ old: 0 }, { 'old-index': 0 }])
  expect(Math.min(reads, writes)).toBeGreaterThan(0)
  expect(grown).toBeLessThan(retainedMb * 1e6)
})

it('a value that was put into another row is reported, and neither read nor repaired', async () => {
  const { db } = await freshDatabase()
  const [one, other] = await addPeople(db, old, 2)
  const swap = async () => {
    await sql`update personal_information as own set ssn = other.ssn from personal_information as other where own.id <> other.id`.execute(
      db,
    )
  }
  await swap()
  const before = await db.selectFrom('personal_information').select(['id', 'ssn']).orderBy('id').execute()
  const { isThrough, problems } = await rotate({ ...quiet, db, ring: newFirst })
  const told = 'A value of personal_information.ssn was changed, or was encrypted for another row or column.'
  expect([isThrough, ...problems]).toEqual([true, [told, 2]])
  expect(await db.selectFrom('personal_information').select(['id', 'ssn']).orderBy('id').execute()).toEqual(before)
  for (const somebody of [one, other]) await expect(readSomebody(db, newFirst, somebody as Somebody)).rejects.toThrow(told)
  await swap()
  await rotate({ ...quiet, db, ring: newFirst })
  expect(await wrongPeople(db, onlyNew, [one, other] as Somebody[])).toEqual([])
})

it('stopped halfway it goes on where it was, and no value is done twice', async () => {
  const { db } = await freshDatabase()
  const people = await addPeople(db, old, 250)
  const stopping = new AbortController()
  const begun = await rotate({ db, ring: newFirst, tables: allSealedTables, signal: stopping.signal, progress: () => stopping.abort() })
  const finished = await rotate({ ...quiet, db, ring: newFirst })
  const all = await rotate({ ...quiet, db: (await freshDatabaseWith(250)).db, ring: newFirst })
  expect([begun.isThrough, finished.isThrough]).toEqual([false, true])
  expect(begun.values).toBeGreaterThan(0)
  expect(begun.values + finished.values).toBe(all.values)
  expect(await wrongPeople(db, onlyNew, people)).toEqual([])
})

it('a save between our reading and our writing wins', async () => {
  const { db } = await freshDatabase()
  const [somebody] = (await addPeople(db, old, 1)) as [Somebody]
  const table = rotatedTable(sealedPersonalInformation)
  const [row] = await readRows(db, table, startOf(table), 10)
  if (!row) throw new Error('There is no row.')
  await save(db, oldFirst, somebody, 1)
  const { changes } = renewRow(newFirst, table, row)
  const written = await writeRows(db, table, [{ key: row.key, changes }])
  expect(written.map(({ column }) => column)).not.toContain('street_address')
  expect(written).toHaveLength(changes.length - 1)
  expect(await readSomebody(db, newFirst, somebody)).toMatchObject({ street_address: '1 Other Street', version: 2 })
})

it('a locked row is passed over, and done the next time', async () => {
  const { db } = await freshDatabase()
  const [somebody] = (await addPeople(db, old, 1)) as [Somebody]
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('people').select('id').where('id', '=', somebody.id).forUpdate().execute()
    const { isThrough, values } = await rotate({ ...quiet, db, ring: newFirst })
    expect([isThrough, values]).toEqual([false, 8])
  })
  expect(await rotate({ ...quiet, db, ring: newFirst })).toMatchObject({ isThrough: true, values: 5 })
})

it('two rows that turn out to hold one address are reported', async () => {
  const { db } = await freshDatabase()
  const [one] = (await addPeople(db, old, 1)) as [Somebody]
  await addPeople(db, onlyNew, 1)
  const { problems } = await rotate({ ...quiet, db, ring: newFirst })
  expect([...problems]).toEqual([['A value of people.email_index is that of another row, too.', 1]])
  expect(await readSomebody(db, newFirst, one)).toMatchObject({ email: emailOf(0) })
})

it('an address that somebody has confirmed under the old index key is not confirmed again under the new one', async () => {
  const { db } = await freshDatabase()
  await addPeople(db, old, 1)
  const [other] = (await addPeople(db, newFirst, 1, { isConfirmed: false })) as [Somebody]
  const [index = '', ...indexes] = emailIndexes(newFirst, emailOf(0))
  const address = { email: 'sealed', isNew: false, index, indexes: [index, ...indexes] }
  expect(await holdAddress(db, other.id, address, new Date())).toBe(false)
})

it('an unknown key is reported, and what it sealed stays as it is', async () => {
  const { db } = await freshDatabase()
  await addPeople(db, ringOf('lost', 'lost-index'), 1)
  const { values, problems } = await rotate({ ...quiet, db, ring: newFirst })
  expect(values).toBe(0)
  expect(problems.get('A value of people.email was encrypted with a key that the service does not have.')).toBe(1)
  const [master] = await countKeys(db, newFirst, allSealedTables)
  expect(master && totalsOf(master).get('lost')).toBe(11)
})

/** People that read and write all the time: some at a service that was started with the new key first, some at one with the old. */
function startLife(db: Database, people: readonly Somebody[]) {
  const counts = { reads: 0, writes: 0, failures: [] as string[] }
  const versions = new Map<Somebody, number>()
  const rings: KeyRing[] = [newFirst, oldFirst]
  let isStopping = false
  const repeat = async (work: (turn: number) => Promise<void>, offset: number) => {
    for (let turn = offset; !isStopping; turn++) await work(turn).catch((error) => counts.failures.push(String(error)))
  }
  const ringAt = (turn: number) => rings[turn % rings.length] ?? newFirst
  const read = async (turn: number) => {
    const somebody = people[Math.floor(Math.random() * people.length)] as Somebody
    const found = await readSomebody(db, ringAt(turn), somebody)
    if (found.email !== emailOf(somebody.number) || found.foundByEmail !== somebody.id) throw new Error('Somebody else was found.')
    counts.reads++
  }
  // Each has people of their own, so that no save is stale.
  const write = (own: number) => async (turn: number) => {
    const mine = Math.floor((Math.random() * people.length) / writerCount) * writerCount + own
    const somebody = people[Math.min(mine, people.length - writerCount + own)] as Somebody
    const version = versions.get(somebody) ?? 1
    await save(db, ringAt(turn), somebody, version)
    versions.set(somebody, version + 1)
    counts.writes++
  }
  const all = [
    ...Array.from({ length: readerCount }, (_, offset) => repeat(read, offset)),
    ...Array.from({ length: writerCount }, (_, own) => repeat(write(own), own)),
  ]
  const stop = async () => {
    isStopping = true
    await Promise.all(all)
    return counts
  }
  // Without a database they would fail for ever, and let nothing else run.
  onTestFinished(() => void stop())
  return { versions, restartAll: () => rings.splice(0, rings.length, newFirst), stop }
}

async function save(db: Database, ring: KeyRing, { id }: Somebody, version: number): Promise<void> {
  const person = { id, sessionId: randomUUID(), passwordCheckedAt: new Date() }
  const request = { base: version, key: randomUUID() }
  const given = { street_address: `${version} Other Street` }
  const saved = await saveOwnPersonalInformation({ ...testContext(db), keys: ring }, person, request, given)
  if (isFailure(saved)) throw new Error(`A save was refused: ${JSON.stringify(saved)}`)
  if (saved.version !== version + 1) throw new Error(`A save was lost: it is version ${saved.version}.`)
}

async function wrongPeople(db: Database, ring: KeyRing, people: readonly Somebody[], versions = new Map<Somebody, number>()) {
  const wrong: unknown[] = []
  const check = async (somebody: Somebody) => {
    const { id, number } = somebody
    const version = versions.get(somebody) ?? 1
    const street_address = version === 1 ? `${number} Main Street` : `${version - 1} Other Street`
    const wanted = { email: emailOf(number), lastName: `Example ${number}`, foundByEmail: id, ssn: ssnOf(number), dob: '1970-01-02' }
    const found = await readSomebody(db, ring, somebody)
    if (!isSame(found, { ...wanted, street_address, version })) wrong.push(found)
  }
  for (let start = 0; start < people.length; start += 100) await Promise.all(people.slice(start, start + 100).map(check))
  return wrong
}

/** What is in use, without what only waits to be collected. */
function retainedBytes(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}

function isSame(found: object, wanted: object): boolean {
  return expect.objectContaining(wanted).asymmetricMatch(found)
}

async function freshDatabaseWith(count: number) {
  const fresh = await freshDatabase()
  await addPeople(fresh.db, old, count)
  return fresh
}
