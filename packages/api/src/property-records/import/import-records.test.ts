import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { freshDatabase } from '../../db/testing/test-database.ts'
import { recordLine } from '../sample/record-line.ts'
import { findOwnedRecords } from '../store.ts'
import { read, report, sourceOf } from '../testing/report-lines.ts'
import { importRecords } from './import-records.ts'

const omar = { lastName: 'NOT REAL', firstName: 'OMAR', city: 'RENO', state: 'NV', zip: '895010000' }

it('keeps what is needed to find an owner, and no name', async () => {
  const { db } = await freshDatabase()
  const second = recordLine('owner', { sequence: '000001', number: '001', lastName: 'SAMPLE', firstName: 'ADA', state: 'OR', zip: '97214' })
  const { rows, kept, bad, unbalanced } = await read(db, sourceOf(report([{ ...omar, kind: 'IR01' }], [second]), { state: 'NV' }))
  expect({ rows, kept, bad, unbalanced }).toEqual({ rows: 4, kept: 2, bad: 0, unbalanced: 0 })
  const found = await findOwnedRecords(db, { keys: ['notreal omar', 'sample ada'], initialKeys: [], states: ['NV', 'OR'] })
  expect(found).toEqual([
    expect.objectContaining({
      key: 'notreal omar',
      holder: 'BRINDLE SAVINGS BANK',
      kind_code: 'IR01',
      amount_cents: 12_345,
      owner_zip: '89501',
    }),
    expect.objectContaining({ key: 'sample ada', state: 'NV', report_year: 2024, owner_state: 'OR' }),
  ])
  expect(JSON.stringify(await db.selectFrom('property_owners').selectAll().execute())).not.toMatch(/omar|notreal|not real/i)
})

it('keeps a band where the state tells no amounts, and neither where there is none', async () => {
  const { db } = await freshDatabase()
  await read(db, sourceOf(report([omar, { ...omar, amount: '0000004999' }, { ...omar, amount: '0000000000' }]), { amounts: 'bands' }))
  const rows = await db.selectFrom('property_records').select(['amount_cents', 'band_from_cents', 'band_to_cents']).orderBy('id').execute()
  expect(rows).toEqual([
    { amount_cents: null, band_from_cents: 10_000, band_to_cents: null },
    { amount_cents: null, band_from_cents: 0, band_to_cents: 5_000 },
    { amount_cents: null, band_from_cents: null, band_to_cents: null },
  ])
})

it('passes over who cannot be found: companies, many in one, unknown owners', async () => {
  const { db } = await freshDatabase()
  const nobody = [
    { lastName: 'ACME WIDGETS LLC' },
    { lastName: 'AGGREGATE', ownerType: 'AP' },
    { lastName: 'UNKNOWN', ownerType: 'UN' },
    { lastName: '' },
    { lastName: 'A B C D' },
  ]
  const { kept, beside, bad } = await read(db, sourceOf(report(nobody)))
  expect({ kept, beside, bad }).toEqual({ kept: 0, beside: 7, bad: 0 })
})

it.each(['NOTREAL OMAR J', 'NOTREAL OMAR JR', 'NOTREAL, OMAR J III', 'NOTREAL JR, OMAR', 'NOTREAL OMAR M.D.'])(
  'finds a whole name in the field of the last name: %s',
  async (lastName) => {
    const { db } = await freshDatabase()
    await read(db, sourceOf(report([{ lastName }])))
    expect(await findOwnedRecords(db, { keys: ['notreal omar'], initialKeys: [], states: [] })).toHaveLength(1)
  },
)

it('takes a first name that looks like a title for a name', async () => {
  const { db } = await freshDatabase()
  await read(db, sourceOf(report([{ lastName: 'NOTREAL MD' }])))
  expect(await findOwnedRecords(db, { keys: ['notreal md'], initialKeys: [], states: [] })).toHaveLength(1)
})

it('tells each record that cannot be read by its line, and reads the rest', async () => {
  const { db } = await freshDatabase()
  const [first = '', property = '', last = ''] = report([omar])
  const lines = [
    property,
    first,
    `${property} `,
    '',
    property.slice(0, 600),
    `4${property.slice(1)}`,
    recordLine('property', { ...omar, sequence: '000001', kind: 'AC01', amount: '00000012.5' }),
    recordLine('property', { ...omar, sequence: 'AB0001', kind: 'AC01', amount: '0000000001' }),
    recordLine('property', { ...omar, sequence: '000001', kind: '??', amount: '0000000001' }),
    recordLine('owner', { ...omar, sequence: '000009', number: '001' }),
    recordLine('securities', { sequence: '000009' }),
    recordLine('property', { ...omar, sequence: '000002', kind: 'AC01', amount: '0000000001' }),
    recordLine('property', { ...omar, sequence: '000002', kind: 'AC01', amount: '0000000001' }),
    last,
  ]
  const { told, kept, bad } = await read(db, sourceOf(['1'.padEnd(625), ...lines]))
  expect(told.map(({ line, why }) => `${line} ${why}`)).toEqual([
    '1 the year or the name of the holder is missing',
    '2 it stands outside of a report, which begins with record 1',
    '4 it has 626 characters, and a record has 625',
    '6 it has 600 characters, and a record has 625',
    '7 it begins with “4”, which no record does',
    '8 the amount is not a number',
    '9 the number of the property is not one',
    '10 the kind of property is not a code',
    '11 it belongs to no property before it',
    '12 it belongs to no property before it',
    '14 the property before it has the same number',
    '15 the summary says 3 records where there are 12 and 1 properties where there are 5 and 12345 cents where there are 4',
  ])
  expect([kept, bad]).toEqual([1, 11])
})

it('says when a summary does not fit, or is not there', async () => {
  const { db } = await freshDatabase()
  const [first = '', property = '', last = ''] = report([omar])
  const another = recordLine('property', { ...omar, sequence: '000002', kind: 'AC01', amount: '0000000100' })
  const more = await read(db, sourceOf([first, property, another, last]))
  expect([more.unbalanced, more.told]).toEqual([
    1,
    [{ line: 4, why: expect.stringMatching(/^the summary says 3 records where there are 4/) }],
  ])
  const cut = await read(db, sourceOf([first, property, first, property]))
  expect(cut.told.map(({ line, why }) => [line, why])).toEqual([
    [3, 'the report before it has no summary'],
    [4, 'the file ends without the summary of its last report'],
  ])
  expect((await read(db, sourceOf([...report([omar]), ...report([omar])]))).told).toEqual([])
})

it('reads the same file once, and a newer one of the same properties in its place', async () => {
  const { db } = await freshDatabase()
  const source = sourceOf(report([omar]))
  await read(db, source)
  expect(await read(db, source)).toMatchObject({ isReadBefore: true, rows: 3, from: 3 })
  await read(db, sourceOf(report([{ ...omar, amount: '0000000777' }])))
  expect(await db.selectFrom('property_records').select('amount_cents').execute()).toEqual([{ amount_cents: 777 }])
  expect(await db.selectFrom('property_owners').select('number').execute()).toHaveLength(1)
})

it('stopped at any place it goes on there, and comes to the same', async () => {
  const { db } = await freshDatabase()
  const names = Array.from({ length: 9_000 }, (_none, index) => ({ ...omar, firstName: `OMAR${String.fromCharCode(65 + (index % 26))}` }))
  const lines = report(names).map((line) => `${line}\r\n`)
  const id = 'stopped'
  for (const most of [3_000, 7_000]) {
    const open = () => Readable.from(cutAfter(lines, most))
    await expect(importRecords(db, sourceOf([], { id, open }), { onBad: () => undefined, progress: () => undefined })).rejects.toThrow(
      'cut',
    )
  }
  const place = await db.selectFrom('property_imports').select(['rows_done', 'is_read']).executeTakeFirst()
  expect(place).toEqual({ rows_done: 6_000, is_read: false })
  const { from, rows, unbalanced } = await read(db, sourceOf([], { id, open: () => Readable.from(lines) }))
  expect([from, rows, unbalanced]).toEqual([6_000, 9_002, 0])
  expect(await db.selectFrom('property_owners').select('number').execute()).toHaveLength(9_000)
})

it.each([
  ['PK\u0003\u0004', 'is packed'],
  ['name,amount', 'is no NAUPA II report'],
])('a file that begins with “%s” is refused at once', async (start, why) => {
  const { db } = await freshDatabase()
  await expect(read(db, sourceOf([start]))).rejects.toThrow(why)
  await expect(read(db, sourceOf([], { open: () => Readable.from(['']) }))).rejects.toThrow('is empty')
})

it('a file without line breaks is not kept whole', async () => {
  const { db } = await freshDatabase()
  const chunk = '1'.padEnd(1 << 20)
  const open = () => Readable.from(Array.from({ length: 20 }, () => chunk))
  const { told } = await read(db, sourceOf([], { open }))
  expect(told).toEqual([{ line: 1, why: 'it has 2500 characters, and a record has 625' }])
})

function* cutAfter(lines: readonly string[], most: number): Generator<string> {
  yield* lines.slice(0, most)
  throw new Error('cut')
}
