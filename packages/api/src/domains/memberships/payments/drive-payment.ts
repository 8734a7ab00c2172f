import { setTimeout as pause } from 'node:timers/promises'
import type { Context } from '../../../context/context.ts'
import type { Answered, PartnerPayment } from '../../../partners/payments/partner-payment.ts'
import { titleOf } from '../catalogue.ts'
import { findCustomer } from '../membership-store.ts'
import { methodOf } from './begin-payment.ts'
import { claimPayment, findPayment, type PaymentRow, recordUnanswered, unanswered } from './payment-store.ts'
import { recordLost, recordPayment, recordRefused } from './record-payment.ts'

const claimMs = 20_000
const longestWaitMs = 12_000
const pauseMs = 40
// Companies remember a key for a day. After that the same request would be another one.
const keysCountMs = 20 * 3_600_000
const refused = { ok: false, why: 'refused' } as const

/**
 * Asks the company for a payment that is written down. Of many who do so at once one asks, the others wait for what it learns. The
 * key comes from the row and its try, so after a crash or a lost answer the same is asked again and done once. `returnPath` is where
 * PayPal sends people back to, when an order is begun there.
 */
export async function drivePayment(context: Context, id: string, returnPath = '/'): Promise<PaymentRow> {
  const { db, now, random } = context
  const deadline = performance.now() + longestWaitMs
  for (;;) {
    const claimed = await claimPayment(db, id, now(), new Date(now().getTime() + claimMs))
    if (claimed) return askCompany(context, claimed, returnPath)
    const row = await findPayment(db, id)
    if (!row) throw new Error('A payment that was written down is gone.')
    if (row.state !== 'open' || row.decline_code === unanswered || performance.now() > deadline) return row
    await pause(pauseMs * (0.5 + random()))
  }
}

async function askCompany(context: Context, row: PaymentRow, returnPath: string): Promise<PaymentRow> {
  if (isForgotten(context, row)) return recordLost(context, row.id)
  const answer = row.provider === 'stripe' ? await askCards(context, row) : await askPayPal(context, row, returnPath)
  if (answer.ok) return recordPayment(context, row.id, answer.value)
  if (answer.why === 'refused') return recordRefused(context, row.id)
  await recordUnanswered(context.db, row.id)
  return { ...row, decline_code: unanswered }
}

/** Whether it may have been done, and the company no longer knows the key by which it would find it. */
function isForgotten({ now }: Context, { provider, partner_id, unanswered_since }: PaymentRow): boolean {
  return (
    provider === 'stripe' && partner_id === null && unanswered_since !== null && now().getTime() - unanswered_since.getTime() > keysCountMs
  )
}

async function askCards(context: Context, row: PaymentRow): Promise<Answered<PartnerPayment>> {
  const key = keyOf(row)
  const methodId = methodOf(context, row)
  if (row.partner_id !== null) {
    if (methodId === undefined) return found(await context.partners.cards.find(row.partner_id))
    const confirmed = await context.partners.cards.confirm({ id: row.partner_id, methodId, isAlone: row.is_alone, key })
    return confirmed.ok || confirmed.why === 'unavailable' ? confirmed : meant(await context.partners.cards.find(row.partner_id))
  }
  const customer = await findCustomer(context.db, row.person_id)
  if (!customer?.customer_id) return refused
  return context.partners.cards.begin({
    customerId: customer.customer_id,
    amountCents: row.amount_cents,
    reference: row.id,
    about: titleOf(row.product_id),
    isAlone: row.is_alone,
    key,
    ...(methodId !== undefined && { methodId }),
  })
}

async function askPayPal(context: Context, row: PaymentRow, returnPath: string): Promise<Answered<PartnerPayment>> {
  if (row.partner_id !== null) return context.partners.paypal.capture({ id: row.partner_id, key: keyOf(row) })
  return context.partners.paypal.begin({
    amountCents: row.amount_cents,
    reference: row.id,
    about: titleOf(row.product_id),
    returnUrl: `${context.settings.publicUrl}${returnPath}`,
    key: keyOf(row),
  })
}

function found(answer: Answered<PartnerPayment | undefined>): Answered<PartnerPayment> {
  if (!answer.ok) return answer
  return answer.value ? { ok: true, value: answer.value } : refused
}

/** What was asked for may have been done before, and be refused for that. */
function meant(answer: Answered<PartnerPayment | undefined>): Answered<PartnerPayment> {
  const payment = found(answer)
  return payment.ok && payment.value.state === 'needs_method' ? refused : payment
}

function keyOf({ id, attempt }: PaymentRow): string {
  return `${id}-${attempt}`
}
