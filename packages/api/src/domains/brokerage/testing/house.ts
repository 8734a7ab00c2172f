import { freshDatabase } from '../../../db/testing/test-database.ts'
import { testContext } from '../../../testing/test-app.ts'
import { openHouseOn } from './house-on.ts'

/** The domain with its sandbox partner on a database of its own. */
export async function openHouse(start = '2026-03-02T16:00:00Z') {
  const { db, url } = await freshDatabase()
  return { url, ...openHouseOn({ db, keys: testContext(db).keys, start: new Date(start) }) }
}
