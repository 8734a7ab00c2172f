import type { Flow } from '../flow/compile.ts'
import type { Facts } from '../flow/conditions.ts'
import { emptiness } from '../flow/enter.ts'
import { type Exploration, type Spot, walkTo } from './explore.ts'
import { type Finding, firstOfEach, type Proof, proofOf } from './finding.ts'

/** Proof 10: no way leads to a step that has nothing to show or decide. What is not known there may make it empty. */
export function proveFilled({ flow, spots }: Exploration): Proof {
  const canBeEmpty = ({ place }: Spot) => flow.nodes.get(place.step)?.empty !== undefined
  const inOrder = spots.filter((spot) => canBeEmpty(spot) && !isAside(flow, spot))
  const drawn = inOrder.filter(({ place, facts }) => emptiness(flow, place.step, facts)).map((spot) => drawnEmpty(spot, spot.place.step))
  const trips = spots.flatMap((spot) => tripsFrom(flow, spot)).filter(({ to }) => canBeEmpty(to))
  const drawnAside = trips
    .filter(({ to, facts }) => emptiness(flow, to.place.step, facts))
    .map(({ from, to }) => drawnEmpty(from, to.place.step))
  return proofOf(
    10,
    'No way leads to a step with nothing on it.',
    `${inOrder.length + trips.length} ways to steps that can be empty`,
    firstOfEach([...drawn, ...drawnAside]),
  )
}

/** Aside, what a step depends on is known to whoever leads there, and need not be remembered until then. */
function isAside(flow: Flow, { place }: Spot): boolean {
  return flow.side.has(place.step)
}

function tripsFrom(flow: Flow, from: Spot): { from: Spot; to: Spot; facts: Facts }[] {
  return from.edges.flatMap(({ to, outcome, learned }) =>
    to && isAside(flow, to) ? [{ from, to, facts: { ...from.facts, ...outcome.facts, ...learned } }] : [],
  )
}

function drawnEmpty(spot: Spot, step: string): Finding {
  return {
    rule: 'drawn-empty',
    step,
    message: `“${step}” is reached while there is nothing on it to show or decide.`,
    fix: 'Skip it with a condition on what its "empty" reads, or learn that on a step before.',
    ...walkTo(spot),
  }
}
