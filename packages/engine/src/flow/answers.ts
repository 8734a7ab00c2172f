import type { FactValue } from '@app/schemas/flow/condition'
import type { Flow } from './compile.ts'
import { testOf } from './compile.ts'
import { type Facts, YES } from './conditions.ts'
import type { ResolvedAsk, ResolvedStep } from './resolved.ts'

/** What was answered on a step, by the name of the field or question; what the service found, by the name of the fact. */
export type Answers = Readonly<Record<string, unknown>>

/** The facts after a step was done with these answers. Answers to fields that are not shown, or that are not offered, count for nothing. */
export function applyAnswers(flow: Flow, step: string, answers: Answers, facts: Facts): Facts {
  const info = flow.resolved.steps[step]
  return info ? completeKey(flow, info, walkAsks(flow, info, answers, begin(info, answers, facts)).facts) : facts
}

/** The fields of a step that decide facts and are shown, given what is answered before them on the same page. */
export function shownAsks(flow: Flow, step: string, answers: Answers, facts: Facts): readonly ResolvedAsk[] {
  const info = flow.resolved.steps[step]
  return info ? walkAsks(flow, info, answers, begin(info, answers, facts)).shown : []
}

/** What a step sets when its answers are not given: the old value when that is possible, else the first possible one. */
export function expectedFinding(info: ResolvedStep, fact: string, facts: Facts): FactValue | undefined {
  const values = info.learns[fact] ?? []
  return values.find((value) => value === facts[fact]) ?? values[0]
}

/** The answers of one visit to a step; those of the last visit serve for every later one. */
export function answersOnVisit(given: Answers | readonly Answers[] | undefined, visit: number): Answers {
  if (!isList(given)) return given ?? {}
  return given[Math.min(visit, given.length - 1)] ?? {}
}

function isList(given: Answers | readonly Answers[] | undefined): given is readonly Answers[] {
  return Array.isArray(given)
}

/** What is so before the first field of the page: what doing the step always sets, and what the service finds. */
function begin(info: ResolvedStep, answers: Answers, facts: Facts): Facts {
  const found = Object.entries(info.learns).map(([fact, values]) => {
    const said = values.find((value) => value === answers[fact])
    return [fact, said ?? expectedFinding(info, fact, facts)]
  })
  return { ...facts, ...info.sets, ...Object.fromEntries(found) }
}

function walkAsks(flow: Flow, info: ResolvedStep, answers: Answers, before: Facts): { facts: Facts; shown: readonly ResolvedAsk[] } {
  const shown: ResolvedAsk[] = []
  let facts = before
  for (const ask of info.asks) {
    if (ask.when !== undefined && testOf(flow, ask.when).of(facts) !== YES) continue
    shown.push(ask)
    const chosen = ask.options.find(({ value }) => value === answers[ask.name])
    facts = { ...facts, ...chosen?.sets }
  }
  return { facts, shown }
}

/** The key is set when the step is saved; a key that abbreviates a condition needs no setting. */
export function completeKey(flow: Flow, { completes }: ResolvedStep, facts: Facts): Facts {
  const key = completes && `progress.${completes.key}`
  if (key === undefined || flow.resolved.derived[key]) return facts
  const isDone = completes?.when === undefined || testOf(flow, completes.when).of(facts) === YES
  return isDone ? { ...facts, [key]: true } : facts
}
