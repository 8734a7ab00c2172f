import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { builtOnce } from './built-once.ts'
import { freshDatabase } from './testing/test-database.ts'

it('builds a statement once, and fills in the texts of each call', async () => {
  const { db } = await freshDatabase()
  let built = 0
  const greet = builtOnce(['name', 'place'], (queries, { name, place }) => {
    built++
    return queries.selectNoFrom([
      sql<string>`${name}::text`.as('who'),
      sql<string>`${`at ${place}, ${name}`}::text`.as('where'),
      sql<number>`${7}::int`.as('number'),
    ])
  })
  expect(await greet(db, { name: 'Pat', place: 'home' })).toEqual([{ who: 'Pat', where: 'at home, Pat', number: 7 }])
  expect(await greet(db, { name: '$1', place: '$&' })).toEqual([{ who: '$1', where: 'at $&, $1', number: 7 }])
  expect(built).toBe(1)
})

it('fills in values as they are, also lists and nothing, and is built anew for another database', async () => {
  const [one, other] = [await freshDatabase(), await freshDatabase()]
  let built = 0
  const count = builtOnce(['names', 'least'], (queries, { names, least }) => {
    built++
    return queries.selectNoFrom(sql<number>`coalesce(${least}::int, 0) + cardinality(${names}::text[])`.as('count'))
  })
  expect(await count(one.db, { names: ['a', 'b'], least: null })).toEqual([{ count: 2 }])
  expect(await count(one.db, { names: [], least: 5 })).toEqual([{ count: 5 }])
  expect(await one.db.transaction().execute((trx) => count(trx, { names: ['c'], least: 1 }))).toEqual([{ count: 2 }])
  expect(built).toBe(1)
  expect(await count(other.db, { names: ['a'], least: null })).toEqual([{ count: 1 }])
  expect(built).toBe(2)
})

it('refuses a statement that holds a moment', async () => {
  const { db } = await freshDatabase()
  const late = builtOnce(['name'], (queries) => queries.selectNoFrom(sql<Date>`${new Date()}::timestamptz`.as('at')))
  await expect(late(db, { name: 'Pat' })).rejects.toThrow('holds a moment')
})
