import { dollarsToCents } from '@app/schemas/api/fields'
import type { Words } from '@app/schemas/language'
import { formatCents } from '@app/schemas/rules/money/money'
import type { Context } from '../../../context/context.ts'
import { fail, isFailure } from '../../../failure/failure.ts'
import { refuseCardNumbers } from '../../../failure/refuse-card-numbers.ts'
import type { Person } from '../../../http/call/handlers.ts'
import { doOnce } from '../../../once/once.ts'
import { tip } from '../catalogue.ts'
import { saveConsent } from '../consent.ts'
import { addFeeChoice } from '../membership-store.ts'
import type { Sending } from '../subscribe.ts'
import { beginPayment } from './begin-payment.ts'
import { ensureCustomer, newestCard, payableCard } from './customers.ts'
import { paid } from './pay-by-card.ts'
import { listPayments } from './payment-store.ts'

type Tip = { readonly amount: number; readonly payment_method_id?: string; readonly terms?: string; readonly receipt_email?: string }

const leastCents = 50
const oneTipMs = 86_400_000
const tooMuch: Words<string> = {
  en: `A tip can be up to ${formatCents(tip.most_cents)}. Nothing was charged. Enter a smaller amount.`,
  es: `Una propina puede ser de hasta ${formatCents(tip.most_cents)}. No se cobró nada. Escribe una cantidad menor.`,
}
const tooLittle: Words<string> = {
  en: 'Enter 0.50 or more, or zero for no tip.',
  es: 'Escribe 0.50 o más, o cero si no quieres dar propina.',
}

/** Leaves a tip. None is an answer too; of the others, one a day, so that a second click is not a second tip. */
export async function giveTip(context: Context, { person, key, language }: Sending, body: Tip) {
  const { amount, payment_method_id } = body
  const refused = refuseCardNumbers({ payment_method_id })
  if (refused) return refused
  const amountCents = dollarsToCents(amount)
  if (amountCents > tip.most_cents) return fail('over_the_limit', { detail: tooMuch })
  if (amountCents !== 0 && amountCents < leastCents) return fail('validation_failed', { fields: { amount: [tooLittle] } })
  const asked = { personId: person.id, call: 'giveTip', key, request: body }
  if (amountCents === 0) return noTip(context, person, asked)
  const customerId = await ensureCustomer(context, person.id)
  if (isFailure(customerId)) return customerId
  const card =
    payment_method_id === undefined ? await newestCard(context, customerId) : await payableCard(context, customerId, payment_method_id)
  if (isFailure(card)) return card
  const begun = await doOnce(context, asked, async (trx) => {
    const since = context.now().getTime() - oneTipMs
    const before = await listPayments(trx, person.id)
    if (before.some(({ kind, settled_at }) => kind === 'tip' && (settled_at?.getTime() ?? 0) > since)) return fail('already_done')
    const payment = await beginPayment(context, trx, {
      ...{ personId: person.id, kind: 'tip', productId: tip.id, provider: 'stripe', isAlone: false, amountCents },
      methodId: card?.id,
      receiptEmail: body.receipt_email,
    })
    if (isFailure(payment)) return payment
    await saveConsent(context, trx, { personId: person.id, productId: tip.id, words: tip.about[language], priceCents: amountCents })
    return { id: payment.id }
  })
  if (isFailure(begun)) return begun
  const checkout = await paid(context, begun.id)
  return isFailure(checkout) ? checkout : { amount, checkout }
}

async function noTip(context: Context, person: Person, asked: Parameters<typeof doOnce>[1]) {
  return doOnce(context, asked, async (trx) => {
    const chosen = { id: context.newId(), person_id: person.id, kind: 'tip', product_id: tip.id, chosen_at: context.now() } as const
    await addFeeChoice(trx, chosen)
    return { amount: 0, checkout: null }
  })
}
