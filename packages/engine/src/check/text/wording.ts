import type { Question } from '@app/schemas/flow/questions'
import type { FieldType } from '@app/schemas/flow/steps/field-types'
import type { Field, StepFile } from '@app/schemas/flow/steps/step'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../../load/document.ts'
import { onceEach } from '../../load/once-each.ts'
import { hardSentencesIn } from './grammar/hard-sentences.ts'
import { readingGrade } from './grammar/reading-grade.ts'

const hardestGrade = 8

/** What is typed, and has to be on a list that only the service has. */
const listed: ReadonlySet<FieldType> = new Set(['record-keeper', 'country'])

/** Words for people: easy to read, and a message for people who leave out a required answer, or type one that is on no list. */
export const checkWording = onceEach((doc: Document<'step'>): readonly Diagnostic[] => {
  const said = wordsOf(doc.data)
  const grade = readingGrade(said.map(({ text }) => text))
  const hard = grade > hardestGrade && hardSentencesIn(doc).length === 0 ? [report(doc, ['title'], hardToRead(grade))] : []
  return [...hard, ...(doc.data.fields ?? []).flatMap((field, index) => checkMessages(doc, field, ['fields', index]))]
})

type OwnField = Exclude<Field, { readonly question: string }>
type Answerable = {
  readonly type: FieldType
  readonly optional?: boolean
  readonly errors?: OwnField['errors']
  readonly rows?: OwnField['rows']
}

function checkMessages(doc: Document, field: Field, at: JsonPath): Diagnostic[] {
  if ('question' in field) return []
  return missingMessage(doc, field.name, field, at)
}

/** A question of the questionnaire that must be answered has a message too. */
export function checkQuestionMessage(doc: Document, name: string, question: Question): Diagnostic[] {
  return question.page === undefined ? [] : missingMessage(doc, name, question, ['questions', name])
}

function missingMessage(doc: Document, name: string, { type, optional, errors, rows }: Answerable, at: JsonPath): Diagnostic[] {
  const inner = (rows ?? []).flatMap((row, index) => missingMessage(doc, row.name, row, [...at, 'rows', index]))
  const place = errors === undefined ? [...at, 'label'] : [...at, 'errors']
  const leftOut = {
    message: `“${name}” must be answered, and has no message for people who leave it out.`,
    fix: 'Add "errors": { "required": "…" } with what to do, or "optional": true.',
  }
  const notListed = {
    message: `“${name}” takes what is on a list, and has no message for people who type something else.`,
    fix: 'Add "unknown" to "errors", with what to do: “Pick one from the list, or …”.',
  }
  return [
    ...inner,
    ...(optional || errors?.['required'] !== undefined ? [] : [report(doc, place, { rule: 'no-message', ...leftOut })]),
    ...(listed.has(type) && errors?.['unknown'] === undefined ? [report(doc, place, { rule: 'no-message', ...notListed })] : []),
  ]
}

function hardToRead(grade: number) {
  return {
    rule: 'hard-to-read',
    severity: 'warning',
    message: `This page reads like school grade ${grade.toFixed(1)}; ${hardestGrade} is the most that most people read with ease.`,
    fix: 'Shorten sentences, and use everyday words.',
  } as const
}

const shown = new Set([
  'title',
  'lead',
  'text',
  'label',
  'help',
  'why',
  'continue',
  'error',
  'list',
  'numbered',
  'empty',
  'heading',
  'section',
  'folds',
  'errors',
])

/** Everything on the page that a person reads, with its place. */
function wordsOf(step: StepFile): { text: string; at: JsonPath }[] {
  const found: { text: string; at: JsonPath }[] = []
  const visit = (value: unknown, at: JsonPath, isShown: boolean): void => {
    if (typeof value === 'string' && isShown) found.push({ text: value, at })
    else if (Array.isArray(value)) {
      for (const [index, one] of value.entries()) visit(one, [...at, index], isShown)
    } else if (value !== null && typeof value === 'object') {
      for (const [key, inner] of Object.entries(value)) visit(inner, [...at, key], shown.has(key) || at.at(-1) === 'errors')
    }
  }
  for (const part of ['section', 'title', 'lead', 'body', 'fields', 'parts', 'continue', 'actions'] as const)
    visit(step[part], [part], shown.has(part))
  return found
}
