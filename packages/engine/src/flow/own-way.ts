import { branchesOf, type Flow } from './compile.ts'
import { type Facts, NO } from './conditions.ts'
import type { Origin, Place } from './decision.ts'
import { indexFor } from './standing.ts'
import { rootOf } from './walk.ts'

/** The steps of one person’s way through a mode: those behind them, and those that are still to come. */
export type OwnWay = { readonly behind: readonly string[]; readonly ahead: readonly string[] }

/** W1, W2: undefined on a step that is not on the way, and not aside from it. */
export function ownWay(flow: Flow, place: Place, facts: Facts): OwnWay | undefined {
  const root = indexFor(flow, rootOf(place), facts)
  if (root < 0) return undefined
  const behind = stepsBetween(flow, 0, root, facts)
  const origins = originsOf(place)
  const ends = (step: string) => flow.nodes.get(step)?.info?.ends === true
  const isEnd = ends(place.step) || origins.some(({ step, after }) => after === 'end' || (after === 'on' && ends(step)))
  const later = isEnd ? [] : stepsBetween(flow, root + 1, flow.items.length, facts)
  const returned = isEnd ? [] : origins.flatMap(({ step, after }) => (after === 'return' ? [step] : []))
  const passed = origins.flatMap(({ step, after }) => (after === 'return' ? [] : [step]))
  return { behind: [...behind, ...passed], ahead: [...returned, ...later] }
}

/** Where a place was reached from, the nearest first. */
function originsOf({ from }: Place): readonly Origin[] {
  return from ? [from, ...originsOf({ step: from.step, ...(from.from && { from: from.from }) })] : []
}

/** Of each item the first branch that is not ruled out: what is not decided yet counts as likely. Nothing comes after a step that ends the mode. */
function stepsBetween(flow: Flow, first: number, end: number, facts: Facts): readonly string[] {
  const steps: string[] = []
  for (let item = first; item < end; item++) {
    const likely = branchesOf(flow, item).find(({ test }) => !test || test.of(facts) !== NO)
    if (!likely) continue
    steps.push(likely.step)
    if (flow.nodes.get(likely.step)?.info?.ends) return steps
  }
  return steps
}
