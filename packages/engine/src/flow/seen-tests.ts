import type { Condition } from '@app/schemas/flow/condition'
import type { StepFile } from '@app/schemas/flow/steps/step'
import type { Flow } from './compile.ts'
import { testOf } from './compile.ts'
import type { Facts } from './conditions.ts'
import type { Place } from './decision.ts'
import { next, start } from './next.ts'

const prefix = 'experiment.'

/** The A/B tests that make this step another page for this person, with what is known of them, than other variants would. */
export function testsOnStep(flow: Flow, { body, fields, actions, paysFor }: StepFile, facts: Facts): string[] {
  const tests = conditionsIn([body, fields, actions, paysFor]).map((condition) => testOf(flow, condition))
  const reads = new Set(tests.flatMap((test) => test.reads))
  return testsThatChange(flow, facts, reads, (known) => tests.map((test) => test.of(known)).join())
}

/** The A/B tests that sent this person from a place (or into the mode) to where they are: with another variant they would be elsewhere. */
export function testsOnWay(flow: Flow, from: Place | undefined, facts: Facts): string[] {
  const decide = (known: Facts) => (from === undefined ? start(flow, known) : next(flow, from, known))
  return testsThatChange(flow, facts, new Set(decide(facts).reads), (known) => {
    const { go, leave } = decide(known)
    return JSON.stringify(go ?? leave)
  })
}

function testsThatChange({ resolved }: Flow, facts: Facts, reads: ReadonlySet<string>, outcome: (known: Facts) => string): string[] {
  return Object.entries(resolved.facts).flatMap(([fact, { values }]) => {
    if (!fact.startsWith(prefix) || !reads.has(fact)) return []
    const here = outcome(facts)
    return values.some((value) => outcome({ ...facts, [fact]: value }) !== here) ? [fact.slice(prefix.length)] : []
  })
}

/** Every condition by which something is there or is not. */
function conditionsIn(value: unknown): Condition[] {
  if (Array.isArray(value)) return value.flatMap(conditionsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (key === 'when' ? [inner] : conditionsIn(inner)))
}
