import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isLedgerEven } from '../../ledger/ledger.ts'
import type { Payment } from '../../partners/record-keepers/record-keepers.ts'
import { samplesOf } from '../../testing/is-few.ts'
import { rolledOverCents } from '../brokerage/booking.ts'
import { stories, withCrash } from '../brokerage/testing/stories.ts'
import { openTestBrokerage } from '../brokerage/testing/test-brokerage.ts'
import { sealDetails, sealReceiver } from './details.ts'
import { applyNews } from './following/apply-news.ts'
import { findPayments } from './payment-store.ts'
import { addPart, addRollover, lockRollover } from './rollover-store.ts'

const runs = samplesOf({ few: 4, thorough: 8, full: 100 })
const seed = 20_261_123

// The name of the sender chooses what becomes of a check: see the sandbox.
const employers = ['Paper Mill', 'Bounce Books', 'Short Stacks', 'Lost Lumber'] as const
const act = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('sent' as const),
      at: fc.nat(3),
      cents: fc.integer({ min: 20_000, max: 900_000 }),
      isWire: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('again' as const), at: fc.nat(3) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('days' as const), days: fc.integer({ min: 1, max: 6 }) }) },
)
const story = stories(act, { statements: 24, questions: 2, acts: 14 })
type Story = typeof story extends fc.Arbitrary<infer Told> ? Told : never

let crashes = 0

it(`what has arrived is what the ledger has booked and the brokerage holds, whatever comes back and dies, in ${runs} stories`, {
  timeout: 600_000,
}, async () => {
  await fc.assert(fc.asyncProperty(story, play), { seed, numRuns: runs, endOnFailure: true })
  expect(crashes).toBeGreaterThan(runs)
})

type House = Awaited<ReturnType<typeof openTestBrokerage>>

async function play(told: Story): Promise<void> {
  const house = await openTestBrokerage()
  const { person, id } = await house.customerWithAccount()
  const moves = await Promise.all(employers.map((employer) => askedMove(house, person.id, id, employer)))
  const sent = new Map<string, Payment[]>()
  const tell = async (move: string) => {
    const payments = sent.get(move) ?? []
    const at = payments.at(-1)?.at
    if (!at) return
    await house.context.db.transaction().execute(async (trx) => {
      const row = await lockRollover(trx, move)
      if (row) await applyNews(house.context, trx, row, { state: 'sent', at, payments, isAll: true })
    })
  }
  for (const { act, crash } of told) {
    const move = moves['at' in act ? act.at : 0] ?? ''
    if (act.kind === 'sent') {
      const payment: Payment = {
        name: `check ${(sent.get(move) ?? []).length}`,
        taxKind: 'pre-tax',
        way: act.isWire ? 'wire' : 'check',
        amountCents: act.cents,
        at: house.clock.now,
      }
      sent.set(move, [...(sent.get(move) ?? []), payment])
    }
    await withCrash(house, crash, () => (act.kind === 'days' ? house.passDays(act.days) : tell(move)))
  }
  // What died is done again, as record keepers and queues do it.
  for (const move of moves) await tell(move)
  await house.passDays(30)
  crashes += house.crashes.count()
  const payments = await findPayments(house.db, moves)
  const arrived = payments.reduce((sum, { arrived_cents }) => sum + (arrived_cents ?? 0), 0)
  expect(payments).toHaveLength([...sent.values()].flat().length)
  expect([await rolledOverCents(house.db, person.id), await house.partnerCash(id)]).toEqual([arrived, arrived])
  expect((await house.money(id)).cash).toBe(arrived)
  expect(await isLedgerEven(house.db)).toBe(true)
  await house.close()
}

/** A request for money to come to the account here. */
async function askedMove({ db, context, clock }: House, personId: string, accountId: string, employer: string): Promise<string> {
  const [id, partId] = [randomUUID(), randomUUID()]
  await addRollover(db, {
    id,
    person_id: personId,
    source: 'named',
    source_id: randomUUID(),
    details: sealDetails(context.keys, id, { employer, plan: null, recordKeeper: null }),
    tax_type: 'pre-tax',
    way: 'direct-check',
    estimate_cents: null,
    requested_at: clock.now,
  })
  const receiver = {
    name: 'IRA',
    accountType: null,
    lastFour: null,
    institution: 'Trust',
    recordKeeper: null,
    accountNumber: '1',
    payableTo: 'Trust FBO Ada',
    checkAddress: null,
  }
  const part = { id: partId, rollover_id: id, tax_kind: 'pre-tax', destination: 'ours', account_id: accountId } as const
  await addPart(db, { ...part, receiver: sealReceiver(context.keys, partId, receiver) })
  return id
}
