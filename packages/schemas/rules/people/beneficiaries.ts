/** Primary people are paid first; contingent ones where none of the primary is alive. */
export const beneficiaryRanks = ['primary', 'contingent'] as const
export type BeneficiaryRank = (typeof beneficiaryRanks)[number]

export const beneficiaryRelations = ['spouse', 'child', 'grandchild', 'parent', 'sibling', 'relative', 'friend'] as const
export type BeneficiaryRelation = (typeof beneficiaryRelations)[number]

export const mostBeneficiaries = 12
export const wholePercent = 100
const oldestYears = 120

type Share = { readonly rank: BeneficiaryRank; readonly share_percent: number }
type Named = Share & {
  readonly first_name: string
  readonly last_name: string
  readonly relation: BeneficiaryRelation | null
  readonly birth_date: string | null
}

/** What keeps a list from being sent. The numbers are whole percents that are still to be given, or below zero that are too many. */
export type ListProblem =
  | { readonly problem: 'no-primary' | 'too-many' | 'two-spouses' | 'named-twice' | 'birth-date' }
  | { readonly problem: 'shares'; readonly rank: BeneficiaryRank; readonly left: number }

/** How much of the money is not yet given to anyone of this rank. */
export function shareLeft(people: readonly Share[], rank: BeneficiaryRank): number {
  const given = people.filter((one) => one.rank === rank).reduce((sum, one) => sum + one.share_percent, 0)
  return wholePercent - given
}

/** The first thing that is wrong with a list as a whole: shares add up to 100 within each rank that has anyone. */
export function listProblem(people: readonly Named[], today: string): ListProblem | undefined {
  if (people.length > mostBeneficiaries) return { problem: 'too-many' }
  if (!people.some(({ rank }) => rank === 'primary')) return { problem: 'no-primary' }
  const wrong = beneficiaryRanks.find((rank) => people.some((one) => one.rank === rank) && shareLeft(people, rank) !== 0)
  if (wrong) return { problem: 'shares', rank: wrong, left: shareLeft(people, wrong) }
  if (people.filter(({ relation }) => relation === 'spouse').length > 1) return { problem: 'two-spouses' }
  if (new Set(people.map(identity)).size < people.length) return { problem: 'named-twice' }
  return people.some(({ birth_date }) => birth_date !== null && !mayBeBirth(birth_date, today)) ? { problem: 'birth-date' } : undefined
}

/** A person may be of any age, also born today. */
export function mayBeBirth(date: string, today: string): boolean {
  const oldest = String(Number(today.slice(0, 4)) - oldestYears).padStart(4, '0') + today.slice(4)
  return date <= today && date >= oldest
}

/** A parent and a child may share a name: the birth date tells them apart. */
function identity({ first_name, last_name, birth_date }: Named): string {
  return `${first_name} ${last_name} ${birth_date ?? ''}`.toLowerCase()
}
