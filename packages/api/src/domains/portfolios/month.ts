import { dayOf } from '@app/schemas/rules/days/days'
import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import type { JobHandlers } from '../../jobs/jobs.ts'
import { retirementOf } from './investor-answers.ts'
import { findModel, weightsOf } from './securities/models.ts'
import { lockPortfolioById, type PortfolioRow, saveStep } from './store.ts'
import { rebalance, reinvestDividends } from './trading/rebalance.ts'
import { addActivity } from './trading/trade-store.ts'
import { stocksBpsOf, toPercent } from './trading/weights.ts'

const monthJob = 'portfolio-month'
/** In the afternoon, when markets are open. */
const hour = 15
const quarterEnds = ['03', '06', '09', '12']

/** What happens to portfolios on the first of each month: models move with time, and funds pay dividends. */
export function portfolioJobs(context: Context): JobHandlers {
  return {
    [monthJob]: {
      work: async ({ portfolioId = '' }, { at }) => {
        await context.db.transaction().execute(async (trx) => {
          const portfolio = await lockPortfolioById(trx, portfolioId)
          // Done twice, it has sent the next one already.
          if (!portfolio || portfolio.month_done >= monthOf(at)) return
          await makeStep(context, trx, portfolio, at)
          await sendNextMonth(context, trx, portfolioId, at)
        })
      },
    },
  }
}

/** Begins the chain of a portfolio. Each step is counted from the one before, so that a clock that leaps passes over none. */
export async function sendNextMonth({ jobs }: Context, trx: Queries, portfolioId: string, after: Date): Promise<void> {
  await jobs.send(trx, monthJob, { portfolioId }, nextStepAt(after))
}

export function monthOf(moment: Date): string {
  return dayOf(moment).slice(0, 7)
}

export function nextStepAt(after: Date): Date {
  return new Date(Date.UTC(after.getUTCFullYear(), after.getUTCMonth() + 1, 1, hour))
}

async function makeStep(context: Context, trx: Queries, portfolio: PortfolioRow, at: Date): Promise<void> {
  const month = monthOf(at)
  await context.hooks.accountMoved(context, trx, { personId: portfolio.person_id, at })
  if (quarterEnds.includes(month.slice(5))) await reinvestDividends(trx, portfolio, `dividend ${month}`, at)
  const weights = weightsAt(context, portfolio, at)
  const hasMoved = JSON.stringify(weights) !== JSON.stringify(portfolio.weights.map(({ id, bps }) => ({ id, bps })))
  await saveStep(trx, portfolio.id, { month, weights, adjustedAt: hasMoved ? at : portfolio.adjusted_at })
  if (!hasMoved) return
  const orderId = `adjusted ${month}`
  const words = `Adjusted to ${toPercent(stocksBpsOf(weights))}% stocks, as time has passed.`
  await addActivity(trx, { portfolio_id: portfolio.id, order_id: orderId, kind: 'adjusted', at, cents: null, words })
  await rebalance(trx, portfolio, weights, orderId, at)
}

/** A step that comes late never goes back behind what was chosen since. */
function weightsAt(context: Context, portfolio: PortfolioRow, at: Date) {
  const model = portfolio.model_id === null ? undefined : findModel(portfolio.model_id)
  const retiresOn = retirementOf(context, portfolio)
  if (!model || retiresOn === undefined) return portfolio.weights
  const moment = at > portfolio.chosen_at ? at : portfolio.chosen_at
  return weightsOf(model, dayOf(moment), retiresOn)
}
