import type { Context } from '../../../context/context.ts'
import type { JobHandlers } from '../../../jobs/jobs.ts'
import { patient } from '../../../jobs/patient.ts'
import { cancelPaymentJob, dropPayment, settleJob } from './begin-payment.ts'
import { drivePayment } from './drive-payment.ts'
import { refundJob } from './follow-payment.ts'
import { findPayment, lockPayment, type PaymentRow } from './payment-store.ts'
import { recordPayment } from './record-payment.ts'

const minuteMs = 60_000
const dayMs = 86_400_000
const checksAfterMs = [5 * minuteMs, 60 * minuteMs, dayMs]
/** After so many checks an abandoned payment is dropped. */
const patience = 9

/** What companies owe us an answer about is asked for until it is known. */
export function paymentJobs(context: Context): JobHandlers {
  return {
    [settleJob]: { work: ({ id = '', round = '0' }, { at }) => settle(context, id, Number(round), at) },
    [cancelPaymentJob]: { ...patient, work: ({ id = '' }) => cancel(context, id) },
    [refundJob]: { ...patient, work: ({ id = '' }) => refund(context, id) },
  }
}

/** Asks the company for the state of a payment, and records it. Undefined when the company does not answer. */
export async function refreshPayment(context: Context, row: PaymentRow): Promise<PaymentRow | undefined> {
  if (row.state === 'open') return drivePayment(context, row.id)
  if (row.partner_id === null) return row
  const answer = await (row.provider === 'stripe' ? context.partners.cards : context.partners.paypal).find(row.partner_id)
  if (!answer.ok) return undefined
  return answer.value ? recordPayment(context, row.id, answer.value) : row
}

async function settle(context: Context, id: string, round: number, at: Date): Promise<void> {
  const { db, jobs } = context
  const known = await findPayment(db, id)
  if (!known || isOver(known)) return
  const row = (await refreshPayment(context, known)) ?? known
  // A renewal that was declined has days of its own.
  if (isOver(row) || (row.state === 'declined' && row.is_alone)) return
  const isLeftLying = row.state === 'needs_method' || row.state === 'needs_action' || row.state === 'declined'
  if (isLeftLying && round >= patience && row.period_starts_at === null) {
    await db.transaction().execute(async (trx) => {
      const still = await lockPayment(trx, id)
      if (still && !isOver(still)) await dropPayment(context, trx, still)
    })
    return
  }
  await jobs.send(db, settleJob, { id, round: String(round + 1) }, new Date(at.getTime() + (checksAfterMs[round] ?? dayMs)))
}

async function cancel(context: Context, id: string): Promise<void> {
  const row = await findPayment(context.db, id)
  // An order at PayPal expires by itself when it is not captured.
  if (row?.partner_id === null || row?.provider !== 'stripe') return
  const answer = await context.partners.cards.cancel(row.partner_id)
  if (!answer.ok && answer.why === 'unavailable') throw new Error('The payment could not be cancelled now.')
  const now = answer.ok ? answer : await context.partners.cards.find(row.partner_id)
  if (now.ok && now.value) await recordPayment(context, id, now.value)
}

/** Gives all of a payment back. */
async function refund(context: Context, id: string): Promise<void> {
  const row = await findPayment(context.db, id)
  if (!row?.partner_id || row.state !== 'paid' || row.refunded_cents === row.amount_cents) return
  const company = row.provider === 'stripe' ? context.partners.cards : context.partners.paypal
  const answer = await company.refund({ id: row.partner_id, amountCents: row.amount_cents - row.refunded_cents, key: `${id}-refund` })
  if (!answer.ok) throw new Error('The money could not be given back now.')
  await recordPayment(context, id, answer.value)
}

function isOver({ state }: PaymentRow): boolean {
  return state === 'paid' || state === 'cancelled'
}
