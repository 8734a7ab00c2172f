import { dollarWords } from '@app/schemas/rules/money/money'
import { useWords } from '../../../client/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Note } from '../../../ui/note.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { amountTyped, type LoanQuote, useLoanQuote, wishTyped } from '../../data/loans/loan-quote.ts'
import type { PanelProps } from '../panel-props.ts'
import { AmountSlider } from './amount-slider.tsx'
import { LoanPicture } from './loan-picture.tsx'
import { termWords } from './loan-terms.words.ts'
import { yearWords } from './loan-words.ts'

/** The loan that is being typed. */
export function TypedLoan({ form, empty }: Pick<PanelProps, 'form' | 'empty'>) {
  const said = useWords(termWords)
  const wish = wishTyped(form.values)
  const { data, failure, reload } = useLoanQuote(wish ?? amountTyped(form.values))
  if (!wish) return data ? <Quoted quote={ofAmount(data)} form={form} empty={empty} /> : <Empty>{empty}</Empty>
  if (failure && !data)
    return (
      <Note title={said.failed} look="problem">
        <p>{said.failedAbout(failure.detail)}</p>
        <Button look="small" onClick={reload}>
          {said.again}
        </Button>
      </Note>
    )
  if (!data) return <Skeleton lines={6} />
  return <Quoted quote={data} form={form} empty={empty} />
}

/** Without a term only the amount can be wrong, and there is no loan to draw. */
function ofAmount(quote: LoanQuote): LoanQuote {
  return { ...quote, loan: null, problems: quote.problems.filter(({ field }) => field === 'borrow_amount') }
}

type QuotedProps = Pick<PanelProps, 'form' | 'empty'> & { readonly quote: LoanQuote }

function Quoted({ quote: { loan, problems, limits, eligible }, form, empty }: QuotedProps) {
  const said = useWords(termWords)
  const shown = loan && { cost: loan, schedule: loan.schedule, growth: loan.growth_forgone }
  return (
    <>
      <VisuallyHidden role="status">{loan ? spoken(loan, said) : ''}</VisuallyHidden>
      {limits.vested_balance === 0 && <Note title={said.unknownLimit}>{said.unknownLimitAbout}</Note>}
      {limits.vested_balance > 0 && problems.length > 0 && (
        <div role="status">
          <Note title={said.notPossible}>{problems.map(({ words }) => words).join(' ')}</Note>
        </div>
      )}
      {eligible && <AmountSlider limits={limits} form={form} />}
      {shown ? <LoanPicture shown={shown} /> : <Empty>{empty}</Empty>}
    </>
  )
}

function spoken(
  { borrow_amount, term, payment_amount, amount_received }: NonNullable<LoanQuote['loan']>,
  said: (typeof termWords)['en'],
): string {
  return said.spoken(dollarWords(borrow_amount), yearWords(term), dollarWords(payment_amount, true), dollarWords(amount_received, true))
}
