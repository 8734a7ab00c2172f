import { branchesOf, type Flow } from './compile.ts'
import { type Facts, UNKNOWN, unknownFact, YES } from './conditions.ts'

/** A place in the order (-1: none), or the fact that would decide between several. */
export type Standing = number | { readonly unknown: string }

/** N7: where a step stands in the order of this person. A test of orders has it once for each variant. */
export function standing(flow: Flow, step: string, facts: Facts, reads: string[]): Standing {
  const indexes = flow.nodes.get(step)?.indexes ?? []
  const [first = -1, ...others] = indexes
  if (others.length === 0) return first
  for (const index of indexes) {
    const test = branchesOf(flow, index).find((branch) => branch.step === step)?.test
    if (!test) return index
    reads.push(...test.reads)
    const truth = test.of(facts)
    if (truth === YES) return index
    if (truth === UNKNOWN) return { unknown: unknownFact(test, facts) }
  }
  return first
}

/** The same where a place is wanted in any case: the first, if nothing decides yet. */
export function indexFor(flow: Flow, step: string, facts: Facts): number {
  const found = standing(flow, step, facts, [])
  return typeof found === 'number' ? found : (flow.nodes.get(step)?.indexes[0] ?? -1)
}

/** The facts by which steps of this mode stand in one place or another. */
export function orderFacts(flow: Flow): readonly string[] {
  const several = [...flow.nodes.values()].filter(({ indexes }) => indexes.length > 1)
  const tests = several.flatMap(({ name, indexes }) =>
    indexes.flatMap((index) => branchesOf(flow, index).flatMap(({ step, test }) => (step === name && test ? test.reads : []))),
  )
  return [...new Set(tests)]
}
