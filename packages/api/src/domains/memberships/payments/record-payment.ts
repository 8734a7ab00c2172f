import type { Context } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import type { PartnerPayment } from '../../../partners/payments/partner-payment.ts'
import { sealing } from '../../../security/sealing.ts'
import { lockMembership } from '../membership-store.ts'
import { sealedPayments } from '../sealed.ts'
import { followPayment } from './follow-payment.ts'
import { findPayment, lockPayment, type PaymentRow, saveOutcome } from './payment-store.ts'

type Outcome = Parameters<typeof saveOutcome>[2]

const disputeRank = { none: 0, open: 1, won: 2, lost: 3 } as const
const refusedCode = 'refused'

/**
 * Writes down how a payment stands at the company, and what follows from it, once: in whatever order and however often it is told.
 */
export async function recordPayment(context: Context, id: string, told: PartnerPayment): Promise<PaymentRow> {
  return context.db.transaction().execute(async (trx) => {
    const before = await lockBoth(trx, id)
    if (told.amountCents !== before.amount_cents) throw new Error(`The payment ${id} is of another amount at the company.`)
    return saveAndFollow(context, trx, before, merge(context, before, told))
  })
}

/** The company refused the request itself: to us that is a failed try. */
export async function recordRefused(context: Context, id: string): Promise<PaymentRow> {
  return recordFailed(context, id, { unanswered_since: null })
}

/** It never answered, and would take the same request for another one now. That it may have done it stays known: no other try is sent. */
export async function recordLost(context: Context, id: string): Promise<PaymentRow> {
  return recordFailed(context, id, {})
}

async function recordFailed(context: Context, id: string, change: Partial<Pick<Outcome, 'unanswered_since'>>): Promise<PaymentRow> {
  return context.db.transaction().execute(async (trx) => {
    const before = await lockBoth(trx, id)
    return before.state === 'open'
      ? saveAndFollow(context, trx, before, { ...before, ...change, state: 'declined', decline_code: refusedCode })
      : before
  })
}

async function saveAndFollow(context: Context, trx: Queries, before: PaymentRow, outcome: Outcome): Promise<PaymentRow> {
  const {
    state,
    partner_id,
    secret,
    method_id,
    card_brand,
    card_last_four,
    decline_code,
    refunded_cents,
    dispute,
    disputed_cents,
    settled_at,
    unanswered_since,
  } = outcome
  const after = await saveOutcome(trx, before.id, {
    ...{ state, partner_id, secret, method_id, card_brand, card_last_four },
    ...{ decline_code, refunded_cents, dispute, disputed_cents, settled_at, unanswered_since },
  })
  await followPayment(context, trx, before, after)
  return after
}

/** Paid stays paid, money given back stays given back, and a dispute goes only forward: what is told may be older than what is known. */
function merge({ keys, now }: Context, before: PaymentRow, told: PartnerPayment): Outcome {
  const { seal } = sealing(keys, sealedPayments)
  const state = before.state === 'paid' || (before.state === 'cancelled' && told.state !== 'paid') ? before.state : told.state
  const dispute = disputeRank[told.dispute] > disputeRank[before.dispute] ? told.dispute : before.dispute
  const refunded_cents = Math.max(before.refunded_cents, told.refundedCents)
  return {
    state,
    partner_id: told.id,
    secret: told.secret === undefined ? before.secret : seal('secret', before.id, told.secret),
    method_id: told.methodId === undefined ? before.method_id : seal('method_id', before.id, told.methodId),
    card_brand: told.card?.brand ?? before.card_brand,
    card_last_four: told.card?.lastFour ?? before.card_last_four,
    decline_code: state === 'declined' ? (told.declineCode ?? before.decline_code ?? 'declined') : null,
    refunded_cents,
    dispute,
    disputed_cents: before.dispute === 'none' && dispute !== 'none' ? before.amount_cents - refunded_cents : before.disputed_cents,
    settled_at: state === 'paid' ? (before.settled_at ?? now()) : before.settled_at,
    unanswered_since: null,
  }
}

/** The membership first, everywhere: so that two who are at work on both never wait for each other. */
async function lockBoth(trx: Queries, id: string): Promise<PaymentRow> {
  const seen = await findPayment(trx, id)
  if (seen?.membership_id) await lockMembership(trx, seen.membership_id)
  const row = await lockPayment(trx, id)
  if (!row) throw new Error('A payment that was written down is gone.')
  return row
}
