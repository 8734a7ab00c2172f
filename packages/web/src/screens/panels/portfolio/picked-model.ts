import type { Typed } from '../../../client/walk/drafts.ts'
import type { Model } from '../../data/money/portfolio.ts'

/** The ready-made mix that the answers of the page mean, if they mean one: picked here, or the one that was chosen before. */
export function pickedModel(
  { portfolio_choice: choice, portfolio_model: pk }: Typed,
  suggested: Model,
  others: readonly Model[],
): Model | undefined {
  if (choice === 'suggested') return suggested
  if (choice !== 'another') return undefined
  return others.find((model) => (pk === undefined ? model.is_current : model.pk === pk))
}
