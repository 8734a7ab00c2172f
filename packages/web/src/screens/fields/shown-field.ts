import { compileCondition, type Facts } from '@app/engine'
import type { FactValue } from '@app/schemas/flow/condition'
import type { Question } from '@app/schemas/flow/questions'
import type { Field, StepFile } from '@app/schemas/flow/steps/step'

type OwnField = Extract<Field, { readonly name: string }>

/** A field as a page shows it: one of the step’s own, or a question of the questionnaire under its name. */
export type ShownField = OwnField & {
  /** Where the answer is saved: a record and a field of it. Undefined for an answer that only decides where to go. */
  readonly record: string | undefined
  readonly column: string
}

/** The record of everything that flows/questions.json asks. */
export const questionnaireRecord = 'questionnaire'

/** The id of a field’s input in the page. */
export function fieldId(name: string): string {
  return `field-${name}`
}

export function shownFields(
  { fields = [] }: Pick<StepFile, 'fields'>,
  questions: Readonly<Record<string, Question>>,
): readonly ShownField[] {
  return fields.flatMap((field) => {
    if ('name' in field) return [ownField(field)]
    const question = questions[field.question]
    if (!question) return []
    const { page: _page, derivedFrom: _from, ...words } = question
    return [{ ...words, name: field.question, record: questionnaireRecord, column: field.question }]
  })
}

export function ownField(field: OwnField): ShownField {
  const [record, column] = field.store?.split('.') ?? []
  const { known, ...rest } = field
  return { ...rest, ...(known !== undefined && { when: { [known]: false } }), record, column: column ?? field.name }
}

/** Whether a field is asked now: its condition may read facts and the answers before it on the same page. */
function isAsked({ when }: ShownField, answers: Readonly<Record<string, unknown>>, facts: Facts): boolean {
  if (when === undefined) return true
  const told = Object.fromEntries(Object.entries(answers).filter((entry): entry is [string, FactValue] => isFactValue(entry[1])))
  return compileCondition(when).of({ ...facts, ...told }) === 1
}

/** The fields that are asked, in order: one that is not asked answers nothing for those after it. */
export function askedFields(
  fields: readonly ShownField[],
  answers: Readonly<Record<string, unknown>>,
  facts: Facts,
): readonly ShownField[] {
  const asked: ShownField[] = []
  const before: Record<string, unknown> = {}
  for (const field of fields) {
    if (!isAsked(field, before, facts)) continue
    asked.push(field)
    before[field.name] = answers[field.name]
  }
  return asked
}

function isFactValue(value: unknown): value is FactValue {
  return typeof value === 'string' || typeof value === 'boolean'
}
