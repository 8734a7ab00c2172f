import { dollarWords } from '@app/schemas/rules/money/money'
import { useWords } from '../../../client/language.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { performanceTerms } from '../../data/money/prices.ts'
import { useOffer } from '../../paying/offer.ts'
import { words } from './price.words.ts'
import { PriceBox, PriceRule } from './price-box.tsx'
import type { PriceProps } from './price-props.ts'

/** A share of what is moved: the percentage that is agreed to, and what it comes to in dollars. */
export function PerformancePrice(panel: PriceProps) {
  const said = useWords(words)
  const held = performanceTerms.use()
  const { data } = held
  useOffer(panel, data && { product: panel.product, isPlan: false, price: data.percent, terms: data.terms, hasTrial: false })
  return (
    <Loaded of={held} empty={panel.empty}>
      {({ title, about, percent, most, example, disclosure }) => (
        <PriceBox
          title={title}
          price={said.ofMoved(`${percent}%`)}
          about={about}
          facts={[
            { name: said.exampleMoved, value: dollarWords(example.moved) },
            { name: said.exampleFee, value: dollarWords(example.fee) },
            { name: said.mostFee, value: dollarWords(most) },
          ]}
        >
          <PriceRule>{disclosure}</PriceRule>
        </PriceBox>
      )}
    </Loaded>
  )
}
