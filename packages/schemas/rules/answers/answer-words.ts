import type { Question } from '../../flow/questions.ts'
import type { errorRules } from '../../flow/steps/field-types.ts'
import { optionOf } from './option-of.ts'

/** What can be wrong with an answer: the names under which a question words its messages. */
export type AnswerProblem = (typeof errorRules)[number]

/** What a person reads when an answer is refused: the question's own words, or what can be said of every question. */
export function answerWords(question: Question, problem: AnswerProblem, value: unknown): string {
  return own(question, problem) ?? ofOption(question, problem, value) ?? own(question, 'format') ?? plainWords[problem]
}

function own({ errors }: Question, problem: AnswerProblem): string | undefined {
  return errors && Object.hasOwn(errors, problem) ? errors[problem] : undefined
}

/** An answer that is offered and cannot be gone on with says itself what to do instead. */
function ofOption({ options = [] }: Question, problem: AnswerProblem, value: unknown): string | undefined {
  if (problem !== 'declined') return undefined
  const chosen = (Array.isArray(value) ? value : [value]).map((one: unknown) => optionOf(options, one))
  return options.find((option) => option.error !== undefined && chosen.includes(option))?.error
}

const plainWords = {
  required: 'Answer this question.',
  format: 'Check how this is written.',
  min: 'This is less than can be entered here.',
  max: 'This is more than can be entered here.',
  length: 'This is too short or too long.',
  match: 'These two answers don’t go together.',
  unknown: 'Choose one of the answers that are offered.',
  declined: 'Choose another answer to go on.',
  type: 'You can’t answer this here.',
  size: 'This is too large.',
} as const satisfies Readonly<Record<AnswerProblem, string>>
