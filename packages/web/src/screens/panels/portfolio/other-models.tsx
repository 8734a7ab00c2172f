import { dollarWords } from '@app/schemas/rules/money/money'
import { useWords } from '../../../client/language.ts'
import { FieldFrame } from '../../../ui/fields/field-frame.tsx'
import { Options } from '../../../ui/fields/options.tsx'
import type { Model } from '../../data/money/portfolio.ts'
import { words } from './portfolio.words.ts'

type Props = { readonly models: readonly Model[]; readonly picked: string | undefined; readonly onPick: (pk: string) => void }

/** The other ready-made mixes, from the calmest on. Picking one answers the question of the page too. */
export function OtherModels({ models, picked, onPick }: Props) {
  const said = useWords(words)
  return (
    <FieldFrame id="portfolio-model" label={said.others} help={said.pick} labels="group">
      <Options
        kind="one"
        id="portfolio-model"
        name="portfolio_model"
        options={models.map(({ pk, name, about, stocks, yearly_cost_of_10000 }) => ({
          value: pk,
          label: said.stocksOf(name, stocks),
          help: said.costOf(about, dollarWords(yearly_cost_of_10000, true)),
        }))}
        value={picked}
        onChange={(pk) => onPick(String(pk))}
      />
    </FieldFrame>
  )
}
