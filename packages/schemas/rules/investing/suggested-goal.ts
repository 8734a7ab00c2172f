import { type InvestmentGoal, investmentGoals, stocksBps } from './glide-path.ts'
import { suitabilityOf } from './suitability.ts'

/** The goal nearest to the one that is asked for whose model fits the answers on that day. The calmest fits any of them. */
export function suggestedGoal(goal: InvestmentGoal, monthsLeft: number, answers: Readonly<Record<string, unknown>>): InvestmentGoal {
  const calmer = investmentGoals.slice(0, investmentGoals.indexOf(goal) + 1)
  return calmer.findLast((one) => suitabilityOf(stocksBps(one, monthsLeft), answers).fits !== false) ?? investmentGoals[0]
}
