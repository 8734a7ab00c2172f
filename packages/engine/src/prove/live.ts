import { branchesOf, ELSEWHERE, type Flow, stateOf } from '../flow/compile.ts'
import type { Place } from '../flow/decision.ts'
import { askedFrom, toldFrom } from '../flow/next.ts'
import { isAskedAside, type Outlook, outlook } from '../flow/outlook.ts'

/** For each state: the facts that are read from there on before they are decided anew. Only these keep states apart. */
export type Live = {
  /** On arriving at a place, sorted. */
  readonly on: (place: Place) => readonly string[]
  /** Once the work of the place is done: what its answers can make a difference to. */
  readonly after: (place: Place) => ReadonlySet<string>
}

/** A state, and whether it was reached on a side trip: then it comes back instead of resuming. */
type Position = { readonly key: string; readonly state: string; readonly outlook: Outlook }

/**
 * Works backwards to a fixed point: what is live at a step is what it reads, and what is live where it can lead.
 * `missingFacts`: whether people come along who lack an answer, and are led back to the step that asks it.
 * `keep`: facts to keep apart everywhere.
 */
export function liveFacts(flow: Flow, missingFacts: boolean, keep: readonly string[] = []): Live {
  const states = [...Object.keys(flow.resolved.steps), ELSEWHERE]
  const stands = states.flatMap((state): Position[] =>
    [true, false].map((origin) => ({
      key: keyOf(state, origin),
      state,
      outlook: outlook(flow, state, { origin, missingFacts, answeredAside: false, corrected: false }),
    })),
  )
  const on = new Map(stands.map(({ key, state }) => [key, new Set([...ownReads(flow, state), ...keep])]))
  const after = new Map(stands.map(({ key, outlook: { reads } }) => [key, new Set([...reads, ...keep])]))
  for (let changed = true; changed; ) {
    changed = false
    for (const { key, state, outlook: ahead } of [...stands].reverse()) {
      const later = after.get(key)
      const here = on.get(key)
      if (!later || !here) continue
      for (const target of ahead.targets) {
        for (const facts of arrivals(flow, target, { on, missingFacts })) changed = addAll(later, facts) || changed
      }
      const decided = surelyDecided(flow, state)
      changed =
        addAll(
          here,
          [...later].filter((fact) => !decided.has(fact)),
        ) || changed
      for (const { to } of flow.resolved.steps[state]?.actions ?? []) changed = addAll(here, on.get(keyOf(to, true)) ?? []) || changed
    }
  }
  const sorted = new Map([...on].map(([key, facts]) => [key, [...facts].sort()]))
  const keyAt = (place: Place) => keyOf(stateOf(flow, place.step), place.from !== undefined)
  const later = (place: Place) => after.get(keyAt(place)) ?? nothing
  // N5, O1: who gave a missing answer, or corrected what ruled the goal out, goes on from an earlier step. What counts after it counts until then.
  const goesOnLater = (place: Place) => [...askedFrom(place), ...toldFrom(flow, place)].flatMap((from) => [...later(from)])
  return {
    on: (place) => {
      const here = sorted.get(keyAt(place)) ?? []
      const before = goesOnLater(place)
      return before.length === 0 ? here : [...new Set([...here, ...before])].sort()
    },
    after: (place) => {
      const before = goesOnLater(place)
      return before.length === 0 ? later(place) : new Set([...later(place), ...before])
    },
  }
}

const nothing: ReadonlySet<string> = new Set()

function keyOf(state: string, origin: boolean): string {
  return origin ? `${state}<` : state
}

/** A step of the order is arrived at plainly, a side step on a trip; a step that can be both, as both. */
function* arrivals(
  flow: Flow,
  target: string,
  { on, missingFacts }: { readonly on: ReadonlyMap<string, Set<string>>; readonly missingFacts: boolean },
): Generator<ReadonlySet<string>> {
  const main = (flow.nodes.get(target)?.indexes.length ?? 0) > 0
  const trip = flow.side.has(target) || flow.route.some(({ page }) => page === target) || (missingFacts && isAskedAside(flow, target))
  if (main || !trip) yield on.get(target) ?? nothing
  if (trip) yield on.get(keyOf(target, true)) ?? nothing
}

function addAll(set: Set<string>, facts: Iterable<string>): boolean {
  const before = set.size
  for (const fact of facts) set.add(fact)
  return set.size > before
}

/**
 * A step’s own condition and guard stay live on it: back has to find the step again, and to be let in. So does what makes a step of the
 * order empty; aside, whoever leads there knows it.
 */
function ownReads(flow: Flow, state: string): Set<string> {
  const node = flow.nodes.get(state)
  const branches = (node?.indexes ?? []).flatMap((index) => branchesOf(flow, index))
  const empty = flow.side.has(state) ? undefined : node?.empty
  const tests = [...branches.map(({ test }) => test), ...(node?.guard ?? []).map(({ test }) => test), empty]
  return new Set(tests.flatMap((test) => test?.reads ?? []))
}

/** The facts that are certainly decided anew by doing a step. */
function surelyDecided(flow: Flow, state: string): Set<string> {
  const info = flow.resolved.steps[state]
  const decided = new Set([...Object.keys(info?.sets ?? {}), ...Object.keys(info?.learns ?? {})])
  for (const ask of info?.asks ?? []) {
    if (ask.when !== undefined) continue
    const [first, ...rest] = ask.options.map(({ sets }) => new Set(Object.keys(sets)))
    for (const fact of first ?? []) if (rest.every((sets) => sets.has(fact))) decided.add(fact)
  }
  return decided
}
