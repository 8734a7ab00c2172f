import type { Catalogue } from '../load/catalogue.ts'
import type { Diagnostic } from '../load/diagnostic.ts'
import { type Document, report } from '../load/document.ts'
import type { Vocabulary } from '../resolve/vocabulary.ts'
import { checkCondition } from './conditions.ts'
import { checkReferences, stepNames, unknownName } from './names.ts'

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
    ...unaskedAnswers(doc, catalogue),
    ...sharedAddress(doc, catalogue),
  ]
}

/** An answer to what a step does not ask is one that the author thinks is given, and that nobody gives. */
function unaskedAnswers(doc: Document<'persona'>, { documents }: Catalogue): Diagnostic[] {
  return Object.entries(doc.data.answers).flatMap(([name, visits]) => {
    const step = documents.step.get(name)?.data
    if (!step) return []
    const asked = new Set([
      ...(step.fields ?? []).map((field) => ('question' in field ? field.question : field.name)),
      ...Object.keys(step.learns ?? {}),
      'go',
    ])
    const lists = Array.isArray(visits)
      ? visits.map((visit, index) => ({ visit, at: ['answers', name, index] }))
      : [{ visit: visits, at: ['answers', name] }]
    return lists.flatMap(({ visit, at }) =>
      Object.keys(visit).flatMap((key) =>
        asked.has(key)
          ? []
          : [report(doc, [...at, key], unknownName(key, asked, 'unasked-answer', `question or field on “${name}” called`), 'key')],
      ),
    )
  })
}

/** Personas are demo customers too: two of one e-mail address could not both sign in. */
function sharedAddress(doc: Document<'persona'>, { documents }: Catalogue): Diagnostic[] {
  const { email } = doc.data.person
  const others = [...documents.persona.values()].filter(({ data }) => data.person.email.toLowerCase() === email.toLowerCase())
  const [first] = others
  if (!first || first.name === doc.name) return []
  const message = `“${first.name}” has the e-mail address ${email} already.`
  return [report(doc, ['person', 'email'], { rule: 'shared-address', message, fix: 'Give each persona an address of its own.' })]
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
