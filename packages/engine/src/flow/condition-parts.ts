import type { Condition, FactValue } from '@app/schemas/flow/condition'

/** What a fact must be: one value, or one of several. */
export type Wanted = FactValue | readonly FactValue[]

/** A condition by its form. */
export type ConditionParts =
  | { readonly form: 'all' | 'any'; readonly parts: readonly Condition[] }
  | { readonly form: 'not'; readonly part: Condition }
  | { readonly form: 'facts'; readonly facts: readonly (readonly [fact: string, wanted: Wanted])[] }

/** Distinguishes the forms. The types alone cannot: the last form may have any property, “all” and “not” too. */
export function partsOfCondition(condition: Condition): ConditionParts {
  if (isAll(condition)) return { form: 'all', parts: condition.all }
  if (isAny(condition)) return { form: 'any', parts: condition.any }
  if (isNot(condition)) return { form: 'not', part: condition.not }
  return { form: 'facts', facts: Object.entries(condition) }
}

export function valuesWanted(wanted: Wanted): readonly FactValue[] {
  return typeof wanted === 'object' ? wanted : [wanted]
}

function isAll(condition: Condition): condition is { readonly all: readonly Condition[] } {
  return 'all' in condition
}

function isAny(condition: Condition): condition is { readonly any: readonly Condition[] } {
  return 'any' in condition
}

function isNot(condition: Condition): condition is { readonly not: Condition } {
  return 'not' in condition
}
