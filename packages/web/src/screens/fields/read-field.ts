import { secretTypes } from '@app/schemas/flow/steps/field-types'
import { checkBy, commonRules } from '@app/schemas/rules/answers/answer-rules'
import { type AnswerProblem, answerWords } from '@app/schemas/rules/answers/answer-words'
import { type Checked, good } from '@app/schemas/rules/answers/checked'
import { isEmpty } from '@app/schemas/rules/answers/empty-fields'
import type { Reading } from './field-kind.ts'
import { fieldKinds } from './fields.ts'
import type { ShownField } from './shown-field.ts'

/** What was typed in a field, as it is sent. An optional field may be left empty. */
export function readField(field: ShownField, kept: unknown, reading: Reading): Checked<unknown, AnswerProblem> {
  const value = isStale(field, kept) ? undefined : kept
  if (field.optional && isEmpty(value)) return good(undefined)
  const { read } = fieldKinds[field.type]
  if (read) return read(value, field, reading, readField)
  // A field of a step is worded as a question is.
  return checkBy(commonRules, field, value, reading.today)
}

/** What was chosen where more was offered shows as nothing chosen, and is asked for as such. */
function isStale({ type, options }: ShownField, kept: unknown): boolean {
  return type === 'choice' && options !== undefined && !options.some(({ value }) => value === kept)
}

/** What is wrong with an answer, in the words of its field: by its name, or by that of a part of it, as “name-part”. */
export function wrongWords(field: ShownField, value: unknown, reading: Reading): Readonly<Record<string, string>> {
  const answer = readField(field, value, reading)
  if (answer.ok) return {}
  const ofParts = Object.entries(fieldKinds[field.type].wrong?.(value, field, reading, readField) ?? {})
  if (ofParts.length > 0) return Object.fromEntries(ofParts.map(([part, words]) => [`${field.name}-${part}`, words]))
  return { [field.name]: answerWords(field, answer.problem, value) }
}

/** Whether the browser must not store it: in a row too. */
export function isSecretField({ type, rows = [] }: ShownField): boolean {
  return secretTypes.has(type) || rows.some((part) => secretTypes.has(part.type))
}

/** Where something is wrong in a field: itself, or parts of it. */
export function isWithin(name: string, at: string): boolean {
  return at === name || at.startsWith(`${name}-`)
}
