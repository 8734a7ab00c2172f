import { dollarWords } from '@app/schemas/rules/money/money'
import { useWords } from '../../../client/language.ts'
import { Amount } from '../../../ui/amount.tsx'
import { LineChart } from '../../../ui/charts/line-chart.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { loanChart } from './loan-chart.ts'
import styles from './loan-picture.module.css'
import type { LoanShown } from './loan-shown.ts'
import { words } from './loan-words.ts'

type Props = {
  readonly shown: LoanShown
  /** What the interest is called, by whom it goes to. */
  readonly interest?: string
  /** Not lent yet: the sums are in the order in which they follow from each other. */
  readonly isExample?: boolean
}

/** What a loan costs: the figures, exact to the cent, and how what is owed falls. */
export function LoanPicture({ shown, interest, isExample = false }: Props) {
  const said = useWords(words)
  const { growth } = shown
  const drawn = loanChart(shown)
  const facts = factsOf(shown, interest ?? said.toYourself, isExample, said)
  return (
    <div className={styles.picture}>
      <Facts facts={facts} />
      <LineChart
        title={said.picture}
        about={growth && said.growth(growth.assumption, dollarWords(growth.low), dollarWords(growth.high))}
        {...drawn}
      />
    </div>
  )
}

function factsOf({ cost }: LoanShown, interest: string, isExample: boolean, said: (typeof words)['en']) {
  const feeWords = cost.fee_payment === 'card' ? said.feeByCard : said.feeFromLoan
  const payment = { name: said.every[cost.payment_frequency], value: <Amount dollars={cost.payment_amount} hasCents /> }
  const receive = { name: isExample ? said.leftForYou : said.receive, value: <Amount dollars={cost.amount_received} hasCents /> }
  const fee = { name: feeWords, value: <Amount dollars={cost.origination_fee} hasCents /> }
  const owe = { name: isExample ? said.wouldOwe : said.owe, value: <Amount dollars={cost.borrow_amount} hasCents /> }
  const total = { name: interest, value: <Amount dollars={cost.total_interest} hasCents /> }
  return [
    ...(isExample ? [owe, fee, receive, payment, total] : [payment, receive, fee, total, owe]),
    { name: said.rate, value: `${cost.interest_rate}%` },
    { name: said.trueCost, value: `${cost.true_cost_rate}%` },
  ]
}
