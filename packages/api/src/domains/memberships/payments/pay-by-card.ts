import { dollarsToCents } from '@app/schemas/api/fields'
import type { Context } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import { type Failure, fail, isFailure } from '../../../failure/failure.ts'
import { refuseCardNumbers } from '../../../failure/refuse-card-numbers.ts'
import type { Person } from '../../../http/call/handlers.ts'
import { doOnce } from '../../../once/once.ts'
import { toCheckout } from '../answers.ts'
import { productOf } from '../catalogue.ts'
import { saveConsent } from '../consent.ts'
import { lockMembership } from '../membership-store.ts'
import type { Sending } from '../subscribe.ts'
import { agreedWords, productWords } from '../terms.ts'
import { beginPayment, sendReceiptTo, tryAgain } from './begin-payment.ts'
import { isOwnCustomer, newestCard, payableCard } from './customers.ts'
import { declined } from './declined.ts'
import { drivePayment } from './drive-payment.ts'
import { findOwnPayment, lockPayment, type PaymentRow } from './payment-store.ts'

type Charge = {
  readonly customer_id: string
  readonly price: number
  readonly product_id?: string
  readonly payment_method_id?: string
  readonly terms?: string
  readonly receipt_email?: string
}
type Retry = {
  readonly customer_id: string
  readonly payment_method_id: string
  readonly invoice_id: string
  readonly receipt_email?: string
}

/** Pays for a product once, with a saved card. */
export async function chargeCard(context: Context, { person, key, language }: Sending, body: Charge) {
  const { customer_id, price, product_id = 'find_money', payment_method_id, terms } = body
  const product = productOf(product_id)
  const card = await cardFor(context, person, { customer_id, ...(payment_method_id !== undefined && { payment_method_id }) })
  if (isFailure(card)) return card
  if (!product) return fail('not_found')
  const words = agreedWords(terms, language, (spoken) => productWords(product, spoken))
  if (dollarsToCents(price) !== product.price_cents || words === undefined) return fail('price_changed')
  const begun = await doOnce(context, { personId: person.id, call: 'chargeCard', key, request: body }, async (trx) => {
    const payment = await beginPayment(context, trx, {
      ...{ personId: person.id, kind: 'product', productId: product.id, provider: 'stripe', isAlone: false },
      amountCents: product.price_cents,
      methodId: card,
      receiptEmail: body.receipt_email,
    })
    if (isFailure(payment)) return payment
    await saveConsent(context, trx, { personId: person.id, productId: product.id, words, priceCents: product.price_cents })
    return { id: payment.id }
  })
  return isFailure(begun) ? begun : paid(context, begun.id)
}

/** Tries a payment again that failed, with this card. */
export async function retryPayment(context: Context, person: Person, key: string, body: Retry) {
  const card = await cardFor(context, person, body)
  if (isFailure(card)) return card
  const invoice = await findOwnPayment(context.db, person.id, body.invoice_id)
  if (invoice?.provider !== 'stripe') return fail('not_found')
  const begun = await doOnce(context, { personId: person.id, call: 'retryPayment', key, request: body }, (trx) =>
    tryInvoice(context, trx, invoice, { methodId: card, receiptEmail: body.receipt_email }),
  )
  return isFailure(begun) ? begun : paid(context, begun.id)
}

/** The state once the company has answered, or has not. */
export async function paid(context: Context, id: string) {
  const row = await drivePayment(context, id)
  return row.state === 'declined' ? declined(row) : toCheckout(context, row)
}

async function tryInvoice(
  context: Context,
  trx: Queries,
  { id, membership_id }: PaymentRow,
  { methodId, receiptEmail }: { readonly methodId: string | undefined; readonly receiptEmail: string | undefined },
): Promise<{ readonly id: string } | Failure<'already_done' | 'not_in_this_state'>> {
  if (membership_id !== null) await lockMembership(trx, membership_id)
  const row = await lockPayment(trx, id)
  if (!row || row.state === 'cancelled') return fail('not_in_this_state')
  if (row.state === 'paid') return fail('already_done')
  await sendReceiptTo(context, trx, row, receiptEmail)
  const isWaiting = row.state === 'open' || row.state === 'processing'
  if (!isWaiting) await tryAgain(context, trx, row, { methodId, isAlone: false })
  return { id }
}

/** The card of a request, when customer and card are the person's own. None when there is none. */
async function cardFor(
  context: Context,
  person: Person,
  { customer_id, payment_method_id }: { readonly customer_id: string; readonly payment_method_id?: string },
) {
  const refused = refuseCardNumbers({ customer_id, payment_method_id })
  if (refused) return refused
  if (!(await isOwnCustomer(context, person.id, customer_id))) return fail('not_found')
  const card =
    payment_method_id === undefined ? await newestCard(context, customer_id) : await payableCard(context, customer_id, payment_method_id)
  return isFailure(card) ? card : card?.id
}
