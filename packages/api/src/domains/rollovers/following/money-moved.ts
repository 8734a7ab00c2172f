import type { Context, MovedTransfer } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import { writeTo } from '../../auth/write-to.ts'
import { openDetails } from '../details.ts'
import { refundMoveFee } from '../fee/charge-move-fee.ts'
import { findPaidToPerson, findPaymentOfTransfer, type PaymentRow, savePayment } from '../payment-store.ts'
import { isOver } from '../reached.ts'
import { arrivedAfterEndEmail, partArrivedEmail, returnedEmail } from '../rollover-emails.ts'
import { findRollover, lockRollover, type RolloverRow } from '../rollover-store.ts'
import { openPaymentTask } from './payment-task.ts'
import { settleArrivals } from './settle-arrivals.ts'

/**
 * The brokerage has booked money, or taken it back, in the transaction of that booking: arrived is what is booked. Returns whether the
 * person gets an e-mail about it from here.
 */
export async function moneyMoved(context: Context, trx: Queries, moved: MovedTransfer): Promise<boolean> {
  const payment = (await findPaymentOfTransfer(trx, moved.id)) ?? (await paidToPerson(trx, moved))
  const row = payment && (await lockRollover(trx, payment.rollover_id))
  if (!payment || !row) return false
  await apply[moved.outcome](context, trx, row, payment, moved)
  return moved.isExpected
}

/** What people put in themselves, from their bank, of money that was paid to them. */
async function paidToPerson(trx: Queries, { id, personId, accountId, isRollover, isExpected, outcome }: MovedTransfer) {
  if (!isRollover || isExpected || outcome !== 'arrived') return undefined
  const payment = await findPaidToPerson(trx, personId, accountId)
  return payment && savePayment(trx, payment.id, { transfer_id: id })
}

type Apply = (context: Context, trx: Queries, row: RolloverRow, payment: PaymentRow, moved: MovedTransfer) => Promise<void>

const apply: Readonly<Record<MovedTransfer['outcome'], Apply>> = {
  arrived: async (context, trx, row, payment, { amountCents, at }) => {
    const arrived = { state: 'arrived', arrived_cents: amountCents, arrived_at: at ?? context.now(), confirmed_by: 'custodian' } as const
    await recordArrival(context, trx, row, await savePayment(trx, payment.id, arrived))
  },
  returned: async (context, trx, row, payment, { isExpected }) => {
    // A deposit from the bank that comes back leaves the money with the person, who can put it in again.
    const state = isExpected ? ('returned' as const) : ('sent' as const)
    const gone = { arrived_cents: null, arrived_at: null, confirmed_by: null, ...(!isExpected && { transfer_id: null }) }
    const after = await savePayment(trx, payment.id, { state, ...gone })
    await settleArrivals(context, trx, row)
    await refundMoveFee(context, trx, row)
    if (!isExpected) return
    await openPaymentTask(context, trx, row, after, 'returned')
    await writeTo(context, trx, row.person_id, (addressed) => returnedEmail(addressed, openDetails(context.keys, row), payment.said_cents))
  },
  /** The brokerage cannot be told what to expect: people watch for it. */
  refused: (context, trx, row, payment, { isExpected }) =>
    isExpected ? openPaymentTask(context, trx, row, payment, 'not-taken') : Promise.resolve(),
}

/** A payment has arrived: what differs from what was sent is looked into, and the last one ends the request. */
export async function recordArrival(context: Context, trx: Queries, row: RolloverRow, payment: PaymentRow): Promise<void> {
  const isDifferent = payment.arrived_cents !== payment.said_cents
  if (isDifferent && row.way !== 'paid-to-person') await openPaymentTask(context, trx, row, payment, 'amount')
  await settleArrivals(context, trx, row)
  const after = await findRollover(trx, row.id)
  if (after?.received_at) return
  const details = openDetails(context.keys, row)
  const email = isOver(row) ? arrivedAfterEndEmail : partArrivedEmail
  await writeTo(context, trx, row.person_id, (addressed) => email(addressed, details, payment.arrived_cents ?? 0))
}

/** Who sends the check or wire that a transfer stands for, by the name of the plan. */
export async function payerOf({ keys }: Pick<Context, 'keys'>, db: Queries, transferId: string): Promise<string> {
  const payment = await findPaymentOfTransfer(db, transferId)
  const row = payment && (await findRollover(db, payment.rollover_id))
  if (!row) return ''
  const { employer, recordKeeper } = openDetails(keys, row)
  return recordKeeper === null ? employer : `${recordKeeper}, ${employer}`
}
