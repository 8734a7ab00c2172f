import type { Weight } from '@app/schemas/rules/investing/portfolio-weights'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Queries, Tables } from '../../db/database.ts'

export type PortfolioRow = Selectable<Tables['portfolios']>
export type PlanRow = Selectable<Tables['portfolio_plans']>

/** What is chosen, without what stays as it is when another was chosen before. */
export type Choice = Omit<Insertable<Tables['portfolios']>, 'version' | 'adjusted_at'>

export async function findPortfolio(db: Queries, personId: string): Promise<PortfolioRow | undefined> {
  return db.selectFrom('portfolios').selectAll().where('person_id', '=', personId).executeTakeFirst()
}

/** The same, and nobody changes it, buys or sells in it before the transaction ends. */
export async function lockPortfolio(trx: Queries, personId: string): Promise<PortfolioRow | undefined> {
  return trx.selectFrom('portfolios').selectAll().where('person_id', '=', personId).forUpdate().executeTakeFirst()
}

export async function lockPortfolioById(trx: Queries, id: string): Promise<PortfolioRow | undefined> {
  return trx.selectFrom('portfolios').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** The first choice of a person makes the portfolio; every other one changes it. Which months were done stays as it is. */
export async function putPortfolio(trx: Queries, choice: Choice): Promise<PortfolioRow> {
  return trx
    .insertInto('portfolios')
    .values({ ...choice, version: 1, adjusted_at: null })
    .onConflict((conflict) =>
      conflict.column('person_id').doUpdateSet((eb) => ({
        version: eb('portfolios.version', '+', 1),
        kind: eb.ref('excluded.kind'),
        model_id: eb.ref('excluded.model_id'),
        retires_on: eb.ref('excluded.retires_on'),
        weights: sql<string>`excluded.weights`,
        chosen_stocks_bps: eb.ref('excluded.chosen_stocks_bps'),
        chosen_at: eb.ref('excluded.chosen_at'),
        adjusted_at: null,
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

type Step = { readonly month: string; readonly weights: readonly Weight[]; readonly adjustedAt: Date | null }

/** Notes that a month is done, and what is aimed at from then on. */
export async function saveStep(trx: Queries, id: string, { month, weights, adjustedAt }: Step): Promise<PortfolioRow> {
  return trx
    .updateTable('portfolios')
    .set({ month_done: month, weights: JSON.stringify(weights), adjusted_at: adjustedAt })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function findPlan(db: Queries, personId: string): Promise<PlanRow | undefined> {
  return db.selectFrom('portfolio_plans').selectAll().where('person_id', '=', personId).executeTakeFirst()
}

/** Saves a person’s plan. The day is sealed for the existing row: undefined when another request has just made one. */
export async function putPlan(db: Queries, plan: Insertable<Tables['portfolio_plans']>): Promise<PlanRow | undefined> {
  return db
    .insertInto('portfolio_plans')
    .values(plan)
    .onConflict((conflict) =>
      conflict
        .column('person_id')
        .doUpdateSet((eb) => ({
          investment_goal: eb.ref('excluded.investment_goal'),
          retires_on: eb.ref('excluded.retires_on'),
          updated_at: eb.ref('excluded.updated_at'),
        }))
        .whereRef('portfolio_plans.id', '=', 'excluded.id'),
    )
    .returningAll()
    .executeTakeFirst()
}
