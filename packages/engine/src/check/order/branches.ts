import type { Condition } from '@app/schemas/flow/condition'
import { combinations, compileCondition, conditionLeaves, NO, YES } from '../../flow/conditions.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../../load/document.ts'
import type { Vocabulary } from '../../resolve/vocabulary.ts'

type Branch = { readonly when?: Condition | undefined; readonly at: JsonPath }

const mostCombinations = 20_000

/** Of a list of which the first that holds is taken: an entry that is never reached, because those before it take its people. */
export function checkBranches(doc: Document, branches: readonly Branch[], vocabulary: Vocabulary): Diagnostic[] {
  return branches.flatMap(({ when, at }, index) => {
    const before = branches.slice(0, index).flatMap((one) => (one.when === undefined ? [] : [one.when]))
    if (when === undefined || before.length === 0 || !isTaken(when, before, vocabulary)) return []
    const message = 'People for whom this holds have taken an entry before it: nobody comes here.'
    return [report(doc, at, { rule: 'unreachable-branch', message, fix: 'Mend the condition, move it up, or remove it.' })]
  })
}

/** Whether everybody for whom a condition holds is taken by one before. */
function isTaken(when: Condition, before: readonly Condition[], vocabulary: Vocabulary): boolean {
  const facts = [...new Set([when, ...before].flatMap((one) => conditionLeaves(one).map(({ fact }) => fact)))]
  if (facts.some((fact) => !vocabulary.has(fact))) return false
  if (facts.reduce((all, fact) => all * (vocabulary.get(fact)?.values.length ?? 0), 1) > mostCombinations) return false
  const own = compileCondition(when)
  const others = before.map((one) => compileCondition(one))
  let held = false
  for (const person of combinations(facts, (fact) => vocabulary.get(fact)?.values)) {
    if (own.of(person) === NO) continue
    held = true
    if (!others.some((other) => other.of(person) === YES)) return false
  }
  return held
}
