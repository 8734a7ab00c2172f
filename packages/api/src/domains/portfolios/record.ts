import { toDollars } from '@app/schemas/api/fields'
import type { Language, Words } from '@app/schemas/language'
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

type Said = {
  readonly because: Readonly<Record<Suitability['because'][number], string>>
  readonly and: string
  readonly own: string
  readonly unsuitable: (stocks: number, reasons: string, most: number) => string
}

const said: Words<Said> = {
  en: {
    because: { risk_tolerance: 'how big a fall you could live with', liquidity_needs: 'how soon you might need the money' },
    and: ' and ',
    own: 'Your own mix',
    unsuitable: (stocks, reasons, most) =>
      `This mix holds ${stocks}% stocks. Your answer about ${reasons} points to ${most}% or less. With more stocks it can fall further than fits that.`,
  },
  es: {
    because: { risk_tolerance: 'qué caída podrías soportar', liquidity_needs: 'cuándo podrías necesitar el dinero' },
    and: ' y ',
    own: 'Tu propia combinación',
    unsuitable: (stocks, reasons, most) =>
      `Esta combinación tiene ${stocks}% en acciones. Tu respuesta sobre ${reasons} apunta a ${most}% o menos. Con más acciones puede caer más de lo que va con eso.`,
  },
}

/** For whom, when, and on a page in which language. */
type Shown = { readonly answers: Answers; readonly now: Date; readonly language: Language }

/** A portfolio as calls give it. */
export function toPortfolio(row: PortfolioRow, positions: readonly Position[], { answers, now, language }: Shown) {
  const { weights } = row
  const model = row.model_id === null ? undefined : findModel(row.model_id)
  const held = weightsNow(positions)
  const stocks = stocksBpsOf(weights)
  return {
    pk: row.id,
    version: row.version,
    kind: row.kind,
    name: nameOf(row, language),
    portfolio_model_id: row.model_id,
    investment_goal: model?.goal ?? null,
    chosen_at: row.chosen_at.toISOString(),
    stocks: toPercent(stocks),
    target: toAllocation(weights, language),
    now: held ? toAllocation(held, language) : null,
    value: held ? toDollars(sumOf(positions)) : null,
    ...toExpense(weights),
    drift: {
      stocks_when_chosen: toPercent(row.chosen_stocks_bps),
      has_moved: stocks !== row.chosen_stocks_bps,
      adjusted_at: row.adjusted_at?.toISOString() ?? null,
      next_on: model ? dayOf(nextStepAt(now)) : null,
      off_target: held ? toPercent(furthestOff(weights, held)) : null,
    },
    suitability: toSuitability(stocks, answers, language),
  }
}

export function nameOf({ model_id }: Pick<PortfolioRow, 'model_id'>, language: Language): string {
  return (model_id === null ? undefined : findModel(model_id)?.name[language]) ?? said[language].own
}

export function toAllocation(weights: readonly Weight[], language: Language) {
  return classesOf(weights).map(({ assetClass, bps }) => ({
    asset_class: assetClass,
    name: assetClassNames[language][assetClass],
    weight: toPercent(bps),
  }))
}

export function toExpense(weights: readonly Weight[]) {
  const bps = expenseBpsOf(weights)
  return { expense_ratio: Math.round(bps * 10) / 1_000, yearly_cost_of_10000: Math.round(bps * 100) / 100 }
}

export function toSuitability(stocks: number, answers: Answers, language: Language) {
  const suitability = suitabilityOf(stocks, answers)
  const { fits, mostStocksBps } = suitability
  return {
    fits: fits ?? null,
    most_stocks: mostStocksBps === undefined ? null : toPercent(mostStocksBps),
    words: fits === false ? unsuitableWords(stocks, suitability, language) : null,
  }
}

export function unsuitableWords(stocks: number, { mostStocksBps = 0, because: names }: Suitability, language: Language): string {
  const { because, and, unsuitable } = said[language]
  return unsuitable(toPercent(stocks), names.map((name) => because[name]).join(and), toPercent(mostStocksBps))
}
