import type { Typed } from '../../client/walk/drafts.ts'
import type { Reading } from '../fields/field-kind.ts'
import { readField, wrongWords } from '../fields/read-field.ts'
import type { ShownField } from '../fields/shown-field.ts'
import type { Wrong } from './step-answers.ts'

/** What was typed in these fields: as it is sent where it is right, and in words where it is wrong. */
export function readAnswers(fields: readonly ShownField[], reading: Reading): { readonly answers: Typed; readonly wrong: Wrong } {
  const read = fields.map((field) => [field, readField(field, reading.others[field.name], reading)] as const)
  return {
    answers: Object.fromEntries(read.flatMap(([{ name }, answer]) => (answer.ok ? [[name, answer.value]] : []))),
    wrong: Object.assign({}, ...fields.map((field) => wrongWords(field, reading.others[field.name], reading))),
  }
}
