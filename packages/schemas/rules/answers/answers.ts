import type { Question } from '../../flow/questions.ts'
import { type FieldType, fieldTypes, type ValueType } from '../../flow/steps/field-types.ts'
import { toSentCountry } from '../people/countries.ts'
import { checkBy, commonRules, type Read, type Rule, typed } from './answer-rules.ts'

export type { Answer } from './answer-rules.ts'

/** How each type is read. A type that is missing does not compile. */
const rules = { ...commonRules, country: typed(toSentCountry) } as const satisfies Readonly<Record<ValueType, Rule>>

/**
 * Cleans and checks an answer by what its question says now. Whatever arrives, it says yes or names the problem; what it gives back it
 * accepts again as it is. `today` is YYYY-MM-DD.
 */
export function checkAnswer(question: Question, value: unknown, today: string): Read {
  return checkBy(rules, question, value, today)
}

/** The types that a question may have. */
export const answerableTypes: readonly ValueType[] = fieldTypes.filter(isAnswerable)

function isAnswerable(type: FieldType): type is ValueType {
  return Object.hasOwn(rules, type)
}
