import { freshDatabase } from '../../../db/testing/test-database.ts'
import { testContext } from '../../../testing/test-app.ts'
import { openBrokerageOn } from './brokerage-on.ts'

/** The domain with its sandbox partner on a database of its own. */
export async function openTestBrokerage(start = '2026-03-02T16:00:00Z') {
  const { db, url } = await freshDatabase()
  return { url, ...openBrokerageOn({ db, keys: testContext(db).keys, start: new Date(start) }) }
}
