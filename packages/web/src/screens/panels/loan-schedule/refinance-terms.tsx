import { formatCents } from '@app/schemas/rules/money'
import { Amount } from '../../../ui/amount.tsx'
import { DataTable } from '../../../ui/charts/data-table.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Note } from '../../../ui/note.tsx'
import { useLoanQuote } from '../../data/loan-quote.ts'
import { type RefinanceLoan, refinanceLoanKept } from '../../data/loans.ts'
import type { PanelProps } from '../panel-props.ts'
import { yearWords } from './loan-chart.ts'
import { LoanPicture } from './loan-picture.tsx'
import { useShownTerms } from './use-shown-terms.ts'

/** A loan that replaces another, or is asked of the plan at work: whether it is worth it comes first. */
export function RefinanceTerms({ form, empty }: PanelProps) {
  const request = refinanceLoanKept.use()
  useShownTerms(form, request.data && { kind: 'refinance' })
  return (
    <Loaded of={request} empty={empty} isEmpty={(loan) => loan.borrow_amount === null || loan.term === null}>
      {(loan) => <Terms loan={loan} empty={empty} />}
    </Loaded>
  )
}

function Terms({ loan, empty }: { readonly loan: RefinanceLoan; readonly empty: string | undefined }) {
  const { borrow_amount, term, comparison } = loan
  const wish = borrow_amount === null || term === null ? undefined : { borrow_amount: borrow_amount.toFixed(2), term: String(term) }
  const { data, failure } = useLoanQuote(wish)
  if (failure && !data) return <Note title="The cost could not be worked out">{failure.detail}</Note>
  return (
    <>
      {comparison && <Comparison of={comparison} lender={loan.lender} />}
      {data?.loan ? (
        <>
          <p>
            The plan at your work, or a lender, sets its own rate and fee. As an example, this is what the loan costs at{' '}
            {data.offer.interest_rate}% a year, one point above the prime rate, with a fee of{' '}
            <Amount dollars={data.offer.origination_fee} />.
          </p>
          <LoanPicture
            shown={{ cost: data.loan, schedule: data.loan.schedule, growth: data.loan.growth_forgone }}
            interest="Interest: to your plan account, or to the lender"
          />
        </>
      ) : (
        <Empty>{data ? empty : undefined}</Empty>
      )}
    </>
  )
}

const sureWords = {
  'worth-it': 'A new loan would cost less',
  'lower-payment-higher-cost': 'Lower payments, higher cost',
  'not-worth-it': 'A new loan is not worth it',
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
      <Note title={sureWords[verdict]} look={verdict === 'worth-it' ? 'good' : 'sun'}>
        {words}
      </Note>
      <DataTable
        title={`Your loan now${lender === null ? '' : ` (${lender})`} and a new one, for ${dollars(compared_amount)}`}
        columns={['Loan', 'Now', 'New']}
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
