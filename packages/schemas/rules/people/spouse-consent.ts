import type { BeneficiaryRank, BeneficiaryRelation } from './beneficiaries.ts'

/** Where the law may make a spouse owner of half of what was earned in the marriage. */
const communityPropertyStates: ReadonlySet<string> = new Set(['AZ', 'CA', 'ID', 'LA', 'NV', 'NM', 'TX', 'WA', 'WI'])

export const spouseRules = ['plan', 'community-property'] as const
/** Why a spouse has a say: a plan’s money is theirs unless they agree to less, or their state says so. */
export type SpouseRule = (typeof spouseRules)[number]

type Named = { readonly rank: BeneficiaryRank; readonly relation: BeneficiaryRelation | null; readonly share_percent: number }

/** Which rule would hold if a married person named somebody else. A plan’s is the stricter one. */
export function spouseRuleFor(accountTypes: readonly string[], state: string | undefined): SpouseRule | null {
  if (accountTypes.includes('INDIVIDUAL_401K')) return 'plan'
  return state !== undefined && communityPropertyStates.has(state) ? 'community-property' : null
}

/** Whether the spouse has to agree to this list first: they are there, and don’t get all of it. Naming a spouse says there is one. */
export function needsSpouse(people: readonly Named[], { rule, isMarried }: { rule: SpouseRule | null; isMarried: boolean }): boolean {
  const spouse = people.find(({ relation }) => relation === 'spouse')
  const getsAll = spouse?.rank === 'primary' && spouse.share_percent === 100
  return rule !== null && (isMarried || spouse !== undefined) && !getsAll
}

export function isMarriedFiling(taxFilingStatus: unknown): boolean {
  return taxFilingStatus === 'married-joint' || taxFilingStatus === 'married-separate'
}
