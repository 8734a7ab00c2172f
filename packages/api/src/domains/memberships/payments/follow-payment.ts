import type { Context } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import { tip } from '../catalogue.ts'
import { beginConcierge } from '../concierge-tasks.ts'
import { receiptEmail, refundEmail } from '../emails.ts'
import { beginPaid, endMembership, failedRenewal } from '../membership-life.ts'
import { addFeeChoice, lockMembership } from '../membership-store.ts'
import { isMoveFee } from '../move-fee.ts'
import { writeAbout } from '../write-about.ts'
import { bookDispute, bookPayment, bookRefund } from './book-payment.ts'
import type { PaymentRow } from './payment-store.ts'
import { countBought } from './payment-store.ts'

export const refundJob = 'refund-payment'
/** The fee of a loan is paid: that domain goes on. */
export const feePaidJob = 'fee-paid'

/** The consequences of a payment’s new state: money in the ledger, what was bought, and e-mails. */
export async function followPayment(context: Context, trx: Queries, before: PaymentRow, after: PaymentRow): Promise<void> {
  if (before.state !== 'paid' && after.state === 'paid') await followPaid(context, trx, after)
  if (before.state !== 'declined' && after.state === 'declined' && after.is_alone) await failedRenewal(context, trx, after)
  if (after.refunded_cents > before.refunded_cents) await followRefund(context, trx, before, after)
  if (after.dispute !== before.dispute) await followDispute(context, trx, before, after)
}

async function followPaid(context: Context, trx: Queries, paid: PaymentRow): Promise<void> {
  await bookPayment(trx, paid, context.now())
  if (await isSurplus(context, trx, paid)) {
    await context.jobs.send(trx, refundJob, { id: paid.id })
    return
  }
  if (paid.kind === 'tip') {
    const choice = { id: context.newId(), person_id: paid.person_id, kind: 'tip', product_id: tip.id, chosen_at: context.now() } as const
    await addFeeChoice(trx, choice)
  }
  if (paid.kind === 'fee' && !isMoveFee(paid.product_id)) await context.jobs.send(trx, feePaidJob, { payment: paid.id })
  if (paid.kind === 'product') await beginConcierge(context, trx, paid.person_id, paid.product_id, paid.id)
  await writeAbout(context, trx, paid, receiptEmail)
}

/** Paid for before, by another way: this goes back by itself. */
async function isSurplus(context: Context, trx: Queries, paid: PaymentRow): Promise<boolean> {
  if (paid.kind === 'membership') return !(await beginPaid(context, trx, paid))
  return paid.kind === 'product' && (await countBought(trx, paid.person_id, paid.product_id)) > 1
}

async function followRefund(context: Context, trx: Queries, before: PaymentRow, after: PaymentRow): Promise<void> {
  await bookRefund(trx, before, after, context.now())
  if (after.refunded_cents === after.amount_cents) await endPaidBy(context, trx, after, 'refunded')
  await writeAbout(context, trx, after, (to, payment) => refundEmail(to, payment, after.refunded_cents - before.refunded_cents))
}

async function followDispute(context: Context, trx: Queries, before: PaymentRow, after: PaymentRow): Promise<void> {
  await bookDispute(trx, before, after, context.now())
  if (after.dispute !== 'won') await endPaidBy(context, trx, after, 'disputed')
}

/** A membership ends with the money for the period that runs. */
async function endPaidBy(context: Context, trx: Queries, payment: PaymentRow, because: 'refunded' | 'disputed'): Promise<void> {
  const membership = payment.membership_id === null ? undefined : await lockMembership(trx, payment.membership_id)
  if (!membership || membership.state === 'ended' || membership.state === 'pending') return
  const began = payment.period_starts_at ?? membership.counted_from
  if (began?.getTime() === membership.period_starts_at?.getTime()) await endMembership(context, trx, membership, because)
}
