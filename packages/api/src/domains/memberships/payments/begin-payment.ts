import type { GoalName } from '@app/schemas/flow/offers'
import type { Words } from '@app/schemas/language'
import type { Context } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import { type Failure, fail } from '../../../failure/failure.ts'
import { sealing } from '../../../security/sealing.ts'
import { aboutGoal, goalsPaidFor, ruledOutOf } from '../goals/goals-paid-for.ts'
import { sealedPayments } from '../sealed.ts'
import {
  countBought,
  insertPayment,
  lockUnderWay,
  type PaymentRow,
  type Provider,
  putAttempt,
  putReceiptAddress,
  setCancelled,
} from './payment-store.ts'

/** What is to be paid, and how. */
export type Wanted = {
  readonly personId: string
  readonly kind: PaymentRow['kind']
  readonly productId: string
  readonly membershipId?: string
  readonly provider: Provider
  readonly amountCents: number
  readonly methodId?: string | undefined
  readonly receiptEmail?: string | undefined
  readonly isAlone: boolean
  readonly periodStartsAt?: Date
}

export const settleJob = 'settle-payment'
export const cancelPaymentJob = 'cancel-payment'
const firstCheckMs = 60_000

/**
 * Writes down what is to be paid before anybody is asked for it. One payment of a product is under way at a time: who asks again,
 * on another page or with another key, meets that one; a try that failed is followed by another of the same payment.
 */
export async function beginPayment(
  context: Context,
  trx: Queries,
  wanted: Wanted,
): Promise<PaymentRow | Failure<'already_done' | 'not_in_this_state' | 'ruled_out'>> {
  const goals = wanted.isAlone ? [] : await goalsPaidFor(context, trx, wanted.personId, wanted.productId)
  const [ruledOut] = await ruledOutOf(context, trx, wanted.personId, goals)
  if (ruledOut) return fail('ruled_out', { detail: ruledOutWords(aboutGoal(context, ruledOut)) })
  return beginCharge(context, trx, wanted, goals[0])
}

/** The same for what was decided elsewhere, such as the fee of a loan that was agreed to. */
export async function beginCharge(
  context: Context,
  trx: Queries,
  wanted: Wanted,
  goal?: GoalName,
): Promise<PaymentRow | Failure<'already_done' | 'not_in_this_state'>> {
  if (wanted.kind === 'product' && (await countBought(trx, wanted.personId, wanted.productId)) > 0) return fail('already_done')
  const underWay = await lockUnderWay(trx, wanted.personId, wanted.productId, wanted.provider)
  if (!underWay) return insert(context, trx, wanted, goal)
  if (underWay.amount_cents !== wanted.amountCents) {
    if (underWay.state === 'open' || underWay.state === 'processing') return fail('not_in_this_state')
    await dropPayment(context, trx, underWay)
    return insert(context, trx, wanted, goal)
  }
  const row = await sendReceiptTo(context, trx, underWay, wanted.receiptEmail)
  return mayTryAgain(context, row, wanted.methodId) ? tryAgain(context, trx, row, wanted) : row
}

/** The receipt of a payment under way goes to the address given last: the one before it may have had a slip, and be somebody else’s. */
export async function sendReceiptTo(context: Context, trx: Queries, row: PaymentRow, address: string | undefined): Promise<PaymentRow> {
  if (address === undefined) return row
  return putReceiptAddress(trx, row.id, sealing(context.keys, sealedPayments).seal('receipt_email', row.id, address))
}

/** Another try of a payment, with this card. */
export async function tryAgain(
  context: Context,
  trx: Queries,
  row: PaymentRow,
  given: { readonly methodId?: string | undefined; readonly isAlone: boolean; readonly isRetry?: boolean },
): Promise<PaymentRow> {
  const sealedMethod = given.methodId === undefined ? null : sealing(context.keys, sealedPayments).seal('method_id', row.id, given.methodId)
  const { isAlone, isRetry = false } = given
  const next = await putAttempt(trx, row, { sealedMethod, isAlone, isRetry })
  await scheduleCheck(context, trx, row.id)
  return next
}

/** It can no longer be paid: neither with us, nor at the company. */
export async function dropPayment(context: Context, trx: Queries, { id }: PaymentRow): Promise<void> {
  await setCancelled(trx, id)
  await context.jobs.send(trx, cancelPaymentJob, { id })
}

export function methodOf(context: Context, { id, method_id }: PaymentRow): string | undefined {
  return method_id === null ? undefined : sealing(context.keys, sealedPayments).open('method_id', id, method_id)
}

/** A try that waits for the person can be followed by one with another card; one that failed, with the same card too. */
function mayTryAgain(context: Context, row: PaymentRow, methodId: string | undefined): boolean {
  if (methodId === undefined || row.provider !== 'stripe') return false
  if (row.state === 'needs_action') return methodOf(context, row) !== methodId
  return row.state === 'needs_method' || row.state === 'declined'
}

async function insert(
  context: Context,
  trx: Queries,
  wanted: Wanted,
  goal: GoalName | undefined,
): Promise<PaymentRow | Failure<'not_in_this_state'>> {
  const id = context.newId()
  const { seal } = sealing(context.keys, sealedPayments)
  const row = await insertPayment(trx, {
    id,
    person_id: wanted.personId,
    kind: wanted.kind,
    product_id: wanted.productId,
    goal: goal ?? null,
    membership_id: wanted.membershipId ?? null,
    provider: wanted.provider,
    amount_cents: wanted.amountCents,
    state: 'open',
    is_alone: wanted.isAlone,
    method_id: wanted.methodId === undefined ? null : seal('method_id', id, wanted.methodId),
    partner_id: null,
    secret: null,
    card_brand: null,
    card_last_four: null,
    decline_code: null,
    period_starts_at: wanted.periodStartsAt ?? null,
    receipt_email: wanted.receiptEmail === undefined ? null : seal('receipt_email', id, wanted.receiptEmail),
    claimed_until: null,
    unanswered_since: null,
    created_at: context.now(),
    settled_at: null,
  })
  // The same was begun at this moment: then it is that one.
  if (!row) return (await lockUnderWay(trx, wanted.personId, wanted.productId, wanted.provider)) ?? fail('not_in_this_state')
  await scheduleCheck(context, trx, id)
  return row
}

/** Whatever happens to the request that is asking the company now, a job checks the payment later. */
async function scheduleCheck({ jobs, now }: Context, trx: Queries, id: string): Promise<void> {
  await jobs.send(trx, settleJob, { id, round: '0' }, new Date(now().getTime() + firstCheckMs))
}

function ruledOutWords(about: Words<string>): Words<string> {
  return {
    en: `It is paid to get ${about.en}. By what we know, you can’t have that now.`,
    es: `Se paga para ${about.es}. Por lo que sabemos, ahora no puedes hacerlo.`,
  }
}
