import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { once } from '../../once/once.ts'
import { readKeyRing } from '../../security/key-ring.ts'
import { openDatabase } from '../database.ts'

const [url = '', asked = ''] = process.argv.slice(2)
const { ring, problem } = readKeyRing(process.env, '')
if (ring === undefined) throw new Error(problem)
const db = openDatabase({ url, maxConnections: 2, statementTimeoutMs: 10_000 })

/** A service for tests to kill: it does half of the work, says so, and never comes to the end. */
await once({ db, keys: ring, random: Math.random }, JSON.parse(asked), async (trx) => {
  await sql`insert into effects default values`.execute(trx)
  console.log('halfway')
  await pause(60_000)
})
