import type { AnswerProblem } from '@app/schemas/rules/answer-words'
import { checkAnswer } from '@app/schemas/rules/answers'
import { type Checked, good } from '@app/schemas/rules/checked'
import { isEmpty } from '@app/schemas/rules/empty-fields'
import type { ShownField } from '../shown-field.ts'
import type { Reading } from './field-kind.ts'
import { fieldKinds } from './fields.ts'

/** What was typed in a field, as it is sent. An optional field may be left empty. */
export function readField(field: ShownField, value: unknown, reading: Reading): Checked<unknown, AnswerProblem> {
  if (field.optional && isEmpty(value)) return good(undefined)
  const { read } = fieldKinds[field.type]
  if (read) return read(value, field, reading)
  // A field of a step is worded as a question is.
  return checkAnswer({ ...field, record: 'client' }, value, reading.today)
}
