import { dollarWords } from '@app/schemas/rules/money/money'
import { useWords } from '../../../client/language.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { fees } from '../../data/accounts/fees.ts'
import { words } from './price.words.ts'
import { PriceBox, PriceRule } from './price-box.tsx'
import type { PriceProps } from './price-props.ts'

/** What an IRA here costs a year, and where the numbers come from. */
export function IraPrice({ empty }: Pick<PriceProps, 'empty'>) {
  const said = useWords(words)
  const held = fees.use()
  return (
    <Loaded of={held} empty={empty}>
      {({ our_cost: { fund_percent, membership, source_year } }) => (
        <PriceBox
          title={said.iraTitle}
          price={said.iraPrice(`${fund_percent}%`)}
          facts={[{ name: said.iraMembership, value: said.aYear(dollarWords(membership)) }]}
        >
          <PriceRule>{said.iraSource(source_year)}</PriceRule>
        </PriceBox>
      )}
    </Loaded>
  )
}
