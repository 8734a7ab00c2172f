import { randomUUID } from 'node:crypto'
import { dayOf } from '@app/schemas/rules/days/days'
import { levelPaymentCents } from '@app/schemas/rules/loans/amortisation'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { trialsAtOnce } from '../../../testing/is-few.ts'
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

const { rateBps } = offerOn(dayOf(new Date()))
const rate = rateBps / 100
const payment = levelPaymentCents({ principalCents: 1_800_000, rateBps, paymentsPerYear: 12, payments: 48 }) / 100
const wish = { borrow_amount: 18_000, term: 4, purpose: 'debt' }

describe('a request for a loan', () => {
  /** A person who asks for much and gets nothing. */
  let anyone: ReturnType<typeof borrower> | undefined

  it('is kept at our rate and fee, with what it costs to the cent', async () => {
    const { request, list, pk } = await borrower(service)
    const { status, body } = await request(wish)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      status: 'PENDING',
      version: 1,
      user: pk,
      borrow_amount: 18_000,
      term: 4,
      interest_rate: rate,
      origination_fee: 75,
      amount_received: 17_925,
      payments: 48,
      payment_amount: payment,
      monthly_payment_amount: payment,
      current_principal: 0,
      next_repayment_date: null,
    })
    expect(body.total_cost).toBeCloseTo(body.total_interest + 75, 2)
    expect(body.true_cost_rate).toBeGreaterThan(rate)
    expect(await list()).toEqual([body])
  })

  it('takes no price from outside: another rate or fee is an old offer', async () => {
    const { request, list } = await borrower(service)
    for (const believed of [{ interest_rate: 0 }, { interest_rate: rate - 0.01 }, { origination_fee: 0 }])
      expect((await request({ ...wish, ...believed })).body.code).toBe('price_changed')
    expect(await list()).toEqual([])
    expect((await request({ ...wish, interest_rate: rate, origination_fee: 75 })).status).toBe(201)
  })

  it.each([
    ['employed people', { employment_status: 'employed' }, 'work or business'],
    ['people who have not said how they earn', { job_title: 'Baker' }, 'Tell us first'],
    ['people with employees', { employment_status: 'self-employed', has_employees: true }, 'You have employees'],
    ['people without a plan with us', { employment_status: 'self-employed' }, 'don’t have an individual 401(k) with us'],
  ])('is not for %s, and says why', async (_who, answers, words) => {
    const { request } = await newcomer(service, answers)
    const { body } = await request({ borrow_amount: 1_000, term: 1 })
    expect([body.code, body.detail]).toEqual(['not_eligible', expect.stringContaining(words)])
  })

  it('is within half of what the plan holds, and $50,000', async () => {
    const half = await borrower(service, { balance: 40_000 })
    expect((await half.request({ borrow_amount: 20_000.01, term: 5 })).body.code).toBe('over_the_limit')
    expect((await half.request({ borrow_amount: 20_000, term: 5 })).status).toBe(201)
    const cap = await borrower(service, { balance: 99_000 })
    await cap.rollIn(60_000)
    await passDays(service, 10)
    expect((await cap.request({ borrow_amount: 50_000.01, term: 5 })).body.code).toBe('over_the_limit')
    expect((await cap.request({ borrow_amount: 50_000, term: 5 })).status).toBe(201)
  })

  it('runs for up to five years, and longer for the main home alone', async () => {
    const { request } = await borrower(service)
    const { body } = await request({ ...wish, term: 6 })
    expect([body.code, Object.keys(body.fields)]).toEqual(['validation_failed', ['term']])
    expect((await request({ ...wish, term: '15', purpose: 'home-purchase' })).body).toMatchObject({ term: 15, payments: 180 })
  })

  it.each([
    ['biweekly', 104],
    ['quarterly', 16],
  ])('may be paid back %s', async (payment_frequency, payments) => {
    const { request } = await borrower(service)
    expect((await request({ ...wish, payment_frequency })).body).toMatchObject({ payment_frequency, payments })
  })

  it.each([0, -5, 999.99, 1e-9, 1.001, 'five thousand', null, 1e20])('of %s is refused', async (borrow_amount) => {
    anyone ??= borrower(service)
    const { request, list } = await anyone
    const { status, body } = await request({ ...wish, borrow_amount })
    expect([status, body.fields]).toEqual([400, expect.objectContaining({ borrow_amount: expect.anything() })])
    expect(await list()).toEqual([])
  })

  it('is one at a time: of ten at the same moment one is kept', async () => {
    const { request, list } = await borrower(service)
    const all = await Promise.all(Array.from({ length: 10 }, () => request({ borrow_amount: 20_000, term: 5 })))
    expect(all.map(({ status, body }) => (status === 201 ? 'kept' : body.code)).sort()).toEqual([...Array(9).fill('already_done'), 'kept'])
    expect(await list()).toHaveLength(1)
  })

  it('sent 50 times with one key is kept once, with 50 equal answers', async () => {
    const { request, list } = await borrower(service)
    const key = randomUUID()
    const all = await Promise.all(Array.from({ length: 50 }, () => request(wish, key)))
    expect(new Set(all.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(all[0]?.status).toBe(201)
    expect(await list()).toHaveLength(1)
    expect((await request({ ...wish, term: 3 }, key)).body.code).toBe('idempotency_mismatch')
  })
})

describe('a change of a request', () => {
  it('works it out again, and needs the version it was made from', async () => {
    const { request, change, read } = await borrower(service)
    const { body: loan } = await request(wish)
    const changed = await change(loan.pk, 1, { term: 2 })
    expect([changed.status, changed.body.version, changed.body.payments, changed.body.borrow_amount]).toEqual([200, 2, 24, 18_000])
    expect((await change(loan.pk, 1, { term: 3 })).body.code).toBe('precondition_failed')
    expect(await read(loan.pk)).toEqual(changed.body)
  })

  it('is held to the limit and to our price', async () => {
    const { request, change } = await borrower(service)
    const { body: loan } = await request(wish)
    expect((await change(loan.pk, 1, { borrow_amount: 40_000.01 })).body.code).toBe('over_the_limit')
    expect((await change(loan.pk, 1, { interest_rate: 1 })).body.code).toBe('price_changed')
    expect((await change(loan.pk, 1, { borrow_amount: 40_000 })).status).toBe(200)
  })

  it('may take it back, and then another may be asked for, which comes first', async () => {
    const { request, change, list } = await borrower(service)
    const { body: first } = await request(wish)
    expect((await change(first.pk, 1, { status: 'CANCELLED' })).body).toMatchObject({ status: 'CANCELLED', offer_ends_on: null })
    expect((await change(first.pk, 2, { term: 2 })).body.code).toBe('not_in_this_state')
    const { body: second } = await request(wish)
    expect((await list()).map(({ pk }: { pk: string }) => pk)).toEqual([second.pk, first.pk])
  })

  it('of two at the same moment loses none silently', async () => {
    const { request, change, read } = await borrower(service)
    const { body: loan } = await request(wish)
    let version = 1
    for (let trial = 0; trial < trialsAtOnce; trial++) {
      const terms = [1 + (trial % 2), 3 + (trial % 2)]
      const answers = await Promise.all(terms.map((term) => change(loan.pk, version, { term })))
      const [kept, ...others] = answers.filter(({ status }) => status === 200)
      expect(others).toEqual([])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 412])
      version++
      expect([kept?.body.version, (await read(loan.pk)).term]).toEqual([version, kept?.body.term])
    }
  })
})

it('the loan of another is not there, whichever call names it', async () => {
  const [owner, thief] = [await borrower(service), await borrower(service)]
  const { body: loan } = await owner.request(wish)
  const tries = [
    await thief.get(`${loan.pk}/`),
    await thief.get(`${loan.pk}/schedule/`),
    await thief.get(`${loan.pk}/pastdue_repayments/`),
    await thief.change(loan.pk, 1, { status: 'CANCELLED' }),
    await thief.confirm(loan.pk),
    await thief.pay(loan.pk, 1),
    await thief.get(`${loan.pk}/payments/`),
    await thief.payEarly(loan.pk, { what: 'all', amount: 1 }),
  ]
  expect(tries.map(({ status, body }) => [status, body.code])).toEqual(tries.map(() => [404, 'not_found']))
  expect(await owner.read(loan.pk)).toEqual(loan)
})
