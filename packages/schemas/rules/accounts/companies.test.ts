import { expect, it } from 'vitest'
import { companySearch, topCompanies } from './companies.ts'

it('a search asks for 5 by assets, the list of the largest for 50 by plan assets', () => {
  expect(companySearch).toEqual({ limit: 5, ordering: '-assets' })
  expect(topCompanies).toEqual({ offset: 0, limit: 50, ordering: '-plan_asset' })
})
