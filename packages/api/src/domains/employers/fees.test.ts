import { randomUUID } from 'node:crypto'
import { ourCost } from '@app/schemas/rules/accounts/fee-data'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { mainPlan, planOf } from '../memberships/catalogue.ts'
import { personWithRecord } from '../personal-information/testing/person-with-record.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
  await company(11, 'Small Costly Co', 80_000_000, 1_200_000, 'Elm Trust')
  await company(12, 'Huge Cheap Co', 500_000_000_000, 100_000_000, 'Oak Trust')
  await company(13, 'No Money Co', null, null, null)
})
afterAll(() => service.close())

async function company(id: number, name: string, assets: number | null, admin: number | null, keeper: string | null) {
  const text = name.toLowerCase()
  const sums = { assets_cents: assets ?? 0, plan_assets_cents: assets ?? 0, participants: 10, plan_count: 1 }
  await service.db
    .insertInto('companies')
    .values({ id, name, name_key: text.replace(/ co$/, ''), exact_key: text, city: null, state: null, zip_code: null, ...sums })
    .execute()
  if (keeper) await service.db.insertInto('record_keepers').values({ name_key: keeper, name: keeper }).execute()
  await service.db
    .insertInto('plans')
    .values({
      company_id: id,
      plan_number: '001',
      name: 'Plan',
      form: 'full',
      plan_year: 2024,
      received_on: null,
      participants: 10,
      accounts: 10,
      admin_name: null,
      admin_phone: null,
      assets_begin_cents: assets,
      assets_end_cents: assets,
      admin_cents: admin,
      record_keeper: keeper,
      ack_id: `A${id}`,
    })
    .execute()
}

async function newPerson(isKnown = false) {
  const { access: token } = isKnown
    ? await personWithRecord(service, {
        dob: '1985-01-01',
        ssn: `219-${10 + Math.floor(Math.random() * 89)}-${1000 + Math.floor(Math.random() * 8999)}`,
      })
    : await service.signUp()
  const send = (url: string, payload: object) =>
    service.ask({ method: 'POST', url, token, payload, headers: { 'idempotency-key': randomUUID() } })
  return {
    work: async (company_name: string, own: object = {}) =>
      (await send('/api/v1/employers/add_user_employers/', { company_name, start_year: 2015, end_year: 2019, ...own })).body.pk,
    provider: (record_keeper_name: string, balance: number) =>
      send('/api/v1/accounts/known_providers/create/', { record_keeper_name, balance }),
    fees: async () => (await service.ask({ method: 'GET', url: '/api/v1/employers/fees/', token })).body,
  }
}

it('says nothing about a person without jobs', async () => {
  const { fees } = await newPerson()
  expect(await fees()).toMatchObject({
    total_actual_fees: null,
    total_beagle_fees: null,
    verdict: 'unknown',
    until_retirement: null,
    results: [],
  })
})

it('reckons with the price of the membership that is sold', () => {
  expect(ourCost.membershipYearlyCents).toBe(planOf(mainPlan)?.price_cents)
})

it('counts the administration of the filing and usual funds on one side, our funds and the membership on the other', async () => {
  const { work, provider, fees } = await newPerson()
  await work('Small Costly Co', { company_id: 11 })
  await provider('Elm Trust', 50_000)
  const body = await fees()
  // 1.5% of administration and 0.9% for funds; 0.06% with us, and a membership of $49.
  expect(body).toMatchObject({ total_actual_fees: 1_200, total_beagle_fees: 79, verdict: 'move', until_retirement: null })
  expect(body.results).toEqual([
    expect.objectContaining({
      source_year: 2024,
      confidence: 'medium',
      reason: null,
      balance_from: 'stated',
      actual_percent: { low: 2.04, expected: 2.4, high: 2.76 },
      actual_fees: { low: 1_020, expected: 1_200, high: 1_380 },
      verdict: 'move',
    }),
  ])
})

it('says that staying is cheaper where it is', async () => {
  const { work, provider, fees } = await newPerson(true)
  await work('Huge Cheap Co', { company_id: 12 })
  await provider('Oak Trust', 3_000)
  const body = await fees()
  expect(body.verdict).toBe('stay')
  expect(body.total_beagle_fees).toBeGreaterThan(body.total_actual_fees)
  const { years, actual, ours } = body.until_retirement
  expect(years).toBe(67 - new Date().getUTCFullYear() + 1985)
  expect(actual.low).toBeLessThan(actual.expected)
  expect(ours.expected).toBeGreaterThan(actual.high)
})

it('marks a balance that comes from salary and years as an estimate', async () => {
  const { work, fees } = await newPerson()
  await work('Small Costly Co', { company_id: 11, salary: 60_000 })
  const [{ balance, balance_from }] = (await fees()).results
  expect(balance_from).toBe('estimate')
  expect(balance.low).toBeLessThan(balance.expected)
  expect(balance.expected).toBeLessThan(balance.high)
  expect(balance.expected % 100).toBe(0)
})

it('makes nothing up: what is not known stays null, with the reason', async () => {
  const { work, fees } = await newPerson()
  await work('Small Costly Co', { company_id: 11, end_year: 2019 })
  await work('No Money Co', { company_id: 13, salary: 60_000, end_year: 2018 })
  await work('Nobody Knows It', { salary: 60_000, end_year: 2017 })
  const { total_actual_fees, results } = await fees()
  expect(total_actual_fees).toBeNull()
  const told = results.map((line: { reason: string; actual_fees: null; verdict: string }) => [line.reason, line.actual_fees, line.verdict])
  expect(told).toEqual([
    ['balance-unknown', null, 'unknown'],
    ['plan-unknown', null, 'unknown'],
    ['company-unknown', null, 'unknown'],
  ])
})

it('finds a company that was typed in by its name, and is less sure', async () => {
  const { work, fees } = await newPerson()
  await work('small costly co.', { salary: 50_000 })
  expect((await fees()).results[0]).toMatchObject({ confidence: 'low', source_year: 2024 })
})

it('counts a balance once, though two jobs were with the same provider', async () => {
  const { work, provider, fees } = await newPerson()
  await work('Small Costly Co', { company_id: 11, end_year: 2019 })
  await work('Small Costly Co', { company_id: 11, start_year: 2010, end_year: 2012 })
  await provider('elm  trust', 50_000)
  const { total_actual_fees, results } = await fees()
  expect([total_actual_fees, results[1].reason]).toEqual([1_200, 'counted-with-another'])
})
