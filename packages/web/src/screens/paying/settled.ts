import { language, type Words } from '../../client/language.ts'
import { type Answer, done, failed } from '../../client/service/answer.ts'
import { ask } from '../../client/service/ask.ts'
import type { Payment } from '../data/money/payments.ts'
import { confirmWithBank } from './enter-card.ts'

type Status = Payment['status']
type Checkout = { readonly status: Status | null; readonly clientSecret: string | null; readonly paymentId: string | null }

const checkEveryMs = 700
const mostChecks = 17
const unknown: Words<string> = {
  en: 'We don’t know yet if your bank has paid. You won’t be charged twice: we’ll keep asking and write to you when it’s settled. Look again in a few minutes.',
  es: 'Todavía no sabemos si tu banco pagó. No se te cobra dos veces: seguimos preguntando y te escribimos cuando esté resuelto. Vuelve a mirar en unos minutos.',
}
const declined: Words<string> = {
  en: 'Your bank didn’t accept the payment. Nothing was charged. Try another card, or call your bank.',
  es: 'Tu banco no aceptó el pago. No se cobró nada. Prueba con otra tarjeta o llama a tu banco.',
}

/**
 * Takes a payment that was begun to where the person can go on: confirmed with the bank where it asks, and accepted or on its way.
 * Whatever else became of it is said, with what happened to the money first.
 */
export async function settled({ status, clientSecret, paymentId }: Checkout, methodId: string): Promise<Answer<unknown>> {
  // Nothing is due today: it is tried first.
  if (status === null || status === 'paid' || status === 'processing') return done(undefined)
  if (status === 'needs_action' && clientSecret !== null) {
    const confirmed = await confirmWithBank(clientSecret, methodId)
    if (!confirmed.ok) return confirmed
  }
  return paymentId === null ? failed({ code: 'partner_unavailable', detail: unknown[language()] }) : known(paymentId)
}

/** Polls until the state of a payment is known. */
async function known(paymentId: string, look = 0): Promise<Answer<unknown>> {
  const answer = await ask('GET /api/v1/memberships/user_payments/')
  if (!answer.ok) return answer
  const status = answer.data.results.find(({ pk }) => pk === paymentId)?.status
  if (status === 'paid' || status === 'processing') return done(undefined)
  if (status === 'declined')
    return failed({ code: 'payment_declined', detail: declined[language()], fields: { card: [declined[language()]] } })
  if (look === mostChecks) return failed({ code: 'partner_unavailable', detail: unknown[language()] })
  await new Promise((resolve) => setTimeout(resolve, checkEveryMs))
  return known(paymentId, look + 1)
}
