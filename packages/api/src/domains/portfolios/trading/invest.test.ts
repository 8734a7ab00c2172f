import { randomUUID } from 'node:crypto'
import { dayOf } from '@app/schemas/rules/days/days'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { balanceOf, isLedgerEven } from '../../../ledger/ledger.ts'
import { isFew } from '../../../testing/is-few.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { models } from '../securities/models.ts'
import { arrive, cashIn } from '../testing/cash.ts'
import { investor, investorWithModel } from '../testing/investor.ts'
import { invest, type MoneyOrder, sell } from './invest.ts'
import { securitiesAccountOf } from './money.ts'
import { positionsOf, sumOf } from './trade.ts'
import { findActivities } from './trade-store.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
  await service.context.flows.ready()
})
afterAll(() => service.close())

const day = '2026-11-20'
const at = new Date(`${day}T15:00:00Z`)

async function begin(cents = 1_000_000) {
  const person = await investorWithModel(service)
  const accountId = randomUUID()
  await arrive(service.db, accountId, accountId, cents)
  const order = (own: Partial<MoneyOrder>): MoneyOrder => ({ orderId: randomUUID(), personId: person.pk, accountId, cents: 1, at, ...own })
  const positions = (on = day) => positionsOf(service.db, person.pk, on)
  return {
    ...person,
    accountId,
    positions,
    buy: (own: Partial<MoneyOrder>) => service.db.transaction().execute((trx) => invest(trx, order(own))),
    sellFor: (own: Partial<MoneyOrder>) => service.db.transaction().execute((trx) => sell(trx, order(own))),
    worth: async (on = day) => sumOf(await positions(on)),
    cash: () => cashIn(service.db, accountId),
  }
}

describe('money that is invested', () => {
  it('buys what the portfolio aims at, to the cent', async () => {
    const { buy, worth, cash, get, portfolio } = await begin()
    // What calls tell is at the prices of today.
    const now = service.context.now()
    expect(await buy({ cents: 123_457, at: now })).toBe('posted')
    expect([await worth(dayOf(now)), await cash()]).toEqual([123_457, 1_000_000 - 123_457])
    const { body } = await get(`${portfolio.pk}/investment_funds/`)
    expect(body.results).toHaveLength(8)
    const funds: { weight: number; weight_now: number; shares: number; price: number; value: number }[] = body.results
    for (const { weight, weight_now } of funds) expect(Math.abs(weight - weight_now)).toBeLessThan(0.011)
    for (const { shares, price, value } of funds) expect(Math.abs(shares * price - value)).toBeLessThan(0.02)
    const [listed] = (await get()).body.results
    expect([listed.value, listed.now.length]).toEqual([body.value, 8])
  })

  it('is bought once for an order, also when it is given twenty times at the same moment', async () => {
    const { buy, worth, cash, portfolio } = await begin()
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => buy({ orderId: 'one', cents: 5_000 })))
    expect(outcomes.toSorted()).toEqual(['posted', ...Array(19).fill('repeated')])
    expect([await worth(), await cash()]).toEqual([5_000, 995_000])
    const bought = (await findActivities(service.db, portfolio.pk, { limit: 50, offset: 0 })).filter(({ kind }) => kind === 'bought')
    expect(bought.map(({ cents }) => cents)).toEqual([5_000])
  })

  it('is not more than there is, and sold is not more than is held: nothing changes then', async () => {
    const { buy, sellFor, worth, cash, portfolio } = await begin(10_000)
    expect(await buy({ cents: 10_001 })).toBe('not_enough_money')
    expect(await buy({ cents: 4_000 })).toBe('posted')
    expect(await sellFor({ cents: 4_001 })).toBe('not_enough_money')
    expect([await worth(), await cash()]).toEqual([4_000, 6_000])
    expect((await findActivities(service.db, portfolio.pk, { limit: 50, offset: 0 })).map(({ kind }) => kind).toSorted()).toEqual([
      'bought',
      'chosen',
    ])
  })

  it('stays cash while no portfolio is chosen', async () => {
    const { pk } = await investor(service)
    const order = { orderId: 'any', personId: pk, accountId: randomUUID(), cents: 100, at }
    expect(await service.db.transaction().execute((trx) => invest(trx, order))).toBe('no_portfolio')
    expect(await service.db.transaction().execute((trx) => sell(trx, order))).toBe('no_portfolio')
  })

  it.each([0, -1, 0.5, Number.NaN])('of %s cents is a mistake of the caller', async (cents) => {
    const { buy } = await begin()
    await expect(buy({ cents })).rejects.toThrow(RangeError)
  })

  it('all sold leaves no fund and no cost behind, and what was gained is in the ledger', async () => {
    const { buy, sellFor, worth, cash, accountId, positions } = await begin()
    await buy({ cents: 700_000 })
    const later = new Date('2027-05-03T15:00:00Z')
    const all = await worth('2027-05-03')
    expect(await sellFor({ cents: all, at: later })).toBe('posted')
    expect(await positions()).toEqual([])
    expect(await cash()).toBe(300_000 + all)
    expect(await balanceOf(service.db, securitiesAccountOf(accountId))).toBe(0)
    expect(await balanceOf(service.db, `invest/${accountId}/gains`)).toBe(700_000 - all)
  })

  it('loses no cent, and none is made, at fixed prices: however is bought, sold and chosen again', async () => {
    const person = await begin(50_000_000)
    const anyStep = fc.oneof(
      fc.record({ kind: fc.constant('buy' as const), cents: fc.integer({ min: 1, max: 2_000_000 }) }),
      fc.record({ kind: fc.constant('sell' as const), cents: fc.integer({ min: 1, max: 1_000_000 }) }),
      fc.record({ kind: fc.constant('choose' as const), cents: fc.integer({ min: 0, max: models.length - 1 }) }),
    )
    // Choosing again is done at the price of today: the orders are, too, so that one price holds for all.
    const now = service.context.now()
    const today = dayOf(now)
    const play = async ({ kind, cents }: { kind: 'buy' | 'sell' | 'choose'; cents: number }) => {
      if (kind === 'buy') await person.buy({ cents, at: now })
      if (kind === 'sell') await person.sellFor({ cents, at: now })
      if (kind === 'choose') expect((await person.choose(models[cents]?.id ?? '')).status).toBe(200)
    }
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: 6 }), async (steps) => {
        for (const step of steps) await play(step)
        expect((await person.worth(today)) + (await person.cash())).toBe(50_000_000)
        const cost = (await person.positions(today)).reduce((sum, { costCents }) => sum + costCents, 0)
        expect(await balanceOf(service.db, securitiesAccountOf(person.accountId))).toBe(cost)
        expect(await isLedgerEven(service.db)).toBe(true)
      }),
      { numRuns: isFew ? 5 : 20, endOnFailure: true },
    )
  })
})
