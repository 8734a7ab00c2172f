import type { Facts, ResolvedMode } from '@app/engine'
import type { FactValue } from '@app/schemas/flow/condition'

/** What is usually so for people who enter a mode: what the level it names in "arrives" asks for. A later check is the stricter one. */
export function arrivalFacts({ arrives, guards }: ResolvedMode): Facts {
  const checks = arrives === undefined ? [] : (guards[arrives] ?? [])
  const wanted = checks.flatMap(({ holds }) =>
    Object.entries(holds).flatMap(([fact, value]) => (isFactValue(value) ? [[fact, value]] : [])),
  )
  return Object.fromEntries(wanted)
}

function isFactValue(value: unknown): value is FactValue {
  return typeof value === 'boolean' || typeof value === 'string'
}
