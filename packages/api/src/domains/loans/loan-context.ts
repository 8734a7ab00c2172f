import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { type Fees, openFees } from '../memberships/payments/fees.ts'
import { knownBalances } from './balances.ts'
import type { Footing } from './eligibility.ts'

type Collecting = {
  readonly personId: string
  readonly loanId: string
  /** The same when it is asked again: it is then collected once. */
  readonly reference: string
  readonly cents: number
  readonly at: Date
  readonly by: 'person' | 'schedule'
}

/** Debits a person’s bank account, in the transaction of the caller. */
export type Collect = (trx: Queries, collecting: Collecting) => Promise<'collected' | 'not-collected'>

/** What loans depend on. */
export type LoanContext = { readonly context: Context; readonly footing: Footing; readonly collect: Collect; readonly fees: Fees }

/** Until bank accounts are linked, nothing is taken on its day: people pay when they choose to. */
export const collectByHand: Collect = async (_trx, { by }) => (by === 'person' ? 'collected' : 'not-collected')

export function loansOf(context: Context): LoanContext {
  return {
    context,
    footing: { questionnaire: context.flows.current, balances: knownBalances },
    collect: collectByHand,
    fees: openFees(context),
  }
}
