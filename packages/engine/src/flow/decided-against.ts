import type { Flow } from './compile.ts'
import { testOf } from './compile.ts'
import { type Facts, NO } from './conditions.ts'
import type { Decision } from './decision.ts'
import { next } from './next.ts'

/** E4: the step on which a person decided against a key: its answer does not complete the key, and leads out. */
export function decidedAgainst(flow: Flow, key: string, facts: Facts): string | undefined {
  const found = Object.entries(flow.resolved.steps).find(([step, { completes }]) => {
    if (completes?.key !== key || completes.when === undefined) return false
    const { reads, of } = testOf(flow, completes.when)
    // What the service finds out is not a decision of the person.
    const isAnswer = reads.every((fact) => flow.resolved.facts[fact]?.from === 'person')
    return isAnswer && of(facts) === NO && leadsOut(next(flow, { step }, facts))
  })
  return found?.[0]
}

/** Out of the flow at once, or by a page that closes it. */
function leadsOut({ go, leave, because }: Decision): boolean {
  return because === 'S1' ? go?.from?.after === 'end' : leave !== undefined && (because === 'E1' || because === 'E2')
}
