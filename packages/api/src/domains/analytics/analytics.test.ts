import { randomUUID } from 'node:crypto'
import type { ExperimentsFile } from '@app/schemas/flow/experiments'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { factsOf } from '../../facts/facts-of.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { realFacts } from '../testing/real-flows.ts'
import { variantsOf } from './variants.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

const url = '/api/v1/analytics/abtest/'
const list = (token: string) => service.ask({ method: 'GET', url, token })
const seen = (token: string, payload: object) => service.ask({ method: 'POST', url, token, payload })

describe('the variants of a person', () => {
  it('are those of every test, the same each time', async () => {
    const { access } = await service.signUp()
    const { status, body } = await list(access)
    expect([status, body.map(({ name }: { name: string }) => name)]).toEqual([
      200,
      ['account2price', 'subscription', 'rolloverpopup', 'percentage'],
    ])
    expect(body).toContainEqual({ name: 'account2price', value: 'test2' })
    expect(body).toContainEqual({ name: 'rolloverpopup', value: 'test' })
    expect((await list(access)).body).toEqual(body)
  })

  it('come by the odds: of 4,000 people about 95 in 100 and 40 in 100', () => {
    const people = Array.from({ length: 4_000 }, () => variantsOf(experiments(), randomUUID(), {}))
    const share = (test: string) => people.filter((all) => all.some(({ name, value }) => name === test && value === 'test')).length / 4_000
    expect(share('subscription')).toBeGreaterThan(0.93)
    expect(share('subscription')).toBeLessThan(0.97)
    expect(share('percentage')).toBeGreaterThan(0.36)
    expect(share('percentage')).toBeLessThan(0.44)
  })

  it('of one test say nothing about those of another', () => {
    const two = [testOf('one'), testOf('other')]
    const same = Array.from({ length: 2_000 }, () => variantsOf(two, randomUUID(), {})).filter(
      ([one, other]) => one?.value === other?.value,
    )
    expect(same.length / 2_000).toBeGreaterThan(0.45)
    expect(same.length / 2_000).toBeLessThan(0.55)
  })

  it('stay when the odds change, and are drawn anew when the variant is gone', () => {
    const id = randomUUID()
    expect(variantsOf([testOf('one', 0)], id, { one: 'test' })).toEqual([{ name: 'one', value: 'test' }])
    expect(variantsOf([testOf('one', 0)], id, { one: 'gone' })).toEqual([{ name: 'one', value: 'control' }])
  })

  it('are kept from the first time', async () => {
    const { access, pk } = await service.signUp()
    const { body } = await list(access)
    const rows = await service.db.selectFrom('experiment_assignments').selectAll().where('person_id', '=', pk).execute()
    expect(Object.fromEntries(rows.map(({ name, variant }) => [name, variant]))).toEqual(
      Object.fromEntries(body.map(({ name, value }: { name: string; value: string }) => [name, value])),
    )
    expect(rows.every(({ exposed_at }) => exposed_at === null)).toBe(true)
  })

  it('are not theirs to choose: what is sent changes nothing, and the true list is returned', async () => {
    const { access } = await service.signUp()
    const chosen = await seen(access, [
      { name: 'account2price', value: 'control' },
      { name: 'subscription', value: 'free-of-charge' },
    ])
    expect(chosen.status).toBe(200)
    expect(chosen.body).toContainEqual({ name: 'account2price', value: 'test2' })
    expect(chosen.body).toEqual((await list(access)).body)
    expect(JSON.stringify(chosen.body)).not.toContain('free-of-charge')
  })

  it('that were seen are noted, the first time', async () => {
    const { access, pk } = await service.signUp()
    await seen(access, [{ name: 'percentage' }])
    const read = () =>
      service.db.selectFrom('experiment_assignments').select(['name', 'exposed_at']).where('person_id', '=', pk).orderBy('name').execute()
    const first = await read()
    expect(first.filter(({ exposed_at }) => exposed_at !== null).map(({ name }) => name)).toEqual(['percentage'])
    service.pass(1_000)
    await seen(access, [{ name: 'percentage', value: 'test' }])
    expect(await read()).toEqual(first)
  })

  it.each([[[{ name: 'nosuchtest', value: 'x' }]], [[{ name: '__proto__' }]], [[{ name: 'constructor', value: 'x' }]]])(
    'of a test that there is not cannot be noted: %o',
    async (payload) => {
      const { access } = await service.signUp()
      const { body } = await seen(access, payload)
      expect([body.code, Object.keys(body.fields)]).toEqual(['validation_failed', ['0.name']])
    },
  )

  it('are the ones that flows go by', async () => {
    const { access, pk } = await service.signUp()
    const facts = await factsOf(service.db, pk, realFacts)
    const { body } = await list(access)
    expect(body).toHaveLength(4)
    for (const { name, value } of body) expect(facts[`experiment.${name}`]).toBe(value)
    expect(await factsOf(service.db, pk, realFacts)).toEqual(facts)
  })

  it('are drawn once when many ask at the same moment', async () => {
    const { access } = await service.signUp()
    const all = await Promise.all(Array.from({ length: 20 }, () => list(access)))
    expect(new Set(all.map(({ text }) => text)).size).toBe(1)
  })
})

function experiments(): ExperimentsFile['experiments'] {
  return service.context.flows.current().experiments
}

function testOf(name: string, odds = 0.5): ExperimentsFile['experiments'][number] {
  const variants = [
    { name: 'test', odds, about: 'The new way.' },
    { name: 'control', odds: 1 - odds, about: 'The old way.' },
  ]
  return { name, about: 'A test of a test.', where: [], variants }
}
