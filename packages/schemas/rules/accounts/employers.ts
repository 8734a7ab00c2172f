import { bad, type Checked, good } from '../answers/checked.ts'
import { isEmpty } from '../answers/empty-fields.ts'

/** The two answers that always come first in the list of record keepers. */
export const fixedRecordKeepers = ["I don't remember", 'Not in the list below'] as const

/** The list a person chooses from: the two fixed answers, then the rest sorted by name, each once. */
export function recordKeeperOptions(names: readonly string[]): string[] {
  const byName = new Map<string, string>()
  for (const name of names.map((raw) => raw.trim())) {
    const key = sameNameKey(name)
    if (name !== '' && !isFixedRecordKeeper(name) && !byName.has(key)) byName.set(key, name)
  }
  return [...fixedRecordKeepers, ...[...byName.values()].sort(inOrder)]
}

/** The record keeper is sent as null when the provider is unknown: none chosen, or one of the two fixed answers. */
export function toSentRecordKeeper(chosen: string | null | undefined): string | null {
  const name = chosen?.trim() ?? ''
  return name === '' || isFixedRecordKeeper(name) ? null : name
}

/** Years are sent as whole numbers of four digits; people see and type them as text. */
export function toSentYear(typed: string | number): Checked<number> {
  const text = String(typed).trim()
  if (text === '') return bad('required')
  return /^[1-9]\d{3}$/.test(text) ? good(Number(text)) : bad('format')
}

/** A salary that is empty is sent as null. */
export function toSentSalary<Salary extends string | number>(salary: Salary | null | undefined): Salary | null {
  return isEmpty(typeof salary === 'string' ? salary.trim() : salary) ? null : (salary ?? null)
}

/** An employer that was typed in rather than found has no number: null is sent when company_id is not numeric. */
export function toSentCompanyId(id: unknown): number | null {
  const text = typeof id === 'number' ? String(id) : typeof id === 'string' ? id.trim() : ''
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN
  return Number.isSafeInteger(number) ? number : null
}

// One language for all machines, so that the list has one order.
const inOrder = new Intl.Collator('en').compare

/** Whether it is one of the answers that name no company. */
export function isFixedRecordKeeper(name: string): boolean {
  return fixedRecordKeepers.some((fixed) => sameNameKey(fixed) === sameNameKey(name))
}

/** Upper and lower case, spaces and the shape of an apostrophe make no other name: two with the same key are one. */
export function sameNameKey(name: string): string {
  return name.trim().replace(/’/g, "'").replace(/\s+/g, ' ').toLowerCase()
}
