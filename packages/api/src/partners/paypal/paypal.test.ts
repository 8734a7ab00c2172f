import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeDatabase, openDatabase } from '../../db/database.ts'
import { freshDatabaseUrl } from '../../db/testing/test-database.ts'
import { testContext } from '../../testing/test-app.ts'
import { openOutgoing } from '../outgoing/outgoing.ts'
import { httpPayPal } from './http-paypal.ts'
import type { PayPal } from './paypal.ts'
import { type SandboxPayPal, sandboxPayPal } from './sandbox-paypal.ts'
import { type PayPalRequest, startPayPalServer } from './testing/paypal-server.ts'

const start = new Date('2030-01-01T00:00:00Z')
const sign = 'the right signature'

type Company = {
  readonly paypal: PayPal
  readonly sandbox: SandboxPayPal
  readonly requests: readonly PayPalRequest[]
  readonly later: () => Promise<void>
  readonly forgetToken: () => void
  /** An event as the company sends it. */
  readonly event: () => Promise<{ readonly headers: Readonly<Record<string, string>>; readonly raw: string }>
  readonly close: () => Promise<void>
}

async function openSandbox(): Promise<Company> {
  const { url, drop } = await freshDatabaseUrl()
  const db = openDatabase({ url, maxConnections: 2, statementTimeoutMs: 10_000 })
  let due: { readonly name: string; readonly data: Readonly<Record<string, string>> }[] = []
  const told: { readonly headers: Readonly<Record<string, string>>; readonly raw: string }[] = []
  const send = async (_trx: unknown, name: string, data: Readonly<Record<string, string>>) => void due.push({ name, data })
  const context = { ...testContext(db), now: () => start, jobs: { send } }
  const sandbox = sandboxPayPal(context, 'http://localhost:3000/pay', async (_partner, headers, raw) => void told.push({ headers, raw }))
  const later = async () => {
    const all = due
    due = []
    for (const { name, data } of all) await sandbox.jobs[name]?.work(data, { jobId: 'job', at: start })
  }
  const event = async () => {
    await later()
    return told.at(-1) ?? { headers: {}, raw: '' }
  }
  const close = async () => {
    await closeDatabase(db)
    await drop()
  }
  return { paypal: sandbox, sandbox, requests: [], later, forgetToken: () => undefined, event, close }
}

/** PayPal's protocol with the sandbox behind it. */
async function openPayPal(): Promise<Company> {
  const behind = await openSandbox()
  const server = await startPayPalServer('client:secret', behind.sandbox, isSigned)
  const { outgoing, close: closeOutgoing } = openOutgoing({ allowed: [server.url] })
  const paypal = httpPayPal({ clientId: 'client', secret: 'secret', webhookId: 'WH-ours', url: server.url }, outgoing)
  const event = async () => {
    const resource = { id: 'capture-1', supplementary_data: { related_ids: { order_id: 'ORDER-1' } } }
    // Written as PayPal might: the text itself is what is signed.
    const raw = `{ "id": "WH-event", "resource_type": "capture",  "resource": ${JSON.stringify(resource)} }`
    return { headers: signatureHeaders, raw }
  }
  const close = async () => {
    await closeOutgoing()
    await server.close()
    await behind.close()
  }
  return { ...behind, paypal, requests: server.requests, forgetToken: server.forgetToken, event, close }
}

const signatureHeaders = {
  'paypal-auth-algo': 'SHA256withRSA',
  'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT',
  'paypal-transmission-id': 'transmission',
  'paypal-transmission-sig': sign,
  'paypal-transmission-time': start.toISOString(),
}

/** What PayPal looks at: who it was sent to, the signature, and the event. */
function isSigned(asked: unknown): boolean {
  const { webhook_id, transmission_sig, webhook_event } = Object(asked)
  return webhook_id === 'WH-ours' && transmission_sig === sign && webhook_event?.id === 'WH-event'
}

describe.each([
  ['the sandbox', openSandbox],
  ['PayPal', openPayPal],
] as const)('%s', (_name, open) => {
  let company: Company
  beforeAll(async () => {
    company = await open()
  })
  afterAll(() => company.close())

  const begin = async (key: string, amountCents = 1900) => {
    const begun = await company.paypal.begin({ amountCents, reference: key, about: 'Test', returnUrl: 'http://localhost:3000/', key })
    if (!begun.ok) throw new Error(begun.why)
    return begun.value
  }
  const agreed = async (key: string, amountCents?: number) => {
    const { id } = await begin(key, amountCents)
    await company.sandbox.agree(id, true)
    return id
  }

  it('makes an order once for a key, and says where the person agrees', async () => {
    const order = await begin('order-1')
    expect(order).toMatchObject({ state: 'needs_action', amountCents: 1900, secret: expect.stringContaining(order.id) })
    expect((await begin('order-1')).id).toBe(order.id)
  })

  it('takes money only when the person has agreed, and once', async () => {
    const id = await agreed('order-2')
    expect(await company.paypal.find(id)).toMatchObject({ value: { state: 'needs_method' } })
    expect(await company.paypal.capture({ id, key: 'capture-2' })).toMatchObject({ value: { state: 'paid', amountCents: 1900 } })
    expect(await company.paypal.capture({ id, key: 'capture-2' })).toMatchObject({ value: { state: 'paid' } })
  })

  it('tells what was declined, and what takes time', async () => {
    const [declined, waiting] = [await agreed('declined', 1901), await agreed('waiting', 1902)]
    expect(await company.paypal.capture({ id: declined, key: 'c-3' })).toMatchObject({
      value: { state: 'declined', declineCode: 'declined' },
    })
    expect(await company.paypal.capture({ id: waiting, key: 'c-4' })).toMatchObject({ value: { state: 'processing' } })
    await company.later()
    expect(await company.paypal.find(waiting)).toMatchObject({ value: { state: 'paid' } })
  })

  it('gives money back, in part and in full, and no more than was paid', async () => {
    const id = await agreed('to-refund')
    const refund = (amountCents: number, key: string) => company.paypal.refund({ id, amountCents, key })
    expect(await refund(500, 'too-early')).toEqual({ ok: false, why: 'refused' })
    await company.paypal.capture({ id, key: 'c-5' })
    expect(await refund(500, 'part')).toMatchObject({ value: { state: 'paid', refundedCents: 500 } })
    expect(await refund(1500, 'too-much')).toMatchObject({ ok: false, why: 'refused' })
    expect(await refund(1400, 'rest')).toMatchObject({ value: { state: 'paid', refundedCents: 1900 } })
  })

  it('says nothing of what it does not know', async () => {
    expect(await company.paypal.find('ORDER_nothing')).toEqual({ ok: true, value: undefined })
  })

  it('goes on with a new token when the old one does not count any more', async () => {
    const order = await begin('order-6')
    company.forgetToken()
    expect(await company.paypal.find(order.id)).toMatchObject({ value: { state: 'needs_action' } })
  })

  it('knows its events by their signature', async () => {
    await agreed('order-7')
    const { headers, raw } = await company.event()
    const headersOf = (own: Readonly<Record<string, string>>) => (name: string) => own[name]
    expect(await company.paypal.verify(headersOf(headers), raw, start)).toMatchObject({
      sentAt: start,
      body: { paymentId: expect.any(String) },
    })
    const forged = { ...headers, 'paypal-transmission-sig': 'another' }
    expect(await company.paypal.verify(headersOf(forged), raw, start)).toBeUndefined()
    expect(await company.paypal.verify(headersOf({}), raw, start)).toBeUndefined()
    expect(await company.paypal.verify(headersOf(headers), 'no json', start)).toBeUndefined()
  })
})
