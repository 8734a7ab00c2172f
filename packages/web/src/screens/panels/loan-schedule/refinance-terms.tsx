import { formatCents } from '@app/schemas/rules/money/money'
import { DataTable } from '../../../ui/charts/data-table.tsx'
import { dollarWords } from '../../../ui/dollar-words.ts'
import { Empty } from '../../../ui/empty.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Note } from '../../../ui/note.tsx'
import { useLoanQuote } from '../../data/loans/loan-quote.ts'
import { type RefinanceLoan, refinanceLoanKept } from '../../data/loans/loans.ts'
import type { PanelProps } from '../panel-props.ts'
import { yearWords } from './loan-chart.ts'
import { LoanPicture } from './loan-picture.tsx'

/** A loan that replaces another, or is asked of the plan at work: whether it is worth it comes first. */
export function RefinanceTerms({ empty }: PanelProps) {
  const request = refinanceLoanKept.use()
  return (
    <Loaded of={request} empty={empty} isEmpty={(loan) => loan.borrow_amount === null || loan.term === null}>
      {(loan) => <Terms loan={loan} empty={empty} />}
    </Loaded>
  )
}

function Terms({ loan, empty }: { readonly loan: RefinanceLoan; readonly empty: string | undefined }) {
  const { borrow_amount, term, comparison, current_balance: owed } = loan
  const wish = borrow_amount === null || term === null ? undefined : { borrow_amount: borrow_amount.toFixed(2), term: String(term) }
  const { data, failure } = useLoanQuote(wish)
  if (failure && !data) return <Note title="The cost could not be worked out">{failure.detail}</Note>
  return (
    <>
      {data?.loan ? (
        <>
          <Note title="This is an example, not an offer">
            {`Nobody has offered you this rate. It is ${data.offer.interest_rate}% a year, one point above the prime rate, with a fee of ${dollarWords(data.offer.origination_fee)}. The plan at your work, or a lender, sets its own. Yours can be higher.`}
          </Note>
          {comparison && <Comparison of={comparison} lender={loan.lender} />}
          <h3>What a loan of {dollarWords(data.loan.borrow_amount, true)} would cost at this rate</h3>
          <LoanPicture
            shown={{ cost: data.loan, schedule: data.loan.schedule, growth: data.loan.growth_forgone }}
            interest="Interest: to your plan account, or to the lender"
            isExample
          />
          {owed !== null && owed > data.loan.amount_received && <StillOwed owed={owed} received={data.loan.amount_received} />}
        </>
      ) : (
        <Empty>{data ? empty : undefined}</Empty>
      )}
    </>
  )
}

/** The fee comes off before the money is there: what is left may not pay off the old loan. */
function StillOwed({ owed, received }: { readonly owed: number; readonly received: number }) {
  const [all, left, rest] = [owed, received, owed - received].map((dollars) => dollarWords(dollars, true))
  return (
    <p>
      You owe {all} on the loan you have. The {left} would not pay all of it: {rest} would stay open.
    </p>
  )
}

const verdictWords = {
  'worth-it': 'At this rate, a new loan could cost less',
  'lower-payment-higher-cost': 'At this rate: lower payments, higher cost',
  'not-worth-it': 'At this rate, a new loan is not worth it',
} as const

function Comparison({
  of: { verdict, words, now, refinanced, compared_amount },
  lender,
}: {
  readonly of: NonNullable<RefinanceLoan['comparison']>
  readonly lender: string | null
}) {
  const dollars = (amount: number) => formatCents(Math.round(amount * 100))
  return (
    <>
      <Note title={verdictWords[verdict]} look="sun">
        {words}
      </Note>
      <DataTable
        title={`Your loan now${lender === null ? '' : ` (${lender})`} and the example, for ${dollars(compared_amount)}`}
        columns={['Loan', 'Now', 'Example']}
        rows={[
          ['Rate a year', `${now.interest_rate}%`, `${refinanced.interest_rate}%`],
          ['Time', yearWords(now.term), yearWords(refinanced.term)],
          ['Each month', dollars(now.monthly_payment), dollars(refinanced.monthly_payment)],
          ['Interest and fee', dollars(now.total_cost), dollars(refinanced.total_cost)],
        ]}
      />
    </>
  )
}
