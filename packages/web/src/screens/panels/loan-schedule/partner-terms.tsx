import { Amount } from '../../../ui/amount.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { type AltLoan, altLoanKept } from '../../data/loans/loans.ts'
import { LenderOffers } from '../lending-offers/lender-offers.tsx'
import type { PanelProps } from '../panel-props.ts'
import { yearWords } from './loan-chart.ts'

/** The request for a loan from a lender: its rate is not known before the lender decides, so it is told as a range. */
export function PartnerTerms({ empty }: PanelProps) {
  const request = altLoanKept.use()
  return (
    <Loaded of={request} empty={empty}>
      {(loan) => <Terms loan={loan} empty={empty} />}
    </Loaded>
  )
}

function Terms({ loan: { borrow_amount, term }, empty }: { readonly loan: AltLoan; readonly empty: string | undefined }) {
  if (borrow_amount === null || term === null) return null
  return (
    <>
      <Facts
        facts={[
          { name: 'You ask for', value: <Amount dollars={borrow_amount} hasCents /> },
          { name: 'Paid back over', value: yearWords(term) },
          { name: 'Rate and fee', value: 'As in the ranges below' },
        ]}
      />
      <LenderOffers wish={{ dollars: borrow_amount, years: term }} empty={empty} />
    </>
  )
}
