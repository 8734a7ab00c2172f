import type { FactValue } from '@app/schemas/flow/condition'
import { canHold, conditionLeaves } from '../flow/conditions.ts'
import type { Catalogue } from '../load/catalogue.ts'
import type { Diagnostic } from '../load/diagnostic.ts'
import { type Document, report } from '../load/document.ts'
import { decidedBy } from './step/decided-by.ts'

/** Facts that nobody is asked for, and levels that send people where what they lack can’t be had. */
export function checkFactSlips(doc: Document<'facts'>, catalogue: Catalogue): Diagnostic[] {
  return catalogue.documents.step.size === 0
    ? []
    : [...neverAsked(doc, catalogue), ...sentAstray(doc, catalogue), ...startsAtItsEnd(doc, catalogue), ...neverCompleted(doc, catalogue)]
}

function neverAsked(doc: Document<'facts'>, catalogue: Catalogue): Diagnostic[] {
  const asked = new Set(
    [...catalogue.documents.step.values()].flatMap(({ data }) =>
      (data.fields ?? []).flatMap((field) => ('question' in field ? [] : [field.fact])),
    ),
  )
  return Object.entries(doc.data.facts).flatMap(([name, { from }]) => {
    if (from !== 'person' || asked.has(name)) return []
    const message = `“${name}” comes from the person, and no step asks it.`
    const fix = `Write "from": "service" with its "start", or ask it on a step: a field with "fact": "${name}".`
    return [report(doc, ['facts', name, 'from'], { rule: 'fact-never-asked', message, fix })]
  })
}

/** A progress key that no step completes stays open for everybody. Most are called as the step that does it, and there it is said. */
function neverCompleted(doc: Document<'facts'>, { documents }: Catalogue): Diagnostic[] {
  const completed = new Set(
    [...documents.step.values()].map(({ data: { completes } }) => (typeof completes === 'string' ? completes : completes?.key)),
  )
  return doc.data.progress.flatMap(({ key }) => {
    const step = documents.step.get(key.replaceAll('_', '-'))
    if (!step || completed.has(key)) return []
    const message = `No step completes “${key}”: it stays open for everybody, and people are led back to it.`
    return [report(step, ['step'], { rule: 'never-completed', message, fix: `Add "completes": "${key}" to the step that does it.` })]
  })
}

/** What steps bring about is not so from the start. What they only take back may have come about outside of all steps. */
function startsAtItsEnd(doc: Document<'facts'>, { documents }: Catalogue): Diagnostic[] {
  const steps = [...documents.step.values()].map(({ data }) => data)
  const learned = new Set(steps.flatMap(({ learns }) => Object.keys(learns ?? {})))
  const answers = steps.flatMap(({ fields = [] }) => fields.flatMap((field) => ('question' in field ? [] : (field.options ?? []))))
  const changes = [...steps, ...answers].flatMap(({ sets }) => Object.entries(sets ?? {}))
  return Object.entries(doc.data.facts).flatMap(([name, { from, start }]) => {
    const values = changes.flatMap(([fact, value]) => (fact === name ? [value] : []))
    if (from !== 'service' || start === false || learned.has(name) || values.length === 0 || values.some((value) => value !== start))
      return []
    const message = `“${name}” is ${JSON.stringify(start)} of everybody from the start, and steps set it to that.`
    const fix = 'Start with what is so before the first of these steps.'
    return [report(doc, ['facts', name, 'start'], { rule: 'starts-at-its-end', message, fix })]
  })
}

/** Whoever lacks something is sent where it can be had; what the checks before it want, they have. */
function sentAstray(doc: Document<'facts'>, catalogue: Catalogue): Diagnostic[] {
  const questions = catalogue.documents.questions.get('questions')?.data.questions ?? {}
  const known = new Set<string>()
  return doc.data.needs.flatMap(({ need, checks }, level) =>
    checks.flatMap(({ holds, otherwise }, index) => {
      const step = otherwise.go === undefined ? undefined : catalogue.documents.step.get(otherwise.go)?.data
      const there = new Set([...known, ...(step ? decidedBy(step, questions) : [])])
      for (const { fact } of conditionLeaves(holds)) known.add(fact)
      if (!step || canHold(holds, there)) return []
      const message = `People who lack “${need}” are sent to “${otherwise.go}”, where they can’t bring it about.`
      const fix = 'Name the step that does, or want less.'
      return [report(doc, ['needs', level, 'checks', index, 'otherwise', 'go'], { rule: 'sent-astray', message, fix })]
    }),
  )
}

/** What is so of somebody about whom nothing is known yet. */
export function factsAtStart({ documents }: Catalogue): Readonly<Record<string, FactValue | undefined>> {
  return Object.fromEntries(Object.entries(documents.facts.get('facts')?.data.facts ?? {}).map(([name, { start }]) => [name, start]))
}
