import { dollarWords } from '@app/schemas/rules/money/money'
import { useWords } from '../../../client/language.ts'
import type { Plan } from '../../data/money/prices.ts'
import { words } from './price.words.ts'
import { PriceBox, PriceRule } from './price-box.tsx'

/** A membership that PayPal pays: one period, begun today. It has no free days and does not renew. */
export function PayPalPlan({ plan }: { readonly plan: Plan }) {
  const said = useWords(words)
  const price = dollarWords(plan.price, true)
  return (
    <PriceBox
      title={plan.title}
      price={`${price} ${said.forOne(plan.period)}`}
      about={plan.about}
      facts={[
        { name: said.today, value: price },
        { name: said.afterOne(plan.period), value: said.ends },
      ]}
    >
      <PriceRule>
        {said.byPayPal} {plan.refund_rule}
      </PriceRule>
    </PriceBox>
  )
}
