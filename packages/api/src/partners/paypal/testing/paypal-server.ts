import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Answered, PartnerPayment } from '../../payments/partner-payment.ts'
import type { SandboxPayPal } from '../sandbox-paypal.ts'

export type PayPalRequest = {
  readonly method: string
  readonly path: string
  readonly text: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}
type Reply = { readonly status: number; readonly body: unknown }
type Body = {
  readonly purchase_units?: readonly { readonly amount: { readonly value: string } }[]
  readonly amount?: { readonly value: string }
}

const missing: Reply = { status: 404, body: { name: 'RESOURCE_NOT_FOUND' } }
const unprocessable: Reply = { status: 422, body: { name: 'UNPROCESSABLE_ENTITY' } }

/** Speaks PayPal's documented protocol for what the sandbox does: tokens, Orders v2, captures, refunds, and the check of signatures. */
export async function startPayPalServer(client: string, sandbox: SandboxPayPal, isSigned: (asked: unknown) => boolean) {
  const requests: PayPalRequest[] = []
  let tokens = 0
  const server = createServer(async (incoming, outgoing) => {
    const request = await read(incoming)
    requests.push(request)
    const reply = await answerAs(request)
    outgoing.writeHead(reply.status, { 'content-type': 'application/json' })
    outgoing.end(JSON.stringify(reply.body))
  })
  const answerAs = async (request: PayPalRequest): Promise<Reply> => {
    const { path, text, headers } = request
    if (path === '/v1/oauth2/token') {
      if (headers['authorization'] !== `Basic ${Buffer.from(client).toString('base64')}`)
        return { status: 401, body: { error: 'invalid_client' } }
      tokens++
      return { status: 200, body: { access_token: `token-${tokens}`, expires_in: 32_400 } }
    }
    if (headers['authorization'] !== `Bearer token-${tokens}`) return { status: 401, body: { error: 'invalid_token' } }
    if (path === '/v1/notifications/verify-webhook-signature')
      return { status: 200, body: { verification_status: isSigned(JSON.parse(text)) ? 'SUCCESS' : 'FAILURE' } }
    return answer(sandbox, request)
  }
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const close = () => new Promise<void>((done) => server.close(() => done()))
  /** The token that was given out does not count any more. */
  const forgetToken = () => {
    tokens++
  }
  return { url: `http://127.0.0.1:${port}`, requests, forgetToken, close }
}

async function answer(sandbox: SandboxPayPal, { method, path, text, headers }: PayPalRequest): Promise<Reply> {
  const key = String(headers['paypal-request-id'] ?? '')
  const body: Body = text === '' ? {} : JSON.parse(text)
  const [, , area, kind, id = '', act] = path.split('/')
  if (area === 'checkout' && kind === 'orders' && method === 'POST' && id === '') {
    const amountCents = Math.round(Number(body.purchase_units?.[0]?.amount.value) * 100)
    return toReply(201, await sandbox.begin({ amountCents, reference: '', about: '', returnUrl: '', key }))
  }
  if (area === 'checkout' && act === 'capture') {
    const captured = await sandbox.capture({ id, key })
    return captured.ok && captured.value.state === 'needs_action' ? unprocessable : toReply(201, captured)
  }
  if (area === 'checkout' && method === 'GET') {
    const found = await sandbox.find(id)
    return found.ok && found.value ? toReply(200, { ok: true, value: found.value }) : missing
  }
  if (area === 'payments' && kind === 'captures' && act === 'refund') {
    const amountCents = Math.round(Number(body.amount?.value) * 100)
    const refunded = await sandbox.refund({ id: id.replace('capture-', ''), amountCents, key })
    return refunded.ok ? { status: 201, body: { id: 'refund', status: 'COMPLETED' } } : unprocessable
  }
  return missing
}

function toReply(status: number, asked: Answered<PartnerPayment>): Reply {
  return asked.ok ? { status, body: toOrder(asked.value) } : unprocessable
}

const orderStatus = {
  needs_action: 'PAYER_ACTION_REQUIRED',
  needs_method: 'APPROVED',
  processing: 'COMPLETED',
  paid: 'COMPLETED',
  declined: 'COMPLETED',
  cancelled: 'VOIDED',
} as const
const captureStatus: Readonly<Record<string, string>> = { paid: 'COMPLETED', processing: 'PENDING', declined: 'DECLINED' }

function toOrder({ id, state, amountCents, refundedCents, secret }: PartnerPayment): object {
  const amount = { currency_code: 'USD', value: (amountCents / 100).toFixed(2) }
  const status = refundedCents === 0 ? captureStatus[state] : refundedCents < amountCents ? 'PARTIALLY_REFUNDED' : 'REFUNDED'
  const refund = { id: 'refund', status: 'COMPLETED', amount: { currency_code: 'USD', value: (refundedCents / 100).toFixed(2) } }
  const payments = { captures: [{ id: `capture-${id}`, status, amount }], refunds: refundedCents > 0 ? [refund] : [] }
  return {
    id,
    status: orderStatus[state],
    purchase_units: [{ amount, ...(status !== undefined && { payments }) }],
    links: secret === undefined ? [] : [{ rel: 'payer-action', href: secret, method: 'GET' }],
  }
}

async function read(incoming: IncomingMessage): Promise<PayPalRequest> {
  let text = ''
  for await (const piece of incoming) text += String(piece)
  return { method: incoming.method ?? '', path: incoming.url ?? '', text, headers: incoming.headers }
}
