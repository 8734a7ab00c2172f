import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { form } from '../personal-information/testing/person-with-record.ts'
import { callsOf as questionnaireOf } from '../questionnaire/testing/person-with-answers.ts'
import { modelOf, models } from './securities/models.ts'
import { allSecurities } from './securities/securities.ts'
import { investor, investorWithModel, plan } from './testing/investor.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
  await service.context.flows.ready()
})
afterAll(() => service.close())

const growth = modelOf('growth').id

/** Somebody who answered questions, and how a page asks about portfolios for them. */
async function answering(answers: object) {
  const person = await investor(service)
  expect((await questionnaireOf(service, person.access).add(answers)).status).toBe(201)
  return person
}

describe('the ready-made portfolios', () => {
  it('are listed with holdings and costs; as an example for people without a day of retirement', async () => {
    const { get } = await investor(service)
    const { body } = await get('models/')
    expect(body.results.map(({ pk }: { pk: string }) => pk)).toEqual(models.map(({ id }) => id))
    for (const { allocation, based_on, suitability, expense_ratio } of body.results) {
      expect(Math.round(allocation.reduce((sum: number, { weight }: { weight: number }) => sum + weight * 100, 0))).toBe(10_000)
      expect([based_on, suitability, expense_ratio > 0]).toEqual(['example', { fits: null, most_stocks: null, words: null }, true])
    }
  })

  it('are worked out for an age, a birth date and a goal, with the way they take', async () => {
    const { propose, get } = await investor(service)
    const { status, body } = await propose()
    expect([status, body.portfolio_model_id, body.suggested_model_id]).toEqual([200, modelOf('balanced').id, modelOf('balanced').id])
    const stocks = body.drift.map((point: { stocks: number }) => point.stocks)
    expect(stocks).toEqual(stocks.toSorted((one: number, other: number) => other - one))
    expect([stocks[0], stocks.at(-1)]).toEqual([body.model.stocks, 35])
    expect((await get('models/')).body.results[0].based_on).toBe('your_retirement')
    expect(JSON.stringify(body)).not.toContain(plan.dob)
  })

  it('take what is not sent from earlier answers, and say what is missing', async () => {
    const answers = { planned_retirement_age: 65, investment_goal: 'growth', risk_tolerance: 'medium' }
    const { propose, access, choose, get } = await answering(answers)
    const first = await propose({})
    expect([first.status, Object.keys(first.body.fields)]).toEqual([400, ['dob']])
    const add = { method: 'POST', url: '/api/v1/accounts/add_personal_information/', token: access, payload: form } as const
    expect((await service.ask({ ...add, headers: { 'idempotency-key': randomUUID() } })).status).toBe(200)
    const { body } = await propose({})
    expect([body.portfolio_model_id, body.model.suitability.fits]).toEqual([growth, false])
    expect(body.suggested_model_id).not.toBe(growth)
    // Each moves in its own way, and the calmer one has fewer stocks from the first day on.
    const { results } = (await get('models/')).body
    const suggested = results.find(({ pk }: { pk: string }) => pk === body.suggested_model_id)
    expect([body.drift[0].stocks, body.suggested_drift[0].stocks]).toEqual([body.model.stocks, suggested.stocks])
    expect((await choose(body.suggested_model_id)).body.suitability.fits).toBe(true)
  })

  it('take the goal of the last plan from people who have answered no question about it', async () => {
    const { propose } = await investor(service)
    const { body } = await propose({ ...plan, investment_goal: 'growth' })
    const { investment_goal: _goal, ...again } = plan
    expect((await propose(again)).body).toMatchObject({ portfolio_model_id: body.portfolio_model_id })
    expect(Object.keys((await (await investor(service)).propose(again)).body.fields)).toEqual(['investment_goal'])
  })

  it.each([
    { dob: '2020-01-01' },
    { dob: '1985-02-30' },
    { planned_retirement_age: 29 },
    { planned_retirement_age: 6.5 },
    { investment_goal: 'riches' },
  ])('are not worked out for %j', async (wrong) => {
    const { propose } = await investor(service)
    const { status, body } = await propose({ ...plan, ...wrong })
    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'validation_failed', Object.keys(wrong)])
  })
})

describe('choosing a portfolio', () => {
  it('makes it the one that counts; choosing again changes it', async () => {
    const { get, choose, portfolio } = await investorWithModel(service)
    expect((await get()).body.results).toEqual([portfolio])
    expect([portfolio.kind, portfolio.version, portfolio.now, portfolio.drift.has_moved]).toEqual(['model', 1, null, false])
    const { body } = await choose(growth)
    expect([body.pk, body.version, body.portfolio_model_id]).toEqual([portfolio.pk, 2, growth])
    const { body: listed } = await get('models/')
    expect(listed.results.filter((one: { is_current: boolean }) => one.is_current).map(({ pk }: { pk: string }) => pk)).toEqual([growth])
  })

  it('needs a day of retirement', async () => {
    const { choose } = await investor(service)
    const { status, body } = await choose(growth)
    expect([status, body.code]).toEqual([409, 'not_in_this_state'])
    expect((await choose(randomUUID())).body.code).toBe('not_found')
  })

  it('asks for a word of confirmation when it is riskier than the answers, and keeps that it was given', async () => {
    const { choose, propose, get, pk } = await answering({ risk_tolerance: 'low' })
    await propose({ ...plan, investment_goal: 'growth' })
    for (const more of [{}, { confirm_unsuitable: false }]) {
      const { status, body } = await choose(growth, more)
      expect([status, Object.keys(body.fields)]).toEqual([400, ['confirm_unsuitable']])
      expect(body.fields.confirm_unsuitable[0]).toMatch(/holds [\d.]+% stocks.*points to 40% or less/)
    }
    expect((await get()).body.results).toEqual([])
    const { status, body } = await choose(growth, { confirm_unsuitable: true })
    expect([status, body.suitability.fits]).toEqual([200, false])
    const events = await service.db.selectFrom('audit_events').selectAll().where('actor', '=', `person:${pk}`).execute()
    expect(events.filter(({ action }) => action === 'portfolio.unsuitable-confirmed')).toHaveLength(1)
    expect((await get(`${body.pk}/activities/`)).body.results[0].words).toContain('confirmed')
  })

  it('is done once for a key, also when it is sent fifty times at the same moment', async () => {
    const { choose, get, propose } = await investor(service)
    await propose()
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 50 }, () => choose(growth, {}, key)))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    const [portfolio] = (await get()).body.results
    expect([answers[0]?.status, portfolio.version]).toEqual([200, 1])
    expect((await get(`${portfolio.pk}/activities/`)).body.results).toHaveLength(1)
    expect((await choose(modelOf('income').id, {}, key)).body.code).toBe('idempotency_mismatch')
  })

  it('keeps the day of retirement sealed: it tells the birthday', async () => {
    const { pk } = await investorWithModel(service)
    for (const table of ['portfolios', 'portfolio_plans'] as const) {
      const rows = await service.db.selectFrom(table).selectAll().where('person_id', '=', pk).execute()
      expect(rows).toHaveLength(1)
      expect(JSON.stringify(rows)).not.toContain('2052-04-27')
    }
  })
})

describe('what is in a portfolio', () => {
  it('is returned for one’s own and for ready-made ones; another person’s is not found', async () => {
    const [one, other] = [await investorWithModel(service), await investorWithModel(service)]
    for (const id of [one.portfolio.pk, growth]) {
      const { status, body } = await one.get(`${id}/investment_funds/`)
      expect([status, body.results.length, body.value, body.based_on]).toEqual([200, 8, null, 'your_retirement'])
      expect((await one.get(`${id}/activities/`)).status).toBe(200)
    }
    for (const path of ['investment_funds/', 'activities/'])
      for (const id of [other.portfolio.pk, randomUUID()]) expect((await one.get(`${id}/${path}`)).body.code).toBe('not_found')
  })

  it('is listed a page at a time', async () => {
    const { get, choose, portfolio } = await investorWithModel(service)
    for (const { id } of models) await choose(id)
    const first = (await get(`${portfolio.pk}/activities/?limit=3`)).body
    const second = (await get(`${portfolio.pk}/activities/?limit=3&offset=${first.next_offset}`)).body
    expect([first.results.length, first.next_offset, second.results.length, second.next_offset]).toEqual([3, 3, 2, null])
    const all = (await get(`${portfolio.pk}/activities/`)).body.results
    expect([...first.results, ...second.results]).toEqual(all)
    for (const query of ['limit=0', 'limit=101', 'limit=1e1', 'offset=-1'])
      expect((await get(`${portfolio.pk}/activities/?${query}`)).status).toBe(400)
  })
})

it('funds are found by their name, the best first and no more than asked for', async () => {
  const { get } = await investor(service)
  const { body } = await get('securities/?name__prefix=fern&limit=3')
  const names = body.results.map(({ name }: { name: string }) => name)
  expect(names).toHaveLength(3)
  expect(names).toEqual(
    allSecurities
      .filter(({ name }) => name.startsWith('Fern'))
      .slice(0, 3)
      .map(({ name }) => name),
  )
  expect(body.results[0]).toMatchObject({ sample: true, symbol: body.results[0].id })
  expect((await get('securities/')).body.results).toHaveLength(20)
  expect((await get('securities/?name__prefix=%25')).body.results).toEqual([])
})

it('funds are found by their asset class in the language of the page', async () => {
  const { access, get } = await investor(service)
  expect((await get('securities/?name__prefix=bonos')).body.results).toEqual([])
  const url = '/api/v1/portfolios/securities/?name__prefix=bonos'
  const { body } = await service.ask({ method: 'GET', url, token: access, headers: { 'accept-language': 'es' } })
  expect(body.results[0]).toMatchObject({ asset_class_name: expect.stringMatching(/^Bonos /) })
})
