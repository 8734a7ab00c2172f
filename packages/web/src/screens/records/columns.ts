import { isEmpty } from '@app/schemas/rules/answers/empty-fields'
import type { Typed } from '../../client/walk/drafts.ts'

/** What was answered for a column of numbers; null takes an answer back. */
export function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}

/** What was chosen, as the service writes it; null takes an answer back. */
export function oneOf<T extends string>(all: readonly T[], value: unknown): T | null {
  return all.find((one) => one === value) ?? null
}

/** Years that were chosen as a text. */
export function yearsOf(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null
}

/** What was typed; null takes an answer back. */
export function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

/** The answers that are to be saved over what is kept: of what was only shown, what is kept counts, which may be newer. */
export function toldAnswers(answers: Typed, kept: Typed, untouched: ReadonlySet<string> = new Set()): Typed {
  return Object.fromEntries(Object.entries(answers).filter(([column]) => !untouched.has(column) || isEmpty(kept[column])))
}
