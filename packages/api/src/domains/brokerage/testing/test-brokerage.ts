import { freshDatabase } from '../../../db/testing/test-database.ts'
import { testContext } from '../../../testing/test-app.ts'
import { testFlows } from '../../../testing/test-settings.ts'
import { openBrokerageOn } from './brokerage-on.ts'

/** The domain with its sandbox partner on a database of its own. */
export async function openTestBrokerage(start = '2026-03-02T16:00:00Z') {
  const { db, url, close } = await freshDatabase()
  return {
    url,
    close,
    ...(await openBrokerageOn({ db, databaseUrl: url, keys: testContext(db).keys, flows: await testFlows(), start: new Date(start) })),
  }
}
