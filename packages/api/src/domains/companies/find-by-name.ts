import { companySearch } from '@app/schemas/rules/accounts/companies'
import { exactCompanyKey } from '@app/schemas/rules/accounts/company-names'
import type { Queries } from '../../db/database.ts'
import { type CompanyOrder, countExactName, findByExactName } from '../../directory/search-store.ts'
import { type CompanyRow, findCompanies } from '../../directory/store.ts'
import { addressOf } from './next-page.ts'

type Asked = { readonly company_name?: string; readonly offset?: number; readonly limit?: number; readonly ordering?: CompanyOrder }

export type NameLookup = {
  readonly count: number
  readonly next: string | null
  readonly rows: readonly CompanyRow[]
}

/** Companies of exactly this name, in upper or lower case, a page of them. */
export async function findByName(db: Queries, path: string, asked: Asked): Promise<NameLookup> {
  const { company_name = '', offset = 0, limit = companySearch.limit, ordering = companySearch.ordering } = asked
  const key = exactCompanyKey(company_name)
  if (key === '') return { count: 0, next: null, rows: [] }
  const [count, ids] = await Promise.all([countExactName(db, key), findByExactName(db, key, ordering, { offset, limit })])
  const end = offset + limit
  const next = end < count ? addressOf(path, { company_name, offset: end, limit, ordering }) : null
  return { count, next, rows: await findCompanies(db, ids) }
}
