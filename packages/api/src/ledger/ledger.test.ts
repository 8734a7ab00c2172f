import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Database, Queries } from '../db/database.ts'
import { freshDatabase } from '../db/testing/test-database.ts'
import { transaction } from '../db/transactions/transaction.ts'
import { balanceOf, type Entry, isLedgerEven, openAccount, postEntry } from './ledger.ts'

const at = new Date('2026-01-02T03:04:05Z')

function moves(id: string, from: string, to: string, cents: number): Entry {
  const lines = [
    { account: from, cents: -cents },
    { account: to, cents },
  ]
  return { id, kind: 'transfer', at, lines }
}

async function opened(): Promise<Database> {
  const { db } = await freshDatabase()
  await openAccount(db, 'bank', { mayGoNegative: true })
  for (const account of ['Cash', 'savings']) await openAccount(db, account, { mayGoNegative: false })
  return db
}

const book = (db: Database, entry: Entry) => transaction(db, (trx) => postEntry(trx, entry), Math.random)

it('moves money, once for an id', async () => {
  const db = await opened()
  expect(await book(db, moves('e1', 'bank', 'Cash', 500))).toBe('posted')
  expect(await book(db, moves('e1', 'bank', 'Cash', 500))).toBe('repeated')
  await expect(book(db, moves('e1', 'bank', 'Cash', 501))).rejects.toThrow('booked before, with other lines')
  expect([await balanceOf(db, 'Cash'), await balanceOf(db, 'bank'), await balanceOf(db, 'nobody')]).toEqual([500, -500, 0])
})

it('books nothing where there is not enough, and lets the transaction go on', async () => {
  const db = await opened()
  await book(db, moves('e1', 'bank', 'Cash', 500))
  const work = async (trx: Queries) => [
    await postEntry(trx, moves('e2', 'Cash', 'savings', 501)),
    await postEntry(trx, moves('e3', 'Cash', 'savings', 1)),
  ]
  expect(await transaction(db, work, Math.random)).toEqual(['not_enough_money', 'posted'])
  expect([await balanceOf(db, 'Cash'), await isLedgerEven(db)]).toEqual([499, true])
})

it.each([
  [[['bank', -1]]],
  [
    [
      ['bank', -1],
      ['Cash', 2],
    ],
  ],
  [
    [
      ['bank', 0],
      ['Cash', 0],
    ],
  ],
  [
    [
      ['bank', 0.5],
      ['Cash', -0.5],
    ],
  ],
  [
    [
      ['bank', 1],
      ['bank', -1],
    ],
  ],
] as const)('takes %j for no movement of money', async (lines) => {
  const db = await opened()
  const entry = { id: 'e', kind: 'x', at, lines: lines.map(([account, cents]) => ({ account, cents })) }
  await expect(postEntry(db, entry)).rejects.toThrow('no movement of money')
})

it('never takes out more than there is, however many try at once', async () => {
  const db = await opened()
  await book(db, moves('start', 'bank', 'Cash', 1000))
  const tries = Array.from({ length: 30 }, (_, index) => book(db, moves(`out${index}`, 'Cash', 'savings', 100)))
  const outcomes = await Promise.all(tries)
  expect(outcomes.filter((outcome) => outcome === 'posted')).toHaveLength(10)
  expect([await balanceOf(db, 'Cash'), await balanceOf(db, 'savings'), await isLedgerEven(db)]).toEqual([0, 1000, true])
})

it('is kept by the database itself: no line without its counterpart, no change, nothing below nothing', async () => {
  const db = await opened()
  await book(db, moves('e1', 'bank', 'Cash', 500))
  const alone = db.transaction().execute(async (trx) => {
    await sql`insert into ledger_entries values ('u', 'x', now())`.execute(trx)
    await sql`insert into ledger_lines values ('u', 'bank', 5)`.execute(trx)
  })
  await expect(alone).rejects.toThrow('does not add up')
  const below = db.transaction().execute(async (trx) => {
    await sql`insert into ledger_entries values ('u', 'x', now())`.execute(trx)
    await sql`insert into ledger_lines values ('u', 'bank', 501), ('u', 'Cash', -501)`.execute(trx)
  })
  await expect(below).rejects.toThrow('violates check constraint')
  await expect(sql`update ledger_lines set cents = 1`.execute(db)).rejects.toThrow('never changed')
  await expect(sql`delete from ledger_entries`.execute(db)).rejects.toThrow('never changed')
  await expect(sql`truncate ledger_lines, ledger_entries`.execute(db)).rejects.toThrow('never changed')
  expect([await balanceOf(db, 'Cash'), await isLedgerEven(db)]).toEqual([500, true])
})
