import type { Question } from '@app/schemas/flow/questions'
import { type InvestorAnswer, investorAnswers } from '@app/schemas/rules/investing/investor-answers'
import { dayIn } from '../day-of.ts'
import type { InvestorWords } from './investor-answers.words.ts'
import type { InvestorProfile } from './investor-profile.ts'

type Fact = { readonly name: string; readonly value: string }

/** The answers in the words in which they were given, and their day where it is known. */
export function investorFacts(
  { answers, given_at }: InvestorProfile,
  questions: Readonly<Record<string, Question>>,
  said: InvestorWords,
): readonly Fact[] {
  const facts = investorAnswers.flatMap((name) => {
    const answer = answers[name]
    return answer === undefined ? [] : [{ name: said.names[name], value: chosenWords(questions, name, answer) }]
  })
  return given_at === null ? facts : [...facts, { name: said.given, value: dayIn(given_at) }]
}

/** An answer that is no longer offered is shown as it was sent. */
function chosenWords(questions: Readonly<Record<string, Question>>, name: InvestorAnswer, answer: string | number): string {
  return questions[name]?.options?.find(({ value }) => value === answer)?.label ?? String(answer)
}
