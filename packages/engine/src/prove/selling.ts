import { nodeOf } from '../flow/compile.ts'
import { compileCondition, type Facts, NO, type Test, YES } from '../flow/conditions.ts'
import { ruling } from '../flow/enter.ts'
import { type Edge, type Exploration, type Spot, walkTo } from './explore.ts'
import { answersOf, type Finding, firstOfEach, type Proof, proofOf } from './finding.ts'

/** Proof 7: nobody is led to pay for what is ruled out, and nothing rules it out after it was paid for but what could not be known. */
export function proveSelling(walk: Exploration): Proof {
  const selling = walk.spots.filter(({ place }) => sales(walk, place.step).length > 0)
  const findings = [
    ...walk.spots.flatMap(({ edges }) => edges.filter(({ decision }) => decision.because === 'O2').map(ledToPay)),
    ...selling.filter((spot) => isRuledOut(walk, spot)).map(soldAllTheSame),
    ...selling.filter((spot) => isOfferedNothing(walk, spot)).map(soldToNobody),
    ...selling
      .filter(({ place }) => sales(walk, place.step).some(({ charged }) => charged === 'now'))
      .flatMap((spot) => askedLate(walk, spot)),
  ]
  return proofOf(
    7,
    'Nobody is led to pay for what is ruled out or not offered to them, and nothing that can rule it out is asked after paying.',
    `${selling.length} states in which something is sold`,
    firstOfEach(findings),
  )
}

function sales({ flow }: Exploration, step: string) {
  return flow.resolved.steps[step]?.paysFor ?? []
}

function isRuledOut({ flow }: Exploration, { place, facts }: Spot): boolean {
  const found = ruling(nodeOf(flow, place.step).ruledOut, facts, [])
  return found !== undefined && 'go' in found
}

/** Whether each of its products is for others than whoever has told no more than this. */
function isOfferedNothing(walk: Exploration, { place, facts }: Spot): boolean {
  const { derived } = walk.flow.resolved
  return sales(walk, place.step).every(({ offered }) => offered && !mayHold(compileCondition(offered.when, derived), facts))
}

/** Of a test everybody has a variant, though the way leaves open which. */
function mayHold(test: Test, facts: Facts): boolean {
  const truth = test.of(facts)
  return truth === YES || (truth !== NO && test.reads.every((fact) => facts[fact] !== undefined || fact.startsWith('experiment.')))
}

/** The steps after one that charges, on any way, whose work can rule out what was paid for. */
function askedLate(walk: Exploration, paying: Spot): Finding[] {
  const { flow } = walk
  const facts = new Set(nodeOf(flow, paying.place.step).ruledOut.flatMap(({ test }) => test.reads))
  const allowed = new Set(flow.resolved.goal?.later)
  const seen = new Set<Spot>([paying])
  const open: Spot[] = [paying]
  for (let spot = open.pop(); spot; spot = open.pop()) {
    const { step } = spot.place
    if (spot !== paying && !allowed.has(step)) {
      const fact = decidedOn(walk, step).find((one) => facts.has(one))
      if (fact !== undefined) return [ruledOutTooLate(spot, paying.place.step, fact)]
    }
    for (const { to, action, decision } of spot.edges) {
      // Back to an earlier step is another beginning: there they pay anew, and only if it is possible.
      if (!to || seen.has(to) || decision.because === 'S4' || (spot === paying && action !== undefined)) continue
      seen.add(to)
      open.push(to)
    }
  }
  return []
}

function decidedOn({ flow }: Exploration, step: string): string[] {
  const info = flow.resolved.steps[step]
  const asked = (info?.asks ?? []).flatMap(({ options }) => options.flatMap(({ sets }) => Object.keys(sets)))
  return [...Object.keys(info?.learns ?? {}), ...Object.keys(info?.sets ?? {}), ...asked]
}

function ledToPay({ from, decision, learned }: Edge): Finding {
  return {
    rule: 'led-to-pay',
    ...(decision.refused === undefined ? {} : { step: decision.refused }),
    message: `After “${from.place.step}” the flow leads people to “${decision.refused}”, where they pay for what is ruled out for them.`,
    fix: 'Skip it with a condition, or give the mode the "goal" that is ruled out, so that they read it first.',
    path: walkTo(from).path,
    answers: answersOf(learned),
  }
}

function soldAllTheSame(spot: Spot): Finding {
  return {
    rule: 'sold-though-ruled-out',
    step: spot.place.step,
    message: `“${spot.place.step}” sells something that is ruled out by what is known there.`,
    fix: 'Look at what rules it out in offers.json.',
    ...walkTo(spot),
  }
}

function soldToNobody(spot: Spot): Finding {
  return {
    rule: 'sold-to-nobody',
    step: spot.place.step,
    message: `“${spot.place.step}” asks people to pay who are offered nothing on it.`,
    fix: 'Skip it with a condition for them, or look at the "when" of each product in its "paysFor".',
    ...walkTo(spot),
  }
}

function ruledOutTooLate(spot: Spot, paid: string, fact: string): Finding {
  return {
    rule: 'ruled-out-after-paying',
    step: spot.place.step,
    message: `“${spot.place.step}” can rule out (“${fact}”) what people have paid for on “${paid}”.`,
    fix: 'Ask it before they pay, or say in offers.json, under "later", why it could not be known before.',
    ...walkTo(spot),
  }
}
