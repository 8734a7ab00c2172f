import { randomUUID } from 'node:crypto'
import { addMonths, dayOf } from '@app/schemas/rules/days/days'
import { allocationAt, monthsUntil, stocksBps, stocksIn } from '@app/schemas/rules/investing/glide-path'
import { expect, it } from 'vitest'
import { isLedgerEven } from '../../ledger/ledger.ts'
import { testApp } from '../../testing/test-app.ts'
import { listActivities } from './activities.ts'
import { chooseModel } from './choose.ts'
import { nextStepAt, portfolioJobs } from './month.ts'
import { modelOf } from './securities/models.ts'
import { findPortfolio } from './store.ts'
import { arrive, cashIn } from './testing/cash.ts'
import { investor, investorWithModel } from './testing/investor.ts'
import { invest } from './trading/invest.ts'
import { positionsOf, sumOf } from './trading/trade.ts'
import { findActivities } from './trading/trade-store.ts'
import { stocksBpsOf } from './trading/weights.ts'

const dayMs = 86_400_000
const retiresOn = '2052-04-27'

/** A day on which a month begins has its step in the afternoon. */
function lastStepBy(moment: Date): Date {
  const monthBefore = new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() - 1, 1))
  const ofThisMonth = nextStepAt(monthBefore)
  return ofThisMonth <= moment ? ofThisMonth : nextStepAt(new Date(monthBefore.getTime() - dayMs))
}

async function begin() {
  const service = await testApp()
  await service.context.flows.ready()
  const person = await investorWithModel(service)
  const stocks = async () => stocksBpsOf((await findPortfolio(service.db, person.pk))?.weights ?? [])
  const activities = async () => (await findActivities(service.db, person.portfolio.pk, { limit: 500, offset: 0 })).toReversed()
  const leap = async (days: number) => {
    service.pass(days * dayMs)
    await service.doJobs()
  }
  return { ...person, service, stocks, activities, leap }
}

it('moves a ready-made portfolio with time, month by month, also when the clock leaps over years', async () => {
  const { service, stocks, activities, leap } = await begin()
  const began = await stocks()
  expect(began).toBe(stocksBps('balanced', monthsUntil(dayOf(service.context.now()), retiresOn)))
  await leap(2 * 365)
  expect(await stocks()).toBe(stocksBps('balanced', monthsUntil(dayOf(lastStepBy(service.context.now())), retiresOn)))
  const adjusted = (await activities()).filter(({ kind }) => kind === 'adjusted')
  expect(adjusted.length).toBeGreaterThanOrEqual(23)
  expect(new Set(adjusted.map(({ at }) => dayOf(at).slice(8))).size).toBe(1)
  const told = adjusted.map(({ words }) => Number(/Adjusted to ([\d.]+)% stocks/.exec(words)?.[1]))
  expect(told).toEqual(told.toSorted((one, other) => other - one))
  expect(told.at(-1)).toBe((await stocks()) / 100)
})

it('does a month once, however often the job is done', async () => {
  const { service, portfolio, activities, leap } = await begin()
  await leap(40)
  const before = await activities()
  const at = before.findLast(({ kind }) => kind === 'adjusted')?.at ?? new Date(0)
  const handler = portfolioJobs(service.context)['portfolio-month']
  await Promise.all([1, 2, 3].map(() => handler?.work({ portfolioId: portfolio.pk }, { jobId: randomUUID(), at })))
  expect(await activities()).toEqual(before)
  await handler?.work({ portfolioId: randomUUID() }, { jobId: randomUUID(), at })
})

it('goes on after retirement, and rests at last', async () => {
  const service = await testApp()
  await service.context.flows.ready()
  const today = dayOf(service.context.now())
  const person = await investorWithModel(service, { dob: addMonths(today, -81 * 12), planned_retirement_age: 67 })
  service.pass(3 * 365 * dayMs)
  await service.doJobs()
  const row = await findPortfolio(service.db, person.pk)
  expect(stocksBpsOf(row?.weights ?? [])).toBe(stocksIn(allocationAt('balanced', -400)))
  const activities = await findActivities(service.db, person.portfolio.pk, { limit: 500, offset: 0 })
  expect(activities.filter(({ kind }) => kind === 'adjusted').length).toBeLessThan(15)
})

it('leaves a mix of one’s own as it is', async () => {
  const service = await testApp()
  await service.context.flows.ready()
  const person = await investor(service)
  const { body } = await person.createCustom([{ id: 'ZZUAF', weight: 100 }])
  service.pass(200 * dayMs)
  await service.doJobs()
  const row = await findPortfolio(service.db, person.pk)
  expect([row?.weights, row?.version]).toEqual([[{ id: 'ZZUAF', bps: 10_000 }], 1])
  expect((await findActivities(service.db, body.pk, { limit: 50, offset: 0 })).map(({ kind }) => kind)).toEqual(['chosen'])
})

it('a step that comes late does not go back behind what was chosen since', async () => {
  const { service, pk, portfolio, stocks, leap } = await begin()
  service.pass(400 * dayMs)
  const body = { portfolio_model_id: modelOf('balanced').id }
  expect(await chooseModel(service.context, { personId: pk, key: randomUUID(), language: 'en' }, body)).toMatchObject({ version: 2 })
  const chosen = await stocks()
  const handler = portfolioJobs(service.context)['portfolio-month']
  const at = new Date(service.context.now().getTime() - 300 * dayMs)
  await handler?.work({ portfolioId: portfolio.pk }, { jobId: randomUUID(), at })
  expect(await stocks()).toBe(chosen)
  await leap(1)
  expect(await stocks()).toBeLessThanOrEqual(chosen)
})

it('with money in it: funds are moved to the new mix, dividends come each quarter, and no cent is lost', async () => {
  const { service, pk, portfolio, leap } = await begin()
  const accountId = randomUUID()
  await arrive(service.db, accountId, accountId, 900_000)
  const order = { orderId: 'first', personId: pk, accountId, cents: 900_000, at: service.context.now() }
  expect(await service.db.transaction().execute((trx) => invest(trx, order))).toBe('posted')
  const began = dayOf(service.context.now())
  await leap(370)
  const { results } = await readAll(service, pk, portfolio.pk)
  const kinds = Map.groupBy(results, ({ kind }) => kind)
  const moves = kinds.get('adjusted') ?? []
  expect(moves.length).toBeGreaterThanOrEqual(11)
  const quarters = Array.from({ length: 14 }, (_, months) => addMonths(`${began.slice(0, 7)}-01`, months)).filter(
    (day) => ['03', '06', '09', '12'].includes(day.slice(5, 7)) && day > began && day <= dayOf(lastStepBy(service.context.now())),
  )
  expect([kinds.get('dividend')?.length, kinds.get('bought')?.length]).toEqual([quarters.length, 1])
  for (const { trades } of moves) expect(trades.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(0, 6)
  const positions = await positionsOf(service.db, pk, dayOf(service.context.now()))
  expect(sumOf(positions)).toBeGreaterThan(0)
  expect(await cashIn(service.db, accountId)).toBe(0)
  expect(await isLedgerEven(service.db)).toBe(true)
})

type Service = Awaited<ReturnType<typeof testApp>>

async function readAll(service: Service, personId: string, id: string) {
  const page = await listActivities(service.context, personId, id, { limit: 100 })
  if (!('results' in page)) throw new Error('There is no such portfolio.')
  return page
}
