import type { LoanQuote } from '../../data/loans/loan-quote.ts'
import type { Loan } from '../../data/loans/loans.ts'

type Quoted = NonNullable<LoanQuote['loan']>

/** A loan as it is drawn, whether it is being typed or was asked for. */
export type LoanShown = {
  readonly cost: Pick<
    Loan,
    | 'borrow_amount'
    | 'interest_rate'
    | 'term'
    | 'payments'
    | 'payment_frequency'
    | 'payment_amount'
    | 'origination_fee'
    | 'amount_received'
    | 'fee_payment'
    | 'total_interest'
    | 'total_cost'
    | 'true_cost_rate'
  >
  readonly schedule: Quoted['schedule']
  readonly growth: Quoted['growth_forgone'] | undefined
}
