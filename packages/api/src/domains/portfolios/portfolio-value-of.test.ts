import { randomUUID } from 'node:crypto'
import { valueCents } from '@app/schemas/rules/investing/shares'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { investmentsOf, portfolioValueOf } from './portfolio-value-of.ts'
import { priceCentsOn } from './securities/prices.ts'
import { fundOf } from './securities/securities.ts'
import { arrive } from './testing/cash.ts'
import { investor } from './testing/investor.ts'
import { invest, sell } from './trading/invest.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
  await service.context.flows.ready()
})
afterAll(() => service.close())

const fund = fundOf('us_stocks')
const afternoon = (day: string) => new Date(`${day}T15:00:00Z`)
const valueAt = (personId: string, day: string) => portfolioValueOf(service.db, personId, afternoon(day))

async function holder() {
  const { pk, createCustom } = await investor(service)
  expect((await createCustom([{ id: fund.id, weight: 100 }])).status).toBe(201)
  const accountId = randomUUID()
  await arrive(service.db, accountId, accountId, 1_000_000)
  const order = (day: string, cents: number) => ({ orderId: randomUUID(), personId: pk, accountId, cents, at: afternoon(day) })
  const buy = (day: string, cents: number) => service.db.transaction().execute((trx) => invest(trx, order(day, cents)))
  const sellFor = (day: string, cents: number) => service.db.transaction().execute((trx) => sell(trx, order(day, cents)))
  return { pk, buy, sellFor }
}

it('is undefined for a person without holdings', async () => {
  const { pk } = await investor(service)
  expect(await valueAt(pk, '2027-01-04')).toEqual({ totalCents: 0, ytdCents: 0, alltimeCents: 0 })
  expect(await investmentsOf(service.db, pk, afternoon('2027-01-04'))).toEqual([])
})

it('moves with the clock, and tells the gain of the year and of all time', async () => {
  const { pk, buy } = await holder()
  await buy('2026-06-01', 500_000)
  const shares = Math.ceil((500_000 * 1_000_000) / priceCentsOn(fund, '2026-06-01'))
  const worth = (day: string) => valueCents({ microShares: shares }, priceCentsOn(fund, day))
  expect(await valueAt(pk, '2026-06-01')).toEqual({ totalCents: 500_000, ytdCents: 0, alltimeCents: 0 })
  const later = worth('2027-04-01')
  expect(later).not.toBe(500_000)
  expect(await valueAt(pk, '2027-04-01')).toEqual({
    totalCents: later,
    ytdCents: later - worth('2026-12-31'),
    alltimeCents: later - 500_000,
  })
})

it('has the name of the portfolio once something was bought', async () => {
  const { pk, buy } = await holder()
  expect(await investmentsOf(service.db, pk, afternoon('2026-06-01'))).toEqual([])
  await buy('2026-06-01', 500_000)
  const [one] = await investmentsOf(service.db, pk, afternoon('2026-06-01'))
  expect(one).toMatchObject({
    name: { en: 'Your own mix', es: 'Tu propia combinación' },
    totalCents: 500_000,
    ytdCents: 0,
    alltimeCents: 0,
  })
})

it('counts nothing that was put in or taken out as a gain, and nothing that comes after the moment', async () => {
  const { pk, buy, sellFor } = await holder()
  await buy('2026-06-01', 300_000)
  const before = await valueAt(pk, '2027-02-01')
  await buy('2027-02-01', 200_000)
  await sellFor('2027-02-01', 50_000)
  const after = await valueAt(pk, '2027-02-01')
  expect(after.totalCents).toBe(before.totalCents + 150_000)
  expect([after.ytdCents, after.alltimeCents]).toEqual([before.ytdCents, before.alltimeCents])
  expect((await valueAt(pk, '2026-12-31')).alltimeCents).toBe((await valueAt(pk, '2026-12-31')).totalCents - 300_000)
})
