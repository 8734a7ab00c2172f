import { branchesOf, chooseBranch, type Detour, type Flow, indexFor, type Node, nodeOf, rootOf, standing } from './compile.ts'
import { type Facts, UNKNOWN, unknownFact, YES } from './conditions.ts'
import { type Decision, type Origin, type Place, placeOf, sideTrip } from './decision.ts'
import { arrive, ask, emptiness, resume, ruling, unansweredPage } from './enter.ts'

/** Where a person goes who is done with a step. */
export function next(flow: Flow, place: Place, facts: Facts): Decision {
  const reads: string[] = []
  const node = flow.nodes.get(place.step)
  if (!node) return resume(flow, facts)
  const found = ruling(flow.ruledOut, facts, reads)
  if (found && 'go' in found) return tell(flow, found.go, place, facts, reads)
  return { ...onwardFrom(flow, node, place, facts, reads), ...found }
}

/** O1: the page that says why what people come for is not possible; after it they leave. */
function tell(flow: Flow, page: string, place: Place, facts: Facts, reads: string[]): Decision {
  if (place.step === page) return { leave: flow.resolved.end, because: 'E2', reads }
  return arrive(flow, sideTrip(place, page, 'end', flow.nodes.get(place.step)?.detours.length ?? 0), facts, 'O1', reads)
}

/** `detour`: the first of its detours that is still to be tried. */
function onwardFrom(flow: Flow, node: Node, place: Place, facts: Facts, reads: string[], detour = 0): Decision {
  if (node.info?.continuesAtQuestions) {
    const page = unansweredPage(flow, facts, reads)
    if (page && 'unknown' in page) return ask(flow, page.unknown, place, facts, reads, detour)
    if (page) return arrive(flow, { step: page.step }, facts, 'Q3', reads)
  }
  return tryDetours(flow, node, place, detour, facts, reads) ?? onward(flow, node, place, facts, reads)
}

/** S1: the first detour of a step whose condition holds and whose step this mode has. */
function tryDetours(flow: Flow, node: Node, place: Place, first: number, facts: Facts, reads: string[]): Decision | undefined {
  for (let index = first; index < node.detours.length; index++) {
    const detour = node.detours[index]
    if (!detour) continue
    if (detour.test) {
      reads.push(...detour.test.reads)
      const truth = detour.test.of(facts)
      if (truth === UNKNOWN) return ask(flow, unknownFact(detour.test, facts), place, facts, reads, index)
      if (truth !== YES) continue
    }
    const decision = enterDetour(flow, detour, index, place, facts, reads)
    if (decision) return decision
  }
  return undefined
}

function enterDetour(flow: Flow, detour: Detour, index: number, place: Place, facts: Facts, reads: string[]): Decision | undefined {
  if (detour.to === undefined) {
    const page = unansweredPage(flow, facts, reads)
    if (!page) return undefined
    if ('unknown' in page) return ask(flow, page.unknown, place, facts, reads, index)
    return arrive(flow, sideTrip(place, page.step, detour.after, index), facts, 'S5', reads)
  }
  if (flow.side.has(detour.to)) return arrive(flow, sideTrip(place, detour.to, detour.after, index), facts, 'S1', reads)
  const target = standing(flow, detour.to, facts, reads)
  const root = standing(flow, rootOf(place), facts, reads)
  if (typeof target !== 'number') return ask(flow, target.unknown, place, facts, reads)
  if (typeof root !== 'number') return ask(flow, root.unknown, place, facts, reads)
  return target >= 0 && target <= root ? arrive(flow, { step: detour.to }, facts, 'S4', reads) : undefined
}

/** Where a step leads once its detours are behind it: out, back to where it was reached from, or on in the order. */
function onward(flow: Flow, node: Node, place: Place, facts: Facts, reads: string[]): Decision {
  if (node.info?.ends) return { leave: flow.resolved.end, because: 'E2', reads }
  if (place.from) return comeBack(flow, place.step, place.from, facts, reads)
  const index = standing(flow, node.name, facts, reads)
  if (typeof index !== 'number') return ask(flow, index.unknown, place, facts, reads)
  return index < 0 ? { ...resume(flow, facts), because: 'N6' } : stepFrom(flow, index, place, facts, reads)
}

/** S2, S3: after a side step, which is `done`. */
function comeBack(flow: Flow, done: string, origin: Origin, facts: Facts, reads: string[]): Decision {
  if (origin.after === 'end') return { leave: flow.resolved.end, because: 'E2', reads }
  const node = nodeOf(flow, origin.step)
  const place = placeOf(origin)
  if (origin.after === 'asked') return onwardFrom(flow, node, place, facts, reads, origin.detour)
  if (origin.from && wasTold(flow, origin.from)) return goOnFrom(flow, origin.from, done, facts, reads)
  const detour = node.detours[origin.detour]
  if (detour && detour.to === undefined) {
    const again = enterDetour(flow, detour, origin.detour, place, facts, reads)
    if (again) return again
  }
  if (origin.after === 'return') return returnTo(flow, node, place, facts, reads)
  return tryDetours(flow, node, place, origin.detour + 1, facts, reads) ?? onward(flow, node, place, facts, reads)
}

/** Whether it is the page that says no (O1) that a step led to: no detour of the step does, and no action ends a flow. */
function wasTold(flow: Flow, { step, after, detour }: Origin): boolean {
  return after === 'end' && nodeOf(flow, step).detours[detour] === undefined
}

/** N5: the places from which an answer was missing that people have gone to give. */
export function askedFrom({ from }: Place): readonly Place[] {
  if (!from) return []
  const before = placeOf(from)
  return from.after === 'asked' ? [before, ...askedFrom(before)] : askedFrom(before)
}

/** O1: the places that led to the pages that said no, of a trip that began there. */
export function toldFrom(flow: Flow, { from }: Place): readonly Place[] {
  if (!from) return []
  const before = placeOf(from)
  return wasTold(flow, from) ? [before, ...toldFrom(flow, before)] : toldFrom(flow, before)
}

/**
 * O1: what ruled the goal out was corrected on a trip from the page that said so. People go on as if they had answered so at first: a step
 * that a detour leads to, and that they were on to correct it, is done.
 */
function goOnFrom(flow: Flow, origin: Origin, done: string, facts: Facts, reads: string[]): Decision {
  const node = nodeOf(flow, origin.step)
  return onwardFrom(flow, node, placeOf(origin), facts, reads, node.detours.findIndex(({ to }) => to === done) + 1)
}

/** S2: back to a step. One that the side trip has left nothing to show or to decide is over: people go on from it. */
function returnTo(flow: Flow, node: Node, place: Place, facts: Facts, reads: string[]): Decision {
  const empty = emptiness(flow, node.name, facts)
  if (!empty) return arrive(flow, place, facts, 'S2', reads)
  reads.push(...empty.reads)
  return { ...onward(flow, node, place, facts, reads), ...empty.missing }
}

/** N1 to N4: the next item of the order that is for this person; past the last one, the flow ends. */
function stepFrom(flow: Flow, index: number, place: Place, facts: Facts, reads: string[]): Decision {
  for (let item = index + 1; item < flow.items.length; item++) {
    const taken = chooseBranch(branchesOf(flow, item), facts, reads)
    if (!taken) continue
    if ('unknown' in taken) return ask(flow, taken.unknown, place, facts, reads, flow.nodes.get(place.step)?.detours.length ?? 0)
    return arrive(flow, { step: taken.step }, facts, 'N1', reads)
  }
  return { leave: flow.resolved.end, because: 'E1', reads }
}

/** The first step of a mode for a person who starts it. */
export function start(flow: Flow, facts: Facts): Decision {
  return stepFrom(flow, -1, { step: '' }, facts, [])
}

/** S6: an action button leads to a side step that comes back. */
export function followAction(flow: Flow, place: Place, to: string, facts: Facts): Decision | undefined {
  const info = flow.nodes.get(place.step)?.info
  const action = info?.actions.find((one) => one.to === to)
  return action && arrive(flow, sideTrip(place, to, action.after, info?.detours.length ?? 0), facts, 'S6', [])
}

/**
 * Where back leads when no back step was recorded: B2 the step a side trip began at, B3 the previous page of the
 * mode's list that is for this person. Without either the browser's own back is all there is (B4): `undefined`.
 */
export function previous(flow: Flow, place: Place, facts: Facts): Decision | undefined {
  const reads: string[] = []
  if (place.from && !emptiness(flow, place.from.step, facts)) return arrive(flow, placeOf(place.from), facts, 'B2', reads)
  const index = indexFor(flow, place.step, facts)
  if (index < 0) return undefined
  for (let position = (flow.backPosition[index] ?? 0) - 1; position >= 0; position--) {
    const taken = chooseBranch(branchesOf(flow, flow.resolved.back[position] ?? -1), facts, reads)
    if (!taken || 'unknown' in taken) continue
    const decision = arrive(flow, { step: taken.step }, facts, 'B3', reads)
    if (decision.refused === undefined && !emptiness(flow, taken.step, facts)) return decision
  }
  return undefined
}
