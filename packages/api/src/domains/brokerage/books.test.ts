import fc from 'fast-check'
import { expect, it } from 'vitest'
import { codeOf, isFailure } from '../../failure/failure.ts'
import { balanceOf, isLedgerEven } from '../../ledger/ledger.ts'
import { samplesOf } from '../../testing/is-few.ts'
import { cancelSchedule, createSchedule, updateSchedule } from './schedules/schedules.ts'
import { expectedBooks, expectedEnd } from './testing/expected-books.ts'
import { stories, withCrash } from './testing/stories.ts'
import { openTestBrokerage } from './testing/test-brokerage.ts'
import { deposit } from './transfers/deposits.ts'
import { withdraw } from './transfers/withdrawals.ts'

const runs = samplesOf({ few: 3, thorough: 10, full: 150 })
const seed = 20_260_302

// The cents choose what the partner does: see the sandbox.
const amount = fc
  .tuple(fc.integer({ min: 10, max: 240 }), fc.constantFrom(0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8))
  .map(([dollars, cents]) => dollars + cents / 100)
const act = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('deposit' as const), amount }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('withdraw' as const), amount }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('schedule' as const), amount }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('cancel' as const, 'change' as const), amount }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('again' as const), amount }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('days' as const), days: fc.integer({ min: 1, max: 7 }) }) },
)
const story = stories(act, { statements: 60, questions: 3, acts: 18 })
type Story = typeof story extends fc.Arbitrary<infer Told> ? Told : never

let crashes = 0

it(`makes and loses no cent, whatever people ask, banks send back and services die of, in ${runs} stories`, {
  timeout: 900_000,
}, async () => {
  await fc.assert(fc.asyncProperty(story, play), { seed, numRuns: runs, endOnFailure: true })
  // The stories have to be such in which something dies.
  expect(crashes).toBeGreaterThan(runs)
})

async function play(told: Story): Promise<void> {
  const house = await openTestBrokerage()
  const { person, id, number } = await house.customerWithAccount()
  const { context } = house
  const base = { account_number: number } as const
  /** What was asked by key, and whether it was taken: unknown when the service died over it. */
  const asked = new Map<string, { ask: () => Promise<unknown>; outcome: 'taken' | 'refused' | 'unknown'; isMoney: boolean }>()
  const schedules: string[] = []

  const send = async (key: string) => {
    const request = asked.get(key)
    if (!request) return
    try {
      const answer = await request.ask()
      const outcome = isFailure(answer) ? 'refused' : 'taken'
      if (isFailure(answer) && codeOf(answer) === 'idempotency_in_progress') return
      // Once it was taken it stays so, and its answer too.
      if (request.outcome === 'taken') expect(outcome).toBe('taken')
      request.outcome = outcome
      if (typeof answer === 'object' && answer !== null && 'transfer_schedule_id' in answer && 'frequency' in answer)
        schedules.push(String(answer.transfer_schedule_id))
    } catch (error) {
      if (!house.crashes.isDeath(error)) throw error
    }
  }
  const begin = async (isMoney: boolean, ask: (key: string) => Promise<unknown>) => {
    const key = house.key()
    asked.set(key, { ask: () => ask(key), outcome: 'unknown', isMoney })
    await send(key)
  }
  const acts = {
    deposit: (cents: number) =>
      begin(true, (key) => deposit(context, person, key, { ...base, contribution_type: 'CURRENT_YEAR', amount: cents })),
    withdraw: (cents: number) =>
      begin(true, (key) => withdraw(context, house.sure(person), key, { ...base, distribution_type: 'EARLY', amount: cents })),
    schedule: (cents: number) =>
      begin(false, (key) =>
        createSchedule(context, person, key, { ...base, contribution_type: 'CURRENT_YEAR', frequency: 'WEEKLY', amount: cents }),
      ),
    cancel: (_cents: number) => begin(false, (key) => cancelSchedule(context, person, key, schedules[0] ?? house.key())),
    change: (cents: number) =>
      begin(false, (key) => updateSchedule(context, person, 1, key, { transfer_schedule_id: schedules[0] ?? house.key(), amount: cents })),
    again: async (cents: number) => send([...asked.keys()][Math.floor(cents) % Math.max(asked.size, 1)] ?? ''),
  }

  for (const { act: step, crash } of told) {
    await withCrash(house, crash, async () => {
      if (step.kind === 'days') await house.passDays(step.days)
      else await acts[step.kind](step.amount)
      await house.doJobs()
    })
    await expectBooks(house, id, person.id)
  }

  // Whoever got no answer asks again; then all that is under way comes to its end.
  for (const [key, { outcome }] of asked) if (outcome === 'unknown') await send(key)
  for (const schedule of new Set(schedules)) await cancelSchedule(context, person, house.key(), schedule)
  await house.passDays(24)
  crashes += house.crashes.count()
  const { rows } = await expectBooks(house, id, person.id)
  const { cash, unsettled, held, owed } = await house.money(id)
  expect([unsettled, held, await house.partnerCash(id)]).toEqual([0, 0, cash - owed])
  const own = rows.filter(({ schedule_id }) => schedule_id === null)
  expect(own).toHaveLength([...asked.values()].filter(({ outcome, isMoney }) => isMoney && outcome === 'taken').length)
  for (const row of rows) {
    const end = expectedEnd(row)
    if (end !== undefined) expect(end).toContain(row.state)
  }
  const days = await house.db.selectFrom('brokerage_schedule_days').selectAll().where('outcome', '=', 'DEPOSITED').execute()
  expect(new Set(days.map(({ transfer_id }) => transfer_id)).size).toBe(rows.length - own.length)
  await house.close()
}

async function expectBooks({ db, money }: Awaited<ReturnType<typeof openTestBrokerage>>, accountId: string, personId: string) {
  const { rows, bank, withheld, ...places } = await expectedBooks(db, accountId)
  expect(await money(accountId)).toEqual(places)
  expect([await balanceOf(db, `bank/${personId}`), await balanceOf(db, `brokerage/${accountId}/withheld-tax`)]).toEqual([bank, withheld])
  expect(await isLedgerEven(db)).toBe(true)
  return { rows }
}
