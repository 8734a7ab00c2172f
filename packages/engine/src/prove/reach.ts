import { type Flow, indexFor, orderFacts } from '../flow/compile.ts'
import { combinations, type Facts, NO, type Test, YES } from '../flow/conditions.ts'
import type { InParts } from '../load/in-parts.ts'
import { type Beginning, type Edge, type Exploration, explore, type Spot, sharedSpots, walkTo } from './explore.ts'
import { type Finding, type Proof, proofOf } from './finding.ts'
import { liveFacts } from './live.ts'

/** Proof 1: every step can be reached, and from every place the end can be. */
export function* proveReach(walk: Exploration): InParts<Proof> {
  const { flow } = walk
  const reached = new Set(walk.spots.map(({ place }) => place.step))
  const own = [...flow.resolved.items.flatMap(({ branches }) => branches.map(({ step }) => step)), ...flow.resolved.side]
  const unreached = [...new Set(own)].filter((step) => !reached.has(step)).map((step) => unreachable(step, flow.side.has(step)))
  const links = yield* progressFromAnywhere(flow)
  const stuck = [...stuckSpots(walk.spots, () => false), ...links.stuck].slice(0, 3).map(deadEnd)
  const unfinished = walk.complete && links.complete ? [] : [tooMany]
  const claim = 'Every step can be reached, and from every place a finish can be reached.'
  return proofOf(1, claim, `${walk.spots.length} states walked, ${links.looked} opened directly`, [
    ...unreached,
    ...stuck,
    ...refusedOnTheWay(walk),
    ...unfinished,
  ])
}

/**
 * People who open a step directly, with anything known about them, get on: to a step where more of the guard’s needs are
 * met, or to a later step of the order, or out. No one can get on forever, so everybody reaches the end.
 */
function* progressFromAnywhere(flow: Flow): InParts<{ stuck: Spot[]; looked: number; complete: boolean }> {
  const levels = guardLevels(flow)
  const orders = orderFacts(flow)
  const live = liveFacts(flow, true, [...levels.reads, ...orders])
  const inEachOrder = combinations(orders, (fact) => flow.resolved.facts[fact]?.values)
  const stuck: Spot[] = []
  const shared = sharedSpots()
  const distanceAt = distances(flow, levels.of)
  let looked = 0
  let complete = true
  for (const step of Object.keys(flow.resolved.steps)) {
    const begun = levels.facts.flatMap((facts, level) => inEachOrder.map((order) => ({ level, facts: { ...facts, ...order } })))
    for (const { level, facts } of begun) {
      const index = indexFor(flow, step, facts)
      const gotOn = (spot: Spot) => {
        const { level: reached, index: come } = distanceAt(spot)
        return reached > level || (reached === level && come > index)
      }
      const begin: Beginning = { decide: () => ({ go: { step }, because: 'G0', reads: [] }), facts }
      const local = explore(flow, [begin], live, gotOn, shared)
      looked += local.spots.length
      complete &&= local.complete
      // The way that is shown begins at this step: it is found without the ways of others.
      if (stuckSpots(local.spots, gotOn).length > 0) stuck.push(...stuckSpots(explore(flow, [begin], live, gotOn).spots, gotOn).slice(0, 1))
      yield
    }
  }
  return { stuck, looked, complete }
}

/** How much of the guard is met: one way to be at each level, and the level that given facts are known to reach. */
function guardLevels(flow: Flow): { facts: Facts[]; of: (facts: Facts) => number; reads: string[] } {
  const tests = guardTests(flow)
  const at = (level: number): Facts => {
    const named = [...new Set(tests.slice(0, level + 1).flatMap(({ reads }) => reads))]
    const fits = (facts: Facts) => tests.every(({ of }, index) => (index < level ? of(facts) === YES : index > level || of(facts) === NO))
    return combinations(named, (fact) => flow.resolved.facts[fact]?.values).find(fits) ?? {}
  }
  const of = (facts: Facts) => {
    const failing = tests.findIndex((test) => test.of(facts) !== YES)
    return failing < 0 ? tests.length : failing
  }
  return { facts: [...tests.keys(), tests.length].map(at), of, reads: [...new Set(tests.flatMap(({ reads }) => reads))] }
}

/** Every check by which a step of the mode can refuse, in order: the widest guard has them all. What comes after it is left open. */
function guardTests(flow: Flow): readonly Test[] {
  const { items, side, route } = flow.resolved
  const own = [...items.flatMap(({ branches }) => branches.map(({ step }) => step)), ...side, ...route.map(({ page }) => page)]
  const guards = own.map((step) => flow.nodes.get(step)?.guard ?? [])
  const widest = guards.reduce((most, one) => (one.length > most.length ? one : most), [])
  return widest.map(({ test }) => test)
}

type Distance = { readonly level: number; readonly index: number }

/** How far a spot is: many explorations come by it. Its place in the order is -1 on a side trip and for steps outside it. */
function distances(flow: Flow, levelOf: (facts: Facts) => number): (spot: Spot) => Distance {
  const known = new Map<Spot, Distance>()
  return (spot) => {
    const before = known.get(spot)
    if (before) return before
    const { place, facts } = spot
    const found = { level: levelOf(facts), index: place.from ? -1 : indexFor(flow, place.step, facts) }
    known.set(spot, found)
    return found
  }
}

/** The spots from which no way leads out: found backwards from everything that leaves or gets on. */
function stuckSpots(spots: readonly Spot[], gotOn: (spot: Spot) => boolean): Spot[] {
  const into = new Map<Spot, Spot[]>()
  const open: Spot[] = []
  const free = new Set<Spot>()
  const mark = (spot: Spot) => {
    if (free.has(spot)) return
    free.add(spot)
    open.push(spot)
  }
  for (const spot of spots) {
    if (gotOn(spot)) mark(spot)
    for (const { to, decision } of spot.edges) {
      const before = to && into.get(to)
      if (before) before.push(spot)
      else if (to) into.set(to, [spot])
      else if (decision.leave !== undefined) mark(spot)
    }
  }
  for (let spot = open.pop(); spot; spot = open.pop()) for (const before of into.get(spot) ?? []) mark(before)
  return spots.filter((spot) => !free.has(spot))
}

function unreachable(step: string, side: boolean): Finding {
  return {
    rule: 'unreachable-step',
    step,
    message: `Nobody ever reaches “${step}”.`,
    fix: side
      ? 'No detour or action of this mode leads to it. If one did before, put it back in its step; otherwise add the step that leads to it, or remove it from "side".'
      : 'Its conditions contradict each other or those around it: mend or remove them.',
  }
}

function deadEnd(spot: Spot): Finding {
  return {
    rule: 'dead-end',
    step: spot.place.step,
    message: `From “${spot.place.step}” no answers lead to the end of the flow.`,
    fix: 'Change the detours or conditions that lead back to it, so that at least one answer goes on.',
    ...walkTo(spot),
  }
}

/** Walking, no step may turn a person away who was led to it: what it needs must have been done before. (What is sold there is proof 7.) */
function refusedOnTheWay({ spots }: Exploration): Finding[] {
  for (const spot of spots) {
    const [turned] = spot.edges.flatMap((edge) =>
      edge.decision.refused === undefined || edge.decision.because === 'O2' ? [] : [{ edge, asked: edge.decision.refused }],
    )
    if (turned) return [turnedAway(spot, turned.edge, turned.asked)]
  }
  return []
}

function turnedAway(spot: Spot, { decision, learned }: Edge, asked: string): Finding {
  const { path, answers } = walkTo(spot)
  return {
    rule: 'refused-on-the-way',
    step: asked,
    message: `Continuing from “${spot.place.step}” leads to “${asked}”, which turns some people away to “${decision.go?.step ?? decision.leave}”.`,
    fix: 'Do what it needs before it, or lead these people elsewhere with a condition or a detour.',
    path: [...path, asked],
    answers: { ...answers, ...Object.fromEntries(Object.entries(learned).map(([fact, value]) => [fact, value ?? 'unknown'])) },
  }
}

const tooMany: Finding = {
  rule: 'too-many-states',
  message: 'This mode has too many different states to be proven.',
  fix: 'Let conditions read fewer facts, or ask a fact closer to where it is read.',
}
