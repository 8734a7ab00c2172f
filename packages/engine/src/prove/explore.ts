import type { FactValue } from '@app/schemas/flow/condition'
import type { Flow } from '../flow/compile.ts'
import type { Facts } from '../flow/conditions.ts'
import type { Decision, Origin, Place } from '../flow/decision.ts'
import { followAction, next } from '../flow/next.ts'
import type { Live } from './live.ts'
import { type Outcome, outcomesOf } from './outcomes.ts'

/**
 * A place together with the facts that still matter there. A fact that is absent has not been looked at yet: it may be
 * anything. A fact that is present and undefined is known to be unknown.
 */
export type Spot = { readonly key: string; readonly place: Place; readonly facts: Facts; readonly edges: Edge[]; readonly reachedBy?: Edge }

/** One move: the answers on a spot, what turned out to be so, and where that led. `to` is absent on leaving. */
export type Edge = {
  readonly from: Spot
  readonly outcome: Outcome
  readonly action?: string
  /** The facts that were decided or looked at on the way. */
  readonly learned: Facts
  readonly decision: Decision
  readonly to: Spot | undefined
}

export type Exploration = {
  readonly flow: Flow
  readonly live: Live
  readonly spots: readonly Spot[]
  readonly first: readonly Spot[]
  /** Everything that was so at each of the first spots, also what does not matter there any more. */
  readonly started: readonly Facts[]
  readonly complete: boolean
}

const mostSpots = 20_000

/** How to begin: at which places, knowing what. */
export type Beginning = { readonly decide: (facts: Facts) => Decision; readonly facts: Facts }

/**
 * Walks every reachable combination of place and facts, merging those that agree on every fact still read later.
 * Where `stop` says so it goes no further.
 */
export function explore(
  flow: Flow,
  beginnings: readonly Beginning[],
  live: Live,
  stop: (spot: Spot) => boolean = () => false,
): Exploration {
  const spots = new Map<string, Spot>()
  const queue: Spot[] = []
  const visit = (place: Place, facts: Facts, reachedBy: Edge | undefined): Spot => {
    const kept = liveFacts(facts, live.on(place))
    const key = spotKey(place, kept)
    const known = spots.get(key)
    if (known) return known
    const spot: Spot = { key, place, facts: kept, edges: [], ...(reachedBy ? { reachedBy } : {}) }
    spots.set(key, spot)
    queue.push(spot)
    return spot
  }
  const begun = beginnings.flatMap(({ decide, facts }) =>
    decisions(flow, facts, decide).flatMap(({ decision, facts: learned }) =>
      decision.go ? [{ spot: visit(decision.go, learned, undefined), facts: learned }] : [],
    ),
  )
  for (let spot = queue.shift(); spot && spots.size < mostSpots; spot = queue.shift()) {
    if (stop(spot)) continue
    for (const edge of movesFrom(flow, spot, live)) {
      const go = edge.decision.go
      const to = go && visit(go, edge.learned, edge)
      spot.edges.push({ ...edge, to })
    }
  }
  return {
    flow,
    live,
    spots: [...spots.values()],
    first: begun.map(({ spot }) => spot),
    started: begun.map(({ facts }) => facts),
    complete: spots.size < mostSpots,
  }
}

function movesFrom(flow: Flow, spot: Spot, live: Live): Edge[] {
  const { place, facts } = spot
  const matters = live.after(place)
  const moves = outcomesOf(flow, place.step, facts, matters).flatMap((outcome) =>
    decisions(flow, { ...facts, ...outcome.facts }, (known) => next(flow, place, known)).map(({ decision, facts: learned }) => ({
      from: spot,
      outcome,
      learned,
      decision,
      to: undefined,
    })),
  )
  // These are the step’s own actions, so each can be taken there.
  const taken = (flow.resolved.steps[place.step]?.actions ?? []).flatMap(({ to: action }) =>
    decisions(flow, facts, (known) => followAction(flow, place, action, known) as Decision).map(({ decision, facts: learned }) => ({
      from: spot,
      outcome: { answers: {}, facts: {} },
      action,
      learned,
      decision,
      to: undefined,
    })),
  )
  return [...moves, ...taken]
}

/** A decision for every value of the facts it turned out to need: a fact that was not looked at yet is tried with each. */
export function decisions(
  flow: Flow,
  facts: Facts,
  decide: (facts: Facts) => Decision,
  settle?: (facts: Facts) => Facts,
): { decision: Decision; facts: Facts }[] {
  const seen = new Set<string>()
  const visit = (known: Facts): { decision: Decision; facts: Facts }[] => {
    const decision = decide(known)
    const fact = [decision.unknown, decision.unseen].find((one) => one !== undefined && !(one in known))
    if (fact === undefined) return [{ decision, facts: known }]
    return valuesOf(flow, fact).flatMap((value) => {
      const learned = { ...known, [fact]: value }
      const next = settle ? settle(learned) : learned
      return next !== learned && isSeen(seen, next) ? [] : visit(next)
    })
  }
  return visit(settle ? settle(facts) : facts)
}

function isSeen(seen: Set<string>, facts: Facts): boolean {
  const key = spotKey({ step: '' }, Object.fromEntries(Object.entries(facts).sort()))
  const before = seen.size
  return seen.add(key).size === before
}

function valuesOf(flow: Flow, fact: string): readonly (FactValue | undefined)[] {
  const known = flow.resolved.facts[fact]
  if (!known) return [undefined]
  return known.from === 'service' ? known.values : [...known.values, undefined]
}

/** The facts that still matter, always in the same order: the key of a spot is made from them. */
function liveFacts(facts: Facts, live: readonly string[]): Facts {
  const kept: Record<string, FactValue | undefined> = {}
  for (const fact of live) if (fact in facts) kept[fact] = facts[fact]
  return kept
}

function spotKey(place: Place, facts: Facts): string {
  let key = place.step
  for (let from: Origin | undefined = place.from; from; from = from.from) key += `<${from.step}:${from.after}:${from.detour}`
  for (const fact in facts) key += `|${fact}=${String(facts[fact])}`
  return key
}

/** The steps of a shortest walk to a spot, and the answers given on the way. */
export function walkTo(spot: Spot): {
  readonly path: readonly string[]
  readonly answers: Readonly<Record<string, FactValue | 'unknown'>>
} {
  const path: string[] = []
  const answers: Record<string, FactValue | 'unknown'> = {}
  for (let here: Spot | undefined = spot; here; here = here.reachedBy?.from) {
    path.unshift(here.place.step)
    for (const [fact, value] of Object.entries({ ...here.reachedBy?.learned })) answers[fact] ??= value ?? 'unknown'
  }
  return { path, answers }
}
