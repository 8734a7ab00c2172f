import { beneficiaryRanks } from '@app/schemas/rules/people/beneficiaries'
import { readFormDraft, saveFormDraft } from '../../../client/form-draft.ts'
import { type Draft, type DraftField, draftOf } from './list-draft.ts'
import type { Beneficiary } from './own-beneficiaries.ts'

/** A list that was typed and not signed, and the one that it was to take the place of. */
export type KeptList = { readonly replaces: string | null; readonly all: readonly Draft[] }

export const listForm = 'beneficiaries'

const texts = ['first_name', 'last_name', 'relation', 'birth_date', 'share'] as const satisfies readonly DraftField[]

/** Undefined where nothing is kept, and where an older page kept it in another form. */
export function readKeptList(): KeptList | undefined {
  const kept = readFormDraft(listForm)
  if (!isRecord(kept) || !Array.isArray(kept['all']) || kept['all'].length === 0) return undefined
  const all = kept['all'].map((one: unknown, index) => personOf(one, String(index)))
  const replaces = typeof kept['replaces'] === 'string' ? kept['replaces'] : null
  return { replaces, all }
}

export function keepList(list: KeptList): void {
  saveFormDraft(listForm, list)
}

export function forgetList(): void {
  saveFormDraft(listForm, undefined)
}

/** Whether the list names these people, in this order and with these shares. */
export function isListOf({ all }: Pick<KeptList, 'all'>, people: readonly Beneficiary[]): boolean {
  const named = people.map((one, index) => draftOf(one, String(index)))
  return (
    all.length === named.length && all.every((one, at) => [...texts, 'rank' as const].every((field) => one[field] === named[at]?.[field]))
  )
}

function personOf(kept: unknown, key: string): Draft {
  const one = isRecord(kept) ? kept : {}
  const [first_name, last_name, relation, birth_date, share] = texts.map((field) => (typeof one[field] === 'string' ? one[field] : ''))
  const rank = beneficiaryRanks.find((known) => known === one['rank']) ?? 'primary'
  return {
    key,
    first_name: first_name ?? '',
    last_name: last_name ?? '',
    relation: relation ?? '',
    birth_date: birth_date ?? '',
    rank,
    share: share ?? '',
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
