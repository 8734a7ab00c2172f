import { dollarWords, formatCents } from '@app/schemas/rules/money/money'
import { useWords } from '../../../client/language.ts'
import { DataTable } from '../../../ui/charts/data-table.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Note } from '../../../ui/note.tsx'
import { useLoanQuote } from '../../data/loans/loan-quote.ts'
import { type RefinanceLoan, savedRefinanceLoan } from '../../data/loans/loans.ts'
import type { PanelProps } from '../panel-props.ts'
import { LoanPicture } from './loan-picture.tsx'
import { termWords } from './loan-terms.words.ts'
import { words, yearWords } from './loan-words.ts'

/** A loan that replaces another, or is asked of the plan at work: whether it is worth it comes first. */
export function RefinanceTerms({ empty }: PanelProps) {
  const request = savedRefinanceLoan.use()
  return (
    <Loaded of={request} empty={empty} isEmpty={(loan) => loan.borrow_amount === null || loan.term === null}>
      {(loan) => <Terms loan={loan} empty={empty} />}
    </Loaded>
  )
}

function Terms({ loan, empty }: { readonly loan: RefinanceLoan; readonly empty: string | undefined }) {
  const said = useWords(termWords)
  const { toWhomever } = useWords(words)
  const { borrow_amount, term, comparison, current_balance: owed } = loan
  const wish = borrow_amount === null || term === null ? undefined : { borrow_amount: borrow_amount.toFixed(2), term: String(term) }
  const { data, failure } = useLoanQuote(wish)
  if (failure && !data) return <Note title={said.failed}>{failure.detail}</Note>
  return (
    <>
      {data?.loan ? (
        <>
          <Note title={said.example}>{said.exampleAbout(data.offer.interest_rate, dollarWords(data.offer.origination_fee))}</Note>
          {comparison && <Comparison of={comparison} lender={loan.lender} />}
          <h3>{said.wouldCost(dollarWords(data.loan.borrow_amount, true))}</h3>
          <LoanPicture
            shown={{ cost: data.loan, schedule: data.loan.schedule, growth: data.loan.growth_forgone }}
            interest={toWhomever}
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
  const { stillOwed } = useWords(termWords)
  return <p>{stillOwed(dollarWords(owed, true), dollarWords(received, true), dollarWords(owed - received, true))}</p>
}

function Comparison({
  of: { verdict, words, now, refinanced, compared_amount },
  lender,
}: {
  readonly of: NonNullable<RefinanceLoan['comparison']>
  readonly lender: string | null
}) {
  const said = useWords(termWords)
  const dollars = (amount: number) => formatCents(Math.round(amount * 100))
  return (
    <>
      <Note title={said.verdict[verdict]} look="sun">
        {words}
      </Note>
      <DataTable
        title={said.compared(lender, dollars(compared_amount))}
        columns={said.columns}
        rows={[
          [said.rateAYear, `${now.interest_rate}%`, `${refinanced.interest_rate}%`],
          [said.time, yearWords(now.term), yearWords(refinanced.term)],
          [said.monthly, dollars(now.monthly_payment), dollars(refinanced.monthly_payment)],
          [said.interestAndFee, dollars(now.total_cost), dollars(refinanced.total_cost)],
        ]}
      />
    </>
  )
}
