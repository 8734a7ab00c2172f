import type { BodyOf } from '@app/schemas/api/contract'
import type { portfolioContracts } from '@app/schemas/api/money/portfolios'
import type { Language, Words } from '@app/schemas/language'
import { dayOf } from '@app/schemas/rules/days/days'
import { driftFrom, type InvestmentGoal, monthsUntil, retirementDay } from '@app/schemas/rules/investing/glide-path'
import { suggestedGoal } from '@app/schemas/rules/investing/suggested-goal'
import { toSentBirthDate } from '@app/schemas/rules/people/birth-date'
import type { Context } from '../../context/context.ts'
import { fail } from '../../failure/failure.ts'
import { sealing } from '../../security/sealing.ts'
import { findInvestorAnswers, type InvestorAnswers } from './investor-answers.ts'
import { toModel } from './list-models.ts'
import { toAllocation } from './record.ts'
import { sealedPortfolioPlans } from './sealed.ts'
import { modelOf, toWeights } from './securities/models.ts'
import { findPlan, findPortfolio, putPlan } from './store.ts'
import { toPercent } from './trading/weights.ts'

type Asked = BodyOf<typeof portfolioContracts.proposePortfolio>
type Wish = { readonly personId: string; readonly language: Language }
type Plan = { readonly goal: InvestmentGoal; readonly retiresOn: string }

const words = {
  planned_retirement_age: {
    en: 'Enter the age when you plan to retire, such as 67.',
    es: 'Escribe la edad a la que piensas jubilarte, como 67.',
  },
  dob: { en: 'Enter a birth date. You need to be 18 or older.', es: 'Escribe tu fecha de nacimiento. Hay que tener 18 años o más.' },
  investment_goal: { en: 'Choose what matters most to you.', es: 'Elige lo que más te importa.' },
} as const satisfies Readonly<Record<keyof Asked, Words<string>>>

/** The ready-made portfolio for a goal and a day of retirement. The plan is saved: a model that is chosen later depends on it. */
export async function proposePortfolio(context: Context, { personId, language }: Wish, asked: Asked) {
  const standing = await findInvestorAnswers(context, context.db, personId)
  const today = dayOf(context.now())
  const plan = planOf(asked, standing, today)
  if ('missing' in plan) return fail('validation_failed', { fields: Object.fromEntries(plan.missing.map((name) => [name, [words[name]]])) })
  await savePlan(context, personId, plan)
  const current = await findPortfolio(context.db, personId)
  const model = modelOf(plan.goal)
  const suggested = suggestedGoal(plan.goal, monthsUntil(today, plan.retiresOn), standing.answers)
  const driftOf = (goal: InvestmentGoal) =>
    driftFrom(goal, today, plan.retiresOn).map(({ day, monthsLeft, stocksBps: stocks, allocation }) => ({
      day,
      years_to_retirement: Math.round((monthsLeft / 12) * 10) / 10,
      stocks: toPercent(stocks),
      allocation: toAllocation(toWeights(allocation), language),
    }))
  return {
    portfolio_model_id: model.id,
    model: toModel(model, { today, retiresOn: plan.retiresOn, answers: standing.answers, currentId: current?.model_id ?? null, language }),
    drift: driftOf(plan.goal),
    suggested_model_id: modelOf(suggested).id,
    suggested_drift: driftOf(suggested),
  }
}

function planOf(asked: Asked, standing: InvestorAnswers, today: string): Plan | { readonly missing: readonly (keyof Asked)[] } {
  const age = asked.planned_retirement_age ?? standing.plannedAge
  const born = asked.dob ?? standing.birthDate
  const goal = asked.investment_goal ?? standing.goal
  const isOfAge = born !== undefined && toSentBirthDate(born, today).ok
  if (age !== undefined && isOfAge && goal !== undefined) return { goal, retiresOn: retirementDay(born, age) }
  return {
    missing: [
      ...(age === undefined ? (['planned_retirement_age'] as const) : []),
      ...(isOfAge ? [] : (['dob'] as const)),
      ...(goal === undefined ? (['investment_goal'] as const) : []),
    ],
  }
}

async function savePlan(context: Context, personId: string, { goal, retiresOn }: Plan): Promise<void> {
  const id = (await findPlan(context.db, personId))?.id ?? context.newId()
  const sealed = sealing(context.keys, sealedPortfolioPlans).seal('retires_on', id, retiresOn)
  const plan = { person_id: personId, investment_goal: goal, retires_on: sealed, updated_at: context.now() }
  const kept = await putPlan(context.db, { ...plan, id })
  // Another request made the first one just now: it is sealed for that row.
  if (!kept) await savePlan(context, personId, { goal, retiresOn })
}
