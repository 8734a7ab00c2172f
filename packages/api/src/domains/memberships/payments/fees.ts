import type { Words } from '@app/schemas/language'
import type { Context } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import { type Failure, fail, isFailure } from '../../../failure/failure.ts'
import { toCheckout } from '../answers.ts'
import { beginCharge, dropPayment } from './begin-payment.ts'
import { ensureCustomer, newestCard, payableCard } from './customers.ts'
import { declined } from './declined.ts'
import { drivePayment } from './drive-payment.ts'
import { refundJob } from './follow-payment.ts'
import { findPayment, lockPayment } from './payment-store.ts'

/*
 * Fees that another domain charges to a card. That domain learns from `feePaidJob` that one is paid, even if the page was closed.
 */

type Fee = {
  readonly personId: string
  readonly about: string
  readonly cents: number
  readonly card: string
  /** Charged without the person there. */
  readonly isAlone?: boolean
}

/** The card to charge: the named one, else the newest saved one. Undefined when there is none. */
export async function findFeeCard(context: Context, personId: string, named: string | null) {
  const customer = await ensureCustomer(context, personId)
  if (isFailure(customer)) return customer
  const card = named === null ? await newestCard(context, customer) : await payableCard(context, customer, named)
  return isFailure(card) ? card : card?.id
}

/** Saves that a fee is to be paid. One that was declined is tried again: it stays the same payment. */
export async function beginFee(
  context: Context,
  trx: Queries,
  { personId, about, cents, card, isAlone = false }: Fee,
): Promise<string | Failure<'already_done' | 'not_in_this_state'>> {
  const wanted = { kind: 'fee', provider: 'stripe', isAlone } as const
  const payment = await beginCharge(context, trx, { ...wanted, personId, productId: about, amountCents: cents, methodId: card })
  return isFailure(payment) ? payment : payment.id
}

/** Charges it at the company, and returns the state. */
export async function driveFee(context: Context, id: string) {
  const row = await drivePayment(context, id)
  return row.state === 'declined' ? declined(row) : toCheckout(context, row)
}

export async function isFeePaid(db: Queries, id: string): Promise<boolean> {
  const row = await findPayment(db, id)
  return row?.state === 'paid' && row.refunded_cents === 0
}

/** Refunds it, or cancels it before it is charged. While the company is being asked neither is possible. */
export async function refundFee(context: Context, trx: Queries, id: string): Promise<Failure<'not_in_this_state'> | undefined> {
  const row = await lockPayment(trx, id)
  if (row?.state === 'open' || row?.state === 'processing') return fail('not_in_this_state', { detail: underWay })
  if (row?.state === 'paid') await context.jobs.send(trx, refundJob, { id })
  else if (row && row.state !== 'cancelled') await dropPayment(context, trx, row)
  return undefined
}

const underWay: Words<string> = {
  en: 'Your card is being charged for the fee at this moment. Look again in a few minutes, then change it.',
  es: 'En este momento se está cobrando el cargo a tu tarjeta. Vuelve en unos minutos y cámbialo entonces.',
}
