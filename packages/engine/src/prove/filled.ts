import { NO } from '../flow/conditions.ts'
import { testOf } from '../flow/test-of.ts'
import { firstOfEach } from './back.ts'
import { type Exploration, type Spot, walkTo } from './explore.ts'
import { type Finding, type Proof, proofOf } from './finding.ts'

/** Proof 10: no way leads to a step that has nothing to show or decide. What is not known there may make it empty. */
export function proveFilled(walk: Exploration): Proof {
  const spots = walk.spots.filter(({ place }) => walk.flow.resolved.steps[place.step]?.empty)
  const findings = spots.filter((spot) => mayBeEmpty(walk, spot)).map(drawnEmpty)
  return proofOf(
    10,
    'No way leads to a step with nothing on it.',
    `${spots.length} states of steps that can be empty`,
    firstOfEach(findings),
  )
}

function mayBeEmpty({ flow }: Exploration, { place, facts }: Spot): boolean {
  const empty = flow.resolved.steps[place.step]?.empty
  return empty !== undefined && testOf(flow, empty.when).of(facts) !== NO
}

function drawnEmpty(spot: Spot): Finding {
  return {
    rule: 'drawn-empty',
    step: spot.place.step,
    message: `“${spot.place.step}” is reached while there is nothing on it to show or decide.`,
    fix: 'Skip it with a condition on what its "empty" reads, or learn that on a step before.',
    ...walkTo(spot),
  }
}
