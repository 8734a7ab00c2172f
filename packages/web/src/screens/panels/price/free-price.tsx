import { useWords } from '../../../client/language.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { products } from '../../data/money/prices.ts'
import { words } from './price.words.ts'
import { PriceBox } from './price-box.tsx'
import type { PriceProps } from './price-props.ts'

/** A price of nothing, for a choice beside paid ones. */
export function FreePrice({ product, empty }: PriceProps) {
  const { nothing } = useWords(words)
  const held = products.use()
  const free = held.data?.find(({ product_id }) => product_id === product)
  return (
    <Loaded of={held} empty={empty} isEmpty={() => free === undefined}>
      {() => free && <PriceBox title={free.title} price={nothing} about={free.about} />}
    </Loaded>
  )
}
