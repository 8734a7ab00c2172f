import type { Loan } from '../../screens/data/loans/loans.ts'
import { LoanPaymentList } from './loan-payment-list.tsx'
import { LoanProgress } from './loan-progress.tsx'
import { PastDue } from './past-due.tsx'

/** What was paid, what is late and what is still to come of a loan. */
export function LoanDetails({ loan }: { readonly loan: Loan }) {
  const { status } = loan
  const isPaidOut = status === 'ACTIVE' || status === 'PAST_DUE' || status === 'DEFAULTED'
  return (
    <>
      {status === 'PAST_DUE' && <PastDue loan={loan} />}
      {status !== 'DEFAULTED' && <LoanProgress loan={loan} />}
      {isPaidOut && <LoanPaymentList loan={loan} />}
    </>
  )
}
