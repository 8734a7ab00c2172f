import type { CoreContext } from '../../core/core-context.ts'
import type { JobHandlers } from '../../jobs/jobs.ts'
import { deriveKeys } from '../../security/derive-key.ts'
import type { Deliver } from '../webhooks/webhooks.ts'
import type { BeginPayment, CardCalls, CardPayments, CardSetup, PaymentCalls } from './card-payments.ts'
import type { Answered, PartnerPayment } from './partner-payment.ts'
import { nameFor, type Stored } from './sandbox-cards-store.ts'
import { openDesk, type SandboxDesk } from './sandbox-desk.ts'
import { enterCard } from './sandbox-field.ts'
import { sandboxCardJobs } from './sandbox-later.ts'
import { sandboxTestCards } from './sandbox-test-cards.ts'
import { stripeEvents } from './stripe-events.ts'

/** What a person does in the company's own field and pages: here it can be done for them. */
export type SandboxCards = CardPayments & {
  /** Enters a card for a payment or for saving; and once more, to confirm that it is them. */
  readonly enter: (secret: string, methodId: string) => Promise<boolean>
  readonly jobs: JobHandlers
}

const refused = { ok: false, why: 'refused' } as const

/** Stands in for the card company; sandbox-cards-known.ts lists what each card does. */
export function sandboxCards(context: CoreContext, deliver: Deliver): SandboxCards {
  const { verify, sign } = stripeEvents(`whsec_${deriveKeys(context.keys, 'sandbox-cards v1').current.key.toString('hex')}`)
  const desk = openDesk(context)
  return {
    ...cardCalls(desk),
    ...paymentCalls(desk),
    testCards: sandboxTestCards,
    verify,
    enter: (secret, methodId) => enterCard(desk, secret, methodId),
    jobs: sandboxCardJobs(desk, async (raw) => void (await deliver('stripe', await sign(raw, context.now()), raw))),
  }
}

function cardCalls({ shelf, cardOf }: SandboxDesk): CardCalls {
  return {
    createCustomer: async ({ personId, key }) => {
      const id = nameFor('cus', key)
      await shelf.add('customer', id, { personId })
      return { ok: true, value: { id } }
    },
    findCard: async (id) => ({ ok: true, value: await cardOf(id) }),
    listCards: async (customerId) => {
      const all = (await shelf.list('card')).filter(({ body }) => body.customerId === customerId && !body.isRemoved)
      const cards = await Promise.all(all.toReversed().map(({ id }) => cardOf(id)))
      return { ok: true, value: cards.filter((card) => card !== undefined) }
    },
    removeCard: async (id) => {
      const card = await shelf.find('card', id)
      if (card) await shelf.put('card', id, { ...card, isRemoved: true })
      return { ok: true, value: undefined }
    },
    createSetup: async ({ customerId, key }) => {
      const id = nameFor('seti', key)
      if (!(await shelf.find('customer', customerId))) return refused
      const fresh: Stored<'setup'> = { customerId, state: 'needs_method' }
      const isFirst = await shelf.add('setup', id, fresh)
      return { ok: true, value: toSetup(id, isFirst ? fresh : ((await shelf.find('setup', id)) ?? fresh)) }
    },
    findSetup: async (id) => {
      const setup = await shelf.find('setup', id)
      return { ok: true, value: setup && toSetup(id, setup) }
    },
  }
}

function paymentCalls(desk: SandboxDesk): PaymentCalls {
  const { shelf, view, put } = desk
  return {
    begin: (wanted) => begin(desk, wanted),
    confirm: async ({ id, methodId, isAlone, key }) => {
      const payment = await shelf.find('payment', id)
      if (!payment) return refused
      if (payment.keys.includes(key)) return { ok: true, value: await view(id, payment) }
      const isOpen = payment.state === 'needs_method' || payment.state === 'needs_action' || payment.state === 'declined'
      return isOpen ? desk.charge({ id, payment: { ...payment, keys: [...payment.keys, key] }, methodId, isAlone }) : refused
    },
    find: async (id) => {
      const payment = await shelf.find('payment', id)
      return { ok: true, value: payment && (await view(id, payment)) }
    },
    cancel: async (id) => {
      const payment = await shelf.find('payment', id)
      const isOver = !payment || payment.state === 'paid' || payment.state === 'processing'
      return isOver ? refused : put(id, { ...payment, state: 'cancelled' })
    },
    refund: async ({ id, amountCents, key }) => {
      const payment = await shelf.find('payment', id)
      if (payment?.state !== 'paid') return refused
      if (payment.keys.includes(key)) return { ok: true, value: await view(id, payment) }
      const refundedCents = payment.refundedCents + amountCents
      const isTooMuch = refundedCents > payment.amountCents
      return isTooMuch ? refused : put(id, { ...payment, refundedCents, keys: [...payment.keys, key] })
    },
  }
}

async function begin(desk: SandboxDesk, wanted: BeginPayment): Promise<Answered<PartnerPayment>> {
  const { shelf, view, charge } = desk
  const { customerId, amountCents, reference, methodId, isAlone, key } = wanted
  const id = nameFor('pi', key)
  const fresh: Stored<'payment'> = {
    ...{ customerId, amountCents, reference },
    state: 'needs_method',
    refundedCents: 0,
    dispute: 'none',
    keys: [key],
  }
  if (!(await shelf.find('customer', customerId))) return refused
  const isFirst = await shelf.add('payment', id, fresh)
  const known = isFirst ? fresh : ((await shelf.find('payment', id)) ?? fresh)
  if (known.state !== 'needs_method' || methodId === undefined) return { ok: true, value: await view(id, known) }
  return charge({ id, payment: known, methodId, isAlone })
}

function toSetup(id: string, { customerId, state, methodId }: Stored<'setup'>): CardSetup {
  return { id, customerId, state, secret: `${id}_secret_sandbox`, ...(methodId !== undefined && { methodId }) }
}
