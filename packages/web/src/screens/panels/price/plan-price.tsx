import { dollarWords } from '@app/schemas/rules/money/money'
import { useWords } from '../../../client/language.ts'
import { dayWords } from '../../../client/words/day-words.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { Note } from '../../../ui/note.tsx'
import { type Plan, plans } from '../../data/money/prices.ts'
import { useOffer } from '../../paying/offer.ts'
import { PayPalPlan } from './paypal-plan.tsx'
import { words } from './price.words.ts'
import { PriceBox, PriceRule } from './price-box.tsx'
import type { PriceProps } from './price-props.ts'

/** A membership: what is paid today, what on which day after that, and how to stop it. */
export function PlanPrice(panel: PriceProps) {
  const held = plans.use()
  const plan = held.data?.find(({ name }) => name === panel.product)
  useOffer(panel, plan && { product: panel.product, isPlan: true, price: plan.price, terms: plan.terms, hasTrial: plan.trial_days > 0 })
  return (
    <Loaded of={held} empty={panel.empty} isEmpty={() => plan === undefined}>
      {() => plan && <PlanBox plan={plan} isByPayPal={panel.form.values['payment_method'] === 'paypal'} />}
    </Loaded>
  )
}

function PlanBox({ plan, isByPayPal }: { readonly plan: Plan; readonly isByPayPal: boolean }) {
  const said = useWords(words)
  const isHeld = plan.status === 'trial' || plan.status === 'active' || plan.status === 'cancelled' || plan.status === 'past_due'
  if (isHeld && plan.status !== 'past_due') {
    return (
      <Note title={said.member(plan.title)} look="good">
        {plan.status === 'cancelled' ? said.memberEnding : said.memberNow}
      </Note>
    )
  }
  if (isByPayPal) return <PayPalPlan plan={plan} />
  const facts = [
    { name: said.today, value: dollarWords(plan.price_today, true) },
    ...(plan.trial_days > 0 ? [{ name: said.free, value: said.days(plan.trial_days) }] : []),
    {
      name: said.onDay(dayWords(plan.renewal_date.slice(0, 10))),
      value: `${dollarWords(plan.renewal_price, true)} ${said.every(plan.period)}`,
    },
  ]
  return (
    <PriceBox title={plan.title} price={`${dollarWords(plan.price, true)} ${said.every(plan.period)}`} about={plan.about} facts={facts}>
      <PriceRule>
        {plan.refund_rule} {plan.cancel_rule}
      </PriceRule>
    </PriceBox>
  )
}
