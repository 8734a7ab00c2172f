import { toDollars } from '@app/schemas/api/fields'
import { dayOf } from '@app/schemas/rules/days/days'
import { assetClassNames } from '@app/schemas/rules/investing/asset-classes'
import type { Weight } from '@app/schemas/rules/investing/portfolio-weights'
import { type Suitability, suitabilityOf } from '@app/schemas/rules/investing/suitability'
import type { Answers } from '../questionnaire/answers.ts'
import { nextStepAt } from './month.ts'
import { findModel } from './securities/models.ts'
import { classesOf, expenseBpsOf } from './securities/securities.ts'
import type { PortfolioRow } from './store.ts'
import { type Position, sumOf } from './trading/trade.ts'
import { furthestOff, stocksBpsOf, toPercent, weightsNow } from './trading/weights.ts'

const because = {
  risk_tolerance: 'how big a fall you could live with',
  liquidity_needs: 'how soon you might need the money',
} as const satisfies Readonly<Record<Suitability['because'][number], string>>

/** A portfolio as calls give it. */
export function toPortfolio(row: PortfolioRow, positions: readonly Position[], answers: Answers, now: Date) {
  const { weights } = row
  const model = row.model_id === null ? undefined : findModel(row.model_id)
  const held = weightsNow(positions)
  const stocks = stocksBpsOf(weights)
  return {
    pk: row.id,
    version: row.version,
    kind: row.kind,
    name: nameOf(row),
    portfolio_model_id: row.model_id,
    investment_goal: model?.goal ?? null,
    chosen_at: row.chosen_at.toISOString(),
    stocks: toPercent(stocks),
    target: toAllocation(weights),
    now: held ? toAllocation(held) : null,
    value: held ? toDollars(sumOf(positions)) : null,
    ...toExpense(weights),
    drift: {
      stocks_when_chosen: toPercent(row.chosen_stocks_bps),
      has_moved: stocks !== row.chosen_stocks_bps,
      adjusted_at: row.adjusted_at?.toISOString() ?? null,
      next_on: model ? dayOf(nextStepAt(now)) : null,
      off_target: held ? toPercent(furthestOff(weights, held)) : null,
    },
    suitability: toSuitability(stocks, answers),
  }
}

export function nameOf({ model_id }: Pick<PortfolioRow, 'model_id'>): string {
  return (model_id === null ? undefined : findModel(model_id)?.name) ?? 'Your own mix'
}

export function toAllocation(weights: readonly Weight[]) {
  return classesOf(weights).map(({ assetClass, bps }) => ({
    asset_class: assetClass,
    name: assetClassNames[assetClass],
    weight: toPercent(bps),
  }))
}

export function toExpense(weights: readonly Weight[]) {
  const bps = expenseBpsOf(weights)
  return { expense_ratio: Math.round(bps * 10) / 1_000, yearly_cost_of_10000: Math.round(bps * 100) / 100 }
}

export function toSuitability(stocks: number, answers: Answers) {
  const suitability = suitabilityOf(stocks, answers)
  const { fits, mostStocksBps } = suitability
  return {
    fits: fits ?? null,
    most_stocks: mostStocksBps === undefined ? null : toPercent(mostStocksBps),
    words: fits === false ? unsuitableWords(stocks, suitability) : null,
  }
}

export function unsuitableWords(stocks: number, { mostStocksBps = 0, because: names }: Suitability): string {
  const reasons = names.map((name) => because[name]).join(' and ')
  return `This mix holds ${toPercent(stocks)}% stocks. Your answer about ${reasons} points to ${toPercent(mostStocksBps)}% or less. With more stocks it can fall further than fits that.`
}
