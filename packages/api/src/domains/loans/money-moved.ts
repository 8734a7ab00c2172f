import type { Hooks } from '../../context/context.ts'
import { correctPayout } from './late/default.ts'
import { payoutMoved } from './payout/payout-moved.ts'
import { paymentMoved } from './repayments/payment-moved.ts'
import { lockLoan } from './store.ts'

/** What a transfer of a loan does to it, in the transaction that moves the transfer. */
export const loanMoneyMoved: Hooks['loanMoneyMoved'] = async (context, trx, moved) => {
  const loan = await lockLoan(trx, moved.loanId)
  if (!loan) return
  await (moved.direction === 'OUT' ? payoutMoved : paymentMoved)(context, trx, loan, moved)
  await correctPayout(context, trx, loan.id)
}
