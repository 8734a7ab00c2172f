import type { Language } from '@app/schemas/language'
import { mostCompanies, placeWords, planWords } from '@app/schemas/pages/company-words'
import type { FoundCompany } from '@app/schemas/pages/page-drawing'
import type { Queries } from '../../db/database.ts'
import { searchCompanies } from '../../directory/search/search-companies.ts'
import { findCompanies } from '../../directory/store.ts'
import { toCompany } from './answers.ts'

/** The companies that may be meant by a name, in the words of a page. */
export async function companiesForPage(db: Queries, name: string, language: Language): Promise<readonly FoundCompany[]> {
  const found = (await searchCompanies(db, name)).slice(0, mostCompanies)
  const rows = await findCompanies(
    db,
    found.map(({ id }) => id),
  )
  return rows.map(toCompany).map((company) => ({
    id: company.company_id,
    name: company.company_name,
    place: placeWords(company.city, company.state),
    plan: planWords(company, language),
    isMadeUp: company.is_made_up,
  }))
}
