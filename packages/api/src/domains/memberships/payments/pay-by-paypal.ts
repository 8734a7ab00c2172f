import { dollarsToCents } from '@app/schemas/api/fields'
import type { Language } from '@app/schemas/language'
import type { Context } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import { type Failure, fail, isFailure } from '../../../failure/failure.ts'
import { refuseCardNumbers } from '../../../failure/refuse-card-numbers.ts'
import type { Person } from '../../../http/call/handlers.ts'
import { doOnce } from '../../../once/once.ts'
import { sealing } from '../../../security/sealing.ts'
import { statusOf, toPayment } from '../answers.ts'
import { planOf, productOf } from '../catalogue.ts'
import { saveConsent } from '../consent.ts'
import { listMemberships } from '../membership-store.ts'
import { sealedPayments } from '../sealed.ts'
import type { Sending } from '../subscribe.ts'
import { agreedWords, nameOf, paypalPlanWords, productWords } from '../terms.ts'
import { beginPayment, dropPayment, sendReceiptTo } from './begin-payment.ts'
import { declined } from './declined.ts'
import { drivePayment } from './drive-payment.ts'
import { refreshPayment } from './payment-jobs.ts'
import { countBought, listPayments, lockUnderWay, type PaymentRow, reopen } from './payment-store.ts'

type Approval = { readonly order_id?: string; readonly price?: number; readonly terms?: string; readonly receipt_email?: string }
type Sold = { readonly id: string; readonly priceCents: number; readonly wordsIn: (language: Language) => string; readonly isPlan: boolean }

/** The order at PayPal for a product: created once, and then returned with its state. */
export async function openOrder(context: Context, { person, language }: Omit<Sending, 'key'>, id: string, returnPath?: string) {
  const sold = soldAs(id)
  if (!sold) return fail('not_found')
  const begun = await context.db.transaction().execute((trx) => begin(context, trx, person, sold))
  if (isFailure(begun)) return begun
  const driven = await drivePayment(context, begun.id, returnPath)
  if (driven.state === 'open') return fail('partner_unavailable')
  const row = driven.state === 'needs_action' ? ((await refreshPayment(context, driven)) ?? driven) : driven
  return toOrder(context, row, sold, language)
}

/** Captures the money once the person has agreed at PayPal. */
export async function approveOrder(context: Context, { person, key, language }: Sending, id: string, body: Approval = {}) {
  const refused = refuseCardNumbers({ order_id: body.order_id })
  if (refused) return refused
  const sold = soldAs(id)
  if (!sold) return fail('not_found')
  const isSamePrice = body.price === undefined || dollarsToCents(body.price) === sold.priceCents
  const words = agreedWords(body.terms, language, sold.wordsIn)
  if (!isSamePrice || words === undefined) return fail('price_changed')
  const known = await underWay(context, person, id)
  if (known?.state === 'needs_action') await refreshPayment(context, known)
  const taken = await doOnce(context, { personId: person.id, call: `approvePayPalOrder ${id}`, key, request: body }, async (trx) => {
    const payment = await capture(context, trx, person, id, body)
    if (isFailure(payment)) return payment
    await saveConsent(context, trx, { personId: person.id, productId: id, words, priceCents: sold.priceCents })
    return payment
  })
  if (isFailure(taken)) return taken
  const row = await drivePayment(context, taken.id)
  return row.state === 'declined' ? declined(row) : toOrder(context, row, sold, language)
}

async function begin(context: Context, trx: Queries, person: Person, { id, priceCents, isPlan }: Sold) {
  const membership = isPlan
    ? (await listMemberships(trx, person.id)).find((one) => one.plan_name === id && one.state === 'pending')
    : undefined
  // A plan is chosen first, and seen with its terms.
  if (isPlan && !membership) return fail('not_in_this_state')
  const before = await lockUnderWay(trx, person.id, id, 'paypal')
  if (before?.state === 'declined') await dropPayment(context, trx, before)
  return beginPayment(context, trx, {
    ...{ personId: person.id, productId: id, provider: 'paypal', isAlone: false, amountCents: priceCents },
    kind: isPlan ? 'membership' : 'product',
    ...(membership && { membershipId: membership.id }),
  })
}

async function capture(
  context: Context,
  trx: Queries,
  person: Person,
  id: string,
  { order_id: orderId, receipt_email: receiptEmail }: Approval,
): Promise<{ readonly id: string } | Failure<'already_done' | 'not_found' | 'not_in_this_state' | 'not_paid'>> {
  const row = await lockUnderWay(trx, person.id, id, 'paypal')
  if (!row) return (await countBought(trx, person.id, id)) > 0 ? fail('already_done') : fail('not_in_this_state')
  if (orderId !== undefined && orderId !== row.partner_id) return fail('not_found')
  if (row.state === 'needs_action')
    return fail('not_paid', {
      detail: {
        en: 'You haven’t agreed at PayPal yet. Do that first, then come back.',
        es: 'Todavía no aceptaste el pago en PayPal. Hazlo primero y luego vuelve.',
      },
    })
  await sendReceiptTo(context, trx, row, receiptEmail)
  if (row.state === 'needs_method') await reopen(trx, row.id)
  return { id: row.id }
}

async function underWay({ db }: Context, person: Person, id: string): Promise<PaymentRow | undefined> {
  const all = await listPayments(db, person.id)
  return all.find((one) => one.provider === 'paypal' && one.product_id === id && one.state !== 'paid' && one.state !== 'cancelled')
}

function soldAs(id: string): Sold | undefined {
  const plan = planOf(id)
  if (plan) return { id, priceCents: plan.price_cents, wordsIn: (language) => paypalPlanWords(plan, language), isPlan: true }
  const product = productOf(id)
  return product && { id, priceCents: product.price_cents, wordsIn: (language) => productWords(product, language), isPlan: false }
}

function toOrder({ keys }: Context, row: PaymentRow, { wordsIn }: Sold, language: Language) {
  const words = wordsIn(language)
  const isOpen = row.state === 'needs_action' && row.secret !== null
  return {
    order_id: row.partner_id,
    approve_url: isOpen && row.secret !== null ? sealing(keys, sealedPayments).open('secret', row.id, row.secret) : null,
    status: statusOf(row),
    price_terms: words,
    terms: nameOf(words),
    payment: toPayment(row),
  }
}
