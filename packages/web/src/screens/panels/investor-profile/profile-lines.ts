import type { Question } from '@app/schemas/flow/questions'
import { investorAnswers } from '@app/schemas/rules/investing/investor-answers'

/** The answers that make the profile, in the words in which they were given. */
export function profileLines(
  answers: Readonly<Record<string, unknown>>,
  questions: Readonly<Record<string, Question>>,
): readonly { readonly name: string; readonly value: string }[] {
  return investorAnswers.flatMap((name) => {
    const question = questions[name]
    const chosen = question?.options?.find(({ value }) => value === answers[name])
    return question && chosen ? [{ name: question.label, value: chosen.label }] : []
  })
}
