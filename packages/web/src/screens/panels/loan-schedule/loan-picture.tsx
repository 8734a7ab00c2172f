import type { LoanFrequency } from '@app/schemas/rules/loans/plan-loans'
import { Amount } from '../../../ui/amount.tsx'
import { LineChart } from '../../../ui/charts/line-chart.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { loanChart } from './loan-chart.ts'
import styles from './loan-picture.module.css'
import type { LoanShown } from './loan-shown.ts'

const everyWords: Readonly<Record<LoanFrequency, string>> = {
  monthly: 'Payment every month',
  biweekly: 'Payment every two weeks',
  quarterly: 'Payment every three months',
}

type Props = {
  readonly shown: LoanShown
  /** What the interest is called, by whom it goes to. */
  readonly interest?: string
  /** Nobody lends it yet: the sums stand in the order in which they follow from each other. */
  readonly isExample?: boolean
}

/** What a loan costs: the figures, exact to the cent, and how what is owed falls. */
export function LoanPicture({ shown, interest = 'Interest, back to yourself', isExample = false }: Props) {
  const { growth } = shown
  const drawn = loanChart(shown)
  const facts = factsOf(shown, interest, isExample)
  return (
    <div className={styles.picture}>
      <Facts facts={facts} />
      <LineChart
        title="What you owe, and what your savings may miss"
        about={growth && `${growth.assumption} Over the whole time that comes to about ${rangeWords(growth)}.`}
        {...drawn}
      />
    </div>
  )
}

function factsOf({ cost }: LoanShown, interest: string, isExample: boolean) {
  const feeWords = cost.fee_payment === 'card' ? 'Fee, charged to your card' : 'Fee, taken from the loan'
  const payment = { name: everyWords[cost.payment_frequency], value: <Amount dollars={cost.payment_amount} hasCents /> }
  const receive = { name: isExample ? 'Left for you' : 'You receive', value: <Amount dollars={cost.amount_received} hasCents /> }
  const fee = { name: feeWords, value: <Amount dollars={cost.origination_fee} hasCents /> }
  const owe = { name: isExample ? 'You would owe in full' : 'You owe in full', value: <Amount dollars={cost.borrow_amount} hasCents /> }
  const total = { name: interest, value: <Amount dollars={cost.total_interest} hasCents /> }
  return [
    ...(isExample ? [owe, fee, receive, payment, total] : [payment, receive, fee, total, owe]),
    { name: 'Interest rate, a year', value: `${cost.interest_rate}%` },
    { name: 'With the fee, a year', value: `${cost.true_cost_rate}%` },
  ]
}

function rangeWords({ low, high }: NonNullable<LoanShown['growth']>): string {
  const words = (dollars: number) => `$${Math.round(dollars).toLocaleString('en-US')}`
  return `${words(low)} to ${words(high)}`
}
