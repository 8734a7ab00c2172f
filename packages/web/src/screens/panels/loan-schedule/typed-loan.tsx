import { Button } from '../../../ui/button.tsx'
import { dollarWords } from '../../../ui/dollar-words.ts'
import { Empty } from '../../../ui/empty.tsx'
import { Note } from '../../../ui/note.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { type LoanQuote, useLoanQuote, wishTyped } from '../../data/loans/loan-quote.ts'
import type { PanelProps } from '../panel-props.ts'
import { yearWords } from './loan-chart.ts'
import { LoanPicture } from './loan-picture.tsx'

/** The loan that is being typed. */
export function TypedLoan({ form, empty }: Pick<PanelProps, 'form' | 'empty'>) {
  const wish = wishTyped(form.values)
  const { data, failure, reload } = useLoanQuote(wish)
  if (!wish) return <Empty>{empty}</Empty>
  if (failure && !data)
    return (
      <Note title="The cost could not be worked out" look="problem">
        <p>{failure.detail} Nothing is agreed, and what you typed is kept.</p>
        <Button look="small" onClick={reload}>
          Try again
        </Button>
      </Note>
    )
  if (!data) return <Skeleton lines={6} />
  return <Quoted quote={data} empty={empty} />
}

function Quoted({ quote: { loan, problems, limits }, empty }: { readonly quote: LoanQuote; readonly empty: string | undefined }) {
  const shown = loan && { cost: loan, schedule: loan.schedule, growth: loan.growth_forgone }
  return (
    <>
      <VisuallyHidden role="status">{loan ? spoken(loan) : ''}</VisuallyHidden>
      {limits.vested_balance === 0 && <Note title="Your limit is not known yet">{limitUnknown}</Note>}
      {limits.vested_balance > 0 && problems.length > 0 && (
        <Note title="This loan is not possible as it is">{problems.map(({ words }) => words).join(' ')}</Note>
      )}
      {shown ? <LoanPicture shown={shown} /> : <Empty>{empty}</Empty>}
    </>
  )
}

const limitUnknown = 'These figures show what such a loan would cost. Whether you may have it depends on your vested balance.'

function spoken({ borrow_amount, term, payment_amount, amount_received }: NonNullable<LoanQuote['loan']>): string {
  return `${dollarWords(borrow_amount)} over ${yearWords(term)}: each payment is ${dollarWords(payment_amount, true)}, and you receive ${dollarWords(amount_received, true)}.`
}
