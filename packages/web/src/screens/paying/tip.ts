import { language, type Words } from '../../client/language.ts'
import { type Answer, done, failed } from '../../client/service/answer.ts'
import { ask } from '../../client/service/ask.ts'
import { customerId } from './save-card.ts'
import { settled } from './settled.ts'

const noCard: Words<string> = { en: 'Enter your card, or leave the tip at zero.', es: 'Escribe tu tarjeta o deja la propina en cero.' }

/** Leaves a tip, or none: both are answers. One that was left before today is not left again. */
export async function leaveTip(amount: number, methodId: string | undefined, key: string): Promise<Answer<unknown>> {
  if (amount > 0 && methodId === undefined)
    return failed({ code: 'validation_failed', detail: noCard[language()], fields: { tip_card: [noCard[language()]] } })
  const customer = amount > 0 ? await customerId() : undefined
  if (customer && !customer.ok) return customer
  const body = { amount, ...(methodId !== undefined && amount > 0 && { payment_method_id: methodId }) }
  const left = await ask('POST /api/v1/memberships/tip/', { body, key })
  if (!left.ok) return left.failure.code === 'already_done' ? done(undefined) : failed(onFields(left.failure))
  const { checkout } = left.data
  if (!checkout) return done(undefined)
  const paid = await settled(
    { status: checkout.status, clientSecret: checkout.client_secret, paymentId: checkout.payment.pk },
    String(methodId),
  )
  return paid.ok ? paid : failed(onFields(paid.failure))
}

type Failure = Extract<Answer<unknown>, { readonly ok: false }>['failure']

/** What is wrong with the amount or the card, beside its own field. */
function onFields(failure: Failure): Failure {
  const { fields, code, detail } = failure
  if (code === 'payment_declined') return { ...failure, fields: { tip_card: [detail] } }
  if (code === 'over_the_limit') return { ...failure, fields: { tip_amount: [detail] } }
  return fields?.['amount'] ? { ...failure, fields: { tip_amount: fields['amount'] } } : failure
}
