import { bad, type Checked, good } from '../answers/checked.ts'

export type Variant<Name extends string = string> = { readonly name: Name; readonly odds: number }

/**
 * The variant for a number from 0 to 1: the same number always gives the same variant.
 * Each variant owns a stretch as long as its odds, in the order of the list. Odds of 0 are never drawn.
 */
export function assignVariant<Name extends string>(
  variants: readonly Variant<Name>[],
  unit: number,
): Checked<Name, 'range' | 'nothing-to-draw'> {
  if (!(unit >= 0 && unit <= 1)) return bad('range')
  const drawable = variants.filter(({ odds }) => odds > 0)
  let end = 0
  for (const { name, odds } of drawable) {
    end += odds
    if (unit < end) return good(name)
  }
  // Odds like 0.1 do not add up to exactly 1, and the number may be 1: what is left belongs to the last one.
  const last = drawable.at(-1)
  return last ? good(last.name) : bad('nothing-to-draw')
}
