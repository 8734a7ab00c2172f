import type { Condition } from '@app/schemas/flow/condition'
import type { Flow } from './compile.ts'
import { compileCondition, type Test } from './conditions.ts'

const made = new WeakMap<Flow, Map<Condition, Test>>()

/** A condition of a flow that is not among its compiled ones, compiled once. */
export function testOf(flow: Flow, condition: Condition): Test {
  const known = made.get(flow) ?? new Map<Condition, Test>()
  made.set(flow, known)
  const test = known.get(condition) ?? compileCondition(condition, flow.resolved.derived)
  known.set(condition, test)
  return test
}
