import { randomUUID } from 'node:crypto'
import { addDays, dayOf, startOfDay } from '@app/schemas/rules/days/days'
import { moneyWeightedReturn, timeWeightedReturn, type WorthAt } from '@app/schemas/rules/investing/returns'
import { valueCents } from '@app/schemas/rules/investing/shares'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { codeOf, type Failure, isFailure } from '../../failure/failure.ts'
import { balancesOf, isLedgerEven, postEntry } from '../../ledger/ledger.ts'
import { isFew } from '../../testing/is-few.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { outsideDays } from '../brokerage/account-days.ts'
import { cashAccountsOf } from '../brokerage/booking.ts'
import { addTestAccount } from '../brokerage/testing/add-test-account.ts'
import { priceCentsOn } from '../portfolios/securities/prices.ts'
import { securityOf } from '../portfolios/securities/securities.ts'
import { investorWithModel } from '../portfolios/testing/investor.ts'
import { invest, sell } from '../portfolios/trading/invest.ts'
import { reinvestDividends } from '../portfolios/trading/rebalance.ts'
import { positionsOf, sumOf } from '../portfolios/trading/trade.ts'
import { performanceOf } from './performance.ts'
import { valueHistory } from './value-history.ts'
import { movementsOf, type Worth, worthOverTime } from './worth-over-time.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
  await service.context.flows.ready()
})
afterAll(() => service.close())

const firstDay = '2025-02-03'
const act = fc.record({
  kind: fc.constantFrom('in', 'in', 'invest', 'invest', 'sell', 'out', 'sent back', 'late', 'dividend'),
  cents: fc.integer({ min: 1_000, max: 400_000 }),
  /** How many days pass before it. */
  after: fc.integer({ min: 0, max: 40 }),
})
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never

/** A person with two accounts, whose money a test moves on days that it chooses. */
async function holder() {
  const { pk: personId, portfolio } = await investorWithModel(service)
  const accounts = [await addTestAccount(service, personId, 'TRADITIONAL_IRA'), await addTestAccount(service, personId, 'ROTH_IRA')]
  const { db } = service
  const within = <T>(work: (trx: typeof db) => Promise<T>) => db.transaction().execute(work)
  const move = (kind: string, day: string, lines: Readonly<Record<string, number>>) => {
    const entry = { id: randomUUID(), kind, at: startOfDay(day) }
    return within((trx) => postEntry(trx, { ...entry, lines: Object.entries(lines).map(([account, cents]) => ({ account, cents })) }))
  }
  const play = async ({ kind, cents }: Act, day: string, accountId: string) => {
    const [cash, held, bank] = [`brokerage/${accountId}/cash`, `brokerage/${accountId}/held`, `bank/${personId}`]
    const order = { orderId: randomUUID(), personId, accountId, cents, at: new Date(`${day}T15:00:00Z`) }
    if (kind === 'in') await move('brokerage.IN.settled', day, { [bank]: -cents, [cash]: cents })
    if (kind === 'late') await move('brokerage.IN.settled', addDays(day, -9), { [bank]: -cents, [cash]: cents })
    if (kind === 'sent back') await move('brokerage.IN.returned', day, { [bank]: cents, [cash]: -cents })
    if (kind === 'out' && (await move('brokerage.OUT.asked', day, { [cash]: -cents, [held]: cents })) === 'posted') {
      const tax = Math.floor(cents / 10)
      await move('brokerage.OUT.settled', addDays(day, 2), {
        [held]: -cents,
        [bank]: cents - tax,
        [`brokerage/${accountId}/withheld-tax`]: tax,
      })
    }
    if (kind === 'invest') await within((trx) => invest(trx, order))
    if (kind === 'sell') await within((trx) => sell(trx, order))
    if (kind === 'dividend')
      await within((trx) => reinvestDividends(trx, { id: portfolio.pk, person_id: personId }, order.orderId, order.at))
  }
  return { personId, accounts, play }
}

/** The same by going through everything that was ever booked, day by day. */
async function slowly(accounts: readonly string[], days: readonly string[]): Promise<readonly (WorthAt & { cameCents: number })[]> {
  const { db } = service
  const cash = new Set(accounts.flatMap((id) => cashAccountsOf(id)))
  const own = accounts.flatMap((id) => [
    ...cashAccountsOf(id),
    ...['securities', 'gains', 'dividends'].map((name) => `invest/${id}/${name}`),
  ])
  const { rows: lines } = await sql<{ account: string; cents: number; at: Date; kind: string }>`
    select account, cents, at, kind from ledger_lines join ledger_entries on id = entry_id where account = any(${own}::text[])`.execute(db)
  const trades = await db.selectFrom('portfolio_trades').selectAll().where('account_id', 'in', accounts).execute()
  return days.map((day) => {
    const until = lines.filter(({ at }) => dayOf(at) <= day)
    const sum = (some: readonly { readonly cents: number }[]) => some.reduce((all, { cents }) => all + cents, 0)
    const held = Map.groupBy(
      trades.filter(({ at }) => dayOf(at) <= day),
      ({ account_id, security_id }) => `${account_id} ${security_id}`,
    )
    const funds = [...held].map(([key, bought]) => {
      const microShares = bought.reduce((all, { micro_shares }) => all + micro_shares, 0)
      return valueCents({ microShares }, priceCentsOn(securityOf(key.split(' ')[1] ?? ''), day))
    })
    return {
      day,
      valueCents: sum(until.filter(({ account }) => cash.has(account))) + funds.reduce((all, cents) => all + cents, 0),
      paidCents: sum(until),
      cameCents: sum(until.filter(({ kind }) => !kind.startsWith('brokerage.OUT'))),
    }
  })
}

/** What accounts were worth together. */
function added(day: string, parts: readonly Worth[]): Worth {
  const sum = (of: (one: Worth) => number) => parts.reduce((all, one) => all + of(one), 0)
  return {
    ...{ day, valueCents: sum((one) => one.valueCents), inCents: sum((one) => one.inCents), outCents: sum((one) => one.outCents) },
    ...{ lentCents: sum((one) => one.lentCents), repaidCents: sum((one) => one.repaidCents) },
  }
}

function isDone<T>(result: T): Exclude<T, Failure> {
  if (isFailure(result)) throw new Error(codeOf(result))
  return result as Exclude<T, Failure>
}

const played = fc.array(act, { minLength: 2, maxLength: 14 })

it('totals equal the ledger, and performance a slow, plain computation, for any history of bookings', { timeout: 300_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(played, async (acts) => {
      const { personId, accounts, play } = await holder()
      let day = firstDay
      for (const [index, one] of acts.entries()) {
        day = addDays(day, one.after)
        await play(one, day, accounts[index % 3 === 2 ? 1 : 0] ?? '')
      }
      const today = addDays(day, 30)
      const context = { ...service.context, now: () => new Date(`${today}T23:00:00Z`) }
      const start = addDays(firstDay, -10)
      const days = Array.from({ length: 700 }, (_, index) => addDays(start, index)).filter((one) => one <= today)

      const slow = await slowly(accounts, days)
      const movements = await movementsOf(context, personId)
      const worth = worthOverTime(movements, days)
      expect(worth.map(({ day: one, valueCents, inCents, outCents }) => [one, valueCents, inCents, inCents - outCents])).toEqual(
        slow.map(({ day: one, valueCents, cameCents, paidCents }) => [one, valueCents, cameCents, paidCents]),
      )

      const parts = await Promise.all(accounts.map(async (id) => worthOverTime(await movementsOf(context, personId, id), days)))
      expect(parts.map((part) => part.map(({ valueCents }) => valueCents))).toEqual(
        await Promise.all(accounts.map(async (id) => (await slowly([id], days)).map(({ valueCents }) => valueCents))),
      )
      expect(worth).toEqual(
        days.map((one, at) =>
          added(
            one,
            parts.flatMap((part) => part[at] ?? []),
          ),
        ),
      )

      const history = isDone(await valueHistory(context, personId))
      const cash = [
        ...(
          await balancesOf(
            service.db,
            accounts.flatMap((id) => cashAccountsOf(id)),
          )
        ).values(),
      ]
      const funds = sumOf(await positionsOf(service.db, personId, today))
      expect(Math.round(history.value * 100)).toBe(cash.reduce((sum, cents) => sum + cents, funds))
      expect(await isLedgerEven(service.db)).toBe(true)

      const moved = outsideDays(movements.money, today)
      const marks = slow.filter(({ day: one }, at) => at === 0 || one === today || moved.includes(one))
      const everyDay = slow.slice(1).reduce((grown, after, at) => {
        const before = slow[at]
        if (!before || before.valueCents <= 0) return grown
        return grown * ((after.valueCents - after.paidCents + before.paidCents) / before.valueCents)
      }, 1)
      expect(timeWeightedReturn(marks)).toBeCloseTo(everyDay - 1, 9)

      const all = isDone(await performanceOf(context, personId)).periods.at(-1)
      const first = slow.find(({ valueCents }) => valueCents > 0)
      if (first) expect(all).toMatchObject({ period: 'all', value: history.value, gain: history.gain_all_time })
      // Both pages name the day on which it began, and not the one before.
      if (all) expect(all.from >= String(history.began_on)).toBe(true)
      const ofEach = await Promise.all(accounts.map(async (id) => isDone(await performanceOf(context, personId, id)).periods.at(-1)))
      for (const sum of ['value', 'gain', 'money_in', 'money_out'] as const)
        expect(ofEach.reduce((cents, one) => cents + Math.round((one?.[sum] ?? 0) * 100), 0)).toBe(Math.round((all?.[sum] ?? 0) * 100))

      const rate = moneyWeightedReturn(marks)
      if (rate === undefined) return
      const last = slow.at(-1) ?? { day: today, valueCents: 0 }
      const grown = slow.slice(1).reduce((sum, { paidCents }, at) => {
        const paid = paidCents - (slow[at]?.paidCents ?? 0)
        return sum + paid * (1 + rate) ** ((slow.length - 2 - at) / 365.25)
      }, 0)
      expect(Math.abs(grown - last.valueCents)).toBeLessThan(1)
    }),
    { numRuns: isFew ? 3 : 12, endOnFailure: true },
  )
})

it('money that was put in once and left alone did the same as each dollar, in the account in which it is and in no other', async () => {
  const { personId, accounts, play } = await holder()
  const [account = '', other = ''] = accounts
  for (const kind of ['in', 'invest'] as const) await play({ kind, cents: 90_000, after: 0 }, firstDay, account)
  const context = { ...service.context, now: () => new Date(`${addDays(firstDay, 20)}T23:00:00Z`) }
  const [all] = isDone(await performanceOf(context, personId)).periods
  expect(isDone(await performanceOf(context, personId, account)).periods).toEqual([all])
  // Both are rounded down to a hundredth of a percent.
  expect(Math.abs((all?.money_weighted ?? 0) - (all?.time_weighted ?? 0))).toBeLessThan(0.015)
  expect(all?.time_weighted).not.toBe(0)
  expect(isDone(await performanceOf(context, personId, other)).periods).toEqual([])
})

it('nobody sees how an account of somebody else did', async () => {
  const { context } = service
  const [{ personId, accounts }, other] = [await holder(), await holder()]
  const [theirs = '', own = ''] = [other.accounts[0], accounts[0]]
  expect(codeOf(must(await performanceOf(context, personId, theirs)))).toBe('not_found')
  expect(codeOf(must(await valueHistory(context, personId, theirs)))).toBe('not_found')
  expect(isDone(await performanceOf(context, personId, own)).periods).toEqual([])
})

function must(result: unknown): Failure {
  if (!isFailure(result)) throw new Error('It was answered.')
  return result
}
