import { randomUUID } from 'node:crypto'
import { dayOf } from '@app/schemas/rules/days/days'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { englishIn } from '../../../testing/english-in.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { offerOn } from '../plan.ts'
import { borrower, newcomer, passDays } from '../testing/borrower.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
  await service.context.flows.ready()
})
afterEach(() => service.forgetJobs())
afterAll(() => service.close())

const offer = offerOn(dayOf(new Date()))

describe('a quote', () => {
  it('without an amount says what is possible and at what price', async () => {
    const { quote } = await borrower(service)
    expect(await quote()).toMatchObject({
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
    const { quote, request, list } = await borrower(service)
    const quoted = await quote('borrow_amount=18000&term=4&purpose=debt')
    expect(await list()).toEqual([])
    const { body: loan } = await request({ borrow_amount: 18_000, term: 4, purpose: 'debt' })
    const { schedule, growth_forgone: growth, last_payment_date: last, ...cost } = quoted.loan
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
    const { quote } = await borrower(service)
    const quoted = await quote('borrow_amount=45000.50&term=9')
    expect(quoted.problems.map(({ field }: { field: string }) => field)).toEqual(['borrow_amount', 'term'])
    expect(quoted.loan).toMatchObject({ borrow_amount: 45_000.5, payments: 108 })
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
    const { get } = await newcomer(service)
    expect((await get(`?${query}`)).body.code).toBe('validation_failed')
  })
})

it('the rate is that of the day', () => {
  expect(['2025-12-10', '2025-12-11', '2020-01-01'].map((day) => offerOn(day).rateBps)).toEqual([800, 775, 875])
})

describe('what flows go by', () => {
  const factsOf = async (token: string) => (await service.ask({ method: 'GET', url: '/api/journeys/dashboard-loan', token })).body.facts

  it('is what the quote says', async () => {
    const ready = await factsOf((await borrower(service)).access)
    expect(ready).toMatchObject({ 'loan.eligible': true, 'loan.ready': true })
    for (const person of [await newcomer(service, { employment_status: 'employed' }), await service.signUp()])
      expect(await factsOf(person.access)).toMatchObject({ 'loan.eligible': false, 'loan.ready': false })
  })

  it('stays while a loan that takes all of the limit is not on its way, so that its papers can be signed', async () => {
    const { request, confirm, sign, access } = await borrower(service)
    const { body } = await request({ borrow_amount: 40_000, term: 5 })
    await confirm(body.pk)
    await sign()
    expect((await factsOf(access))['loan.ready']).toBe(true)
    await passDays(service, 6, 5)
    expect((await factsOf(access))['loan.ready']).toBe(false)
  })
})

it('says everything in Spanish to people who read Spanish', async () => {
  const ask = async (token: string, language: 'en' | 'es', payload?: object) => {
    const call = payload ? { method: 'POST' as const, payload } : { method: 'GET' as const }
    const headers = { 'accept-language': language, 'idempotency-key': randomUUID() }
    const url = payload ? '/api/v1/loans/add_user_loan/' : '/api/v1/loans/?borrow_amount=500&term=9'
    return (await service.ask({ ...call, url, token, headers })).body
  }
  const all = [
    await borrower(service),
    await newcomer(service),
    await newcomer(service, { employment_status: 'employed' }),
    await newcomer(service, { employment_status: 'self-employed', has_employees: true }),
  ]
  for (const { access } of all) {
    expect(englishIn(await ask(access, 'en'))).not.toEqual([])
    expect(englishIn(await ask(access, 'es'))).toEqual([])
    for (const wish of [
      { borrow_amount: 500, term: 9 },
      { borrow_amount: 45_000, term: 4 },
    ]) {
      const refused = await ask(access, 'es', wish)
      expect([refused.code, englishIn(refused)]).toEqual([expect.any(String), []])
    }
  }
})
