import { expect, it } from 'vitest'
import type { Database } from '../database.ts'
import { freshDatabase } from '../testing/test-database.ts'

const asked = { scope: 'person:1 POST /loans', key: 'k1', request_hash: 'abc', status: null, answer: null }

it('keeps one row for a key, however many ask at once', async () => {
  const { db } = await freshDatabase()
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => insert(db)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const result of results) if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: '23505' })
})

it('lets the same key stand for something else in another scope', async () => {
  const { db } = await freshDatabase()
  await insert(db)
  await db
    .insertInto('idempotency_keys')
    .values({ ...asked, scope: 'person:2 POST /loans' })
    .execute()
  expect(await db.selectFrom('idempotency_keys').select('scope').execute()).toHaveLength(2)
})

it('gives the answer back as it was kept', async () => {
  const { db } = await freshDatabase()
  await insert(db)
  await db
    .updateTable('idempotency_keys')
    .set({ status: 201, answer: JSON.stringify({ loan_id: 7 }) })
    .where('scope', '=', asked.scope)
    .where('key', '=', asked.key)
    .execute()
  const kept = await db.selectFrom('idempotency_keys').selectAll().executeTakeFirstOrThrow()
  expect(kept).toEqual({ ...asked, status: 201, answer: { loan_id: 7 }, created_at: expect.any(Date) })
})

it('refuses an empty key and one that is too long', async () => {
  const { db } = await freshDatabase()
  for (const key of ['', 'k'.repeat(256)]) {
    await expect(
      db
        .insertInto('idempotency_keys')
        .values({ ...asked, key })
        .execute(),
    ).rejects.toMatchObject({ code: '23514' })
  }
})

function insert(db: Database) {
  return db.insertInto('idempotency_keys').values(asked).execute()
}
