import { describe, expect, it } from 'vitest'
import { companyByName, companySearch, topCompanies } from './companies.ts'

describe('a company searched by its exact name', () => {
  const acme = { company_name: 'Acme Inc' }

  it.each(['Acme Inc', 'ACME INC', ' acme inc '])('is found in upper or lower case: %s', (name) => {
    expect(companyByName([{ company_name: 'Acme Inc of Ohio' }, acme], name)).toBe(acme)
    expect(companyByName([{ company_name: ' Acme Inc ' }], name)).toEqual({ company_name: ' Acme Inc ' })
  })

  it('is null when only a part of the name fits', () => {
    expect(companyByName([acme], 'Acme')).toBeNull()
  })
})

it('a search asks for 5 by assets, the list of the largest for 50 by plan assets', () => {
  expect(companySearch).toEqual({ limit: 5, ordering: '-assets' })
  expect(topCompanies).toEqual({ offset: 0, limit: 50, ordering: '-plan_asset' })
})
