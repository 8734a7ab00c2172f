import { problemWithOption } from '../../edit/renamable-option.ts'
import type { Catalogue } from '../../load/catalogue.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../../load/document.ts'

type Option = { readonly value: string | boolean; readonly label: string; readonly formerly?: readonly string[] | undefined }
type Asked = { readonly at: JsonPath; readonly fact: string; readonly options: readonly Option[] }

/** Answers that have another value since then under the same label: what people have chosen is stored under the old one. */
export function renamedAnswers(before: Catalogue, after: Catalogue): readonly Diagnostic[] {
  return changedQuestions(before, after).flatMap(({ doc, at, fact, options, old }) =>
    renamedIn(old, options).map(({ index, from, to }) => report(doc, [...at, index, 'value'], renamedByHand(before, { fact, from, to }))),
  )
}

/** Answers that are gone since then: whoever chose one is asked again. */
export function lostAnswers(before: Catalogue, after: Catalogue): readonly Diagnostic[] {
  return changedQuestions(before, after).flatMap(({ doc, at, options, old }) => {
    const renamed = renamedIn(old, options).map(({ from }) => from)
    const known = new Set(options.flatMap(({ value, formerly = [] }) => [value, ...formerly]))
    const lost = old.filter(({ value }) => !known.has(value) && !renamed.includes(String(value)))
    return options.length > 0 && lost.length > 0 ? [report(doc, at, answersLost(lost.map(({ label }) => label)))] : []
  })
}

/** What is asked in files that are others since then, with the answers that it had. */
function changedQuestions(
  before: Catalogue,
  after: Catalogue,
): readonly (Asked & { readonly doc: Document; readonly old: readonly Option[] })[] {
  const older = new Map(askedIn(before).map((one) => [one.doc.path, one]))
  return askedIn(after).flatMap(({ doc, asked }) => {
    const then = older.get(doc.path)
    if (!then || then.doc === doc) return []
    return asked.map((one) => ({ ...one, doc, old: then.asked.find(({ fact }) => fact === one.fact)?.options ?? [] }))
  })
}

function answersLost(labels: readonly string[]) {
  const message = `“${labels.join('”, “')}” ${labels.length > 1 ? 'were answers' : 'was an answer'} at the last commit: whoever chose it is asked again.`
  const fix = 'Have those who mean it another answer to choose? If it is meant, commit it: it is asked once.'
  return { rule: 'lost-answer', severity: 'warning', message, fix } as const
}

function askedIn({ documents }: Catalogue): { readonly doc: Document; readonly asked: readonly Asked[] }[] {
  const questions = [...documents.questions.values()].map((doc) => ({
    doc,
    asked: Object.entries(doc.data.questions).map(([fact, { options = [] }]) => ({ at: ['questions', fact, 'options'], fact, options })),
  }))
  const steps = [...documents.step.values()].map((doc) => ({
    doc,
    asked: (doc.data.fields ?? []).flatMap((field, index) =>
      'question' in field || field.fact === undefined
        ? []
        : [{ at: ['fields', index, 'options'], fact: field.fact, options: field.options ?? [] }],
    ),
  }))
  return [...questions, ...steps]
}

function renamedIn(then: readonly Option[], now: readonly Option[]) {
  const isThere = (options: readonly Option[], wanted: unknown) => options.some(({ value }) => value === wanted)
  return now.flatMap(({ value, label, formerly = [] }, index) => {
    const was = then.find((one) => one.label === label && !isThere(now, one.value))?.value
    const isRenamed = typeof was === 'string' && typeof value === 'string' && !isThere(then, value) && !formerly.includes(was)
    return isRenamed ? [{ index, from: was, to: value }] : []
  })
}

type Renaming = { readonly fact: string; readonly from: string; readonly to: string }

function renamedByHand(before: Catalogue, { fact, from, to }: Renaming) {
  const problem = problemWithOption(before, fact, from, to)
  const command = `Run “npm run flows -- rename option ${fact} ${from} ${to}”: it changes every place, and answers of before still count.`
  return {
    rule: 'answer-renamed',
    message: `"${from}" is "${to}" since the last commit: whoever chose it before would be asked again, and what goes by it no longer does.`,
    fix: `Put "${from}" back. ${problem ?? command}`,
  }
}
