import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Database } from '../database.ts'
import { freshDatabase } from '../testing/test-database.ts'
import { transaction } from './transaction.ts'

const half = () => 0.5

it('does the work of two that conflict one after the other', async () => {
  const { db } = await withCounter()
  let runs = 0
  const meeting = meetingOf(2)
  // Each reads what the other writes: run side by side, one of them would be lost.
  const addOne = () =>
    transaction(
      db,
      async (trx) => {
        runs++
        const { rows } = await sql<{ value: number }>`select value from counter`.execute(trx)
        await meeting()
        await sql`update counter set value = ${(rows[0]?.value ?? 0) + 1}`.execute(trx)
      },
      half,
    )
  await Promise.all([addOne(), addOne()])
  expect(await counterOf(db)).toBe(2)
  expect(runs).toBe(3)
})

it('keeps a sum exact that 8 writers add to at once', async () => {
  const { db } = await withCounter()
  const addOne = () => transaction(db, (trx) => sql`update counter set value = value + 1`.execute(trx), Math.random)
  await Promise.all(Array.from({ length: 8 }, addOne))
  expect(await counterOf(db)).toBe(8)
})

it('tries again twelve times, with growing delays that stay short, and then throws the conflict', async () => {
  const { db } = await freshDatabase()
  let runs = 0
  let asked = 0
  const random = () => {
    asked++
    return 0.02
  }
  const failing = transaction(
    db,
    async (trx) => {
      runs++
      await sql`do $$ begin raise exception 'conflict' using errcode = '40P01'; end $$`.execute(trx)
    },
    random,
  )
  await expect(failing).rejects.toMatchObject({ code: '40P01' })
  expect([runs, asked]).toEqual([13, 12])
})

it('does not repeat what failed for another reason, and keeps nothing of it', async () => {
  const { db } = await withCounter()
  let runs = 0
  const failing = transaction(
    db,
    async (trx) => {
      runs++
      await sql`update counter set value = 99`.execute(trx)
      throw new Error('no')
    },
    half,
  )
  await expect(failing).rejects.toThrow('no')
  expect(runs).toBe(1)
  expect(await counterOf(db)).toBe(0)
})

async function withCounter(): Promise<{ db: Database }> {
  const { db } = await freshDatabase()
  await sql`create table counter as select 0 as value`.execute(db)
  return { db }
}

async function counterOf(db: Database): Promise<number | undefined> {
  const { rows } = await sql<{ value: number }>`select value from counter`.execute(db)
  return rows[0]?.value
}

/** Everybody waits until so many have come; who comes later does not wait. */
function meetingOf(count: number): () => Promise<void> {
  let come = 0
  let open = () => {}
  const all = new Promise<void>((resolve) => {
    open = resolve
  })
  return async () => {
    come++
    if (come >= count) open()
    await all
  }
}
