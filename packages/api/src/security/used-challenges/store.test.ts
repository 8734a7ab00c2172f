import { expect, it } from 'vitest'
import { freshDatabase } from '../../db/testing/test-database.ts'
import { clearUsed, markUsed } from './store.ts'

const noon = new Date('2031-05-04T12:00:00Z')
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)

it('is new the first time only', async () => {
  const { db } = await freshDatabase()
  expect([await markUsed(db, 'a', noon), await markUsed(db, 'a', noon), await markUsed(db, 'b', noon)]).toEqual([true, false, true])
})

it('is new for one of many who ask at the same moment', async () => {
  const { db } = await freshDatabase()
  const all = await Promise.all(Array.from({ length: 50 }, () => markUsed(db, 'a', noon)))
  expect(all.filter((isNew) => isNew)).toHaveLength(1)
})

it('is remembered until an hour after it is too old anyway', async () => {
  const { db } = await freshDatabase()
  await markUsed(db, 'a', noon)
  await clearUsed(db, later(60))
  expect(await markUsed(db, 'a', noon)).toBe(false)
  await clearUsed(db, later(61))
  expect(await db.selectFrom('used_challenges').selectAll().execute()).toEqual([])
})
