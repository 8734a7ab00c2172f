import type { Flow } from '../flow/compile.ts'
import { type Edge, type Exploration, type Spot, walkTo } from './explore.ts'
import { answersOf, type Finding, firstOfEach, type Proof, proofOf } from './finding.ts'

/** Proof 6: nothing is read before it is asked, and what a step sends on has been asked by then. (Answers that are never used are found by check.) */
export function proveAsking(walk: Exploration): Proof {
  const { spots } = walk
  const moves = spots.reduce((sum, { edges }) => sum + edges.length, 0)
  const early = spots.flatMap(({ edges }) => edges.filter(({ decision }) => decision.unknown !== undefined).map(readTooEarly))
  return proofOf(
    6,
    'Nothing is asked after it is read, and what a step needs has been asked.',
    `${moves} moves`,
    firstOfEach([...early, ...missingAnswers(walk)]),
  )
}

function readTooEarly({ from, decision, learned }: Edge): Finding {
  return {
    rule: 'read-before-asked',
    step: from.place.step,
    message: `After “${from.place.step}” the flow has to know “${decision.unknown}”, which was not asked yet.`,
    fix: 'Ask it on an earlier step, or change the condition that reads it.',
    path: walkTo(from).path,
    answers: answersOf(learned),
  }
}

/** On every way to a step, the answers it uses must have been collected: the least that all ways have in common. */
function missingAnswers({ flow, spots, first }: Exploration): Finding[] {
  // Only what some step sends on has to be traced.
  const wanted = new Set(Object.values(flow.resolved.steps).flatMap(({ uses }) => uses))
  const withCollected = (here: ReadonlySet<string>, step: string) => {
    const fresh = flow.resolved.steps[step]?.collects.filter((name) => wanted.has(name) && !here.has(name)) ?? []
    return fresh.length === 0 ? here : new Set([...here, ...fresh])
  }
  const collected = new Map<Spot, ReadonlySet<string>>(first.map((spot) => [spot, new Set<string>()]))
  const open = [...first]
  for (let spot = open.shift(); spot; spot = open.shift()) {
    const here = collected.get(spot) ?? new Set<string>()
    for (const { to, action } of spot.edges) {
      if (!to) continue
      const then = action === undefined ? withCollected(here, spot.place.step) : here
      const before = collected.get(to)
      const common = before ? new Set([...before].filter((name) => then.has(name))) : then
      if (before && common.size === before.size) continue
      collected.set(to, common)
      open.push(to)
    }
  }
  return spots.flatMap((spot) => {
    const known = new Set([
      ...(collected.get(spot) ?? []),
      ...guaranteedBy(flow, spot.place.step),
      ...(flow.resolved.steps[spot.place.step]?.collects ?? []),
    ])
    const missing = (flow.resolved.steps[spot.place.step]?.uses ?? []).filter((name) => !known.has(name))
    return missing.length === 0 ? [] : [neverCollected(spot, missing)]
  })
}

/** People whom the guard admits have done the steps it sends others to. */
function guaranteedBy(flow: Flow, step: string): string[] {
  const guard = flow.nodes.get(step)?.guard ?? []
  return guard.flatMap(({ go }) => (go === undefined ? [] : (flow.resolved.steps[go]?.collects ?? [])))
}

function neverCollected(spot: Spot, missing: readonly string[]): Finding {
  return {
    rule: 'used-but-not-asked',
    step: spot.place.step,
    message: `“${spot.place.step}” sends on ${missing.map((name) => `“${name}”`).join(', ')}, which this walk did not ask.`,
    fix: 'Put the step that asks it before, or take it out of "uses".',
    ...walkTo(spot),
  }
}
