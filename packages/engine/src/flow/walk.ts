import { type Branch, branchesOf, type Flow, nodeOf, type RuledOut } from './compile.ts'
import { type Facts, NO, type Test, UNKNOWN, unknownFact, YES } from './conditions.ts'
import type { Decision, Origin, Place, Rule } from './decision.ts'

/** The result of a branch or a list of branches: a step, none, or a missing fact. */
type Chosen = { readonly step: string } | { readonly unknown: string } | undefined

/** N2, N3: the first branch whose condition holds, or that has none. */
export function chooseBranch(branches: readonly Branch[], facts: Facts, reads: string[]): Chosen {
  for (const branch of branches) {
    if (!branch.test) return branch
    reads.push(...branch.test.reads)
    const truth = branch.test.of(facts)
    if (truth === YES) return branch
    if (truth === UNKNOWN) return { unknown: unknownFact(branch.test, facts) }
  }
  return undefined
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

/** N5: a decision that needs an unknown fact goes to the step that asks for it. */
export function ask(flow: Flow, fact: string, here: Place, facts: Facts, reads: string[]): Decision {
  const step = flow.askers.get(fact) ?? here.step
  const decision: Decision =
    step === ''
      ? { leave: flow.resolved.end, because: 'N5', reads }
      : arrive(flow, step === here.step ? here : { step }, facts, 'N5', reads)
  return { unknown: fact, ...decision }
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

/** The step of the order that a side trip began at. */
export function rootOf(place: Place): string {
  let from: Origin | undefined = place.from
  let step = place.step
  while (from) {
    step = from.step
    from = from.from
  }
  return step
}

/** A place in the order (-1: none), or the fact that would decide between several. */
type Standing = number | { readonly unknown: string }

/** N7: where a step stands in the order of this person. A test of orders has it once for each variant. */
export function standing(flow: Flow, step: string, facts: Facts, reads: string[]): Standing {
  const indexes = flow.nodes.get(step)?.indexes ?? []
  const [first = -1, ...others] = indexes
  if (others.length === 0) return first
  for (const index of indexes) {
    const test = branchesOf(flow, index).find((branch) => branch.step === step)?.test
    if (!test) return index
    reads.push(...test.reads)
    const truth = test.of(facts)
    if (truth === YES) return index
    if (truth === UNKNOWN) return { unknown: unknownFact(test, facts) }
  }
  return first
}

/** The same where a place is wanted in any case: the first, if nothing decides yet. */
export function indexFor(flow: Flow, step: string, facts: Facts): number {
  const found = standing(flow, step, facts, [])
  return typeof found === 'number' ? found : (flow.nodes.get(step)?.indexes[0] ?? -1)
}

/** The facts by which steps of this mode stand in one place or another. */
export function orderFacts(flow: Flow): readonly string[] {
  const several = [...flow.nodes.values()].filter(({ indexes }) => indexes.length > 1)
  const tests = several.flatMap(({ name, indexes }) =>
    indexes.flatMap((index) => branchesOf(flow, index).flatMap(({ step, test }) => (step === name && test ? test.reads : []))),
  )
  return [...new Set(tests)]
}
