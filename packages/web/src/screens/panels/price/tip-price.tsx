import { dollarWords } from '@app/schemas/rules/money/money'
import { useWords } from '../../../client/language.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { tipTerms } from '../../data/money/prices.ts'
import { words } from './price.words.ts'
import { PriceBox, PriceRule } from './price-box.tsx'
import type { PriceProps } from './price-props.ts'

/** A tip: nothing is chosen for the person, and nothing is suggested before they decide. */
export function TipPrice({ empty }: PriceProps) {
  const said = useWords(words)
  const held = tipTerms.use()
  return (
    <Loaded of={held} empty={empty}>
      {(tip) => (
        <PriceBox title={tip.title} price={said.tipPrice} about={tip.about}>
          <PriceRule>
            {said.tipBounds(dollarWords(tip.most))} {tip.chosen_at && said.tipped}
          </PriceRule>
        </PriceBox>
      )}
    </Loaded>
  )
}
