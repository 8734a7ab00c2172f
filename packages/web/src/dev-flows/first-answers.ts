import { type Answers, expectedFinding, type Facts, type ResolvedAsk, type ResolvedStep } from '@app/engine'
import type { FactValue } from '@app/schemas/flow/condition'

/** What stands in the fields of a step when it opens: the persona’s answers, else what is already so. */
export function firstAnswers(info: ResolvedStep, given: Answers, facts: Facts): Answers {
  const asked = info.asks.map((ask) => [ask.name, given[ask.name] ?? answerThatIsSo(ask, facts)])
  const found = Object.keys(info.learns).map((fact) => [fact, given[fact] ?? expectedFinding(info, fact, facts)])
  return Object.fromEntries([...asked, ...found])
}

/** The answer that would change nothing: the one given before. */
function answerThatIsSo({ options }: ResolvedAsk, facts: Facts): FactValue | undefined {
  const isSo = (sets: Facts) => Object.keys(sets).length > 0 && Object.entries(sets).every(([fact, value]) => facts[fact] === value)
  return options.find(({ sets }) => isSo(sets))?.value
}
