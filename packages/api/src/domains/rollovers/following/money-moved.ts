import type { Context, MovedTransfer } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import { writeTo } from '../../auth/write-to.ts'
import { openDetails } from '../details.ts'
import { refundMoveFee } from '../fee/charge-move-fee.ts'
import { findPaidToPerson, findPaymentsOfTransfer, type PaymentRow, savePayment } from '../payment-store.ts'
import { returnedEmail } from '../rollover-emails.ts'
import { findRollover, lockRollover, type RolloverRow } from '../rollover-store.ts'
import { arrive } from './arrive.ts'
import { openPaymentTask } from './payment-task.ts'
import { settleArrivals } from './settle-arrivals.ts'

/**
 * The brokerage has booked money, or taken it back, in the transaction of that booking: arrived is what is booked. Returns whether the
 * person gets an e-mail about it from here.
 */
export async function moneyMoved(context: Context, trx: Queries, moved: MovedTransfer): Promise<boolean> {
  const known = await lockAll(trx, () => findPaymentsOfTransfer(trx, moved.id))
  if (known.length === 0 && moved.isRollover && !moved.isExpected && moved.outcome === 'arrived') await putIn(context, trx, moved)
  for (const { payment, row } of known) await apply[moved.outcome](context, trx, row, payment, moved)
  return known.length > 0 && moved.isExpected
}

/** What people put in themselves, from their bank, of money that was paid to them: for the payment of that sum, else for the oldest first. */
async function putIn(context: Context, trx: Queries, { id, personId, accountId, amountCents, at }: MovedTransfer): Promise<void> {
  const open = await lockAll(trx, () => findPaidToPerson(trx, personId, accountId))
  const exact = open.filter(({ payment }) => payment.said_cents === amountCents)
  const filled = exact.length > 0 ? exact.slice(0, 1) : open
  let left = amountCents
  for (const [index, { payment, row }] of filled.entries()) {
    if (left === 0) return
    // More than was paid to them is put in with the last one.
    const cents = index === filled.length - 1 ? left : Math.min(left, payment.said_cents)
    left -= cents
    await arrive(context, trx, row, payment, { cents, at: at ?? context.now(), by: 'custodian', transferId: id })
  }
}

/** Payments with their requests, which are locked, always in the same order; they are read again after that. */
async function lockAll(trx: Queries, find: () => Promise<PaymentRow[]>) {
  const ids = new Set((await find()).map(({ rollover_id }) => rollover_id))
  const rows = new Map<string, RolloverRow>()
  for (const id of [...ids].sort()) {
    const row = await lockRollover(trx, id)
    if (row) rows.set(id, row)
  }
  return (ids.size === 0 ? [] : await find()).flatMap((payment) => {
    const row = rows.get(payment.rollover_id)
    return row ? [{ payment, row }] : []
  })
}

type Apply = (context: Context, trx: Queries, row: RolloverRow, payment: PaymentRow, moved: MovedTransfer) => Promise<void>

const apply: Readonly<Record<MovedTransfer['outcome'], Apply>> = {
  arrived: (context, trx, row, payment, { amountCents, at }) =>
    arrive(context, trx, row, payment, { cents: amountCents, at: at ?? context.now(), by: 'custodian' }),
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

/** Who sends the check or wire that a transfer stands for, by the name of the plan. */
export async function payerOf({ keys }: Pick<Context, 'keys'>, db: Queries, transferId: string): Promise<string> {
  const [payment] = await findPaymentsOfTransfer(db, transferId)
  const row = payment && (await findRollover(db, payment.rollover_id))
  if (!row) return ''
  const { employer, recordKeeper } = openDetails(keys, row)
  return recordKeeper === null ? employer : `${recordKeeper}, ${employer}`
}
