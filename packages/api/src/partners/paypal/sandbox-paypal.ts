import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { CoreContext } from '../../core/core-context.ts'
import type { JobHandlers } from '../../jobs/jobs.ts'
import { deriveKeys } from '../../security/derive-key.ts'
import type { PartnerPayment } from '../payments/partner-payment.ts'
import { nameFor } from '../payments/sandbox-cards-store.ts'
import { addObject, findObject, putObject } from '../sandbox/store.ts'
import type { Deliver } from '../webhooks/webhooks.ts'
import type { PayPal } from './paypal.ts'

/** What a person does on PayPal's own pages: here it can be done for them. */
export type SandboxPayPal = PayPal & {
  /** Agrees to an order, or says no. */
  readonly agree: (id: string, isAgreed: boolean) => Promise<boolean>
  /** Where people are sent back to. */
  readonly backTo: (id: string) => Promise<string>
  readonly jobs: JobHandlers
}

const partner = 'paypal'
const eventJob = 'sandbox-paypal-event'
const settleJob = 'sandbox-paypal-settles'
const settlesAfterMs = 2 * 60_000
const refused = { ok: false, why: 'refused' } as const

/** The cents of an amount choose the outcome of a capture: .01 is declined, .02 is pending and settles two minutes later. */
const declinedCents = 1
const pendingCents = 2

const orderShape = z.object({
  amountCents: z.int(),
  returnUrl: z.string().default('/'),
  state: z.enum(['needs_method', 'needs_action', 'processing', 'paid', 'declined', 'cancelled']),
  refundedCents: z.int(),
  keys: z.array(z.string()),
})
type Order = z.output<typeof orderShape>

/** Stands in for PayPal. */
export function sandboxPayPal(context: CoreContext, pageUrl: string, deliver: Deliver): SandboxPayPal {
  const orders = openOrders(context, pageUrl)
  const { verify, jobs: eventJobs } = openEvents(context, deliver)
  return {
    ...payPalCalls(context, orders),
    verify,
    agree: async (id, isAgreed) => {
      const order = await orders.find(id)
      if (order?.state !== 'needs_action') return false
      await orders.put(id, { ...order, state: isAgreed ? 'needs_method' : 'cancelled' })
      return true
    },
    backTo: async (id) => (await orders.find(id))?.returnUrl ?? '/',
    jobs: { ...settleJobs(orders), ...eventJobs },
  }
}

type Orders = ReturnType<typeof openOrders>

/** The orders that the sandbox remembers. A change of one is an event. */
function openOrders(context: CoreContext, pageUrl: string) {
  const { db, keys, now, newId, jobs } = context
  const view = (id: string, { amountCents, state, refundedCents }: Order): PartnerPayment => ({
    ...{ id, amountCents, state, refundedCents },
    dispute: 'none',
    ...(state === 'declined' && { declineCode: 'declined' }),
    ...(state === 'needs_action' && { secret: `${pageUrl}/${id}/` }),
  })
  return {
    view,
    find: async (id: string): Promise<Order | undefined> => {
      const found = await findObject(context, partner, id)
      return found && orderShape.parse(found.body)
    },
    put: async (id: string, order: Order) => {
      await db.transaction().execute(async (trx) => {
        await putObject({ db: trx, keys }, { partner, id, kind: 'order', body: order }, now())
        await jobs.send(trx, eventJob, { id, event: newId() })
      })
      return { ok: true, value: view(id, order) } as const
    },
  }
}

function payPalCalls(context: CoreContext, { find, view, put }: Orders): Omit<PayPal, 'verify'> {
  const { db, now, jobs } = context
  return {
    begin: async ({ amountCents, returnUrl, key: name }) => {
      const id = nameFor('ORDER', name)
      const fresh: Order = { amountCents, returnUrl, state: 'needs_action', refundedCents: 0, keys: [] }
      const isFirst = await addObject(context, { partner, id, kind: 'order', body: fresh }, now())
      return { ok: true, value: view(id, isFirst ? fresh : ((await find(id)) ?? fresh)) }
    },
    find: async (id) => {
      const order = await find(id)
      return { ok: true, value: order && view(id, order) }
    },
    capture: async ({ id }) => {
      const order = await find(id)
      if (order?.state !== 'needs_method') return order ? { ok: true, value: view(id, order) } : refused
      const cents = order.amountCents % 100
      if (cents === declinedCents) return put(id, { ...order, state: 'declined' })
      if (cents !== pendingCents) return put(id, { ...order, state: 'paid' })
      await jobs.send(db, settleJob, { id }, new Date(now().getTime() + settlesAfterMs))
      return put(id, { ...order, state: 'processing' })
    },
    refund: async ({ id, amountCents, key: name }) => {
      const order = await find(id)
      if (order?.state !== 'paid') return refused
      if (order.keys.includes(name)) return { ok: true, value: view(id, order) }
      const refundedCents = order.refundedCents + amountCents
      return refundedCents > order.amountCents ? refused : put(id, { ...order, refundedCents, keys: [...order.keys, name] })
    },
  }
}

function settleJobs({ find, put }: Orders): JobHandlers {
  const settle = async (id: string) => {
    const order = await find(id)
    if (order?.state === 'processing') await put(id, { ...order, state: 'paid' })
  }
  return { [settleJob]: { work: ({ id = '' }) => settle(id) } }
}

/** Events, signed when they are sent and checked when they come. */
function openEvents({ keys, now }: CoreContext, deliver: Deliver): Pick<PayPal, 'verify'> & { readonly jobs: JobHandlers } {
  const { key } = deriveKeys(keys, 'sandbox-paypal v1').current
  const sign = (raw: string, time: string) => createHmac('sha256', key).update(`${time}.${raw}`).digest('hex')
  const send = async (id: string, event: string) => {
    const raw = JSON.stringify({ id: `WH-${event}`, event_type: 'CHECKOUT.ORDER.UPDATED', resource: { id } })
    const time = now().toISOString()
    await deliver(partner, { 'paypal-transmission-time': time, 'paypal-transmission-sig': sign(raw, time) }, raw)
  }
  return {
    verify: async (headers, raw) => {
      const time = headers('paypal-transmission-time') ?? ''
      if (!isSame(headers('paypal-transmission-sig') ?? '', sign(raw, time))) return undefined
      const { id, resource } = z.object({ id: z.string(), resource: z.object({ id: z.string() }) }).parse(JSON.parse(raw))
      return { id, sentAt: new Date(time), body: { paymentId: resource.id } }
    },
    jobs: { [eventJob]: { work: ({ id = '', event = '' }) => send(id, event) } },
  }
}

function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)]
  return one.length === other.length && timingSafeEqual(one, other)
}
