import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { newcomer, passDays, signNotes } from './testing/borrower.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
  await service.context.flows.ready()
})
afterEach(() => service.forgetJobs())
afterAll(() => service.close())

type Person = Awaited<ReturnType<typeof newcomer>>

const factsOf = async ({ access }: Person) =>
  (await service.ask({ method: 'GET', url: '/api/journeys/dashboard-loan', token: access })).body.facts

async function expectMissing(person: Person, reasons: readonly string[]) {
  const quote = await person.quote()
  expect(quote.reasons.map(({ reason }: { reason: string }) => reason)).toEqual(reasons)
  expect(quote.eligible).toBe(reasons.length === 0)
  expect((await factsOf(person))['loan.ready']).toBe(reasons.length === 0)
  const asked = await person.request({ borrow_amount: 2_000, term: 1 })
  if (reasons.length === 0) return expect(asked.status).toBe(201)
  expect([asked.status, asked.body.code]).toEqual([422, 'not_eligible'])
  for (const { words } of quote.reasons) expect(asked.body.detail).toContain(words)
}

it('a loan is refused step by step, until the plan here is open, signed for and funded, and a bank is linked', async () => {
  const person = await newcomer(service)
  await expectMissing(person, ['no-plan', 'no-balance', 'no-bank'])
  await person.openPlan()
  await expectMissing(person, ['plan-not-signed', 'plan-not-open', 'no-bank'])
  await passDays(service, 7)
  await expectMissing(person, ['plan-not-signed', 'plan-empty', 'no-bank'])
  await signNotes(service, person.access)
  await expectMissing(person, ['plan-empty', 'no-bank'])
  await person.linkBank()
  await expectMissing(person, ['plan-empty'])
  await person.rollIn(1_999)
  await passDays(service, 4)
  // It has arrived, and can still come back.
  await expectMissing(person, ['plan-empty'])
  await passDays(service, 6)
  await expectMissing(person, ['limit-used'])
  await person.rollIn(3_000)
  await passDays(service, 10)
  await expectMissing(person, [])
})

describe('what a person types, or another provider holds', () => {
  const named = { record_keeper_name: 'Sample Trust', balance: 90_000 }

  it('makes a loan possible later, and none today', async () => {
    const person = await newcomer(service)
    await service.ask({ method: 'POST', url: '/api/v1/accounts/known_providers/create/', token: person.access, payload: named })
    await service.ask({
      method: 'POST',
      url: '/api/v1/financial_accounts/plaid/exchange_public_token_investment/',
      token: person.access,
      payload: { public_token: `public-sandbox-plan?name=Old&balance=90000&nonce=${person.pk}`, inst_name: 'Sample Services' },
    })
    await expectMissing(person, ['no-plan', 'no-bank'])
    expect(await factsOf(person)).toMatchObject({ 'loan.eligible': true, 'loan.ready': false })
    expect((await person.quote()).limits).toMatchObject({ vested_balance: 0, available: 0 })
  })

  it('adds nothing to what the plan here allows', async () => {
    const person = await newcomer(service)
    await service.ask({ method: 'POST', url: '/api/v1/accounts/known_providers/create/', token: person.access, payload: named })
    await person.openPlan()
    await signNotes(service, person.access)
    await person.linkBank()
    await passDays(service, 7)
    await person.rollIn(10_000)
    await passDays(service, 10)
    expect((await person.quote()).limits).toMatchObject({ vested_balance: 10_000, available: 5_000 })
    expect((await person.request({ borrow_amount: 5_000.01, term: 1 })).body.code).toBe('over_the_limit')
  })
})
