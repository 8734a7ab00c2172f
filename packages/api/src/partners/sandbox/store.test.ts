import { expect, it } from 'vitest'
import { freshDatabase } from '../../db/testing/test-database.ts'
import { testContext } from '../../testing/test-app.ts'
import { addObject, findObject, listObjects, putObject, removeObject } from './store.ts'

const at = (second: number) => new Date(Date.UTC(2030, 0, 1, 0, 0, second))

it('keeps what a partner would keep, sealed, each under its partner and name', async () => {
  const { db } = await freshDatabase()
  const shelf = testContext(db)
  await putObject(shelf, { partner: 'bank', id: 'a', kind: 'card', body: { secret: 'canary' } }, at(0))
  await putObject(shelf, { partner: 'bank', id: 'b', kind: 'card', body: 2 }, at(1))
  await putObject(shelf, { partner: 'broker', id: 'a', kind: 'card', body: 3 }, at(2))
  await putObject(shelf, { partner: 'bank', id: 'a', kind: 'card', body: { secret: 'newer' } }, at(3))
  expect(await findObject(shelf, 'bank', 'a')).toEqual({ partner: 'bank', id: 'a', kind: 'card', body: { secret: 'newer' } })
  expect((await listObjects(shelf, 'bank', 'card')).map(({ id }) => id)).toEqual(['b', 'a'])
  expect(JSON.stringify(await db.selectFrom('sandbox_objects').selectAll().execute())).not.toContain('newer')
  expect([await removeObject(shelf, 'bank', 'a'), await removeObject(shelf, 'bank', 'a')]).toEqual([true, false])
  expect([await findObject(shelf, 'bank', 'a'), (await findObject(shelf, 'broker', 'a'))?.body]).toEqual([undefined, 3])
})

it('is added once, however many add it at once', async () => {
  const { db } = await freshDatabase()
  const shelf = testContext(db)
  const tries = Array.from({ length: 20 }, (_, body) => addObject(shelf, { partner: 'bank', id: 'slot', kind: 'slot', body }, at(0)))
  expect((await Promise.all(tries)).filter((isFirst) => isFirst)).toHaveLength(1)
})
