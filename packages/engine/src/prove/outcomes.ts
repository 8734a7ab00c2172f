import type { Condition, FactValue } from '@app/schemas/flow/condition'
import { completeKey } from '../flow/answers.ts'
import type { Flow } from '../flow/compile.ts'
import { testOf } from '../flow/compile.ts'
import { type Facts, NO, YES } from '../flow/conditions.ts'
import type { ResolvedAsk, ResolvedStep } from '../flow/resolved.ts'

/** One way in which a step can turn out: the answers, and the facts that hold afterwards. */
export type Outcome = { readonly answers: Readonly<Record<string, FactValue>>; readonly facts: Facts }

/** The outcomes of one step that were worked out already, by what was known of the facts that they depend on. */
type Found = { readonly dependsOn: readonly string[]; readonly byKnown: Map<string, readonly Outcome[]> }

const found = new WeakMap<Flow, WeakMap<ReadonlySet<string>, Map<string, Found>>>()

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
  const ofFlow = found.get(flow) ?? new WeakMap<ReadonlySet<string>, Map<string, Found>>()
  const bySteps = ofFlow.get(matters) ?? new Map<string, Found>()
  const own = bySteps.get(step) ?? { dependsOn: dependencies(flow, info), byKnown: new Map<string, readonly Outcome[]>() }
  found.set(flow, ofFlow.set(matters, bySteps.set(step, own)))
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
