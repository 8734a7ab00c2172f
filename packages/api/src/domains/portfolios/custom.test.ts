import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { trialsAtOnce } from '../../testing/is-few.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { modelOf } from './securities/models.ts'
import { allSecurities } from './securities/securities.ts'
import { investor, investorWithModel, plan } from './testing/investor.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
  await service.context.flows.ready()
})
afterAll(() => service.close())

const slow = { timeout: 300_000 }
const [a = '', b = '', c = ''] = allSecurities.map(({ id }) => id)
const mix = [
  { id: a, weight: 60.5 },
  { id: b, weight: 39.5 },
]

it('a mix of one’s own is kept as it is, without entries that lack an id or a weight', async () => {
  const { createCustom, get } = await investor(service)
  const { status, body } = await createCustom([...mix, { id: c }, { weight: 3 }, { id: null, weight: 1 }, { id: '', weight: 4 }, {}])
  expect([status, body.kind, body.name, body.version, body.drift.next_on]).toEqual([201, 'custom', 'Your own mix', 1, null])
  const own = (await get('custom/securities/')).body
  expect([own.pk, own.version, own.results.length]).toEqual([body.pk, 1, allSecurities.length])
  expect(own.entries.map(({ id, weight }: { id: string; weight: number }) => ({ id, weight }))).toEqual(mix)
  expect((await get(`${body.pk}/investment_funds/`)).body.results.map(({ weight }: { weight: number }) => weight)).toEqual([60.5, 39.5])
})

it.each([
  ['an empty list', [], 'Choose from 1 to 20 funds'],
  ['only entries that are dropped', [{ id: a }], 'Choose from 1 to 20 funds'],
  ['shares that are less than all', [{ id: a, weight: 99.99 }], 'add up to 99.99%'],
  ['shares that are more than all', [...mix, { id: c, weight: 1 }], 'add up to 101%'],
  ['a share with three decimals', [{ id: a, weight: 33.333 }], 'two decimals'],
  ['a fund that is not there', [{ id: 'ZZZZZ', weight: 100 }], 'can’t find'],
  [
    'a fund twice',
    [
      { id: a, weight: 50 },
      { id: a, weight: 50 },
    ],
    'twice',
  ],
  ['21 funds', allSecurities.slice(0, 21).map(({ id }) => ({ id, weight: 1 })), 'Choose from 1 to 20 funds'],
])('%s is refused in words', async (_about, entries, words) => {
  const { createCustom, get } = await investor(service)
  const { status, body } = await createCustom(entries)
  expect([status, body.code, body.fields.body[0]]).toEqual([400, 'validation_failed', expect.stringContaining(words)])
  expect((await get()).body.results).toEqual([])
})

it('there is one portfolio: own and ready-made ones take each other’s place', async () => {
  const { createCustom, updateCustom, choose, propose, get, portfolio } = await investorWithModel(service)
  expect((await updateCustom(1, mix)).body.code).toBe('not_in_this_state')
  const { body } = await createCustom(mix)
  expect([body.pk, body.version, body.portfolio_model_id]).toEqual([portfolio.pk, 2, null])
  expect((await createCustom(mix)).body.code).toBe('already_done')
  await propose(plan)
  expect((await choose(modelOf('income').id)).body).toMatchObject({ pk: portfolio.pk, version: 3, kind: 'model' })
  expect((await get()).body.results).toHaveLength(1)
  expect((await get('custom/securities/')).body.entries).toEqual([])
})

it('is changed from the version that was seen, or not at all', async () => {
  const { createCustom, updateCustom, get } = await investor(service)
  expect((await updateCustom(1, mix)).body.code).toBe('not_found')
  await createCustom(mix)
  const changed = await updateCustom(1, [{ id: c, weight: 100 }])
  expect([changed.status, changed.body.version]).toEqual([200, 2])
  expect((await updateCustom(1, mix)).body.code).toBe('precondition_failed')
  expect((await get()).body.results).toEqual([changed.body])
  const noVersion = await service.ask({ method: 'POST', url: '/api/v1/portfolios/custom/update/', payload: mix })
  expect(noVersion.status).toBe(401)
})

it('is made once for a key, also when it is sent fifty times at the same moment', async () => {
  const { createCustom, get } = await investor(service)
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 50 }, () => createCustom(mix, key)))
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(answers[0]?.status).toBe(201)
  expect((await get()).body.results[0].version).toBe(1)
})

it('two who begin at the same moment do not overwrite each other', async () => {
  const { createCustom } = await investor(service)
  const answers = await Promise.all([createCustom(mix), createCustom([{ id: c, weight: 100 }])])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
})

it('loses no change silently when two change it from the same version', slow, async () => {
  const { createCustom, updateCustom, get } = await investor(service)
  await createCustom(mix)
  let lost = 0
  for (let version = 1; version <= trialsAtOnce; version++) {
    const answers = await Promise.all([updateCustom(version, [{ id: a, weight: 100 }]), updateCustom(version, [{ id: b, weight: 100 }])])
    const won = answers.filter(({ status }) => status === 200)
    const refused = answers.filter(({ body }) => body.code === 'precondition_failed')
    const own = (await get('custom/securities/')).body
    const isKept = own.version === version + 1 && own.entries[0].id === (won[0] === answers[0] ? a : b)
    if (won.length !== 1 || refused.length !== 1 || !isKept) lost++
  }
  expect(lost).toBe(0)
})
