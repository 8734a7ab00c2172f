import type { Facts } from '@app/engine'
import { optionOf } from '@app/schemas/rules/answers/option-of'
import type { Typed } from '../../client/walk/drafts.ts'
import type { ShownField } from '../fields/shown-field.ts'

/** Everything that may know the answer to a field: drafts and stored answers by the name of the field, and facts. */
type Known = { readonly typed: Typed; readonly stored: Typed; readonly facts: Facts }

/** The answers to these fields as people left them, where there are any. */
export function knownValues(fields: readonly ShownField[], known: Known): Typed {
  const all = fields.map((field) => [field.name, knownValue(field, known)] as const)
  return Object.fromEntries(all.filter(([, value]) => value !== undefined))
}

/** What was typed last counts, even where it was emptied; then what is stored; then the facts. */
function knownValue(field: ShownField, known: Known): unknown {
  const value = leftValue(field, known)
  if (field.options === undefined) return value
  if (field.type === 'choice') return value === '' ? value : offeredValue(field, value)
  return field.type === 'choices' && Array.isArray(value) ? value.flatMap((one) => offeredValue(field, one) ?? []) : value
}

/** The answer as it is stored now. One that is no longer offered is no answer: it is asked again, and not refused when it is saved. */
function offeredValue({ options }: ShownField, value: unknown): unknown {
  return optionOf(options, value)?.value
}

function leftValue({ name, fact }: ShownField, { typed, stored, facts }: Known): unknown {
  if (Object.hasOwn(typed, name)) return typed[name]
  if (Object.hasOwn(stored, name)) return stored[name]
  return fact === undefined ? undefined : facts[fact]
}
