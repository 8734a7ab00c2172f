import type { InvestmentGoal } from '@app/schemas/rules/investing/glide-path'
import { investmentGoals, retirementDay } from '@app/schemas/rules/investing/glide-path'
import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { sealing } from '../../security/sealing.ts'
import { birthDateOf } from '../personal-information/identity-of.ts'
import type { Answers } from '../questionnaire/answers.ts'
import { answersOf } from '../questionnaire/record.ts'
import { sealedPortfolioPlans, sealedPortfolios } from './sealed.ts'
import { findPlan, type PlanRow, type PortfolioRow } from './store.ts'

/** The answers of a person that portfolios depend on. */
export type InvestorAnswers = {
  readonly answers: Answers
  readonly plannedAge: number | undefined
  readonly birthDate: string | undefined
  /** Their answer; without one, what they planned with last. */
  readonly goal: InvestmentGoal | undefined
  /** YYYY-MM-DD. What they planned with last; else what follows from their answers. */
  readonly retiresOn: string | undefined
}

export async function findInvestorAnswers(context: Context, db: Queries, personId: string): Promise<InvestorAnswers> {
  // One after the other, on the caller’s connection: a request that holds one must not wait for a second.
  const parts = { db, keys: context.keys }
  const answers = await answersOf(parts, (await context.flows.ready()).questions, personId)
  const birthDate = await birthDateOf(parts, personId)
  const plan = await findPlan(db, personId)
  const age = answers['planned_retirement_age']
  const plannedAge = typeof age === 'number' ? age : undefined
  const told = plannedAge !== undefined && birthDate !== undefined ? retirementDay(birthDate, plannedAge) : undefined
  return {
    answers,
    plannedAge,
    birthDate,
    goal: investmentGoals.find((goal) => goal === answers['investment_goal']) ?? plan?.investment_goal,
    retiresOn: plan ? openPlan(context, plan) : told,
  }
}

/** The day of retirement that a portfolio goes by. It has one if it moves with time. */
export function retirementOf({ keys }: Context, { id, retires_on }: Pick<PortfolioRow, 'id' | 'retires_on'>): string | undefined {
  return retires_on === null ? undefined : sealing(keys, sealedPortfolios).open('retires_on', id, retires_on)
}

function openPlan({ keys }: Context, { id, retires_on }: PlanRow): string {
  return sealing(keys, sealedPortfolioPlans).open('retires_on', id, retires_on)
}
