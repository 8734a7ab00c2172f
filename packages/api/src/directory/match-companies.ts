import { companyKey, exactCompanyKey, matchNames, type NameMatch, weighPlace } from '@app/schemas/rules/accounts/company-names'
import type { Queries } from '../db/database.ts'
import { isMisspelling } from './search/compare-words.ts'
import { searchCompanies } from './search/search-companies.ts'
import { searchWordsOf } from './search/search-words.ts'
import { findByName } from './search-store.ts'
import { type CompanyRow, findCompanies } from './store.ts'

type Wanted = { readonly name: string; readonly zip?: string | null; readonly state?: string | null }

export type CompanyMatch = NameMatch & { readonly company: CompanyRow }

const mostMatches = 20
const mostCandidates = 60
const misspelt: NameMatch = { why: 'misspelt', confidence: 72 }

/**
 * Companies that may be meant by a name, the surest first, and why: the same name (`exact`), the same but for how it is written
 * (`normalised`), one the beginning of the other (`prefix`), a slip in a word (`misspelt`), or words in common (`similar`). A trade
 * name or an earlier name counts like the name. Confidence goes from 0 to 100.
 */
export async function matchCompanies(db: Queries, { name, zip, state }: Wanted): Promise<readonly CompanyMatch[]> {
  const key = companyKey(name)
  if (key === '') return []
  const searched = (await searchCompanies(db, name)).slice(0, mostCandidates).map(({ id }) => id)
  const ids = new Set([...(await findByName(db, exactCompanyKey(name), key)), ...searched])
  const found = (await findCompanies(db, [...ids])).flatMap((company) => {
    const match = bestName(name, company)
    if (!match) return []
    const { confidence } = weighPlace(match, { zip, state }, { zip: company.zip_code, state: company.state })
    return [{ company, why: match.why, confidence }]
  })
  return found
    .sort((one, other) => other.confidence - one.confidence || other.company.assets_cents - one.company.assets_cents)
    .slice(0, mostMatches)
}

function bestName(wanted: string, { name, other_names }: CompanyRow): NameMatch | undefined {
  const matches = [name, ...other_names].flatMap((one) => matchName(wanted, one) ?? [])
  return matches.toSorted((one, other) => other.confidence - one.confidence)[0]
}

function matchName(wanted: string, found: string): NameMatch | undefined {
  const match = matchNames(wanted, found)
  const isSurer = (match?.confidence ?? 0) < misspelt.confidence && isMisspelling(searchWordsOf(wanted), searchWordsOf(found))
  return isSurer ? misspelt : match
}
