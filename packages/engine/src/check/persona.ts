import type { Catalogue } from '../load/catalogue.ts'
import type { Diagnostic } from '../load/diagnostic.ts'
import { type Document, report } from '../load/document.ts'
import type { Vocabulary } from '../resolve/vocabulary.ts'
import { checkCondition } from './conditions.ts'
import { checkReferences, stepNames } from './names.ts'

/** flows/personas: the mode, the steps and the facts that a persona names. Whether they walk as expected, their walk shows. */
export function checkPersona(doc: Document<'persona'>, catalogue: Catalogue, vocabulary: Vocabulary): Diagnostic[] {
  const { data } = doc
  const steps = [
    ...Object.keys(data.answers).map((name) => ({ name, at: ['answers', name], key: true })),
    ...data.expects.path.map((name, index) => ({ name, at: ['expects', 'path', index] })),
    ...(data.place === undefined ? [] : [{ name: data.place, at: ['place'] }]),
  ]
  return [
    ...checkReferences(doc, [{ name: data.mode, at: ['mode'] }], new Set(catalogue.documents.mode.keys()), 'unknown-mode', 'mode'),
    ...checkReferences(doc, steps, stepNames(catalogue), 'unknown-step', 'step'),
    ...Object.entries(data.facts ?? {}).flatMap(([fact, value]) =>
      checkCondition(doc, { condition: { [fact]: value }, at: ['facts'] }, vocabulary),
    ),
    ...unusedAnswers(doc),
  ]
}

/** Answers for a step that is never seen would hide a change of the path. */
function unusedAnswers(doc: Document<'persona'>): Diagnostic[] {
  const seen = new Set(doc.data.expects.path)
  return Object.keys(doc.data.answers).flatMap((step) => {
    const fix = 'Remove the answers, or add the step to the path.'
    return seen.has(step)
      ? []
      : [report(doc, ['answers', step], { rule: 'answers-unused', message: `This persona never sees “${step}”.`, fix }, 'key')]
  })
}
