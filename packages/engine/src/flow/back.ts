import { branchesOf, type Flow } from './compile.ts'
import type { Facts } from './conditions.ts'
import type { Decision, Place } from './decision.ts'
import { arrive, chooseBranch, emptiness, indexFor } from './walk.ts'

/**
 * Where back leads when no back step was recorded: B2 the step a side trip began at, B3 the previous page of the
 * mode's list that is for this person. Without either the browser's own back is all there is (B4): `undefined`.
 */
export function previous(flow: Flow, place: Place, facts: Facts): Decision | undefined {
  const reads: string[] = []
  if (place.from && !emptiness(flow, place.from.step, facts)) {
    const { step, from } = place.from
    return arrive(flow, from ? { step, from } : { step }, facts, 'B2', reads)
  }
  const index = indexFor(flow, place.step, facts)
  if (index < 0) return undefined
  for (let position = (flow.backPosition[index] ?? 0) - 1; position >= 0; position--) {
    const taken = chooseBranch(branchesOf(flow, flow.resolved.back[position] ?? -1), facts, reads)
    if (!taken || 'unknown' in taken) continue
    const decision = arrive(flow, { step: taken.step }, facts, 'B3', reads)
    if (opensAsAsked(decision) && !emptiness(flow, taken.step, facts)) return decision
  }
  return undefined
}

function opensAsAsked(decision: Decision): boolean {
  return decision.refused === undefined
}
