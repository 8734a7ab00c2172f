import { randomUUID } from 'node:crypto'
import { dayOf } from '@app/schemas/rules/days/days'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../../testing/test-app.ts'
import { offerOn } from '../plan.ts'
import { borrower } from '../testing/borrower.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
  await service.context.flows.ready()
})
afterAll(() => service.close())

const offer = offerOn(dayOf(new Date()))

describe('a quote', () => {
  it('without an amount says what is possible and at what price', async () => {
    const { get } = await borrower(service)
    expect((await get('quote/')).body).toMatchObject({
      eligible: true,
      reasons: [],
      limits: {
        available: 40_000,
        least: 1_000,
        vested_balance: 80_000,
        half_vested: 40_000,
        cap: 50_000,
        owed: 0,
        decided_by: 'half-vested',
      },
      offer: { interest_rate: offer.rateBps / 100, origination_fee: 75 },
      problems: [],
      loan: null,
    })
  })

  it('is what the request then says, and keeps nothing', async () => {
    const { get, request, list } = await borrower(service)
    const { body } = await get('quote/?borrow_amount=18000&term=4&purpose=debt')
    expect(await list()).toEqual([])
    const { body: loan } = await request({ borrow_amount: 18_000, term: 4, purpose: 'debt' })
    const { schedule, growth_forgone: growth, last_payment_date: last, ...cost } = body.loan
    expect(loan).toMatchObject(cost)
    expect(schedule).toHaveLength(48)
    expect(schedule.at(-1)).toMatchObject({ number: 48, balance: 0, due_date: last })
    const principal = schedule.reduce((sum: number, one: { principal: number }) => sum + Math.round(one.principal * 100), 0)
    expect(principal).toBe(1_800_000)
    expect(growth.low).toBeGreaterThan(0)
    expect(growth.high).toBeCloseTo(growth.low * 4, 0)
    expect(growth.assumption).toContain('2% to 8%')
  })

  it('says what is wrong with a wish, and still works it out', async () => {
    const { get } = await borrower(service)
    const { body } = await get('quote/?borrow_amount=45000.50&term=9')
    expect(body.problems.map(({ field }: { field: string }) => field)).toEqual(['borrow_amount', 'term'])
    expect(body.loan).toMatchObject({ borrow_amount: 45_000.5, payments: 108 })
  })

  it('gives each reason why no loan is possible', async () => {
    const { get } = await borrower(service, { answers: { employment_status: 'retired' }, balance: 0 })
    const { body } = await get('quote/')
    expect([body.eligible, body.reasons.map(({ reason }: { reason: string }) => reason)]).toEqual([
      false,
      ['not-self-employed', 'no-balance'],
    ])
  })

  it.each([
    [{ has_employees: false }, 'ira', [], 100],
    [{ has_employees: false }, 'roth', ['ira-only'], 0],
    [{ has_employees: true }, 'ira', ['has-employees', 'ira-only'], 0],
    [{}, 'ira', ['ira-only'], 0],
  ])('of somebody self-employed with %j, money in an account of kind %s leads to %j', async (more, kind, reasons, vested) => {
    const { get, access } = await borrower(service, { answers: { employment_status: 'self-employed', ...more }, balance: 0 })
    await service.ask({
      method: 'POST',
      url: '/api/v1/financial_accounts/manual_accounts/create/',
      token: access,
      headers: { 'idempotency-key': randomUUID() },
      payload: { institution_name: 'Old Keeper', account_subtype: kind, current_balance: 100_000 },
    })
    const { body } = await get('quote/')
    expect(body.reasons.map(({ reason }: { reason: string }) => reason)).toEqual(reasons)
    expect(body.limits.vested_balance).toBe(vested * 1_000)
    expect(body.conditions.some((condition: string) => condition.includes('IRA is moved into that plan first'))).toBe(vested > 0)
  })

  it.each([
    'borrow_amount=-1',
    'borrow_amount=1e3',
    'borrow_amount=',
    'term=0',
    'term=31',
    'term=x',
    'purpose=fun',
    'payment_frequency=daily',
  ])('refuses %s', async (query) => {
    const { get } = await borrower(service)
    expect((await get(`quote/?${query}`)).body.code).toBe('validation_failed')
  })
})

it('the rate is that of the day', () => {
  expect(['2025-12-10', '2025-12-11', '2020-01-01'].map((day) => offerOn(day).rateBps)).toEqual([800, 775, 875])
})

describe('the fact that a loan is possible', () => {
  const isEligible = async (token: string) =>
    (await service.ask({ method: 'GET', url: '/api/journeys/dashboard-loan', token })).body.facts['loan.eligible']

  it('is what the quote says', async () => {
    expect(await isEligible((await borrower(service)).access)).toBe(true)
    expect(await isEligible((await borrower(service, { answers: { employment_status: 'employed' } })).access)).toBe(false)
    expect(await isEligible((await service.signUp()).access)).toBe(false)
  })

  it('stays while a loan that takes all of the limit is not paid out, so that its papers can be signed', async () => {
    const { request, confirm, sign, access } = await borrower(service)
    const { body } = await request({ borrow_amount: 40_000, term: 5 })
    await confirm(body.pk)
    await sign()
    expect(await isEligible(access)).toBe(true)
    service.pass(6 * 86_400_000)
    await service.doJobs()
    expect(await isEligible(access)).toBe(false)
  })
})
