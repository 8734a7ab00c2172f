import type { FactValue } from '@app/schemas/flow/condition'
import { conditionLeaves } from './conditions.ts'
import type { ResolvedMode } from './resolved.ts'

/** What is so about people who enter a mode as it expects: what the level that it names in "arrives" asks for. */
export function arrivalFacts({ arrives, guards }: Pick<ResolvedMode, 'arrives' | 'guards'>): Record<string, FactValue> {
  const checks = arrives === undefined ? [] : (guards[arrives] ?? [])
  const leaves = checks.flatMap(({ holds }) => conditionLeaves(holds))
  return Object.fromEntries(
    leaves.flatMap(({ fact, values: [value, ...others] }) => (value !== undefined && others.length === 0 ? [[fact, value]] : [])),
  )
}
