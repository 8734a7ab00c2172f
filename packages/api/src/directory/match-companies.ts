import {
  companyKey,
  companyPrefixes,
  exactCompanyKey,
  matchNames,
  type NameMatch,
  weighPlace,
} from '@app/schemas/rules/accounts/company-names'
import type { Queries } from '../db/database.ts'
import { findByName, findByPrefix, findByWords } from './search-store.ts'
import { type CompanyRow, findCompanies } from './store.ts'

type Wanted = { readonly name: string; readonly zip?: string | null; readonly state?: string | null }

export type CompanyMatch = NameMatch & { readonly company: CompanyRow }

const mostMatches = 20
const candidatesByPrefix = { offset: 0, limit: 50 }

/**
 * Companies that may be meant by a name, the surest first, and why: the same name (`exact`), the same but for how it is written
 * (`normalised`), one the beginning of the other (`prefix`), or words in common (`similar`). Confidence goes from 0 to 100.
 */
export async function matchCompanies(db: Queries, { name, zip, state }: Wanted): Promise<readonly CompanyMatch[]> {
  const key = companyKey(name)
  if (key === '') return []
  const ids = new Set(await findByName(db, exactCompanyKey(name), key))
  for (const prefix of companyPrefixes(key)) for (const id of await findByPrefix(db, prefix, '-assets', candidatesByPrefix)) ids.add(id)
  for (const words of wordsToTry(key)) {
    if (ids.size > 0) break
    for (const id of await findByWords(db, words)) ids.add(id)
  }
  const found = (await findCompanies(db, [...ids])).flatMap((company) => {
    const match = matchNames(name, company.name)
    return match ? [{ company, ...weighPlace(match, { zip, state }, { zip: company.zip_code, state: company.state }) }] : []
  })
  return found
    .sort((one, other) => other.confidence - one.confidence || other.company.assets_cents - one.company.assets_cents)
    .slice(0, mostMatches)
}

/** The longest words first, for they are the rarest: two of them, then each. */
function wordsToTry(key: string): readonly (readonly string[])[] {
  const longest = [...new Set(key.split(' '))].sort((one, other) => other.length - one.length).filter((word) => word.length > 2)
  const [first, second] = longest
  return [...(first && second ? [[first, second]] : []), ...longest.slice(0, 3).map((word) => [word])]
}
