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
      details: { ...own, company: null, plan: null, recordKeeper: stated, sourceYear: null, why: stated === null ? noMatch : named },
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
      why: whyOf(best, stated !== null),
    },
  }
}

const noMatch =
  'No filing of a 401(k) plan fits this name. The company may have had another name, been bought, or had no plan. A former colleague or an old statement may tell.'

const named = 'No filing of a 401(k) plan fits this name. You told us who keeps the records, so we ask there.'

async function bestMatch(db: Queries, { companyId, companyName }: Employer, places: readonly Place[]): Promise<CompanyMatch | undefined> {
  const [chosen] = companyId === null ? [] : await findCompanies(db, [companyId])
  if (chosen) return { company: chosen, why: 'exact', confidence: chosenConfidence }
  const all: CompanyMatch[] = []
  for (const { zip, state } of places) all.push(...(await matchCompanies(db, { name: companyName, zip, state })))
  const [best] = all.filter(({ confidence }) => confidence >= leastConfidence).sort((one, other) => other.confidence - one.confidence)
  return best
}

const becauseOf = {
  exact: 'The name is the same as in the filing.',
  normalised: 'The name is the same as in the filing, but for how it is written.',
  prefix: 'The name in the filing is a longer form of this name.',
  misspelt: 'The name in the filing is spelled a little differently. Check that it is the same company.',
  similar: 'The name in the filing shares words with this name. Check that it is the same company.',
} as const

function whyOf({ company, why }: CompanyMatch, isKeeperStated: boolean): string {
  const keeper = isKeeperStated
    ? 'You told us who keeps the records.'
    : company.record_keeper === null
      ? 'The filing doesn’t name who keeps the records.'
      : 'The filing names who keeps the records; that may have changed since.'
  const year = company.plan_year === null ? '' : ` It is for ${company.plan_year}.`
  return `${becauseOf[why]}${year} ${keeper}`
}
