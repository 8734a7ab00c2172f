import { dollarWords } from '../../../ui/dollar-words.ts'
import type { Model } from '../../data/money/portfolio.ts'

/** What a mix costs, as it is told beside each. */
export function modelFacts({ expense_ratio, yearly_cost_of_10000 }: Pick<Model, 'expense_ratio' | 'yearly_cost_of_10000'>) {
  return [
    { name: 'Cost of its funds', value: `${expense_ratio}% a year` },
    { name: 'For each $10,000', value: `${dollarWords(yearly_cost_of_10000, true)} a year` },
  ]
}
