import { dollarWords } from '@app/schemas/rules/money/money'
import { useWords } from '../../../client/language.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { Note } from '../../../ui/note.tsx'
import { products } from '../../data/money/prices.ts'
import { useOffer } from '../../paying/offer.ts'
import { words } from './price.words.ts'
import { PriceBox, PriceRule } from './price-box.tsx'
import type { PriceProps } from './price-props.ts'

/** What is paid once. */
export function ProductPrice(panel: PriceProps) {
  const said = useWords(words)
  const held = products.use()
  const product = held.data?.find(({ product_id }) => product_id === panel.product)
  useOffer(panel, product && { product: panel.product, isPlan: false, price: product.price, terms: product.terms, hasTrial: false })
  return (
    <Loaded of={held} empty={panel.empty} isEmpty={() => product === undefined}>
      {() =>
        product &&
        (product.is_owned ? (
          <Note title={said.owned} look="good">
            {said.ownedWords}
          </Note>
        ) : (
          <PriceBox title={product.title} price={`${dollarWords(product.price, true)} ${said.once}`} about={product.about}>
            <PriceRule>{product.refund_rule}</PriceRule>
          </PriceBox>
        ))
      }
    </Loaded>
  )
}
