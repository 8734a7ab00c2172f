import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CardSetup, SavedCard } from '../card-payments.ts'
import type { Answered, PartnerPayment } from '../partner-payment.ts'
import type { SandboxCards } from '../sandbox-cards.ts'

export type StripeRequest = {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly form: URLSearchParams
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}
type Reply = { readonly status: number; readonly body: object } | 'lost'

const missing: Reply = {
  status: 404,
  body: { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such thing' } },
}
const invalid: Reply = { status: 400, body: { error: { type: 'invalid_request_error', message: 'This cannot be done.' } } }
const noKey: Reply = { status: 401, body: { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } } }

/** Speaks Stripe's documented protocol for what the sandbox does: form encoding, keys, objects and errors as they are there. */
export async function startStripeServer(secretKey: string, cards: SandboxCards) {
  const requests: StripeRequest[] = []
  const server = createServer(async (incoming, outgoing) => {
    const request = await read(incoming)
    requests.push(request)
    const isKnown = request.headers['authorization'] === `Bearer ${secretKey}`
    const reply = isKnown ? await answer(cards, request) : noKey
    if (reply === 'lost') {
      incoming.socket.destroy()
      return
    }
    outgoing.writeHead(reply.status, { 'content-type': 'application/json', 'request-id': 'req_1' })
    outgoing.end(JSON.stringify(reply.body))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const close = () => new Promise<void>((done) => server.close(() => done()))
  return { url: `http://127.0.0.1:${port}`, requests, close }
}

/** Ten of a list, or as many as are asked for up to a hundred, from the one after `starting_after`. */
function pageOf<Row extends { readonly id: string }>(all: readonly Row[], query: URLSearchParams) {
  const after = query.get('starting_after')
  const from = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1
  const to = from + Math.min(Number(query.get('limit') ?? 10), 100)
  return { object: 'list', data: all.slice(from, to), has_more: to < all.length }
}

async function answer(cards: SandboxCards, { method, path, query, form, headers }: StripeRequest): Promise<Reply> {
  const [, , kind = '', id = '', act = ''] = path.split('/')
  const key = String(headers['idempotency-key'] ?? '')
  const route = `${method} ${kind}${id && ' id'}${act && ` ${act}`}`
  const charged = async (asked: Promise<Answered<PartnerPayment>>) => toIntentReply(await asked)
  if (route === 'POST customers') {
    const made = await cards.createCustomer({ personId: form.get('metadata[person]') ?? '', key })
    return made.ok ? ok({ object: 'customer', id: made.value.id }) : invalid
  }
  if (route === 'GET payment_methods id') return found(await cards.findCard(id), toMethod)
  if (route === 'POST payment_methods id detach') return detach(cards, id)
  if (route === 'GET customers id payment_methods') {
    const listed = await cards.listCards(id)
    return listed.ok ? ok(pageOf(listed.value.map(toMethod), query)) : invalid
  }
  if (route === 'POST setup_intents') {
    const made = await cards.createSetup({ customerId: form.get('customer') ?? '', key })
    return made.ok ? ok(toSetupIntent(made.value)) : invalid
  }
  if (route === 'GET setup_intents id') return found(await cards.findSetup(id), toSetupIntent)
  if (route === 'POST payment_intents') return charged(begin(cards, form, key))
  if (route === 'GET payment_intents id') return found(await cards.find(id), toIntent)
  if (route === 'POST payment_intents id confirm') {
    const methodId = form.get('payment_method') ?? ''
    return charged(cards.confirm({ id, methodId, isAlone: form.get('off_session') === 'true', key }))
  }
  if (route === 'POST payment_intents id cancel') return charged(cards.cancel(id))
  if (route === 'POST refunds') return refund(cards, form, key)
  if (route === 'GET disputes') return listDisputes(cards, query.get('payment_intent') ?? '')
  return missing
}

function begin(cards: SandboxCards, form: URLSearchParams, key: string): Promise<Answered<PartnerPayment>> {
  const method = form.get('payment_method')
  return cards.begin({
    customerId: form.get('customer') ?? '',
    amountCents: Number(form.get('amount')),
    reference: form.get('metadata[reference]') ?? '',
    about: form.get('description') ?? '',
    ...(method !== null && { methodId: method }),
    isAlone: form.get('off_session') === 'true',
    key,
  })
}

async function refund(cards: SandboxCards, form: URLSearchParams, key: string): Promise<Reply> {
  const given = { id: form.get('payment_intent') ?? '', amountCents: Number(form.get('amount')), key }
  const refunded = await cards.refund(given)
  return refunded.ok ? ok({ object: 'refund', id: 're_1', status: 'succeeded', amount: given.amountCents }) : invalid
}

async function listDisputes(cards: SandboxCards, paymentId: string): Promise<Reply> {
  const payment = await cards.find(paymentId)
  const status = payment.ok && payment.value?.dispute === 'open' ? 'needs_response' : 'won'
  return ok({ object: 'list', data: [{ object: 'dispute', id: 'dp_1', status }], has_more: false })
}

async function detach(cards: SandboxCards, id: string): Promise<Reply> {
  const card = await cards.findCard(id)
  if (!card.ok || !card.value?.customerId) return invalid
  await cards.removeCard(id)
  return found(await cards.findCard(id), toMethod)
}

/** A card that was declined is an error with the payment in it. */
function toIntentReply(asked: Answered<PartnerPayment>): Reply {
  if (!asked.ok) return asked.why === 'refused' ? invalid : 'lost'
  const { declineCode, state } = asked.value
  if (state !== 'declined') return ok(toIntent(asked.value))
  const error = { type: 'card_error', code: 'card_declined', decline_code: declineCode, message: 'Your card was declined.' }
  return { status: 402, body: { error: { ...error, payment_intent: toIntent(asked.value) } } }
}

function found<Value>(asked: Answered<Value | undefined>, toObject: (value: Value) => object): Reply {
  return asked.ok && asked.value !== undefined ? ok(toObject(asked.value)) : missing
}

const statuses = {
  needs_method: 'requires_payment_method',
  needs_action: 'requires_action',
  processing: 'processing',
  paid: 'succeeded',
  declined: 'requires_payment_method',
  cancelled: 'canceled',
  ready: 'succeeded',
} as const

function toIntent(payment: PartnerPayment): object {
  const { id, reference, state, amountCents, refundedCents, dispute, declineCode, card, secret, methodId } = payment
  const charge = {
    object: 'charge',
    id: `ch_${id}`,
    amount_refunded: refundedCents,
    disputed: dispute !== 'none',
    payment_method_details: { type: 'card', card: card && { brand: card.brand, last4: card.lastFour } },
  }
  return {
    object: 'payment_intent',
    id,
    amount: amountCents,
    metadata: { reference },
    status: statuses[state],
    client_secret: secret,
    payment_method: methodId ?? null,
    latest_charge: card ? charge : null,
    last_payment_error: state === 'declined' ? { type: 'card_error', code: 'card_declined', decline_code: declineCode } : null,
  }
}

function toMethod({ id, customerId, brand, lastFour }: SavedCard) {
  return { object: 'payment_method', id, customer: customerId ?? null, type: 'card', card: { brand, last4: lastFour } }
}

function toSetupIntent({ id, customerId, state, secret, methodId }: CardSetup): object {
  const status = statuses[state]
  return { object: 'setup_intent', id, customer: customerId ?? null, status, client_secret: secret, payment_method: methodId ?? null }
}

function ok(body: object): Reply {
  return { status: 200, body }
}

async function read(incoming: IncomingMessage): Promise<StripeRequest> {
  let text = ''
  for await (const piece of incoming) text += String(piece)
  const { pathname, searchParams } = new URL(incoming.url ?? '', 'http://localhost')
  return { method: incoming.method ?? '', path: pathname, query: searchParams, form: new URLSearchParams(text), headers: incoming.headers }
}
