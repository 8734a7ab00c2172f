import type { errorRules } from '../../flow/steps/field-types.ts'

/** What can be wrong: for an answer, the names under which a field words its messages; for a password; and what no person typed. */
export type Problem = (typeof errorRules)[number] | 'repeated' | 'run' | 'own-data' | 'range' | 'nothing-to-draw'

/**
 * What a rule that can fail gives back. Rules about answers name their problem as fields do, so that the field's own message fits;
 * where a field has no words for a problem, its words for "format" are meant.
 */
export type Checked<Value, Wrong extends Problem = 'required' | 'format'> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Wrong }

export function good<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value }
}

export function bad<Wrong extends Problem>(problem: Wrong): { readonly ok: false; readonly problem: Wrong } {
  return { ok: false, problem }
}
