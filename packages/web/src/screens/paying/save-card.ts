import { language, type Words } from '../../client/language.ts'
import { type Answer, done, failed } from '../../client/service/answer.ts'
import { ask } from '../../client/service/ask.ts'
import { type SavedCard, savedCards } from '../data/money/payments.ts'
import { confirmWithBank, enterCard } from './enter-card.ts'

const notAccepted: Words<string> = {
  en: 'Your bank didn’t accept this card. Nothing was charged. Try another card.',
  es: 'Tu banco no aceptó esta tarjeta. No se cobró nada. Prueba con otra tarjeta.',
}
const notSaved: Words<string> = {
  en: 'The payment company didn’t keep this card. Nothing was charged. Try again, or use another card.',
  es: 'La empresa de pagos no guardó esta tarjeta. No se cobró nada. Inténtalo otra vez o usa otra tarjeta.',
}

/** As whom the payment company knows the person: made known there the first time. */
export async function customerId(): Promise<Answer<string>> {
  const customer = await ask('POST /api/v1/memberships/stripe/customer/create/', {})
  if (!customer.ok) return customer
  savedCards.put(customer.data.payment_methods)
  return done(customer.data.customer_id)
}

/** Has the payment company keep a card for later. One that it keeps already is that one. */
export async function saveCard(customer: string, methodId: string, key: string): Promise<Answer<SavedCard>> {
  const known = savedCards.peek()?.find(({ id }) => id === methodId)
  if (known) return done(known)
  const setup = await ask('POST /api/v1/memberships/stripe/customer/setup_intent/create/', { body: { customer_id: customer }, key })
  if (!setup.ok) return setup
  if (setup.data.payment_method) return done(setup.data.payment_method)
  const entered = await enterCard(setup.data.client_secret, methodId)
  if (entered.ok) return readSaved(customer, methodId)
  // Nothing is paid here yet.
  return entered.failure.code === 'payment_declined'
    ? failed({ ...entered.failure, detail: notAccepted[language()], fields: { card: [notAccepted[language()]] } })
    : entered
}

/** Saves a card to be charged later, and returns the token that stands for its brand and last four digits. */
export async function cardToken(methodId: string, key: string): Promise<Answer<string>> {
  const customer = await customerId()
  if (!customer.ok) return customer
  const kept = await saveCard(customer.data, methodId, key)
  if (!kept.ok) {
    const { card, ...others } = kept.failure.fields ?? {}
    return failed({ ...kept.failure, fields: { ...others, ...(card && { credit_card_num: card }) } })
  }
  await savedCards.readAnew()
  return done(`tok_${kept.data.brand}_${kept.data.last_four}`)
}

async function readSaved(customer: string, methodId: string, isConfirmed = false): Promise<Answer<SavedCard>> {
  const setup = await ask('POST /api/v1/memberships/stripe/customer/setup_intent/', { body: { customer_id: customer } })
  if (!setup.ok) return setup
  const { status, payment_method, client_secret } = setup.data
  if (status === 'ready' && payment_method) return done(payment_method)
  if (status !== 'needs_action' || isConfirmed)
    return failed({ code: 'payment_declined', detail: notSaved[language()], fields: { card: [notSaved[language()]] } })
  const confirmed = await confirmWithBank(client_secret, methodId)
  return confirmed.ok ? readSaved(customer, methodId, true) : confirmed
}
