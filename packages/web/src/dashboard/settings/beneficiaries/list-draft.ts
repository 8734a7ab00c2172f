import { isSentDate, toSentDate } from '@app/schemas/rules/days/dates'
import { splitWhole } from '@app/schemas/rules/money/split-whole'
import {
  type BeneficiaryRank,
  type BeneficiaryRelation,
  beneficiaryRelations,
  type ListProblem,
  listProblem,
  mayBeBirth,
  shareLeft,
  wholePercent,
} from '@app/schemas/rules/people/beneficiaries'
import { toSentName } from '@app/schemas/rules/people/names'
import type { Beneficiary } from './own-beneficiaries.ts'

/** Somebody as they are typed: empty texts are not answered yet. */
export type Draft = {
  readonly key: string
  readonly first_name: string
  readonly last_name: string
  readonly relation: string
  readonly birth_date: string
  readonly rank: BeneficiaryRank
  readonly share: string
}
export type DraftField = Exclude<keyof Draft, 'key'>
export type NamedBeneficiary = Beneficiary & { readonly relation: BeneficiaryRelation }

type FieldProblem = 'first_name' | 'last_name' | 'relation' | 'birth_date' | 'share'
export type Wrong = { readonly key: string; readonly field: DraftField; readonly what: FieldProblem | ListProblem }

export function draftOf(one: Beneficiary, key: string): Draft {
  const { first_name, last_name, relation, birth_date, rank, share_percent } = one
  return { key, first_name, last_name, relation: relation ?? '', birth_date: birth_date ?? '', rank, share: String(share_percent) }
}

/** A new person gets what is left of the primary shares, or else stands behind the others. */
export function newDraft(all: readonly Draft[], key: string): Draft {
  const left = leftOf(all, 'primary')
  const rank = left > 0 ? 'primary' : 'contingent'
  const rest = leftOf(all, rank)
  return { key, first_name: '', last_name: '', relation: '', birth_date: '', rank, share: rest > 0 ? String(rest) : '' }
}

/** How much is left to give to people of a rank; below zero what is too much. */
export function leftOf(all: readonly Draft[], rank: BeneficiaryRank): number {
  return shareLeft(
    all.map((one) => ({ rank: one.rank, share_percent: percentOf(one.share) ?? 0 })),
    rank,
  )
}

export function sharedEvenly(all: readonly Draft[], rank: BeneficiaryRank): readonly Draft[] {
  const some = all.filter((one) => one.rank === rank)
  const parts = splitWhole(
    wholePercent,
    some.map(() => 1),
  )
  return all.map((one) => ({ ...one, share: one.rank === rank ? String(parts[some.indexOf(one)]) : one.share }))
}

/** The list as it is sent, or everything that is wrong with it: first the fields, then the list as a whole. */
export function readDrafts(
  all: readonly Draft[],
  today: string,
): { readonly people: readonly NamedBeneficiary[] } | { readonly wrong: readonly Wrong[] } {
  const read = all.map((draft) => readDraft(draft, today))
  const wrong = read.flatMap((one) => ('wrong' in one ? one.wrong : []))
  if (wrong.length > 0) return { wrong }
  const people = read.flatMap((one) => ('person' in one ? [one.person] : []))
  const problem = listProblem(people, today)
  return problem ? { wrong: [placed(problem, all)] } : { people }
}

function readDraft(draft: Draft, today: string): { readonly person: NamedBeneficiary } | { readonly wrong: readonly Wrong[] } {
  const [first, last] = [toSentName(draft.first_name), toSentName(draft.last_name)]
  const relation = beneficiaryRelations.find((one) => one === draft.relation)
  const born = birthOf(draft.birth_date, today)
  const share_percent = percentOf(draft.share)
  if (first.ok && last.ok && relation && born !== undefined && share_percent !== undefined)
    return { person: { first_name: first.value, last_name: last.value, relation, birth_date: born, rank: draft.rank, share_percent } }
  const fields: readonly (readonly [FieldProblem, boolean])[] = [
    ['first_name', first.ok],
    ['last_name', last.ok],
    ['relation', relation !== undefined],
    ['birth_date', born !== undefined],
    ['share', share_percent !== undefined],
  ]
  return { wrong: fields.flatMap(([field, isRight]) => (isRight ? [] : [{ key: draft.key, field, what: field }])) }
}

/** Null where it isn’t given, undefined where it can’t be one. */
function birthOf(typed: string, today: string): string | null | undefined {
  if (typed === '') return null
  const read = isSentDate(typed) ? typed : toSentDate(typed, today)
  const date = typeof read === 'string' ? read : read.ok ? read.value : undefined
  return date !== undefined && mayBeBirth(date, today) ? date : undefined
}

function percentOf(typed: string): number | undefined {
  const percent = /^\s*(\d{1,3})\s*%?\s*$/.exec(typed)?.[1]
  const share = Number(percent ?? 0)
  return share >= 1 && share <= wholePercent ? share : undefined
}

/** Where on the page it can be put right. */
function placed(what: ListProblem, all: readonly Draft[]): Wrong {
  const key = (all.find(({ rank }) => what.problem === 'shares' && rank === what.rank) ?? all[0])?.key ?? ''
  const fields = { 'no-primary': 'rank', 'too-many': 'first_name', 'two-spouses': 'relation', 'named-twice': 'first_name' } as const
  const field = what.problem === 'shares' ? 'share' : what.problem === 'birth-date' ? 'birth_date' : fields[what.problem]
  return { key, field, what }
}
