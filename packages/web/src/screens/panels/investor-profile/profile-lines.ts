import type { Question } from '@app/schemas/flow/questions'

const asked = [
  'annual_pretax_income',
  'estimated_networth',
  'liquid_networth',
  'estimated_tax_bracket',
  'experience_level',
  'risk_tolerance',
  'investment_goal',
  'liquidity_needs',
] as const

/** The answers that make the profile, in the words in which they were given. */
export function profileLines(
  answers: Readonly<Record<string, unknown>>,
  questions: Readonly<Record<string, Question>>,
): readonly { readonly name: string; readonly value: string }[] {
  return asked.flatMap((name) => {
    const question = questions[name]
    const chosen = question?.options?.find(({ value }) => value === answers[name])
    return question && chosen ? [{ name: question.label, value: chosen.label }] : []
  })
}
