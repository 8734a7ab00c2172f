import { done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Answered } from '../../../client/service/calls.ts'
import { savedResource } from '../saved-resource.ts'
import { plans, products } from './prices.ts'

export type Payment = Answered<'GET /api/v1/memberships/user_payments/'>['results'][number]
export type Membership = Answered<'GET /api/v1/memberships/'>['results'][number]
export type CardField = Answered<'GET /api/v1/memberships/stripe/field/'>
export type SavedCard = Answered<'GET /api/v1/memberships/stripe/customer/'>['payment_methods'][number]

/** Every payment of the person, the newest first. */
export const payments = savedResource<readonly Payment[]>(async () => {
  const answer = await ask('GET /api/v1/memberships/user_payments/')
  return answer.ok ? done(answer.data.results) : answer
})

/** Memberships of the person, the newest first. */
export const ownMemberships = savedResource<readonly Membership[]>(async () => {
  const answer = await ask('GET /api/v1/memberships/')
  return answer.ok ? done(answer.data.results) : answer
})

/** Cards that the payment company keeps for the person. */
export const savedCards = savedResource<readonly SavedCard[]>(async () => {
  const answer = await ask('GET /api/v1/memberships/stripe/customer/')
  return answer.ok ? done(answer.data.payment_methods) : answer
})

/** In whose field a card is entered. */
export const cardField = savedResource<CardField>(() => ask('GET /api/v1/memberships/stripe/field/'))

/** After something was paid or joined: everything that tells of it is asked for anew. */
export async function readPaidAnew(): Promise<void> {
  await Promise.all([plans, products, payments, ownMemberships, savedCards].map((one) => one.readAnew()))
}
