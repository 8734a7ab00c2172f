import { openDatabase } from '../../../db/database.ts'
import { isFailure } from '../../../failure/failure.ts'
import { readKeyRing } from '../../../security/key-ring.ts'
import { testFlows } from '../../../testing/test-settings.ts'
import { deposit } from '../transfers/deposits.ts'
import { withdraw } from '../transfers/withdrawals.ts'
import { openBrokerageOn } from './brokerage-on.ts'

const [url = '', start = '', personId = '', number = ''] = process.argv.slice(2)
const { ring, problem } = readKeyRing(process.env, '')
if (ring === undefined) throw new Error(problem)
const db = openDatabase({ url, maxConnections: 4, statementTimeoutMs: 10_000 })
const brokerage = await openBrokerageOn({ db, databaseUrl: url, keys: ring, flows: await testFlows(), start: new Date(start) })
const person = { id: personId, sessionId: personId, passwordCheckedAt: brokerage.clock.now, language: 'en' } as const
const cents = [0, 0.01, 0.03, 0.05, 0.06, 0.08]

/** A service for tests to kill: it moves money as fast as it can, and prints what was confirmed. */
for (let round = 0; ; round++) {
  const [key, amount] = [brokerage.key(), 20 + (round % 50) + (cents[round % cents.length] ?? 0)]
  const sent = { account_number: number, amount }
  const answer =
    round % 3 < 2
      ? await deposit(brokerage.context, person, key, { ...sent, contribution_type: 'ROLLOVER' })
      : await withdraw(brokerage.context, brokerage.sure(person), key, { ...sent, distribution_type: 'EARLY' })
  if (!isFailure(answer)) console.log(`taken ${key}`)
  await brokerage.passDays(1)
}
