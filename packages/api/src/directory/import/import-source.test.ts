import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import type { Database } from '../../db/database.ts'
import { freshDatabase } from '../../db/testing/test-database.ts'
import { foldFilings } from './fold.ts'
import { ImportProblem } from './import-problem.ts'
import { type BadRow, importSource } from './import-source.ts'

const header = 'ACK_ID,SF_SPONS_EIN,SF_PLAN_NUM,SF_SPONSOR_NAME,SF_TYPE_PENSION_BNFT_CODE,SF_TOT_ASSETS_EOY_AMT,DATE_RECEIVED\n'
const row = (index: number, own = '') => `A${index},${index + 1},001,"Company ${index}",2J,${index}00${own || ',2025-07-31'}\n`

async function importText(db: Database, id: string, text: string | (() => Iterable<string>), signal?: AbortSignal) {
  const bad: BadRow[] = []
  const open = () => Readable.from(typeof text === 'string' ? [text] : text())
  const around = { onBad: (one: BadRow) => void bad.push(one), progress: () => undefined, ...(signal && { signal }) }
  return { ...(await importSource(db, { id, name: 'a.csv', open }, around)), bad, badCount: bad.length }
}

const fold = (db: Database) => foldFilings(db, { progress: () => undefined })
const countFilings = async (db: Database) => (await db.selectFrom('filings').select('ack_id').execute()).length

it('rows that cannot be read are reported with their line, and the others are saved', async () => {
  const { db } = await freshDatabase()
  const text = `\uFEFF${header}${row(0)}A1,x,001,B,2J,1,\n"A2",3,001,"Two\nlines",2J,1,\nA3,4\n${row(4)}A5,6,001,Co,2J,1,2025-13-01\nA6,7,001,"open,2J,1,\n`
  const { rows, kept, bad } = await importText(db, 'one', text)
  expect(bad.map(({ line }) => line)).toEqual([3, 6, 8, 9])
  expect([rows, kept]).toEqual([7, 3])
  const names = await db.selectFrom('filings').select('company_name').orderBy('ack_id').execute()
  expect(names.map(({ company_name }) => company_name)).toEqual(['Company 0', 'Two lines', 'Company 4'])
})

it('a file read twice changes nothing, and another file with the same rows neither', async () => {
  const { db } = await freshDatabase()
  const text = header + [...Array(50).keys()].map((index) => row(index)).join('')
  await importText(db, 'one', text)
  await fold(db)
  const seen = async () => [
    await db.selectFrom('companies').selectAll().orderBy('id').execute(),
    await db.selectFrom('plans').selectAll().orderBy('company_id').execute(),
  ]
  const before = await seen()
  expect(before[0]).toHaveLength(50)
  for (const id of ['one', 'other']) {
    await importText(db, id, text)
    await fold(db)
  }
  expect(await seen()).toEqual(before)
})

it('stopped in the middle it goes on there, and ends as if it had not been', async () => {
  const { db } = await freshDatabase()
  const stopping = new AbortController()
  const file = function* () {
    yield header
    for (let index = 0; index < 9_000; index++) yield row(index)
  }
  const stopped = function* () {
    let lines = 0
    for (const line of file()) {
      if (++lines === 7_000) stopping.abort()
      yield line
    }
  }
  await expect(importText(db, 'one', stopped, stopping.signal)).rejects.toThrow()
  const half = await countFilings(db)
  expect(half).toBeGreaterThan(0)
  expect(half).toBeLessThan(9_000)
  const { from, rows, kept } = await importText(db, 'one', file)
  expect([from, rows, kept]).toEqual([half, 9_000, 9_000])
  expect(await countFilings(db)).toBe(9_000)
})

it('of two filings of a plan the one received later counts, in whatever order they are read', async () => {
  for (const texts of [
    [1, 0],
    [0, 1],
  ]) {
    const { db } = await freshDatabase()
    const filings = ['A1,7,001,Old Name,2J,100,2024-07-31\n', 'A2,7,1,New Name,2J,300,2025-07-31\nA3,7,002,New Name,2J,50,2025-07-31\n']
    for (const index of texts) await importText(db, `file ${index}`, header + (filings[index] ?? ''))
    await fold(db)
    expect(await db.selectFrom('companies').select(['id', 'name', 'assets_cents', 'plan_assets_cents', 'plan_count']).execute()).toEqual([
      { id: 7, name: 'New Name', assets_cents: 35_000, plan_assets_cents: 30_000, plan_count: 2 },
    ])
    expect(await db.selectFrom('plans').select(['plan_number', 'ack_id']).orderBy('plan_number').execute()).toEqual([
      { plan_number: '001', ack_id: 'A2' },
      { plan_number: '002', ack_id: 'A3' },
    ])
  }
})

it('schedules are joined by ACK_ID, also when they come first; who is paid most keeps the records', async () => {
  const { db } = await freshDatabase()
  await importText(db, 'H', 'ACK_ID,TOT_ASSETS_EOY_AMT,TOT_ADMIN_EXPENSES_AMT\nL1,5000,50\nL2,1,1\n')
  await importText(
    db,
    'C',
    'ACK_ID,ROW_ORDER,PROVIDER_OTHER_NAME,PROVIDER_OTHER_SRVC_CODES,PROVIDER_OTHER_DIRECT_COMP_AMT\nL1,1,Small Trust,15,10\nL1,2,Large Trust LLC,3764,90\nL1,3,Lawyers,29,900\n',
  )
  await importText(
    db,
    'L',
    'ack_id,spons_dfe_ein,spons_dfe_pn,sponsor_dfe_name,type_pension_bnft_code\nL1,8,1,Long Co,2J\nL2,9,1,Welfare Co,4A\n',
  )
  await fold(db)
  expect(await db.selectFrom('plans').select(['company_id', 'assets_end_cents', 'admin_cents', 'record_keeper']).execute()).toEqual([
    { company_id: 8, assets_end_cents: 500_000, admin_cents: 5_000, record_keeper: 'large trust' },
  ])
  expect(await db.selectFrom('record_keepers').select('name').orderBy('name').execute()).toEqual([
    { name: 'Large Trust LLC' },
    { name: 'Small Trust' },
  ])
})

it.each([
  ['a,b,c\n1,2,3\n', /none of the files/],
  ['', /is empty/],
  ['PK\u0003\u0004…', /is packed/],
])('says what is wrong with a file that is none of these: %j', async (text, words) => {
  const { db } = await freshDatabase()
  const failed = importText(db, 'one', text)
  await expect(failed).rejects.toThrow(words)
  await expect(failed).rejects.toBeInstanceOf(ImportProblem)
})

it('an unclosed quote does not fill the memory', async () => {
  const { db } = await freshDatabase()
  const file = function* () {
    yield `${header}${row(0)}A1,2,001,"never closed`
    for (let index = 0; index < 200; index++) yield 'x'.repeat(100_000)
  }
  const before = process.memoryUsage().rss
  const { bad, kept } = await importText(db, 'one', file)
  expect([bad.length > 0, kept]).toEqual([true, 1])
  expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000)
})

it('a file of any size is read with the same memory', async () => {
  const { db } = await freshDatabase()
  const other = 'x'.repeat(2_000)
  const rows = 60_000
  const file = function* () {
    yield `OTHER,${header}`
    for (let index = 0; index < rows; index++) yield `${other},A${index},1,1,Name,4A,1,\n`
  }
  const before = process.memoryUsage().rss
  const { beside } = await importText(db, 'one', file)
  expect(beside).toBe(rows)
  // The file has 120 megabytes.
  expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000)
})
