import { randomBytes, randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { freshDatabase } from '../../db/testing/test-database.ts'
import { rotate } from '../../security/rotation/rotate.ts'
import { addPeople } from '../../security/rotation/testing/people.ts'
import { ringOf } from '../../security/testing/key-rings.ts'
import { allSealedTables } from '../index.ts'
import { openContents, sealContents } from './contents.ts'
import { saveDocument } from './save-document.ts'
import { findParts } from './store.ts'
import { fileOf } from './to-document.ts'

const keys = ringOf('old')

it.each([0, 1, 2, 65_535, 65_536, 65_537, 1_000_001])('%i bytes come back as they were', (length) => {
  const [id, bytes] = [randomUUID(), randomBytes(length)]
  expect(openContents(keys, id, sealContents(keys, id, bytes), length).equals(bytes)).toBe(true)
})

it('a piece is read in its own place only: not in another document, not in another order, not left out', () => {
  const [id, other] = [randomUUID(), randomUUID()]
  const size = 200_000
  const parts = sealContents(keys, id, randomBytes(size))
  expect(() => openContents(keys, other, parts, size)).toThrow('was changed')
  expect(() => openContents(keys, id, parts.toReversed(), size)).toThrow('was changed')
  expect(() => openContents(keys, id, parts.slice(0, -1), size)).toThrow('is not whole')
})

it('a file comes under a new key with everything else, and stays what it was', async () => {
  const { db } = await freshDatabase()
  const [somebody] = await addPeople(db, keys, 1)
  const bytes = randomBytes(1_000_001)
  const filed = { personId: somebody?.id ?? '', category: 'STATEMENT', docType: 'monthly', status: 'FILED', day: '2026-10-31' } as const
  const file = { name: 'statement.pdf', media: 'pdf', bytes } as const
  const context = { keys, newId: randomUUID, now: () => new Date() }
  const row = await saveDocument(context, db, { ...filed, foundBy: 'test', accountNumber: '5XA12345', file })
  const both = ringOf('new old')
  const { isThrough, problems } = await rotate({
    db,
    ring: both,
    tables: allSealedTables,
    progress: () => undefined,
    signal: new AbortController().signal,
  })
  expect([isThrough, ...problems]).toEqual([true])
  const onlyNew = ringOf('new')
  const kept = await db.selectFrom('documents').selectAll().where('id', '=', row.id).executeTakeFirstOrThrow()
  expect(fileOf(onlyNew, kept)).toEqual({ name: 'statement.pdf', media: 'pdf', size: bytes.length })
  expect(openContents(onlyNew, row.id, await findParts(db, row.id), bytes.length).equals(bytes)).toBe(true)
})
