import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { freshDatabase } from '../../db/testing/test-database.ts'
import { isLedgerEven } from '../../ledger/ledger.ts'
import { readKeyRing } from '../../security/key-ring.ts'
import { testFlows } from '../../testing/test-settings.ts'
import { openBrokerageOn } from './testing/brokerage-on.ts'
import { expectedBooks } from './testing/expected-books.ts'

const script = fileURLToPath(new URL('./testing/move-until-killed.ts', import.meta.url))
const kills = process.env['FAULTS'] === 'full' ? 20 : 3
const dayMs = 86_400_000

it(`keeps every cent and every answer when the service is killed ${kills} times`, { timeout: 300_000 }, async () => {
  const { db, url } = await freshDatabase()
  const key = (name: string) => `${name}:${randomBytes(32).toString('base64')}`
  const env = { ENCRYPTION_KEYS: key('test'), ENCRYPTION_INDEX_KEYS: key('index') }
  const { ring } = readKeyRing(env, '')
  if (!ring) throw new Error('There are no keys.')
  const house = await openBrokerageOn({
    db,
    databaseUrl: url,
    keys: ring,
    flows: await testFlows(),
    start: new Date('2026-03-02T16:00:00Z'),
  })
  const { person, id, number } = await house.customerWithAccount()
  const taken: string[] = []
  for (let kill = 0; kill < kills; kill++) {
    taken.push(...(await moveUntilKilled([url, house.clock.now.toISOString(), person.id, number], env, 8 + kill)))
    // Longer than it can have come by itself.
    house.clock.now = new Date(house.clock.now.getTime() + 60 * dayMs)
    await house.doJobs()
  }
  await house.passDays(24)
  const { rows, bank: _bank, withheld: _withheld, ...places } = await expectedBooks(db, id)
  expect(await house.money(id)).toEqual(places)
  expect([await isLedgerEven(db), places.pending, places.unsettled, places.held]).toEqual([true, 0, 0, 0])
  expect(await house.partnerCash(id)).toBe(places.cash - places.owed)
  const answered = await db.selectFrom('idempotency_keys').select('key').execute()
  expect(taken.length).toBeGreaterThanOrEqual(kills * 8)
  expect(answered.map((one) => one.key)).toEqual(expect.arrayContaining(taken))
  expect(rows).toHaveLength(answered.length)
})

async function moveUntilKilled(args: readonly string[], env: Readonly<Record<string, string>>, lines: number): Promise<string[]> {
  const child = spawn(process.execPath, [script, ...args], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] })
  const taken: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    taken.push(line.replace('taken ', ''))
    if (taken.length === lines) child.kill('SIGKILL')
  }
  return taken
}
