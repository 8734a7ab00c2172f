import type { Condition } from '@app/schemas/flow/condition'
import { partsOfCondition } from '../flow/condition-parts.ts'
import { conditionLeaves } from '../flow/conditions.ts'

/** Whether a condition can come to hold by these facts. Of several ways to meet it, one is enough. */
export function canHold(condition: Condition, met: ReadonlySet<string>): boolean {
  const form = partsOfCondition(condition)
  if (form.form === 'any') return form.parts.some((part) => canHold(part, met))
  if (form.form === 'all') return form.parts.every((part) => canHold(part, met))
  return conditionLeaves(condition).every(({ fact }) => met.has(fact))
}
