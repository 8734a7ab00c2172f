import { dollarWords } from '@app/schemas/rules/money/money'
import type { Model } from '../../data/money/portfolio.ts'
import type { words } from './portfolio.words.ts'

/** What a mix costs, as shown beside each. */
export function modelFacts(
  { expense_ratio, yearly_cost_of_10000 }: Pick<Model, 'expense_ratio' | 'yearly_cost_of_10000'>,
  { cost, forEach, aYear }: (typeof words)['en'],
) {
  return [
    { name: cost, value: aYear(`${expense_ratio}%`) },
    { name: forEach, value: aYear(dollarWords(yearly_cost_of_10000, true)) },
  ]
}
