import { topCompanies } from '@app/schemas/rules/accounts/companies'
import { companyPrefixes } from '@app/schemas/rules/accounts/company-names'
import type { Queries } from '../../db/database.ts'
import { type CompanyOrder, findByPrefix, findInOrder } from '../../directory/search-store.ts'
import { findCompanies } from '../../directory/store.ts'
import { toCompany } from './answers.ts'
import { addressOf } from './next-page.ts'

type Asked = { readonly name?: string; readonly offset?: number; readonly limit?: number; readonly ordering?: CompanyOrder }

const path = '/api/v1/employers/companies_plan/'
const furthestOffset = 1_000

/** A page of companies by their plans; with a name of those that begin so. */
export async function listPlans(db: Queries, { name = '', ...asked }: Asked) {
  const { offset = topCompanies.offset, limit = topCompanies.limit, ordering = topCompanies.ordering } = asked
  // One row more than is shown reveals whether there is another page, without counting a million.
  const ids = await find(db, name, ordering, { offset, limit: limit + 1 })
  const end = offset + limit
  const hasNext = ids.length > limit && end <= furthestOffset
  return {
    next: hasNext ? addressOf(path, { ...(name.trim() !== '' && { name }), offset: end, limit, ordering }) : null,
    results: (await findCompanies(db, ids.slice(0, limit))).map(toCompany),
  }
}

async function find(db: Queries, name: string, ordering: CompanyOrder, page: { readonly offset: number; readonly limit: number }) {
  if (name.trim() === '') return findInOrder(db, ordering, page)
  return findBegun(db, name, ordering, page)
}

/** Companies whose names begin with the typed text, with or without an “Inc” after it. */
async function findBegun(db: Queries, typed: string, ordering: CompanyOrder, page: { readonly offset: number; readonly limit: number }) {
  for (const prefix of companyPrefixes(typed)) {
    const ids = await findByPrefix(db, prefix, ordering, page)
    if (ids.length > 0) return ids
  }
  return []
}
