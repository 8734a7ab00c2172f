import { compileFlow, type Facts, type ResolvedMode } from '@app/engine'
import type { Condition } from '@app/schemas/flow/condition'

/** What a condition says of given facts, and the facts that it reads. */
type Test = { readonly of: (facts: Facts) => boolean | undefined; readonly reads: readonly string[] }

const made = new WeakMap<Condition, Test>()

/** A condition as the engine reads it (C1 to C3): it holds, it does not, or it cannot be told. */
export function testOf(condition: Condition): Test {
  const test = made.get(condition) ?? compile(condition)
  made.set(condition, test)
  return test
}

/** The engine compiles conditions as parts of a mode: this one has nothing else in it. */
function compile(condition: Condition): Test {
  const [landing] = compileFlow({ ...emptyMode, finished: [{ go: '', when: condition }] }).finished
  const test = landing?.test
  return { of: (facts) => said[test?.of(facts) ?? 1], reads: test?.reads ?? [] }
}

const said = { 0: false, 1: true, 2: undefined } as const

const emptyMode: Omit<ResolvedMode, 'finished'> = {
  mode: '',
  version: '',
  title: '',
  items: [],
  back: [],
  side: [],
  steps: {},
  elsewhere: {},
  targets: {},
  askers: {},
  required: [],
  guards: {},
  route: [],
  end: 'dashboard',
  facts: {},
  derived: {},
  preset: {},
  progressBarHiddenOn: [],
}
