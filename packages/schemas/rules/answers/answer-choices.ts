import type { Question } from '../../flow/questions.ts'
import { cleanProviderNames } from '../accounts/provider-names.ts'
import { beyondNumbers } from './answer-limits.ts'
import type { AnswerProblem } from './answer-words.ts'
import { bad, type Checked, good } from './checked.ts'
import { optionOf } from './option-of.ts'

/** One of the answers that are offered, as its file writes it. */
export function readChoice(value: unknown, { options = [] }: Question): Checked<string | boolean, AnswerProblem> {
  const option = optionOf(options, value)
  if (!option) return bad('unknown')
  return option.error === undefined ? good(option.value) : bad('declined')
}

/** Yes is true and no is false. */
export function readYesNo(value: unknown, question: Question): Checked<string | boolean, AnswerProblem> {
  if (typeof value !== 'boolean') return bad('unknown')
  return question.options ? readChoice(value, question) : good(value)
}

/** Some of the answers that are offered, each once and in their order. */
export function readChoices(value: unknown, question: Question): Checked<readonly string[], AnswerProblem> {
  if (!isList(value)) return bad('format')
  const { options = [], optional } = question
  const texts = options.flatMap((option) => (typeof option.value === 'string' ? [{ ...option, value: option.value }] : []))
  const found = value.map((one) => optionOf(texts, one))
  if (found.includes(undefined)) return bad('unknown')
  const chosen = texts.filter((option) => found.includes(option))
  if (chosen.some(({ error }) => error !== undefined)) return bad('declined')
  return counted(
    chosen.map((option) => option.value),
    question,
    optional,
  )
}

/** Companies or funds, by their names or the letters they trade under. */
export function readSecurities(value: unknown, question: Question): Checked<readonly string[], AnswerProblem> {
  const typed = typeof value === 'string' ? [value] : value
  if (!isList(typed) || !typed.every(isText)) return bad('format')
  const names = cleanProviderNames(typed)
  return names.ok ? counted(names.value, question, question.optional) : names
}

function counted(list: readonly string[], question: Question, isOptional = false): Checked<readonly string[], AnswerProblem> {
  if (list.length === 0) return isOptional ? good(list) : bad('required')
  const beyond = beyondNumbers(list.length, question)
  return beyond === undefined ? good(list) : bad(beyond)
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.isWellFormed()
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}
