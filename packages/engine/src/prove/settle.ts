import type { Condition } from '@app/schemas/flow/condition'
import { type Branch, branchesOf, type Flow } from '../flow/compile.ts'
import { compileCondition, type Facts, NO, YES } from '../flow/conditions.ts'

/** Merges what resume can no longer distinguish: everything that only completed required steps read. */
export type Settle = (facts: Facts) => Facts

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
