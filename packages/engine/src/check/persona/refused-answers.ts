import { answerWords } from '@app/schemas/rules/answers/answer-words'
import type { Catalogue } from '../../load/catalogue.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../../load/document.ts'
import { refusalOf, type Taking } from '../step/fields/ever-taken.ts'
import { answerOf, visitsOf } from './visits.ts'

/** What the page would refuse, by the rule that the page and the service go by. A choice that is not offered is told with those that are. */
export function refusedAnswers(doc: Document<'persona'>, { documents }: Catalogue): Diagnostic[] {
  const questions = documents.questions.get('questions')?.data.questions ?? {}
  return visitsOf(doc).flatMap(({ step, answers, at }) =>
    (documents.step.get(step)?.data.fields ?? []).flatMap((field) => {
      const name = 'question' in field ? field.question : field.name
      const taking = 'question' in field ? questions[name] : field
      const given = answerOf(answers, name)
      if ('rows' in field && field.rows) return inRows(doc, step, field.rows, given, [...at, name])
      return taking ? refused(doc, step, taking, given, [...at, name]) : []
    }),
  )
}

function inRows(
  doc: Document<'persona'>,
  step: string,
  fields: readonly (Taking & { readonly name: string })[],
  rows: unknown,
  at: JsonPath,
): Diagnostic[] {
  return (Array.isArray(rows) ? rows : []).flatMap((row: unknown, index) =>
    fields.flatMap((field) => refused(doc, step, field, answerOf(Object(row), field.name), [...at, index, field.name])),
  )
}

function refused(doc: Document<'persona'>, step: string, taking: Taking, given: unknown, at: JsonPath): Diagnostic[] {
  if (given === undefined || taking.type === 'choice' || taking.type === 'yes-no') return []
  const refusal = refusalOf(taking, given)
  if (!refusal || refusal.problem === 'required') return []
  const message = `“${step}” does not take ${JSON.stringify(given)}: “${answerWords(refusal.question, refusal.problem, given)}”`
  const rule = refusal.problem === 'min' || refusal.problem === 'max' ? 'beyond-limit' : 'answer-refused'
  return [report(doc, at, { rule, message, fix: 'Answer what the page takes.' })]
}
