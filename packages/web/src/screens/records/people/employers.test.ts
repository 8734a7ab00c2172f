import { expect, it } from 'vitest'
import { feesOf } from '../../../testing/found-samples.ts'
import { stubService } from '../../../testing/stub-service.ts'
import { fees } from '../../data/accounts/fees.ts'
import { employers } from './employers.ts'

it('what plans cost is asked for anew once the jobs were kept, for it is estimated from what was earned there', async () => {
  const asked = stubService({
    'GET /api/v1/employers/fees/': () => ({ body: feesOf([]) }),
    'GET /api/v1/employers/list_user_employers/': () => ({ body: { results: [] } }),
    'GET /api/v1/record_keepers/names/': () => ({ body: { count: 0, next: null, results: [] } }),
  })
  const looks = () => asked.filter(({ call }) => call === 'GET /api/v1/employers/fees/').length
  await fees.load()
  await fees.load()
  expect(looks()).toBe(1)
  await employers.save({ list: [] }, { mode: 'onboarding', step: 'previous-jobs', facts: {}, all: {}, key: 'a' })
  await fees.load()
  expect(looks()).toBe(2)
})

it('a job in which nothing was typed here stays as another device has left it, or gone', async () => {
  const job = { version: 1, company_id: null, start_year: 2010, end_year: 2014, record_keeper_selected_name: null, other_provider: null }
  const first = { ...job, pk: 'a', company_name: 'Harbor Light', salary: null }
  const second = { ...job, pk: 'b', company_name: 'Alder Books', salary: null }
  let kept: readonly Record<string, unknown>[] = [first, second]
  const asked = stubService({
    'GET /api/v1/employers/list_user_employers/': () => ({ body: { results: kept } }),
    'GET /api/v1/record_keepers/names/': () => ({ body: { count: 0, next: null, results: [] } }),
    'POST /api/v1/employers/add_user_employers/': ({ body }) => ({ body: { ...body, pk: 'c', version: 1 } }),
    'PUT /api/v1/employers/a/update/': ({ body }) => ({ body: { ...body, pk: 'a', version: 3 } }),
  })
  const changes = () => asked.filter(({ call }) => !call.startsWith('GET ')).map(({ call }) => call)
  const work = { mode: 'onboarding', step: 'previous-jobs', facts: {}, all: {}, key: 'a' }
  const loaded = await employers.load?.({})
  const shown = loaded?.ok && Array.isArray(loaded.data['list']) ? loaded.data['list'] : []
  kept = [{ ...first, salary: 52_000, version: 2 }]
  const added = { row: 'new', company_name: 'Mill Lane', start_year: 2015, end_year: 2019 }
  await employers.save({ list: [...shown, added] }, work)
  expect(changes()).toEqual(['POST /api/v1/employers/add_user_employers/'])
  kept = [...kept, { ...job, ...added, pk: 'c', salary: 40_000, version: 2 }]
  await employers.save({ list: [{ ...shown[0], end_year: 2013 }, shown[1], added] }, { ...work, key: 'b' })
  expect(changes().slice(1)).toEqual(['PUT /api/v1/employers/a/update/'])
  // Typed back to what was loaded is typed all the same.
  kept = [{ ...first, end_year: 2013, version: 3 }]
  await employers.save({ list: shown }, { ...work, key: 'c' })
  expect(changes().slice(2)).toEqual(['PUT /api/v1/employers/a/update/'])
})
