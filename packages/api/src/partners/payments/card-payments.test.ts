import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeDatabase, openDatabase } from '../../db/database.ts'
import { freshDatabaseUrl } from '../../db/testing/test-database.ts'
import { testContext } from '../../testing/test-app.ts'
import { openOutgoing } from '../outgoing/outgoing.ts'
import type { CardPayments } from './card-payments.ts'
import { type SandboxCards, sandboxCards } from './sandbox-cards.ts'
import { stripeCards } from './stripe-cards.ts'
import { stripeEvents } from './stripe-events.ts'
import { type StripeRequest, startStripeServer } from './testing/stripe-server.ts'

const secretKey = 'sk_test_ours'
const webhookSecret = 'whsec_ours'
const start = new Date('2030-01-01T00:00:00Z')

type Company = {
  readonly cards: CardPayments
  readonly sandbox: SandboxCards
  readonly requests: readonly StripeRequest[]
  readonly later: () => Promise<void>
  readonly close: () => Promise<void>
}

/** The sandbox, and what it does later. */
async function openSandbox(): Promise<Company> {
  const { url, drop } = await freshDatabaseUrl()
  const db = openDatabase({ url, maxConnections: 2, statementTimeoutMs: 10_000 })
  let due: { readonly name: string; readonly data: Readonly<Record<string, string>>; readonly at: Date | undefined }[] = []
  const send = async (_trx: unknown, name: string, data: Readonly<Record<string, string>>, at?: Date) => void due.push({ name, data, at })
  const sandbox = sandboxCards({ ...testContext(db), now: () => start, jobs: { send } }, async () => undefined)
  const later = async () => {
    const all = due
    due = []
    for (const { name, data, at } of all) await sandbox.jobs[name]?.work(data, { jobId: 'job', at: at ?? start })
  }
  const close = async () => {
    await closeDatabase(db)
    await drop()
  }
  return { cards: sandbox, sandbox, requests: [], later, close }
}

/** Stripe's protocol with the sandbox behind it. */
async function openStripe(): Promise<Company> {
  const behind = await openSandbox()
  const { url, requests, close: closeServer } = await startStripeServer(secretKey, behind.sandbox)
  const { outgoing, close: closeOutgoing } = openOutgoing({ allowed: [url] })
  const cards = stripeCards({ secretKey, webhookSecret, url }, outgoing)
  const close = async () => {
    await closeOutgoing()
    await closeServer()
    await behind.close()
  }
  return { ...behind, cards, requests, close }
}

const companies = [
  ['the sandbox', openSandbox],
  ['Stripe', openStripe],
] as const

describe.each(companies)('%s', (_name, open) => {
  let company: Company
  let customerId: string
  beforeAll(async () => {
    company = await open()
    const made = await company.cards.createCustomer({ personId: 'one', key: 'customer-one' })
    customerId = made.ok ? made.value.id : ''
  })
  afterAll(() => company.close())

  const begin = (key: string, methodId?: string, isAlone = false) =>
    company.cards.begin({ customerId, amountCents: 1900, reference: key, about: 'Test', isAlone, key, ...(methodId && { methodId }) })
  const paidWith = async (key: string, methodId: string, isAlone = false) => {
    const begun = await begin(key, methodId, isAlone)
    if (!begun.ok) throw new Error(begun.why)
    return begun.value
  }

  it('knows a customer once for a key', async () => {
    expect(await company.cards.createCustomer({ personId: 'one', key: 'customer-one' })).toEqual({ ok: true, value: { id: customerId } })
  })

  it('charges a card, once for a key, and says which it was', async () => {
    const paid = await paidWith('charge-1', 'pm_card_visa')
    expect(paid).toMatchObject({
      state: 'paid',
      amountCents: 1900,
      refundedCents: 0,
      dispute: 'none',
      reference: 'charge-1',
      card: { brand: 'visa', lastFour: '4242' },
    })
    expect((await paidWith('charge-1', 'pm_card_visa')).id).toBe(paid.id)
    expect(await company.cards.find(paid.id)).toMatchObject({ ok: true, value: { state: 'paid' } })
  })

  it.each([
    ['pm_card_chargeDeclined', 'generic_decline'],
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'insufficient_funds'],
  ])('tells a decline of %s as an answer, and takes another card for the same payment', async (card, code) => {
    const declined = await paidWith(`declined-${card}`, card)
    expect(declined).toMatchObject({ state: 'declined', declineCode: code })
    const again = { id: declined.id, methodId: 'pm_card_mastercard', isAlone: false, key: `again-${card}` }
    expect(await company.cards.confirm(again)).toMatchObject({ ok: true, value: { id: declined.id, state: 'paid' } })
    expect(await company.cards.confirm(again)).toMatchObject({ ok: true, value: { state: 'paid' } })
  })

  it('asks the person where the bank wants that, and declines when nobody is there', async () => {
    const asking = await paidWith('asks-first', 'pm_card_authenticationRequired')
    expect([asking.state, typeof asking.secret]).toEqual(['needs_action', 'string'])
    await company.sandbox.enter(asking.secret ?? '', 'pm_card_authenticationRequired')
    expect(await company.cards.find(asking.id)).toMatchObject({ value: { state: 'paid' } })
    const alone = await paidWith('asks-nobody', 'pm_card_authenticationRequired', true)
    expect(alone).toMatchObject({ state: 'declined', declineCode: 'authentication_required' })
  })

  it('settles later what takes time', async () => {
    const waiting = await paidWith('takes-time', 'pm_sandbox_processing')
    expect(waiting.state).toBe('processing')
    await company.later()
    expect(await company.cards.find(waiting.id)).toMatchObject({ value: { state: 'paid' } })
  })

  it('is not known to have answered when the answer is lost, and gives the same for the same key', async () => {
    expect(await begin('lost', 'pm_sandbox_lost_answer')).toEqual({ ok: false, why: 'unavailable' })
    expect(await begin('lost', 'pm_sandbox_lost_answer')).toMatchObject({ ok: true, value: { state: 'paid' } })
  })

  it('gives money back, in part and in full, once for a key, and no more than was paid', async () => {
    const { id } = await paidWith('to-refund', 'pm_card_visa')
    const refund = (amountCents: number, key: string) => company.cards.refund({ id, amountCents, key })
    expect(await refund(500, 'part')).toMatchObject({ value: { refundedCents: 500 } })
    expect(await refund(500, 'part')).toMatchObject({ value: { refundedCents: 500 } })
    expect(await refund(1500, 'too-much')).toEqual({ ok: false, why: 'refused' })
    expect(await refund(1400, 'rest')).toMatchObject({ value: { refundedCents: 1900, state: 'paid' } })
  })

  it('tells a dispute', async () => {
    const { id } = await paidWith('disputed', 'pm_card_createDispute')
    await company.later()
    expect(await company.cards.find(id)).toMatchObject({ value: { state: 'paid', dispute: 'open' } })
  })

  it('cancels what is not paid, and nothing else', async () => {
    const [open, paid] = [await begin('to-cancel'), await paidWith('paid-before', 'pm_card_visa')]
    expect(open).toMatchObject({ ok: true, value: { state: 'needs_method' } })
    expect(await company.cards.cancel(open.ok ? open.value.id : '')).toMatchObject({ value: { state: 'cancelled' } })
    expect(await company.cards.cancel(paid.id)).toEqual({ ok: false, why: 'refused' })
  })

  it('saves a card for a person, who alone can pay with it', async () => {
    const setup = await company.cards.createSetup({ customerId, key: 'setup-1' })
    if (!setup.ok) throw new Error(setup.why)
    expect(setup.value).toMatchObject({ state: 'needs_method', customerId })
    await company.sandbox.enter(setup.value.secret, 'pm_card_amex')
    const ready = await company.cards.findSetup(setup.value.id)
    expect(ready).toMatchObject({ value: { state: 'ready' } })
    const methodId = ready.ok ? (ready.value?.methodId ?? '') : ''
    expect(await company.cards.findCard(methodId)).toMatchObject({ value: { customerId, brand: 'amex', lastFour: '0005' } })
    expect(await company.cards.listCards(customerId)).toMatchObject({
      value: expect.arrayContaining([expect.objectContaining({ id: methodId })]),
    })
    expect((await paidWith('kept', methodId, true)).state).toBe('paid')
    const other = await company.cards.createCustomer({ personId: 'two', key: 'customer-two' })
    const theirs = {
      customerId: other.ok ? other.value.id : '',
      methodId,
      key: 'not-theirs',
      amountCents: 100,
      reference: '',
      about: '',
      isAlone: false,
    }
    expect(await company.cards.begin(theirs)).toEqual({ ok: false, why: 'refused' })
  })

  it('keeps a card no longer once it is removed: it is nobody’s, cannot be charged, and may be removed again', async () => {
    const setup = await company.cards.createSetup({ customerId, key: 'setup-to-remove' })
    await company.sandbox.enter(setup.ok ? setup.value.secret : '', 'pm_card_amex')
    const ready = await company.cards.findSetup(setup.ok ? setup.value.id : '')
    const methodId = ready.ok ? (ready.value?.methodId ?? '') : ''
    const paid = await paidWith('before-it-is-removed', methodId, true)
    expect(await company.cards.removeCard(methodId)).toEqual({ ok: true, value: undefined })
    expect(await company.cards.findCard(methodId)).toMatchObject({ ok: true, value: { customerId: undefined } })
    const listed = await company.cards.listCards(customerId)
    expect(listed.ok && listed.value.map(({ id }) => id)).not.toContain(methodId)
    expect(await begin('after-it-is-removed', methodId, true)).toEqual({ ok: false, why: 'refused' })
    expect(await company.cards.removeCard(methodId)).toEqual({ ok: true, value: undefined })
    expect(await company.cards.find(paid.id)).toMatchObject({ value: { state: 'paid', card: { brand: 'amex' } } })
    expect(await company.cards.removeCard('pm_nothing')).toEqual({ ok: true, value: undefined })
  })

  it('says nothing of what it does not know', async () => {
    expect(await company.cards.find('pi_nothing')).toEqual({ ok: true, value: undefined })
    expect(await company.cards.findCard('pm_nothing')).toEqual({ ok: true, value: undefined })
    expect(await company.cards.findSetup('seti_nothing')).toEqual({ ok: true, value: undefined })
  })
})

describe('requests to Stripe', () => {
  it('bring every card of a person, however many pages that takes', async () => {
    const { sandbox, close } = await openSandbox()
    const all = Array.from({ length: 205 }, (_, at) => ({ id: `pm_${at}`, customerId: 'cus_1', brand: 'visa', lastFour: '4242' }))
    const listCards = async () => ({ ok: true, value: all }) as const
    const { url, close: closeServer } = await startStripeServer(secretKey, { ...sandbox, listCards })
    const { outgoing, close: closeOutgoing } = openOutgoing({ allowed: [url] })
    const listed = await stripeCards({ secretKey, webhookSecret, url }, outgoing).listCards('cus_1')
    expect(listed.ok && listed.value.map(({ id }) => id)).toEqual(all.map(({ id }) => id))
    await closeOutgoing()
    await closeServer()
    await close()
  })

  it('are forms with our key and the key of the payment, and go nowhere but through the one way out', async () => {
    const { sandbox, close } = await openSandbox()
    const { url, requests, close: closeServer } = await startStripeServer(secretKey, sandbox)
    const { outgoing, close: closeOutgoing } = openOutgoing({ allowed: [url] })
    const cards = stripeCards({ secretKey, webhookSecret, url }, outgoing)
    const customer = await cards.createCustomer({ personId: 'person-1', key: 'key-1' })
    const customerId = customer.ok ? customer.value.id : ''
    await cards.begin({
      customerId,
      amountCents: 1900,
      reference: 'row-1',
      about: 'Find my money',
      methodId: 'pm_card_visa',
      isAlone: false,
      key: 'key-2',
    })
    const { form, headers } = requests.at(-1) ?? { form: new URLSearchParams(), headers: {} }
    expect(Object.fromEntries(form)).toMatchObject({
      amount: '1900',
      currency: 'usd',
      customer: customerId,
      confirm: 'true',
      payment_method: 'pm_card_visa',
      'metadata[reference]': 'row-1',
      'automatic_payment_methods[allow_redirects]': 'never',
    })
    expect(headers).toMatchObject({ 'idempotency-key': 'key-2', 'content-type': 'application/x-www-form-urlencoded' })
    // A key that does not count is our fault: no payment has failed for it.
    const stranger = stripeCards({ secretKey: 'sk_test_other', webhookSecret, url }, outgoing)
    expect(await stranger.find('pi_1')).toEqual({ ok: false, why: 'unavailable' })
    const elsewhere = stripeCards({ secretKey, webhookSecret, url: 'http://127.0.0.1:9' }, outgoing)
    expect(await elsewhere.find('pi_1')).toEqual({ ok: false, why: 'unavailable' })
    await closeOutgoing()
    await closeServer()
    await close()
  })
})

describe('events of Stripe', () => {
  const { verify, sign } = stripeEvents(webhookSecret)
  const raw = JSON.stringify({
    id: 'evt_1',
    type: 'charge.refunded',
    data: { object: { id: 'ch_1', object: 'charge', payment_intent: 'pi_1' } },
  })
  const headersOf = (headers: Readonly<Record<string, string>>) => (name: string) => headers[name]

  it('are known by their signature, and say which payment they are about', async () => {
    expect(await verify(headersOf(await sign(raw, start)), raw, start)).toEqual({ id: 'evt_1', sentAt: start, body: { paymentId: 'pi_1' } })
  })

  it.each([
    ['is not signed', async () => ({}), raw, start],
    ['was changed', () => sign(raw, start), raw.replace('pi_1', 'pi_2'), start],
    ['is signed with another secret', () => stripeEvents('whsec_other').sign(raw, start), raw, start],
    ['is older than five minutes', () => sign(raw, start), raw, new Date(start.getTime() + 301_000)],
    ['is no event', () => sign('{}', start), '{}', start],
  ])('one that %s is refused', async (_what, signed, text, now) => {
    expect(await verify(headersOf(await signed()), text, now)).toBeUndefined()
  })
})
