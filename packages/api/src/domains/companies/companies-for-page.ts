import { mostCompanies, placeWords } from '@app/schemas/pages/company-words'
import type { FoundCompany } from '@app/schemas/pages/page-drawing'
import type { Queries } from '../../db/database.ts'
import { listPlans } from './list-plans.ts'

/** The largest companies whose name begins so, in the words of a page. */
export async function companiesForPage(db: Queries, name: string): Promise<readonly FoundCompany[]> {
  const { results } = await listPlans(db, { name, limit: mostCompanies })
  return results.map(({ company_name, city, state, plan_count }) => ({
    name: company_name,
    place: placeWords(city, state),
    hasPlan: plan_count > 0,
  }))
}
