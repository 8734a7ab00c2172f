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
