import type { CoreContext } from '../../core/core-context.ts'
import type { SavedCard } from './card-payments.ts'
import type { Answered, PartnerPayment } from './partner-payment.ts'
import { knownCards } from './sandbox-cards-known.ts'
import { nameFor, type Stored, sandboxCardsStore } from './sandbox-cards-store.ts'

export type SandboxDesk = ReturnType<typeof openDesk>
type LikeCard = SavedCard & { readonly like: string; readonly isRemoved: boolean }
type Charge = {
  readonly id: string
  readonly payment: Stored<'payment'>
  readonly methodId: string
  readonly isAlone: boolean
  /** Whether the person has just confirmed that it is them. */
  readonly isConfirmed?: boolean
}

export const settleJob = 'sandbox-card-settles'
export const disputeJob = 'sandbox-card-disputed'
export const eventJob = 'sandbox-card-event'
const settlesAfterMs = 2 * 60_000
const disputedAfterMs = 86_400_000

/** Where cards of the sandbox are saved and charged. */
export function openDesk(context: CoreContext) {
  const { db, now, newId, jobs } = context
  const shelf = sandboxCardsStore(context)
  const later = (name: string, id: string, ms: number) => jobs.send(db, name, { id }, new Date(now().getTime() + ms))
  const { cardOf, keepCard } = savedCards(shelf)
  const view = async (id: string, payment: Stored<'payment'>): Promise<PartnerPayment> =>
    toPayment(id, payment, payment.methodId === undefined ? undefined : await cardOf(payment.methodId))

  /** Saves the state of a payment, and sends its event. */
  const put = async (id: string, payment: Stored<'payment'>): Promise<Answered<PartnerPayment>> => {
    // In one transaction: a payment without its event would be lost to its buyer.
    await db.transaction().execute(async (trx) => {
      await sandboxCardsStore({ ...context, db: trx }).put('payment', id, payment)
      await jobs.send(trx, eventJob, { id, event: newId() })
    })
    return { ok: true, value: await view(id, payment) }
  }

  /** Charges a card: what follows depends on the card. */
  const charge = async ({ id, payment, methodId, isAlone, isConfirmed = false }: Charge): Promise<Answered<PartnerPayment>> => {
    const card = await cardOf(methodId)
    if (!card || card.isRemoved || (card.customerId ?? payment.customerId) !== payment.customerId) return { ok: false, why: 'refused' }
    const does = knownCards[card.like]
    const { declineCode: _before, ...rest } = payment
    const tried = { ...rest, like: card.like, methodId: card.id }
    const decline = (declineCode: string) => put(id, { ...tried, state: 'declined', declineCode })
    if (does?.failsWhen) return decline(does.declineCode ?? 'generic_decline')
    if (does?.asksFirst && isAlone) return decline('authentication_required')
    if (does?.asksFirst && !isConfirmed) return put(id, { ...tried, state: 'needs_action' })
    const kept = { ...tried, methodId: isAlone ? card.id : await keepCard(payment.customerId, card) }
    if (does?.settlesLater) {
      await later(settleJob, id, settlesAfterMs)
      return put(id, { ...kept, state: 'processing' })
    }
    if (does?.isDisputed) await later(disputeJob, id, disputedAfterMs)
    const paid = await put(id, { ...kept, state: 'paid' })
    return does?.losesAnswer ? { ok: false, why: 'unavailable' } : paid
  }

  return { shelf, cardOf, keepCard, view, put, charge }
}

/** The cards of customers, and those that anybody may enter. */
function savedCards(shelf: ReturnType<typeof sandboxCardsStore>) {
  const cardOf = async (id: string): Promise<LikeCard | undefined> => {
    const kept = await shelf.find('card', id)
    const like = kept?.like ?? id
    const known = Object.hasOwn(knownCards, like) ? knownCards[like] : undefined
    const isRemoved = kept?.isRemoved ?? false
    const customerId = isRemoved ? undefined : kept?.customerId
    return known && { id, customerId, brand: known.brand, lastFour: known.lastFour, like, isRemoved }
  }

  /** The card's name as a saved one of a customer. */
  const keepCard = async (customerId: string, card: LikeCard): Promise<string> => {
    if (card.customerId !== undefined) return card.id
    const id = nameFor('pm', `${customerId} ${card.id}`)
    const kept = await shelf.find('card', id)
    if (!kept || kept.isRemoved) await shelf.put('card', id, { customerId, like: card.like })
    return id
  }
  return { cardOf, keepCard }
}

function toPayment(id: string, payment: Stored<'payment'>, card: SavedCard | undefined): PartnerPayment {
  const { state, amountCents, refundedCents, dispute, declineCode, reference } = payment
  return {
    ...{ id, state, amountCents, refundedCents, dispute, reference },
    secret: `${id}_secret_sandbox`,
    ...(declineCode !== undefined && { declineCode }),
    ...(card && { card: { brand: card.brand, lastFour: card.lastFour }, methodId: card.id }),
  }
}
