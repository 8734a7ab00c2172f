import type { Question } from '@app/schemas/flow/questions'
import type { FieldType } from '@app/schemas/flow/steps/field-types'
import type { AnswerProblem } from '@app/schemas/rules/answers/answer-words'
import { answerableTypes, checkAnswer } from '@app/schemas/rules/answers/answers'

/** What a field or a question says of the answers that it takes. */
export type Taking = Pick<Question, 'label' | 'min' | 'max' | 'options' | 'optional' | 'errors' | 'autocomplete'> & {
  readonly type: FieldType
}

/** The first year in which this product is used. */
export const firstYearOfUse = 2026

/** Days on which something may be typed: what none of them takes is never taken. */
const days = Array.from({ length: 18 }, (_, index) => `${firstYearOfUse + Math.floor(index / 2)}-${index % 2 === 0 ? '01' : '12'}-01`)

type Refusal = { readonly question: Question; readonly problem: AnswerProblem }

/** Why an answer is refused, whatever day it is. What has no rule, such as a card number, is taken. */
export function refusalOf(taking: Taking, value: unknown): Refusal | undefined {
  const type = answerableTypes.find((one) => one === taking.type)
  if (type === undefined) return undefined
  const question: Question = { ...taking, type }
  const results = days.map((today) => checkAnswer(question, value, today))
  const last = results.at(-1)
  return last === undefined || last.ok || results.some(({ ok }) => ok) ? undefined : { question, problem: last.problem }
}
