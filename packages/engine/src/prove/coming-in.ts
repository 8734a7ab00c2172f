import type { Condition } from '@app/schemas/flow/condition'
import { type Branch, branchesOf, type Flow } from '../flow/compile.ts'
import { compileCondition, type Facts, NO, YES } from '../flow/conditions.ts'
import type { Decision, Place } from '../flow/decision.ts'
import { admit, type Returning, resume } from '../flow/enter.ts'
import type { InParts } from '../load/in-parts.ts'
import { decisions, type Exploration } from './explore.ts'
import { answersOf, type Finding, firstOfEach, type Proof, proofOf } from './finding.ts'

/** Proof 3: people who come back, whatever is known and wherever they left off, land on a step that admits them; resuming again changes nothing. */
export function* proveResume({ flow }: Exploration): InParts<Proof> {
  const returning = everyReturn(flow)
  const settle = settler(flow)
  let looked = 0
  const findings: Finding[] = []
  for (const one of returning) {
    for (const { decision, facts } of decisions(flow, {}, (known) => resume(flow, known, one), settle)) {
      looked++
      if (decision.go) findings.push(...checkLanding(flow, decision.go, facts))
    }
    yield
  }
  return proofOf(
    3,
    'Resume lands on a step whose guard lets in, and resuming twice is resuming once.',
    `${looked} returns`,
    firstOfEach(findings),
  )
}

function checkLanding(flow: Flow, place: Place, facts: Facts): Finding[] {
  const admitted = decisions(flow, facts, (known) => admit(flow, place, known))
  const again = decisions(flow, facts, (known) => resume(flow, known, savedAt(flow, place)))
  const refused = admitted.find(({ decision }) => decision.refused !== undefined || !decision.go)
  const moved = again.find(({ decision }) => decision.go?.step !== place.step)
  return [...(refused ? [turnsAway(place, refused)] : []), ...(moved && !refused ? [movesOn(place, moved)] : [])]
}

/** No saved place, every step saved under this version, and every step saved under an older one. */
function everyReturn(flow: Flow): Returning[] {
  const steps = differentSteps(flow)
  return [{}, ...steps.map((step) => savedAt(flow, { step })), ...steps.map((step) => savedAt(flow, { step }, 'older'))]
}

function savedAt(flow: Flow, place: Place, version = flow.resolved.version): Returning {
  return { person: 'someone', saved: { mode: flow.resolved.mode, person: 'someone', place, version } }
}

function turnsAway(place: Place, { decision, facts }: { decision: Decision; facts: Facts }): Finding {
  return {
    rule: 'resume-turned-away',
    step: place.step,
    message: `Resume leads to “${place.step}”, which turns the person away to “${decision.go?.step ?? decision.leave}”.`,
    fix: 'Let resume lead to a step whose needs are met, or mend the guard’s target.',
    answers: answersOf(facts),
  }
}

function movesOn(place: Place, { decision, facts }: { decision: Decision; facts: Facts }): Finding {
  return {
    rule: 'resume-moves-on',
    step: place.step,
    message: `Resuming leads to “${place.step}”, and resuming again to “${decision.go?.step ?? decision.leave}”.`,
    fix: 'Mend the conditions of "finished" and "resume", so that they agree with each other.',
    answers: answersOf(facts),
  }
}

/** Proof 5: a deep link to any step opens it or goes where the guard says, and that step opens. */
export function proveLinks({ flow }: Exploration): Proof {
  let looked = 0
  const findings: Finding[] = []
  for (const step of differentSteps(flow)) {
    for (const { decision, facts } of decisions(flow, {}, (known) => admit(flow, { step }, known))) {
      looked++
      const target = decision.go
      if (!target || decision.refused === undefined) continue
      const opens = decisions(flow, facts, (known) => admit(flow, target, known)).every(
        ({ decision: second }) => second.refused === undefined && second.go,
      )
      if (!opens) findings.push(guardInCircles(step, target.step, answersOf(facts)))
    }
  }
  return proofOf(
    5,
    'A deep link to any step opens it or goes where the guard says, never in a circle.',
    `${looked} links`,
    findings.slice(0, 3),
  )
}

function guardInCircles(step: string, target: string, answers: Finding['answers']): Finding {
  return {
    rule: 'guard-in-circles',
    step: target,
    message: `The guard of “${step}” sends people to “${target}”, which turns them away too.`,
    fix: 'Name a step in "guard" that needs less than the steps it is for.',
    ...(answers ? { answers } : {}),
  }
}

/** Merges what resume can no longer distinguish: everything that only completed required steps read. */
type Settle = (facts: Facts) => Facts

export function settler(flow: Flow): Settle {
  const uses = lastUses(flow)
  const keys = flow.required.map((key) => {
    const branches = branchesFor(flow, key)
    const facts = [...new Set([...key.test.reads, ...branches.flatMap(({ test }) => test?.reads ?? [])])]
    // Only a key that can be passed in two ways, done or not for this person, distinguishes people without effect.
    const twoWays = key.test.reads[0] === key.fact && branches.every(({ test }) => test)
    return { key, facts, from: twoWays ? Math.max(...facts.map((fact) => uses.get(fact) ?? -1)) : Number.POSITIVE_INFINITY }
  })
  if (keys.every(({ from }) => from >= keys.length)) return (facts) => facts
  return (facts) => {
    const open = keys.findIndex(({ key }) => !isPassed(flow, key, facts))
    const passed = open < 0 ? keys.length : open
    const alike = keys.slice(0, passed).filter(({ key, facts: own, from }) => from < passed && !isSettled(key, own, facts))
    if (alike.length === 0) return facts
    const kept = new Set(keys.filter(({ from }) => from >= passed).flatMap((one) => one.facts))
    const settled: Record<string, Facts[string]> = { ...facts }
    for (const { key, facts: own } of alike) {
      for (const fact of own) if (!kept.has(fact)) delete settled[fact]
      settled[key.fact] = true
    }
    return settled
  }
}

function isSettled(key: Key, own: readonly string[], facts: Facts): boolean {
  return facts[key.fact] === true && own.every((fact) => fact === key.fact || !(fact in facts))
}

type Key = Flow['required'][number]

function branchesFor(flow: Flow, { items }: Pick<Key, 'items'>): Branch[] {
  return items.flatMap((item) => branchesOf(flow, item))
}

function isPassed(flow: Flow, key: Key, facts: Facts): boolean {
  const done = key.test.of(facts)
  if (done === YES) return true
  return done === NO && branchesFor(flow, key).every(({ test }) => test?.of(facts) === NO)
}

/** For each fact the last required key that reads it or whose steps decide it; infinity when something else does. */
function lastUses(flow: Flow): Map<string, number> {
  const last = new Map<string, number>()
  const use = (fact: string, index: number) => last.set(fact, Math.max(last.get(fact) ?? -1, index))
  const read = (condition: Condition | undefined) => {
    for (const fact of condition === undefined ? [] : compileCondition(condition, flow.resolved.derived).reads)
      use(fact, Number.POSITIVE_INFINITY)
  }
  const indexOfStep = new Map<string, number>()
  flow.required.forEach((key, index) => {
    for (const fact of key.test.reads) use(fact, index)
    for (const { step, test } of branchesFor(flow, key)) {
      indexOfStep.set(step, index)
      for (const fact of test?.reads ?? []) use(fact, index)
    }
  })
  for (const { guard } of flow.nodes.values())
    for (const { test } of guard) for (const fact of test.reads) use(fact, Number.POSITIVE_INFINITY)
  for (const { test } of [...flow.finished, ...(flow.answered ?? []), ...flow.route])
    for (const fact of test?.reads ?? []) use(fact, Number.POSITIVE_INFINITY)
  for (const { answered } of flow.route) use(answered, Number.POSITIVE_INFINITY)
  for (const [step, info] of Object.entries(flow.resolved.steps)) {
    const index = indexOfStep.get(step) ?? Number.POSITIVE_INFINITY
    read(info.completes?.when)
    for (const ask of info.asks) read(ask.when)
    const writes = [
      ...Object.keys(info.sets),
      ...Object.keys(info.learns),
      ...info.asks.flatMap((ask) => ask.options.flatMap(({ sets }) => Object.keys(sets))),
    ]
    if (info.completes) writes.push(`progress.${info.completes.key}`)
    for (const fact of writes) use(fact, index)
  }
  return last
}

/** Every step of the mode, and of all other steps of the catalogue one for each need, what leaves them empty and what rules out what is sold there: those are treated alike. */
function differentSteps(flow: Flow): string[] {
  const sold = (step: string) => JSON.stringify(flow.resolved.soldElsewhere[step]?.map(({ ruledOut }) => ruledOut))
  const others = new Map(
    Object.entries(flow.resolved.elsewhere).map(([step, { needs, empty }]) => [JSON.stringify([needs, empty, sold(step)]), step]),
  )
  return [...Object.keys(flow.resolved.steps), ...others.values()]
}
