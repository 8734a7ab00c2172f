import { useWords } from '../../../client/language.ts'
import { Amount } from '../../../ui/amount.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { type AltLoan, savedAltLoan } from '../../data/loans/loans.ts'
import { LenderOffers } from '../lending-offers/lender-offers.tsx'
import type { PanelProps } from '../panel-props.ts'
import { termWords } from './loan-terms.words.ts'
import { yearWords } from './loan-words.ts'

/** The request for a loan from a lender: its rate is unknown before the lender decides, so it is shown as a range. */
export function PartnerTerms({ empty }: PanelProps) {
  const request = savedAltLoan.use()
  return (
    <Loaded of={request} empty={empty}>
      {(loan) => <Terms loan={loan} empty={empty} />}
    </Loaded>
  )
}

function Terms({ loan: { borrow_amount, term }, empty }: { readonly loan: AltLoan; readonly empty: string | undefined }) {
  const said = useWords(termWords)
  if (borrow_amount === null || term === null) return null
  return (
    <>
      <Facts
        facts={[
          { name: said.askFor, value: <Amount dollars={borrow_amount} hasCents /> },
          { name: said.paidBackOver, value: yearWords(term) },
          { name: said.rateAndFee, value: said.asBelow },
        ]}
      />
      <LenderOffers wish={{ dollars: borrow_amount, years: term }} empty={empty} />
    </>
  )
}
