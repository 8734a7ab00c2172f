import { dollarWords } from '@app/schemas/rules/money/money'
import { useWords } from '../../client/language.ts'
import { type LoanQuote, loanLimits } from '../../screens/data/loans/loan-quote.ts'
import { isLoanOver, ownLoans } from '../../screens/data/loans/loans.ts'
import { limitWords } from '../../screens/panels/loan-limit/limit-words.ts'
import { Amount } from '../../ui/amount.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Note } from '../../ui/note.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import parts from '../frame/parts.module.css'
import { words } from './loan-page.words.ts'

/** What could be borrowed from one’s own savings, and how. Nothing beside a loan that is under way. */
export function LoanRoom() {
  const said = useWords(words)
  const { data: loans } = ownLoans.use()
  const limits = loanLimits.use()
  if (!loans || loans.some((loan) => !isLoanOver(loan))) return null
  return (
    <section className={parts.part} aria-labelledby="could-borrow">
      <h2 id="could-borrow">{said.couldBorrow}</h2>
      <p>{said.about}</p>
      <Loaded of={limits} empty={undefined}>
        {(quote) => <Room quote={quote} />}
      </Loaded>
    </section>
  )
}

function Room({ quote: { eligible, is_possible: isPossible, reasons, limits, offer } }: { readonly quote: LoanQuote }) {
  const said = useWords(words)
  if (!eligible)
    return (
      <Note title={isPossible ? said.notYet : said.notNow}>
        {isPossible ? <p>{said.notYetAbout}</p> : <p>{reasons.map((reason) => reason.words).join(' ')}</p>}
        {reasons.some(({ reason }) => reason === 'employment-unknown') && (
          <PlaceLink className={parts.more} place="could-borrow">
            {said.answer}
          </PlaceLink>
        )}
        {isPossible && (
          <PlaceLink className={parts.more} place="open-plan">
            {said.openPlan}
          </PlaceLink>
        )}
      </Note>
    )
  return (
    <>
      <p className={parts.about}>{said.upTo}</p>
      <Amount dollars={limits.available} size="large" hasCents />
      <p>{limitWords(limits)}</p>
      <p>{said.terms(`${offer.interest_rate}%`, dollarWords(offer.origination_fee), limits.longest_term)}</p>
      <p>{said.missed}</p>
      <PlaceLink className={parts.main} place="loan-terms">
        {said.ask}
      </PlaceLink>
    </>
  )
}
