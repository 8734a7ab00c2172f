import type { FactValue } from '@app/schemas/flow/condition'
import type { Facts } from './conditions.ts'

/** Everything that can be known of some facts: each of their values with each of the others’. A fact without values leaves nothing. */
export function combinations(facts: readonly string[], valuesOf: (fact: string) => readonly FactValue[] | undefined): Facts[] {
  return facts.reduce<Facts[]>(
    (all, fact) => all.flatMap((one) => (valuesOf(fact) ?? []).map((value) => ({ ...one, [fact]: value }))),
    [{}],
  )
}
