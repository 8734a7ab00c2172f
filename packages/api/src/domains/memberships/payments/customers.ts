import type { Context } from '../../../context/context.ts'
import { type Failure, fail } from '../../../failure/failure.ts'
import type { SavedCard } from '../../../partners/payments/card-payments.ts'
import type { NotAnswered } from '../../../partners/payments/partner-payment.ts'
import { findCustomer, putCustomer } from '../membership-store.ts'

type NoAnswer = Failure<'partner_unavailable' | 'partner_refused'>

/** Under which id the card company knows a person. Each person is registered there once. */
export async function ensureCustomer(context: Context, personId: string): Promise<string | NoAnswer> {
  const known = await findCustomer(context.db, personId)
  if (known?.customer_id) return known.customer_id
  const made = await context.partners.cards.createCustomer({ personId, key: `customer-${personId}` })
  if (!made.ok) return noAnswer(made)
  await putCustomer(context.db, personId, made.value.id, context.now())
  return made.value.id
}

/** Whether a customer of the request is the person who asks. */
export async function isOwnCustomer(context: Context, personId: string, customerId: string): Promise<boolean> {
  return (await findCustomer(context.db, personId))?.customer_id === customerId
}

/** A card that the person may pay with: saved for them, or not saved for anybody yet. */
export async function payableCard(
  context: Context,
  customerId: string,
  cardId: string,
): Promise<SavedCard | NoAnswer | Failure<'not_found'>> {
  const found = await context.partners.cards.findCard(cardId)
  if (!found.ok) return noAnswer(found)
  const card = found.value
  return card && (card.customerId === undefined || card.customerId === customerId) ? card : fail('not_found')
}

/** The newest saved card, if there is one. */
export async function newestCard(context: Context, customerId: string): Promise<SavedCard | undefined | NoAnswer> {
  const found = await context.partners.cards.listCards(customerId)
  return found.ok ? found.value[0] : noAnswer(found)
}

export function noAnswer({ why }: NotAnswered): NoAnswer {
  return why === 'unavailable' ? fail('partner_unavailable') : fail('partner_refused')
}
