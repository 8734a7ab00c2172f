import type { Language } from '@app/schemas/language'
import { addMonths, dayOf } from '@app/schemas/rules/days/days'
import type { Context } from '../../context/context.ts'
import type { Answers } from '../questionnaire/answers.ts'
import { findInvestorAnswers } from './investor-answers.ts'
import { toAllocation, toExpense, toSuitability } from './record.ts'
import { type Model, models, weightsOf } from './securities/models.ts'
import { findPortfolio } from './store.ts'
import { stocksBpsOf, toPercent } from './trading/weights.ts'

type Seen = {
  readonly today: string
  readonly retiresOn: string | undefined
  readonly answers: Answers
  readonly currentId: string | null
  readonly language: Language
}

const exampleYears = 25

/** The ready-made portfolios as they would be for this person today. */
export async function listModels(context: Context, personId: string, language: Language) {
  const { db, now } = context
  const { retiresOn, answers } = await findInvestorAnswers(context, db, personId)
  const current = await findPortfolio(db, personId)
  const seen = { today: dayOf(now()), retiresOn, answers, currentId: current?.model_id ?? null, language }
  return { results: models.map((model) => toModel(model, seen)) }
}

export function toModel(model: Model, { today, retiresOn, answers, currentId, language }: Seen) {
  const weights = weightsOf(model, today, retiresOn ?? exampleRetirement(today))
  const stocks = stocksBpsOf(weights)
  return {
    pk: model.id,
    name: model.name[language],
    about: model.about[language],
    investment_goal: model.goal,
    stocks: toPercent(stocks),
    allocation: toAllocation(weights, language),
    ...toExpense(weights),
    based_on: retiresOn === undefined ? ('example' as const) : ('your_retirement' as const),
    suitability: toSuitability(stocks, answers, language),
    is_current: model.id === currentId,
  }
}

/** For people who have not said when they plan to retire. */
export function exampleRetirement(today: string): string {
  return addMonths(today, exampleYears * 12)
}
