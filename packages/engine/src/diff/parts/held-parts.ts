import type { JsonPath } from '../../load/document.ts'

/** A part of a file: where it is, what it is without its condition, and its condition if it has one. */
export type HeldPart = { readonly at: JsonPath; readonly what: string; readonly when: unknown }

/** Every part of a file that has a condition, or could have one. A step without one stands in a mode as its name alone. */
export function heldParts(value: unknown, at: JsonPath = []): HeldPart[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => heldParts(typeof one === 'string' ? { step: one } : one, [...at, index]))
  if (typeof value !== 'object' || value === null) return []
  const { when, ...rest } = { when: undefined, ...value }
  const own = { at, what: `${at.at(0) ?? ''} ${JSON.stringify(rest)}`, when }
  return [own, ...Object.entries(rest).flatMap(([key, one]) => heldParts(one, [...at, key]))]
}
