import type { Typed } from '../../../client/drafts.ts'
import type { Model } from '../../data/portfolio.ts'

/** The ready-made mix that the answers of the page mean, if they mean one. */
export function pickedModel(
  { portfolio_choice: choice, portfolio_model: pk }: Typed,
  suggested: Model,
  others: readonly Model[],
): Model | undefined {
  if (choice === 'suggested') return suggested
  return choice === 'another' ? others.find((model) => model.pk === pk) : undefined
}
