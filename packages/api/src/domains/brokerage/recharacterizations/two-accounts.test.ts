import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isLedgerEven } from '../../../ledger/ledger.ts'
import { samplesOf } from '../../../testing/is-few.ts'
import { stories, withCrash } from '../testing/stories.ts'
import { openTwoIras } from '../testing/two-iras.ts'

const runs = samplesOf({ few: 3, thorough: 10, full: 100 })

// The cents choose what the partner does: see the sandbox.
const amount = fc
  .tuple(fc.integer({ min: 10, max: 240 }), fc.constantFrom(0, 0, 2, 3, 4, 5, 8))
  .map(([dollars, cents]) => dollars + cents / 100)
const act = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('deposit' as const), amount, isRoth: fc.boolean() }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('change' as const), amount, which: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('take-back' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('withdraw' as const), amount }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('days' as const), days: fc.integer({ min: 1, max: 8 }) }) },
)

const story = stories(act, { statements: 60, questions: 3, acts: 18 })
type Story = typeof story extends fc.Arbitrary<infer Told> ? Told : never
type House = Awaited<ReturnType<typeof openTwoIras>>

let moved = 0

it(`two accounts lose no cent and make none, whatever is changed, refused, taken back and died of, in ${runs} stories`, {
  timeout: 900_000,
}, async () => {
  await fc.assert(fc.asyncProperty(story, play), { seed: 20_261_127, numRuns: runs, endOnFailure: true })
  // The stories have to be such in which something moves.
  expect(moved).toBeGreaterThan(0)
})

async function play(told: Story): Promise<void> {
  const house = await openTwoIras()
  await house.put(300)
  await house.putIn(200, house.roth.number)
  for (const { act: step, crash } of told) {
    await withCrash(house, crash, async () => {
      await doAct(house, step)
      await house.doJobs()
    })
    expect(await isLedgerEven(house.db)).toBe(true)
  }
  await house.passDays(24)
  const changes = await house.changes()
  expect(changes.filter(({ state }) => state === 'WAITING' || state === 'SENT')).toEqual([])
  moved += changes.filter(({ state }) => state === 'SETTLED').length
  expect(await house.cash()).toEqual(await house.partnersCash())
  for (const { id } of [house.traditional, house.roth])
    expect(await house.money(id)).toMatchObject({ held: 0, pending: 0, unsettled: 0, owed: 0 })
  await house.close()
}

async function doAct(house: House, step: Story[number]['act']): Promise<void> {
  // A deposit that comes back is another story.
  if (step.kind === 'deposit') await house.put(Math.floor(step.amount), (step.isRoth ? house.roth : house.traditional).number)
  if (step.kind === 'withdraw') await house.take(Math.floor(step.amount))
  if (step.kind === 'days') await house.passDays(step.days)
  if (step.kind === 'take-back') for (const { pk } of (await house.changes()).slice(0, 1)) await house.takeBack(pk)
  if (step.kind !== 'change') return
  const possible = await house.possible()
  const one = possible[step.which % Math.max(possible.length, 1)]
  if (one) await house.change({ transfer_id: one.transfer_id, amount: Math.min(step.amount, one.left) })
}
