import type { Condition, FactValue } from '@app/schemas/flow/condition'
import type { QuestionsFile } from '@app/schemas/flow/questions'
import type { StepFile } from '@app/schemas/flow/steps/step'
import { combinations, compileCondition, conditionLeaves, YES } from '../flow/conditions.ts'
import type { Catalogue } from '../load/catalogue.ts'
import type { Diagnostic } from '../load/diagnostic.ts'
import { type Document, report } from '../load/document.ts'
import type { ExpandedItem } from '../resolve/items.ts'
import { sideSteps } from '../resolve/resolve.ts'
import type { Vocabulary } from '../resolve/vocabulary.ts'

/** A detour back to an earlier step must depend on something that the way from there can change: else it is taken for ever. */
export function checkLoops(
  doc: Document<'mode'>,
  items: readonly ExpandedItem[],
  catalogue: Catalogue,
  vocabulary: Vocabulary,
): Diagnostic[] {
  const side = new Set(sideSteps(catalogue, doc.data))
  const questions = catalogue.documents.questions.get('questions')?.data.questions ?? {}
  const dataOf = (step: string) => catalogue.documents.step.get(step)?.data ?? []
  const stepsFrom = (first: number, last: number) =>
    items.slice(first, last + 1).flatMap(({ branches }) => branches.map(({ step }) => step))
  const findings = items.flatMap(({ branches, at }, index) =>
    branches.flatMap(({ step }) =>
      backDetours(catalogue.documents.step.get(step)?.data, side).flatMap(({ to, when }) => {
        const target = items.findIndex((item) => item.branches.some((branch) => branch.step === to))
        if (target < 0 || target > index || to === step) return []
        const onTheWay = [...stepsFrom(target, index), ...side].flatMap(dataOf)
        return staysSo(when, valuesGiven(onTheWay, questions), vocabulary) ? [report(doc, at, forEver(step, to))] : []
      }),
    ),
  )
  return findings
}

/** The detours of a step that return to it, each with the condition under which it is taken. */
function backDetours(data: StepFile | undefined, side: ReadonlySet<string>): { to: string; when: Condition }[] {
  const detours = data?.detours ?? []
  return detours.flatMap(({ to, when }, index) => {
    if (to === undefined || when === undefined || side.has(to)) return []
    const out = detours.slice(0, index).flatMap((earlier) => (earlier.after === 'end' && earlier.when ? [{ not: earlier.when }] : []))
    return [{ to, when: { all: [when, ...out] } }]
  })
}

/** Every value that some steps can give each fact. */
function valuesGiven(steps: readonly StepFile[], questions: QuestionsFile['questions']): Map<string, Set<FactValue>> {
  const given = new Map<string, Set<FactValue>>()
  const give = (fact: string, value: FactValue) => given.set(fact, (given.get(fact) ?? new Set()).add(value))
  for (const data of steps) {
    for (const [fact, value] of Object.entries(data.sets ?? {})) give(fact, value)
    for (const [fact, values] of Object.entries(data.learns ?? {})) for (const value of values) give(fact, value)
    for (const field of data.fields ?? []) {
      const fact = 'question' in field ? field.question : field.fact
      const options: OptionLike[] = ('question' in field ? questions[field.question]?.options : field.options) ?? []
      for (const { value, sets } of options) {
        if (fact !== undefined) give(fact, value)
        for (const [other, set] of Object.entries(sets ?? {})) give(other, set)
      }
    }
  }
  return given
}

type OptionLike = { readonly value: FactValue; readonly sets?: Readonly<Record<string, FactValue>> }

/** Whether the condition can hold for anybody, whatever the detour sets. */
function staysSo(condition: Condition, given: ReadonlyMap<string, ReadonlySet<FactValue>>, vocabulary: Vocabulary): boolean {
  const facts = [...new Set(conditionLeaves(condition).map(({ fact }) => fact))]
  const open = facts.filter((fact) => given.has(fact))
  const fixed = facts.filter((fact) => !given.has(fact))
  const ways = combinations(open, (fact) => [...(given.get(fact) ?? [])])
  const test = compileCondition(condition)
  return combinations(fixed, (fact) => vocabulary.get(fact)?.values).some((person) =>
    ways.every((way) => test.of({ ...person, ...way }) === YES),
  )
}

function forEver(step: string, to: string) {
  return {
    rule: 'goes-round-for-ever',
    message: `“${step}” leads back to “${to}” on a condition that nothing on the way there and back can change.`,
    fix: `Let it depend on something that is asked from “${to}” on, or take the detour out.`,
  }
}
