import type { Condition, FactValue } from '@app/schemas/flow/condition'
import { completeKey } from '../flow/answers.ts'
import { type Flow, testOf } from '../flow/compile.ts'
import { type Facts, NO, YES } from '../flow/conditions.ts'
import type { Decision, Origin, Place } from '../flow/decision.ts'
import { followAction, next } from '../flow/next.ts'
import type { ResolvedAsk, ResolvedStep } from '../flow/resolved.ts'
import { atOnce, type InParts } from '../load/in-parts.ts'
import type { Live } from './live.ts'

/**
 * A place together with the facts that still matter there. A fact that is absent has not been looked at yet: it may be
 * anything. A fact that is present and undefined is known to be unknown.
 */
export type Spot = { readonly place: Place; readonly facts: Facts; readonly edges: Edge[]; readonly reachedBy?: Edge }

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
const spotsInPart = 200

/** How to begin: at which places, knowing what. */
export type Beginning = { readonly decide: (facts: Facts) => Decision; readonly facts: Facts }

/** Spots that several explorations of a flow come by: each is there once, and the moves from it are found once. */
type Shared = { readonly spots: Map<string, Spot>; readonly moved: Set<Spot> }

export function sharedSpots(): Shared {
  return { spots: new Map(), moved: new Set() }
}

/**
 * Walks every reachable combination of place and facts, merging those that agree on every fact still read later.
 * Where `stop` says so it goes no further. How a shared spot was reached is told by the exploration that came by it first.
 */
export function explore(...how: Parameters<typeof exploreInParts>): Exploration {
  return atOnce(exploreInParts(...how))
}

/** The same part by part. */
export function* exploreInParts(
  flow: Flow,
  beginnings: readonly Beginning[],
  live: Live,
  stop: (spot: Spot) => boolean = () => false,
  shared: Shared = sharedSpots(),
): InParts<Exploration> {
  const spots = new Set<Spot>()
  const visit = (place: Place, facts: Facts, reachedBy: Edge | undefined): Spot => {
    const spot = spotAt({ place, facts, reachedBy }, live, shared)
    spots.add(spot)
    return spot
  }
  const begun = beginnings.flatMap(({ decide, facts }) =>
    decisions(flow, facts, decide).flatMap(({ decision, facts: learned }) =>
      decision.go ? [{ spot: visit(decision.go, learned, undefined), facts: learned }] : [],
    ),
  )
  let looked = 0
  // The set grows while it is walked, so that this goes on until nothing new is found.
  for (const spot of spots) {
    if (spots.size >= mostSpots) break
    looked++
    if (looked % spotsInPart === 0) yield
    if (stop(spot)) continue
    if (shared.moved.has(spot)) {
      for (const { to } of spot.edges) if (to) spots.add(to)
      continue
    }
    shared.moved.add(spot)
    for (const edge of movesFrom(flow, spot, live)) {
      const { go } = edge.decision
      if (go) edge.to = visit(go, edge.learned, edge)
      spot.edges.push(edge)
    }
  }
  return {
    flow,
    live,
    spots: [...spots],
    first: begun.map(({ spot }) => spot),
    started: begun.map(({ facts }) => facts),
    complete: spots.size < mostSpots,
  }
}

type Come = { readonly place: Place; readonly facts: Facts; readonly reachedBy: Edge | undefined }

function spotAt({ place, facts, reachedBy }: Come, live: Live, { spots }: Shared): Spot {
  const matters = live.on(place)
  const key = keyOf(place, facts, matters)
  const known = spots.get(key)
  if (known) return known
  const kept = only(facts, matters)
  const spot: Spot = reachedBy ? { place, facts: kept, edges: [], reachedBy } : { place, facts: kept, edges: [] }
  spots.set(key, spot)
  return spot
}

/** Where it leads is found once it is known what matters there. */
type Move = Edge & { to: Spot | undefined }

function movesFrom(flow: Flow, spot: Spot, live: Live): Move[] {
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
  const made: { decision: Decision; facts: Facts }[] = []
  const seen = new Set<string>()
  const visit = (known: Facts): void => {
    const decision = decide(known)
    const fact = openFact(decision, known)
    if (fact === undefined) {
      made.push({ decision, facts: known })
      return
    }
    for (const value of valuesOf(flow, fact)) {
      const learned = { ...known, [fact]: value }
      const next = settle ? settle(learned) : learned
      if (next === learned || !isSeen(seen, next)) visit(next)
    }
  }
  visit(settle ? settle(facts) : facts)
  return made
}

/** What a decision wants to know that was not looked at yet. */
function openFact({ unknown, unseen }: Decision, known: Facts): string | undefined {
  if (unknown !== undefined && !(unknown in known)) return unknown
  return unseen !== undefined && !(unseen in known) ? unseen : undefined
}

function isSeen(seen: Set<string>, facts: Facts): boolean {
  let key = ''
  for (const fact of Object.keys(facts).sort()) key += `|${fact}=${String(facts[fact])}`
  const before = seen.size
  return seen.add(key).size === before
}

function valuesOf(flow: Flow, fact: string): readonly (FactValue | undefined)[] {
  const known = flow.resolved.facts[fact]
  if (!known) return [undefined]
  return known.from === 'service' ? known.values : [...known.values, undefined]
}

/** The facts that still matter at a place. */
function only(facts: Facts, matters: readonly string[]): Facts {
  const kept: Record<string, FactValue | undefined> = {}
  for (const fact of matters) if (fact in facts) kept[fact] = facts[fact]
  return kept
}

/** The place, and the value of each fact that still matters there, where one was looked at. */
function keyOf(place: Place, facts: Facts, matters: readonly string[]): string {
  let key = place.step
  for (let from: Origin | undefined = place.from; from; from = from.from) key += `<${from.step}:${from.after}:${from.detour}`
  key += ' '
  for (const fact of matters) key += letterOf(facts[fact], fact in facts)
  return key
}

/** As short as can be: a mode has tens of thousands of keys, with a value of each of its facts. */
function letterOf(value: FactValue | undefined, isKnown: boolean): string {
  if (value === true) return '+'
  if (value === false) return '-'
  if (value !== undefined) return `|${value}|`
  return isKnown ? '?' : '.'
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

/** One way in which a step can turn out: the answers, and the facts that hold afterwards. */
type Outcome = { readonly answers: Readonly<Record<string, FactValue>>; readonly facts: Facts }

/** The outcomes of one step that were worked out already, by what was known of the facts that they depend on. */
type Found = { readonly dependsOn: readonly string[]; readonly byKnown: Map<string, readonly Outcome[]> }

const outcomesFound = new WeakMap<Flow, WeakMap<ReadonlySet<string>, Map<string, Found>>>()

/**
 * Every way in which doing a step can turn out, as far as it makes a difference to the facts in `matters`.
 * `known` is what holds when the step is opened. A walk comes by a step thousands of times, mostly knowing other things than it depends on.
 */
export function outcomesOf(flow: Flow, step: string, known: Facts, matters: ReadonlySet<string>): readonly Outcome[] {
  const info = flow.resolved.steps[step]
  if (!info) return [{ answers: {}, facts: {} }]
  const { dependsOn, byKnown } = foundFor(flow, step, info, matters)
  let key = ''
  for (const fact of dependsOn) key += `${String(known[fact])}|`
  const before = byKnown.get(key)
  if (before) return before
  const outcomes = workOut(flow, info, known, matters)
  byKnown.set(key, outcomes)
  return outcomes
}

function foundFor(flow: Flow, step: string, info: ResolvedStep, matters: ReadonlySet<string>): Found {
  const ofFlow = outcomesFound.get(flow) ?? new WeakMap<ReadonlySet<string>, Map<string, Found>>()
  const bySteps = ofFlow.get(matters) ?? new Map<string, Found>()
  const own = bySteps.get(step) ?? { dependsOn: dependencies(flow, info), byKnown: new Map<string, readonly Outcome[]>() }
  outcomesFound.set(flow, ofFlow.set(matters, bySteps.set(step, own)))
  return own
}

/** What the outcomes of a step depend on: which of its fields are shown, and whether its key is set. */
function dependencies(flow: Flow, { asks, completes }: ResolvedStep): readonly string[] {
  const conditions = [...asks.map(({ when }) => when), completes?.when]
  const read = conditions.flatMap((condition) => (condition === undefined ? [] : testOf(flow, condition).reads))
  return [...new Set([...read, ...(completes ? [`progress.${completes.key}`] : [])])]
}

function workOut(flow: Flow, info: ResolvedStep, known: Facts, matters: ReadonlySet<string>): readonly Outcome[] {
  let outcomes: Outcome[] = [{ answers: {}, facts: info.sets }]
  const relevant = relevantFacts(flow, info, matters)
  for (const [fact, values] of Object.entries(info.learns)) {
    if (relevant.has(fact))
      outcomes = outcomes.flatMap((one) => values.map((value) => ({ answers: one.answers, facts: { ...one.facts, [fact]: value } })))
  }
  for (const ask of info.asks) {
    if (ask.options.some(({ sets }) => Object.keys(sets).some((fact) => relevant.has(fact))))
      outcomes = outcomes.flatMap((one) => answerOne(flow, ask, one, known))
  }
  const completed = outcomes.map(({ answers, facts }) => ({ answers, facts: completedFacts(flow, info, known, facts) }))
  return distinct(completed, matters)
}

/** What matters later, what this step’s key depends on, and what later fields of the page depend on. */
function relevantFacts(flow: Flow, info: ResolvedStep, matters: ReadonlySet<string>): Set<string> {
  const relevant = new Set(matters)
  const add = (condition: Condition | undefined) => {
    for (const fact of condition === undefined ? [] : testOf(flow, condition).reads) relevant.add(fact)
  }
  if (info.completes && matters.has(`progress.${info.completes.key}`)) add(info.completes.when)
  for (const ask of info.asks) add(ask.when)
  return relevant
}

function answerOne(flow: Flow, ask: ResolvedAsk, one: Outcome, known: Facts): Outcome[] {
  const shown = ask.when === undefined ? YES : testOf(flow, ask.when).of({ ...known, ...one.facts })
  const answered = ask.options.map(({ value, sets }) => ({
    answers: { ...one.answers, [ask.name]: value },
    facts: { ...one.facts, ...sets },
  }))
  if (shown === YES) return answered
  return shown === NO ? [one] : [one, ...answered]
}

/** The facts that an outcome changes, with the key of the step when it completes it. */
function completedFacts(flow: Flow, info: ResolvedStep, known: Facts, facts: Facts): Facts {
  const after = completeKey(flow, info, { ...known, ...facts })
  const key = info.completes && `progress.${info.completes.key}`
  return key !== undefined && after[key] !== known[key] ? { ...facts, [key]: after[key] } : facts
}

/** Outcomes that differ in nothing that matters are one. */
function distinct(outcomes: readonly Outcome[], matters: ReadonlySet<string>): Outcome[] {
  const seen = new Map<string, Outcome>()
  for (const { answers, facts } of outcomes) {
    const kept: Record<string, FactValue | undefined> = {}
    let key = ''
    for (const fact of matters) {
      if (!(fact in facts)) continue
      kept[fact] = facts[fact]
      key += `${fact}=${facts[fact]}|`
    }
    if (!seen.has(key)) seen.set(key, { answers, facts: kept })
  }
  return [...seen.values()]
}
