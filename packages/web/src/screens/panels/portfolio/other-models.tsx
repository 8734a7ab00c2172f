import { dollarWords } from '../../../ui/dollar-words.ts'
import { FieldFrame } from '../../../ui/field-frame.tsx'
import { Options } from '../../../ui/options.tsx'
import type { Model } from '../../data/money/portfolio.ts'

type Props = { readonly models: readonly Model[]; readonly picked: string | undefined; readonly onPick: (pk: string) => void }

/** The other ready-made mixes, from the calmest on. Picking one answers the question of the page too. */
export function OtherModels({ models, picked, onPick }: Props) {
  return (
    <FieldFrame id="portfolio-model" label="Other ready-made mixes" help="Pick one to use it instead of the suggested mix." labels="group">
      <Options
        kind="one"
        id="portfolio-model"
        name="portfolio_model"
        options={models.map(({ pk, name, about, stocks, yearly_cost_of_10000 }) => ({
          value: pk,
          label: `${name}: ${stocks}% stocks`,
          help: `${about} Cost: ${dollarWords(yearly_cost_of_10000, true)} a year for each $10,000.`,
        }))}
        value={picked}
        onChange={(pk) => onPick(String(pk))}
      />
    </FieldFrame>
  )
}
