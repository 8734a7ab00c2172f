import type { Queries } from '../../db/database.ts'
import { type CompanyMatch, matchCompanies } from '../../directory/match-companies.ts'
import { findCompanies } from '../../directory/store.ts'
import type { Employer } from '../employers/employer.ts'
import type { Details } from './details.ts'

type Found = { readonly kind: 'matched' | 'no-match' | 'user-entered'; readonly confidence: number | null; readonly details: Details }
type Place = { readonly zip: string | null; readonly state: string | null }

/** Below this it is more likely another company than this one. */
const leastConfidence = 60
const chosenConfidence = 98

/** Finds the plan of a job among the public filings. Without one, a provider that the person named can still be asked. */
export async function matchEmployer(db: Queries, employer: Employer, places: readonly Place[]): Promise<Found> {
  const best = await bestMatch(db, employer, places)
  const own = { employer: employer.companyName, startYear: employer.startYear, endYear: employer.endYear }
  const stated = employer.recordKeeper ?? employer.otherProvider
  if (!best)
    return {
      kind: stated === null ? 'no-match' : 'user-entered',
      confidence: null,
      details: {
        ...own,
        company: null,
        plan: null,
        recordKeeper: stated,
        sourceYear: null,
        because: { is: stated === null ? 'no-match' : 'named' },
      },
    }
  const { company, confidence } = best
  return {
    kind: 'matched',
    confidence,
    details: {
      ...own,
      company: company.name,
      plan: company.plan_name,
      recordKeeper: stated ?? company.record_keeper,
      sourceYear: company.plan_year,
      because: {
        is: 'filing',
        name: best.why,
        keeper: stated !== null ? 'told' : company.record_keeper === null ? 'unnamed' : 'named',
      },
    },
  }
}

async function bestMatch(db: Queries, { companyId, companyName }: Employer, places: readonly Place[]): Promise<CompanyMatch | undefined> {
  const [chosen] = companyId === null ? [] : await findCompanies(db, [companyId])
  if (chosen) return { company: chosen, why: 'exact', confidence: chosenConfidence }
  const all: CompanyMatch[] = []
  for (const { zip, state } of places) all.push(...(await matchCompanies(db, { name: companyName, zip, state })))
  const [best] = all.filter(({ confidence }) => confidence >= leastConfidence).sort((one, other) => other.confidence - one.confidence)
  return best
}
