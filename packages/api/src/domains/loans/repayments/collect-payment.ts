import type { Queries } from '../../../db/database.ts'

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
export type CollectPayment = (trx: Queries, collecting: Collecting) => Promise<'collected' | 'not-collected'>

/** Until bank accounts are linked, nothing is taken on its day: people pay when they choose to. */
export const collectByHand: CollectPayment = async (_trx, { by }) => (by === 'person' ? 'collected' : 'not-collected')
