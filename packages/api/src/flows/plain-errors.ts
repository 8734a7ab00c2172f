import type { StepFile } from '@app/schemas/flow/steps/step'
import type { AnswerProblem } from '@app/schemas/rules/answers/answer-words'

type Asked = { readonly errors?: Readonly<Record<string, string>> }

/** The Spanish of `answer-words.ts`. An answer that can’t be gone on with has the words of its option. */
const plain: Readonly<Record<Exclude<AnswerProblem, 'declined'>, string>> = {
  required: 'Responde a esta pregunta.',
  format: 'Revisa cómo está escrito esto.',
  min: 'Esto es menos de lo que se puede escribir aquí.',
  max: 'Esto es más de lo que se puede escribir aquí.',
  length: 'Esto es demasiado corto o demasiado largo.',
  match: 'Estas dos respuestas no concuerdan.',
  unknown: 'Elige una de las respuestas que se ofrecen.',
  type: 'Esto no se puede responder aquí.',
  size: 'Esto es demasiado grande.',
}

/**
 * What can be said of every answer is English in the code of pages: a field in Spanish brings it along, where it has no words of its own.
 * Those about how an answer is written do for all that is wrong with it.
 */
export function withPlainErrors<Field extends Asked>(field: Field): Field {
  return field.errors?.['format'] === undefined ? { ...field, errors: { ...plain, ...field.errors } } : field
}

export function withPlainErrorsInStep(step: StepFile): StepFile {
  const fields = step.fields?.map((field) => {
    if ('question' in field) return field
    const { rows } = field
    return withPlainErrors(rows ? { ...field, rows: rows.map((part) => withPlainErrors(part)) } : field)
  })
  return fields ? { ...step, fields } : step
}
