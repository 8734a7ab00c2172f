import type { Question } from '@app/schemas/flow/questions'
import type { InvestorAnswer } from '@app/schemas/rules/investing/investor-answers'
import { dayIn } from '../day-of.ts'
import type { InvestorWords } from './investor-answers.words.ts'
import type { InvestorProfile } from './investor-profile.ts'

type Fact = { readonly name: string; readonly value: string }

/** First those that a mix is suggested by. */
const order = [
  'investment_goal',
  'risk_tolerance',
  'planned_retirement_age',
  'liquidity_needs',
  'experience_level',
  'annual_pretax_income',
  'estimated_networth',
  'liquid_networth',
  'estimated_tax_bracket',
] as const satisfies readonly InvestorAnswer[]

/** Their day where it is known, and the answers in the words in which they were given. */
export function investorFacts(
  { answers, given_at }: InvestorProfile,
  questions: Readonly<Record<string, Question>>,
  said: InvestorWords,
): readonly Fact[] {
  const facts = order.flatMap((name) => {
    const answer = answers[name]
    return answer === undefined ? [] : [{ name: said.names[name], value: chosenWords(questions, name, answer) }]
  })
  return given_at === null ? facts : [{ name: said.given, value: dayIn(given_at) }, ...facts]
}

/** An answer that is no longer offered is shown as it was sent. */
function chosenWords(questions: Readonly<Record<string, Question>>, name: InvestorAnswer, answer: string | number): string {
  return questions[name]?.options?.find(({ value }) => value === answer)?.label ?? String(answer)
}
