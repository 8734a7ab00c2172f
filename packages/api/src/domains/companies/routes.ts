import { companyContracts } from '@app/schemas/api/accounts/companies'
import { searchCompanies } from '../../directory/search/search-companies.ts'
import { findCompanies, findPlans } from '../../directory/store.ts'
import type { Handlers } from '../../http/call/handlers.ts'
import { checkLimits, type LimitContext } from '../../security/attempts/check-limits.ts'
import { toCompany, toPlan } from './answers.ts'
import { findByName } from './find-by-name.ts'
import { searchJobTitles } from './job-titles.ts'
import { listPlans } from './list-plans.ts'

const mostSuggested = 20

/** Companies that have a 401(k) plan. */
export function companyHandlers(context: LimitContext) {
  const { db } = context
  const limit = (address: string) => checkLimits(context, { companySearchesPerNetworkAddress: address })
  return {
    suggestCompanies: async ({ query, sender }) => {
      const limited = await limit(sender.address)
      if (limited) return limited
      const found = (await searchCompanies(db, query.name__prefix ?? '')).slice(0, mostSuggested)
      const rows = await findCompanies(
        db,
        found.map(({ id }) => id),
      )
      return { results: rows.map(toCompany) }
    },

    listCompanyPlans: ({ query }) => listPlans(db, query),

    findCompanyDetails: async ({ query, sender }) => {
      const limited = await limit(sender.address)
      if (limited) return limited
      const { count, next, rows } = await findByName(db, companyContracts.findCompanyDetails.path, query)
      const results = await withPlans(db, rows)
      return { ...firstOf(results), count, next, results }
    },

    searchCompanies: async ({ query, sender }) => {
      const limited = await limit(sender.address)
      if (limited) return limited
      const { count, next, rows } = await findByName(db, companyContracts.searchCompanies.path, query)
      const results = rows.map(toCompany)
      return { ...firstOf(results), count, next, results }
    },

    getClientPage: async ({ query }) => {
      const asked = { ...(query.name !== undefined && { company_name: query.name }), limit: 1 }
      const { rows } = await findByName(db, companyContracts.getClientPage.path, asked)
      return firstOf(rows.map(toCompany))
    },

    searchJobTitles: ({ query }) => ({ results: searchJobTitles(query.name ?? '').map((name) => ({ name })) }),
  } satisfies Handlers<typeof companyContracts>
}

function firstOf<T>(results: readonly T[]) {
  return { success: results.length > 0, result: results[0] ?? null }
}

async function withPlans(db: LimitContext['db'], rows: readonly Parameters<typeof toCompany>[0][]) {
  const ids = rows.map(({ id }) => id)
  const plans = Map.groupBy(await findPlans(db, ids), ({ company_id }) => company_id)
  return rows.map((row) => ({ ...toCompany(row), plans: (plans.get(row.id) ?? []).map(toPlan) }))
}
