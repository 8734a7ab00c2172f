import type { Words } from '@app/schemas/language'
import type { Context } from '../../../context/context.ts'
import { audit } from '../../../db/audit.ts'
import type { Queries } from '../../../db/database.ts'
import { type Failure, fail, isFailure } from '../../../failure/failure.ts'
import type { Person } from '../../../http/call/handlers.ts'
import { doOnce } from '../../../once/once.ts'
import { writeTo } from '../../auth/write-to.ts'
import { cardRemovedEmail } from '../emails.ts'
import { findCustomer, listMemberships, lockMembership, type MembershipRow, saveMembership } from '../membership-store.ts'
import { renewalCard } from '../renewal-card.ts'
import { noAnswer } from './customers.ts'

const dueWords: Words<string> = {
  en: 'A payment of your membership is due on this card. Pay it with another card, or cancel the membership. Then remove this one.',
  es: 'Hay un pago de tu membresía por cobrar a esta tarjeta. Págalo con otra tarjeta o cancela la membresía. Después quita esta.',
}
const renewsWords: Words<string> = {
  en: 'Your membership renews with this card. Cancel it first: it runs on to the end of what is paid. Then remove the card.',
  es: 'Tu membresía se renueva con esta tarjeta. Cancélala primero: dura hasta el final de lo que ya pagaste. Después quita la tarjeta.',
}

/**
 * Has the company keep a card no longer. That it is the person’s, and that nothing is charged to it, is settled and written down first;
 * who asks again under the same key, after an answer that was lost, goes on from there.
 */
export async function removeCard(context: Context, person: Person, key: string, cardId: string) {
  const [customer, found] = [await findCustomer(context.db, person.id), await context.partners.cards.findCard(cardId)]
  if (!found.ok) return noAnswer(found)
  const isOwn = customer?.customer_id != null && found.value?.customerId === customer.customer_id
  const asked = { personId: person.id, call: 'removeCard', key, request: cardId }
  const settled = await doOnce(context, asked, async (trx) => (isOwn ? letGo(context, trx, person, cardId) : fail('not_found')))
  if (isFailure(settled)) return settled
  const removed = await context.partners.cards.removeCard(cardId)
  return removed.ok ? settled : noAnswer(removed)
}

/** Nothing is charged to it from now on: a membership that was cancelled can no longer renew with it. */
async function letGo(
  context: Context,
  trx: Queries,
  { id }: Person,
  cardId: string,
): Promise<{ readonly status: 'OK' } | Failure<'card_in_use'>> {
  for (const row of await chargedTo(context, trx, id, cardId)) {
    if (row.state === 'past_due') return fail('card_in_use', { detail: dueWords })
    if (row.renews) return fail('card_in_use', { detail: renewsWords })
    await saveMembership(trx, row, { method_id: null })
  }
  const subject = `person:${id}`
  await audit(trx, { actor: subject, action: 'card.removed', subject })
  await writeTo(context, trx, id, cardRemovedEmail)
  return { status: 'OK' }
}

/** Memberships that have not ended and are charged to the card, held so that none of them changes meanwhile. */
async function chargedTo(context: Context, trx: Queries, personId: string, cardId: string): Promise<readonly MembershipRow[]> {
  const charged: MembershipRow[] = []
  for (const { id, state } of await listMemberships(trx, personId)) {
    const row = state === 'ended' ? undefined : await lockMembership(trx, id)
    if (row && row.state !== 'ended' && renewalCard(context, row) === cardId) charged.push(row)
  }
  return charged
}
