import type { FactValue } from '@app/schemas/flow/condition'
import { type Branch, branchesOf, type Chosen, chooseBranch, type Flow, indexFor, nodeOf, type RuledOut, rootOf } from './compile.ts'
import { conditionLeaves, type Facts, NO, type Test, UNKNOWN, unknownFact, YES } from './conditions.ts'
import { type Decision, type Place, type Rule, sideTrip } from './decision.ts'
import type { ResolvedMode } from './resolved.ts'

/**
 * The guard of a deep link: opens the step, or goes where the guard says. A step that does not exist resumes, and so does one that has
 * nothing to show or to decide: what it says was done, or how it turned out, is not so yet.
 */
export function admit(flow: Flow, place: Place, facts: Facts): Decision {
  if (!flow.nodes.has(place.step)) return { ...resume(flow, facts), refused: place.step }
  const opened = arrive(flow, place, facts, 'G0', [])
  const empty = opened.refused === undefined ? emptiness(flow, place.step, facts) : undefined
  if (!empty) return opened
  return { ...resume(flow, facts), because: 'G6', reads: [...opened.reads, ...empty.reads], refused: place.step, ...empty.missing }
}

/** Where a person left off, and what that was remembered for. */
export type Saved = {
  readonly mode: string
  readonly person: string
  readonly place: Place
  /** The version it was saved under; another one than today's asks for a closer look (R2). */
  readonly version: string
}

/** Who comes back, and what they left. */
export type Returning = { readonly person?: string | undefined; readonly saved?: Saved | undefined }

type ResumeRule = {
  readonly rule: Rule
  readonly decide: (flow: Flow, facts: Facts, reads: string[], returning: Returning) => Decision | undefined
}

const nowhere: Place = { step: '' }

/** The resume rules in their order. R1, the unknown mode, is decided before there is a flow (see mode.ts). */
export const resumeRules: readonly ResumeRule[] = [
  { rule: 'R2', decide: savedPlace },
  { rule: 'O3', decide: ruledOut },
  { rule: 'R3', decide: questions },
  { rule: 'R4', decide: answered },
  { rule: 'R5', decide: required },
  { rule: 'R6', decide: finished },
]

/** Where a person belongs who comes back: the first rule that has an answer. */
export function resume(flow: Flow, facts: Facts, returning: Returning = {}): Decision {
  const reads: string[] = []
  for (const { decide } of resumeRules) {
    const decision = decide(flow, facts, reads, returning)
    if (decision) return { ...decision, ...unseen(flow, facts) }
  }
  return { leave: flow.resolved.end, because: 'E1', reads }
}

/** A fact that was not looked at: with it, what people come for may be ruled out. */
function unseen(flow: Flow, facts: Facts): { unseen?: string } {
  const found = ruling(flow.ruledOut, facts, [])
  return found && 'unseen' in found ? found : {}
}

function savedPlace(flow: Flow, facts: Facts, reads: string[], { person, saved }: Returning): Decision | undefined {
  if (!saved || saved.mode !== flow.resolved.mode || saved.person !== person) return undefined
  const place = placeInVersion(flow, saved.place)
  if (!place) return undefined
  const empty = emptiness(flow, place.step, facts)
  if (empty) return empty.missing.unknown === undefined ? undefined : { ...resume(flow, facts), ...empty.missing }
  if (saved.version !== flow.resolved.version && skipsSomething(flow, place, facts)) return undefined
  return arrive(flow, place, facts, 'R2', reads)
}

/** A place of another version: gone with its step, and without an origin that is gone. */
function placeInVersion(flow: Flow, place: Place): Place | undefined {
  if (!flow.nodes.has(place.step)) return undefined
  for (let from = place.from; from; from = from.from) {
    if (!flow.nodes.has(from.step)) return { step: place.step }
  }
  return place
}

/**
 * V2: true when the question page or required step that is next to be done comes before the place: it may be new. Another one before the
 * place, whose key stands later in the order of the keys, waits its turn: without a place, its person would be led past it as well.
 */
function skipsSomething(flow: Flow, place: Place, facts: Facts): boolean {
  const here = indexFor(flow, rootOf(place), facts)
  const todo = questions(flow, facts, []) ?? required(flow, facts, [])
  if (!todo) return false
  const first = todo.go ? indexFor(flow, todo.go.step, facts) : -1
  return here < 0 || first < here
}

/** O3: what people come for is ruled out: the page that says so. */
function ruledOut(flow: Flow, facts: Facts, reads: string[]): Decision | undefined {
  const found = ruling(flow.ruledOut, facts, reads)
  if (!found || 'unseen' in found) return undefined
  return arrive(flow, { step: found.go }, facts, 'O3', reads)
}

function questions(flow: Flow, facts: Facts, reads: string[]): Decision | undefined {
  if (!flow.answered) return undefined
  const page = unansweredPage(flow, facts, reads)
  if (!page) return undefined
  if ('unknown' in page) return ask(flow, page.unknown, nowhere, facts, reads)
  return arrive(flow, { step: page.step }, facts, 'R3', reads)
}

function answered(flow: Flow, facts: Facts, reads: string[]): Decision | undefined {
  return flow.answered && land(flow, flow.answered, facts, 'R4', reads)
}

function required(flow: Flow, facts: Facts, reads: string[]): Decision | undefined {
  for (const { test, items } of flow.required) {
    reads.push(...test.reads)
    const done = test.of(facts)
    if (done === YES) continue
    if (done === UNKNOWN) return ask(flow, unknownFact(test, facts), nowhere, facts, reads)
    for (const item of items) {
      const taken = chooseBranch(branchesOf(flow, item), facts, reads)
      if (!taken) continue
      if ('unknown' in taken) return ask(flow, taken.unknown, nowhere, facts, reads)
      const empty = emptiness(flow, taken.step, facts)
      if (!empty) return arrive(flow, { step: taken.step }, facts, 'R5', reads)
      reads.push(...empty.reads)
      if (empty.missing.unknown !== undefined) return ask(flow, empty.missing.unknown, nowhere, facts, reads)
    }
  }
  return undefined
}

function finished(flow: Flow, facts: Facts, reads: string[]): Decision | undefined {
  return land(flow, flow.finished, facts, 'R6', reads)
}

function land(flow: Flow, landings: readonly Branch[], facts: Facts, because: Rule, reads: string[]): Decision | undefined {
  const taken = chooseBranch(landings, facts, reads)
  if (!taken) return undefined
  if ('unknown' in taken) return ask(flow, taken.unknown, nowhere, facts, reads)
  return arrive(flow, { step: taken.step }, facts, because, reads)
}

/** What is so about people who enter a mode as it expects: what the level that it names in "arrives" asks for. */
export function arrivalFacts({ arrives, guards }: Pick<ResolvedMode, 'arrives' | 'guards'>): Record<string, FactValue> {
  const checks = arrives === undefined ? [] : (guards[arrives] ?? [])
  const leaves = checks.flatMap(({ holds }) => conditionLeaves(holds))
  return Object.fromEntries(
    leaves.flatMap(({ fact, values: [value, ...others] }) => (value !== undefined && others.length === 0 ? [[fact, value]] : [])),
  )
}

/** G, O2: opens a step, or goes where its guard says. The check that fails first decides; what is sold is looked at last. */
export function arrive(flow: Flow, place: Place, facts: Facts, because: Rule, reads: string[]): Decision {
  const { guard, ruledOut } = nodeOf(flow, place.step)
  for (const check of guard) {
    reads.push(...check.test.reads)
    const truth = check.test.of(facts)
    if (truth === YES) continue
    const refusal = { because: check.rule, reads, refused: place.step, ...missing(truth === UNKNOWN ? check.test : undefined, facts) }
    return check.go === undefined ? { leave: check.leave, ...refusal } : { go: { step: check.go }, ...refusal }
  }
  const found = ruling(ruledOut, facts, reads)
  if (found && 'go' in found) return { go: { step: found.go }, because: 'O2', reads, refused: place.step }
  return { go: place, because, reads, ...found }
}

/** G6: whether a step has nothing to show or to decide. What is not known may leave it empty. */
export function emptiness(flow: Flow, step: string, facts: Facts): { reads: readonly string[]; missing: { unknown?: string } } | undefined {
  const { empty } = nodeOf(flow, step)
  const truth = empty?.of(facts) ?? NO
  if (!empty || truth === NO) return undefined
  return { reads: empty.reads, missing: missing(truth === UNKNOWN ? empty : undefined, facts) }
}

function missing(test: Test | undefined, facts: Facts): { unknown?: string } {
  return test ? { unknown: unknownFact(test, facts) } : {}
}

/** The page that says why, when something rules it out; else a fact that was not looked at and might. */
type Ruling = { readonly go: string } | { readonly unseen: string } | undefined

/** O: the first that holds. What is known to be unknown rules nothing out. */
export function ruling(list: readonly RuledOut[], facts: Facts, reads: string[]): Ruling {
  for (const { offered, test, go } of list) {
    const parts = offered ? [offered, test] : [test]
    const open = parts.find((part) => lookAt(part, facts, reads) !== YES)
    if (!open) return { go }
    const unseen = open.of(facts) === NO ? undefined : open.reads.find((fact) => !(fact in facts))
    if (unseen !== undefined) return { unseen }
  }
  return undefined
}

function lookAt(test: Test, facts: Facts, reads: string[]) {
  reads.push(...test.reads)
  return test.of(facts)
}

/**
 * N5: a decision that needs an unknown fact goes to the step that asks for it: aside, so that people go on from the step that needs it.
 * `detour`: the first of that step’s that is still to be tried.
 */
export function ask(flow: Flow, fact: string, here: Place, facts: Facts, reads: string[], detour = 0): Decision {
  const step = flow.askers.get(fact) ?? here.step
  if (step === '') return { unknown: fact, leave: flow.resolved.end, because: 'N5', reads }
  const place = here.step === '' ? { step } : sideTrip(here, step, 'asked', detour)
  return { unknown: fact, ...arrive(flow, place, facts, 'N5', reads) }
}

/** Q3: the first question page that applies and is not answered. */
export function unansweredPage(flow: Flow, facts: Facts, reads: string[]): Chosen {
  for (const { page, test, answered } of flow.route) {
    if (test) {
      reads.push(...test.reads)
      const truth = test.of(facts)
      if (truth === NO) continue
      if (truth === UNKNOWN) return { unknown: unknownFact(test, facts) }
    }
    reads.push(answered)
    const done = facts[answered]
    if (done === undefined) return { unknown: answered }
    if (done === false) return { step: page }
  }
  return undefined
}
