import type { FactValue } from '@app/schemas/flow/condition'
import type { Question } from '@app/schemas/flow/questions'
import type { Field, StepFile } from '@app/schemas/flow/step'

type OptionWords = { readonly label: string; readonly help?: string | undefined }
type FieldWords = { readonly label: string; readonly option: (value: FactValue) => OptionWords }
type Questions = Readonly<Record<string, Question>>

/** The words of a field, whether they stand in the step itself or in the questionnaire. */
export function fieldWords(name: string, step: StepFile | undefined, questions: Questions): FieldWords {
  const field = step?.fields?.find((one) => nameOf(one) === name)
  const words = field && 'name' in field ? field : questions[name]
  const option = (value: FactValue): OptionWords => {
    if (value === '') return { label: 'Leave it empty' }
    return words?.options?.find((one) => one.value === value) ?? { label: String(value) }
  }
  return { label: words?.label ?? name, option }
}

/** The name an answer goes by. */
export function nameOf(field: Field): string {
  return 'question' in field ? field.question : field.name
}
