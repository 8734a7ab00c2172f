import { compileCondition, type Facts } from '@app/engine'
import type { Condition } from '@app/schemas/flow/condition'

/** What a condition says of given facts, and the facts that it reads. */
type Test = { readonly of: (facts: Facts) => boolean | undefined; readonly reads: readonly string[] }

const made = new WeakMap<Condition, Test>()

/** A condition as the engine reads it (C1 to C3): true, false, or unknown. */
export function testOf(condition: Condition): Test {
  const test = made.get(condition) ?? compile(condition)
  made.set(condition, test)
  return test
}

function compile(condition: Condition): Test {
  const { of, reads } = compileCondition(condition)
  return { of: (facts) => answerOfTest[of(facts)], reads }
}

const answerOfTest = { 0: false, 1: true, 2: undefined } as const
