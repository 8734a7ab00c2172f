import type { paymentContracts } from '@app/schemas/api/money/payments'
import type { Language } from '@app/schemas/language'
import type { Context } from '../../../context/context.ts'
import { codeOf, type Failure, fail, isFailure } from '../../../failure/failure.ts'
import { refuseCardNumbers } from '../../../failure/refuse-card-numbers.ts'
import { type Handlers, type Person, showPage } from '../../../http/call/handlers.ts'
import type { CardSetup, SavedCard } from '../../../partners/payments/card-payments.ts'
import { costs, secretOf, statusOf } from '../answers.ts'
import { productOf } from '../catalogue.ts'
import { findCustomer, putSetup } from '../membership-store.ts'
import { subscribe } from '../subscribe.ts'
import { nameOf, productWords, refundRule } from '../terms.ts'
import { beginPayment } from './begin-payment.ts'
import { ensureCustomer, isOwnCustomer, noAnswer } from './customers.ts'
import { drivePayment } from './drive-payment.ts'
import { giveTip } from './give-tip.ts'
import { onlyAsksPage } from './only-asks-page.ts'
import { chargeCard, retryPayment } from './pay-by-card.ts'
import { approveOrder, openOrder } from './pay-by-paypal.ts'
import { removeCard } from './remove-card.ts'

/** Cards, PayPal, and what is paid with them. */
export function paymentHandlers(context: Context) {
  const customerOf = async (person: Person) => {
    const customer_id = await ensureCustomer(context, person.id)
    if (isFailure(customer_id)) return customer_id
    const kept = await context.partners.cards.listCards(customer_id)
    return kept.ok ? { customer_id, payment_methods: kept.value.map(toCard) } : noAnswer(kept)
  }
  return {
    openCustomer: ({ person, sender }) => (sender.isOnlyLooking ? showPage(onlyAsksPage) : customerOf(person)),
    createCustomer: ({ person }) => customerOf(person),
    readCustomer: async ({ person }) => {
      const known = await findCustomer(context.db, person.id)
      return known?.customer_id ? customerOf(person) : { customer_id: null, payment_methods: [] }
    },
    removeCard: ({ person, params: { id }, requestKey }) => removeCard(context, person, requestKey, id),
    readCardField: ({ sender }) => ({
      company: context.partners.cards.testCards ? ('sandbox' as const) : ('stripe' as const),
      test_cards: (context.partners.cards.testCards ?? []).map((card) => ({
        ...toCard(card),
        number: card.number,
        about: card.about[sender.language],
      })),
    }),
    createSetup: ({ person, body: { customer_id }, requestKey }) => createSetup(context, person, customer_id, requestKey),
    readSetup: ({ person, body: { customer_id } }) => readSetup(context, person, customer_id),
    chargeCard: ({ person, body, requestKey: key, sender: { language } }) => chargeCard(context, { person, key, language }, body),
    createSubscription: ({ person, body, requestKey: key, sender: { language } }) => subscribe(context, { person, key, language }, body),
    retryPayment: ({ person, body, requestKey }) => retryPayment(context, person, requestKey, body),
    openPayment: ({ person, query: { product_id = 'find_money' }, sender }) =>
      sender.isOnlyLooking ? showPage(onlyAsksPage) : openPayment(context, person, product_id),
    readFindMoneyPrice: ({ sender: { language } }) => findMoneyPrice(language),
    openPayPalOrder: ({ person, params: { id }, query: { return_path }, sender }) =>
      sender.isOnlyLooking ? showPage(onlyAsksPage) : openOrder(context, { person, language: sender.language }, id, return_path),
    approvePayPalOrder: ({ person, params: { id }, body, requestKey: key, sender: { language } }) =>
      approveOrder(context, { person, key, language }, id, body),
    giveTip: ({ person, body, requestKey: key, sender: { language } }) => giveTip(context, { person, key, language }, body),
  } satisfies Handlers<typeof paymentContracts>
}

/** Begins to save a card for later. */
async function createSetup(context: Context, person: Person, customerId: string, requestKey: string) {
  const refused = await refuseCustomer(context, person, customerId)
  if (refused) return refused
  // The company knows the key again: asked twice, it is the same.
  const made = await context.partners.cards.createSetup({ customerId, key: `setup-${person.id}-${requestKey}` })
  if (!made.ok) return noAnswer(made)
  await putSetup(context.db, person.id, made.value.id)
  return toSetup(context, made.value)
}

async function readSetup(context: Context, person: Person, customerId: string) {
  const refused = await refuseCustomer(context, person, customerId)
  if (refused) return refused
  const known = await findCustomer(context.db, person.id)
  const found = known?.setup_id ? await context.partners.cards.findSetup(known.setup_id) : undefined
  if (found && !found.ok) return noAnswer(found)
  return found?.value ? toSetup(context, found.value) : fail('not_found')
}

function findMoneyPrice(language: Language) {
  const product = productOf('find_money')
  if (!product) throw new Error('products.json has no find_money.')
  const { id, price_cents, refund_days } = product
  return {
    product_id: id,
    ...costs(price_cents),
    refund_rule: refundRule(refund_days, language),
    terms: nameOf(productWords(product, language)),
  }
}

/** Begins to pay in the company's own field. Asked again it is the same payment. */
async function openPayment(context: Context, person: Person, productId: string) {
  const product = productOf(productId)
  if (!product) return fail('not_found')
  const customer = await ensureCustomer(context, person.id)
  if (isFailure(customer)) return customer
  const wanted = { personId: person.id, kind: 'product', productId, provider: 'stripe', isAlone: false } as const
  const begun = await context.db.transaction().execute((trx) => beginPayment(context, trx, { ...wanted, amountCents: product.price_cents }))
  if (isFailure(begun)) return codeOf(begun) === 'ruled_out' ? fail('ruled_out') : fail('already_done')
  const row = await drivePayment(context, begun.id)
  if (row.state === 'open') return fail('partner_unavailable')
  const { amount, currency } = costs(row.amount_cents)
  const client_secret = secretOf(context, row)
  return { client_secret, payment_intent_id: row.id, product_id: productId, amount, currency, status: statusOf(row) }
}

async function refuseCustomer(
  context: Context,
  person: Person,
  customerId: string,
): Promise<Failure<'card_number_refused' | 'not_found'> | undefined> {
  const refused = refuseCardNumbers({ customer_id: customerId })
  if (refused) return refused
  return (await isOwnCustomer(context, person.id, customerId)) ? undefined : fail('not_found')
}

async function toSetup(context: Context, { id, state, secret, methodId }: CardSetup) {
  const found = methodId === undefined ? undefined : await context.partners.cards.findCard(methodId)
  const card = found?.ok ? found.value : undefined
  return { setup_intent_id: id, client_secret: secret, status: state, payment_method: card ? toCard(card) : null }
}

function toCard({ id, brand, lastFour }: Pick<SavedCard, 'id' | 'brand' | 'lastFour'>) {
  return { id, brand, last_four: lastFour }
}
