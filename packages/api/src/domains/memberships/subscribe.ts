import { dollarsToCents } from '@app/schemas/api/fields'
import type { Language, Words } from '@app/schemas/language'
import { membershipStatus } from '@app/schemas/rules/money/membership-life'
import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { fail, isFailure } from '../../failure/failure.ts'
import { refuseCardNumbers } from '../../failure/refuse-card-numbers.ts'
import type { Person } from '../../http/call/handlers.ts'
import { doOnce } from '../../once/once.ts'
import type { SavedCard } from '../../partners/payments/card-payments.ts'
import { secretOf, statusOf } from './answers.ts'
import { mainPlan, type Plan, planOf } from './catalogue.ts'
import { saveConsent } from './consent.ts'
import { joinPlan, mayTry } from './join.ts'
import { beginTrial } from './membership-life.ts'
import { findMembership, listMemberships } from './membership-store.ts'
import { beginPayment } from './payments/begin-payment.ts'
import { isOwnCustomer, payableCard } from './payments/customers.ts'
import { declined } from './payments/declined.ts'
import { drivePayment } from './payments/drive-payment.ts'
import { agreedWords, firstRenewal, planWords } from './terms.ts'

type Joining = {
  readonly customer_id: string
  readonly payment_method_id: string
  readonly plan_name?: string
  readonly price?: number
  readonly terms?: string
  readonly receipt_email?: string
}
/** Who asks, by which key, on a page in which language. */
export type Sending = { readonly person: Person; readonly key: string; readonly language: Language }
type Joined = { readonly membershipId: string; readonly paymentId: string | null }

const notSaved: Words<string> = {
  en: 'Save this card first: it is charged when the trial ends.',
  es: 'Guarda primero esta tarjeta: se le cobra cuando termina la prueba.',
}

/** Joins a plan: pays its first period by card, or begins a trial with a saved card. */
export async function subscribe(context: Context, { person, key, language }: Sending, body: Joining) {
  const { customer_id, payment_method_id, plan_name = mainPlan, price, terms } = body
  const refused = refuseCardNumbers({ customer_id, payment_method_id, plan_name })
  if (refused) return refused
  const plan = planOf(plan_name)
  if (!plan || !(await isOwnCustomer(context, person.id, customer_id))) return fail('not_found')
  const card = await payableCard(context, customer_id, payment_method_id)
  if (isFailure(card)) return card
  if (price !== undefined && dollarsToCents(price) !== plan.price_cents) return fail('price_changed')
  const joined = await doOnce(context, { personId: person.id, call: 'createSubscription', key, request: body }, async (trx) => {
    const hasTrial = mayTry(plan, await listMemberships(trx, person.id))
    const words = agreedWords(terms, language, (spoken) => planWords(plan, hasTrial, spoken))
    if (words === undefined) return fail('price_changed')
    const done = await join(context, trx, { person, plan, card, hasTrial, receiptEmail: body.receipt_email })
    if (isFailure(done)) return done
    await saveConsent(context, trx, { personId: person.id, productId: plan.name, words, priceCents: plan.price_cents })
    return done
  })
  return isFailure(joined) ? joined : answer(context, person, joined)
}

type Given = {
  readonly person: Person
  readonly plan: Plan
  readonly card: SavedCard
  readonly hasTrial: boolean
  readonly receiptEmail: string | undefined
}

async function join(context: Context, trx: Queries, { person, plan, card, hasTrial, receiptEmail }: Given) {
  const row = await joinPlan(context, trx, person.id, plan)
  if (isFailure(row)) return row
  if (hasTrial) {
    if (card.customerId === undefined) return fail('validation_failed', { fields: { payment_method_id: [notSaved] } })
    await beginTrial(context, trx, row, card.id, firstRenewal(plan, context.now(), true))
    return { membershipId: row.id, paymentId: null }
  }
  const payment = await beginPayment(context, trx, {
    ...{ personId: person.id, kind: 'membership', productId: plan.name, membershipId: row.id, provider: 'stripe', isAlone: false },
    amountCents: row.price_cents,
    methodId: card.id,
    receiptEmail,
  })
  return isFailure(payment) ? payment : { membershipId: row.id, paymentId: payment.id }
}

async function answer(context: Context, person: Person, { membershipId, paymentId }: Joined) {
  const payment = paymentId === null ? undefined : await drivePayment(context, paymentId)
  if (payment?.state === 'declined') return declined(payment)
  const row = await findMembership(context.db, person.id, membershipId)
  if (!row) return fail('not_found')
  return {
    subscription_id: membershipId,
    membership_id: membershipId,
    client_secret: payment ? secretOf(context, payment) : null,
    status: membershipStatus(row.state, row.cancelled_at !== null),
    payment_status: payment ? statusOf(payment) : null,
    invoice_id: paymentId,
  }
}
