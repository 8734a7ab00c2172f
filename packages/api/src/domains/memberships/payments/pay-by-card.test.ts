import { looksLikeCardNumber } from '@app/schemas/rules/money/card-number'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { factsOf } from '../../../facts/facts-of.ts'
import { isLedgerEven } from '../../../ledger/ledger.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { realFacts } from '../../testing/real-flows.ts'
import { entitledTo } from '../entitled-to.ts'
import { booked, newCustomer } from '../testing/customer.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

describe('a product that is paid by card', () => {
  it('is theirs once it is paid, with a receipt and one entry in the ledger', async () => {
    const { pk, charge, payments, get, emailsOf } = await newCustomer(service)
    expect(await entitledTo(service.db, pk, 'find_money')).toBe(false)
    const { status, body } = await charge('pm_card_visa', { receipt_email: 'receipts@example.com' })
    expect([status, body.status, body.client_secret]).toEqual([200, 'paid', null])
    expect(body.payment).toMatchObject({ amount: 19, card: { brand: 'visa', last_four: '4242' }, provider_refund_status: 'none' })
    expect(await entitledTo(service.db, pk, 'find_money')).toBe(true)
    expect((await booked(service, pk, 'find_money')).byCard).toBe(-1900)
    expect(emailsOf('payment-receipt').map(({ to }) => to)).toEqual(['receipts@example.com'])
    expect((await payments())[0].receipt_number).toMatch(/^R-/)
    expect((await get('/products/')).body.results[0]).toMatchObject({ product_id: 'find_money', is_owned: true })
    expect((await charge('pm_card_visa')).body.code).toBe('already_done')
  })

  it.each(['charge', 'retry'] as const)('sends its receipt to the address given with the last try: %s', async (way) => {
    const { charge, post, customer_id, payments, emailsOf } = await newCustomer(service)
    await charge('pm_card_chargeDeclined', { receipt_email: 'slip@example.com' })
    const [{ pk: invoice_id }] = await payments()
    const right = { payment_method_id: 'pm_card_visa', receipt_email: 'right@example.com' }
    const { body } =
      way === 'charge' ? await charge('pm_card_visa', right) : await post('/stripe/payment/retry/', { customer_id, invoice_id, ...right })
    expect(body.payment.pk).toBe(invoice_id)
    expect(emailsOf('payment-receipt').map(({ to }) => to)).toEqual(['right@example.com'])
  })

  it('settles how they pay when it is the concierge for one account, and its receipt says that it does not renew', async () => {
    const { pk, charge, get, emailsOf } = await newCustomer(service)
    const { body: terms } = await get('/products/concierge/payments/stripe/')
    expect(terms).toMatchObject({ renews: false, renewal_date: null, cancel_rule: null, price_today: 99 })
    expect((await charge('pm_card_visa', { product_id: 'concierge', price: 99, terms: terms.terms })).body.status).toBe('paid')
    expect((await factsOf(service.db, pk, realFacts))['membership.paid']).toBe(true)
    for (const entitlement of ['concierge', 'form_help', 'transfer_tracking'])
      expect(await entitledTo(service.db, pk, entitlement), entitlement).toBe(true)
    expect(emailsOf('payment-receipt')[0]?.paragraphs).toContain('You pay once, and it doesn’t renew.')
    expect((await get('/')).body.results).toEqual([])
  })

  it('is entered in the field of the sandbox, which says which cards it knows', async () => {
    const { get } = await newCustomer(service)
    const { body } = await get('/stripe/field/')
    expect(body.company).toBe('sandbox')
    expect(body.test_cards).toContainEqual({
      ...{ id: 'pm_card_chargeDeclined', brand: 'visa', last_four: '0002', number: '4000000000000002', about: 'Is declined.' },
    })
    for (const { number, last_four } of body.test_cards)
      expect([number.endsWith(last_four), looksLikeCardNumber(number)]).toEqual([true, true])
  })

  it('has the price of the service: another one charges nothing', async () => {
    const { charge, payments } = await newCustomer(service)
    for (const price of [0, 18.99, 20, 1900]) expect((await charge('pm_card_visa', { price })).body.code).toBe('price_changed')
    for (const price of [-19, 19.001, null, 'nineteen', 1e23]) expect((await charge('pm_card_visa', { price })).status).toBe(400)
    expect((await charge('pm_card_visa', { terms: 'others' })).body.code).toBe('price_changed')
    expect(await payments()).toEqual([])
  })

  it.each(['pm_card_chargeDeclined', 'pm_card_visa_chargeDeclinedInsufficientFunds', 'pm_card_chargeCustomerFail'])(
    'is not theirs when %s is declined, and can be paid with another card as the same payment',
    async (card) => {
      const { charge, payments, post, customer_id } = await newCustomer(service)
      const refused = await charge(card)
      expect([refused.status, refused.body.code]).toEqual([402, 'payment_declined'])
      const [failed] = await payments()
      expect(failed).toMatchObject({ status: 'declined', receipt_number: null })
      const again = { customer_id, payment_method_id: 'pm_card_mastercard', invoice_id: failed.invoice_id }
      expect((await post('/stripe/payment/retry/', again)).body.status).toBe('paid')
      expect(await payments()).toHaveLength(1)
      expect((await post('/stripe/payment/retry/', again)).body.code).toBe('already_done')
    },
  )

  it('asks the person first where the bank wants that (3-D Secure)', async () => {
    const { charge, enter, payments } = await newCustomer(service)
    const { body } = await charge('pm_card_authenticationRequired')
    expect([body.status, typeof body.client_secret]).toEqual(['needs_action', 'string'])
    await enter(body.client_secret, 'pm_card_authenticationRequired')
    await service.doJobs()
    expect((await payments())[0].status).toBe('paid')
  })

  it.each([
    ['pm_sandbox_processing', 'paid'],
    ['pm_sandbox_processing_fails', 'declined'],
  ])('is told honestly to be under way with %s, and becomes %s later', async (card, later) => {
    const { charge, payments } = await newCustomer(service)
    expect((await charge(card)).body.status).toBe('processing')
    service.pass(3 * 60_000)
    await service.doJobs()
    expect((await payments())[0].status).toBe(later)
  })

  it('is charged once when the answer of the company is lost', async () => {
    const { pk, charge, payments } = await newCustomer(service)
    expect((await charge('pm_sandbox_lost_answer')).body.status).toBe('waiting_for_partner')
    service.pass(2 * 60_000)
    await service.doJobs()
    expect((await payments()).map(({ status }: { status: string }) => status)).toEqual(['paid'])
    expect((await booked(service, pk, 'find_money')).byCard).toBe(-1900)
  })

  it('is booked once however often the company tells of it', async () => {
    const { pk, charge } = await newCustomer(service)
    await charge('pm_sandbox_repeated_events')
    await service.doJobs()
    expect((await booked(service, pk, 'find_money')).byCard).toBe(-1900)
    expect(await isLedgerEven(service.db)).toBe(true)
  })

  it('is no longer theirs once it is disputed, and the money is out of the ledger', async () => {
    const { pk, charge } = await newCustomer(service)
    await charge('pm_card_createDispute')
    service.pass(25 * 3_600_000)
    await service.doJobs()
    expect(await entitledTo(service.db, pk, 'find_money')).toBe(false)
    expect((await booked(service, pk, 'find_money')).byCard).toBe(0)
  })
})

it('somebody who pays for the first time in eight windows at once is one customer', async () => {
  for (let people = 0; people < 20; people++) {
    const { access } = await service.signUp()
    const url = '/api/v1/memberships/stripe/customer/create/'
    const ask = () => service.ask({ method: 'POST', url, token: access, payload: {} })
    const answers = await Promise.all(Array.from({ length: 8 }, ask))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => answers[0]?.status))
    expect(answers[0]?.status).toBeLessThan(300)
    expect(new Set(answers.map(({ body }) => body.customer_id)).size).toBe(1)
  }
})

describe('one click', () => {
  it('is one charge and one answer, sent fifty times at once with one key (B6)', async () => {
    const { pk, charge, payments } = await newCustomer(service)
    const answers = await Promise.all(Array.from({ length: 50 }, () => charge('pm_card_visa', {}, 'one-click-of-fifty')))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers[0]?.body.status).toBe('paid')
    expect(await payments()).toHaveLength(1)
    const kept = await service.db.selectFrom('sandbox_objects').select('id').where('kind', '=', 'payment').execute()
    const ours = await service.db.selectFrom('payments').select('id').where('partner_id', 'is not', null).execute()
    expect(kept).toHaveLength(ours.length)
    expect((await booked(service, pk, 'find_money')).byCard).toBe(-1900)
    expect((await charge('pm_card_amex', {}, 'one-click-of-fifty')).body.code).toBe('idempotency_mismatch')
  })

  it('on each of two pages is one charge', async () => {
    const { pk, charge, payments } = await newCustomer(service)
    await Promise.all([charge('pm_card_visa'), charge('pm_card_visa'), charge('pm_card_mastercard')])
    expect((await payments()).filter(({ status }: { status: string }) => status === 'paid')).toHaveLength(1)
    expect((await booked(service, pk, 'find_money')).byCard).toBe(-1900)
  })
})

describe('a page that pays in the field of the company', () => {
  it('opens one payment a product, in cents of the service, and none when it is opened as a page', async () => {
    const { get, enter, payments } = await newCustomer(service)
    const path = '/stripe/payment_intent/create/'
    const page = await get(path, { accept: 'text/html' })
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('changed nothing')])
    expect(await payments()).toEqual([])
    const [first, again, ...others] = await Promise.all(Array.from({ length: 10 }, () => get(path)))
    if (!first || !again) throw new Error('Nothing was answered.')
    expect(others.map(({ text }) => text)).toEqual(others.map(() => first.text))
    expect(first.body).toMatchObject({ amount: 1900, currency: 'usd', status: 'needs_method' })
    expect(again.body).toEqual(first.body)
    expect(await payments()).toHaveLength(1)
    await enter(first.body.client_secret, 'pm_card_visa')
    await service.doJobs()
    expect((await payments())[0].status).toBe('paid')
    expect((await get(path)).body.code).toBe('already_done')
    expect((await get('/stripe/product/find_money/price/')).body).toMatchObject({ price: 19, amount: 1900 })
  })

  it('makes one customer a person, and none when it is opened as a page', async () => {
    const { token } = await newCustomer(service)
    const other = await service.signUp()
    const url = '/api/v1/memberships/stripe/customer'
    await service.ask({ method: 'GET', url: `${url}/create/`, token: other.access, headers: { accept: 'text/html' } })
    expect((await service.ask({ method: 'GET', url: `${url}/`, token: other.access })).body.customer_id).toBeNull()
    const [first, again] = await Promise.all([1, 2].map(() => service.ask({ method: 'GET', url: `${url}/create/`, token: other.access })))
    expect(first?.body.customer_id).toBe(again?.body.customer_id)
    expect((await service.ask({ method: 'GET', url: `${url}/`, token })).body.customer_id).not.toBe(first?.body.customer_id)
  })

  it('drops a payment that was left lying', async () => {
    const { get, payments } = await newCustomer(service)
    await get('/stripe/payment_intent/create/')
    for (let day = 0; day < 12; day++) {
      service.pass(25 * 3_600_000)
      await service.doJobs()
    }
    expect((await payments())[0].status).toBe('cancelled')
  })
})

describe('another person', () => {
  it('can only pay with their own customer, card and invoice', async () => {
    const [victim, thief] = [await newCustomer(service), await newCustomer(service)]
    const card = await victim.keepCard('pm_card_visa')
    await victim.charge('pm_card_chargeDeclined')
    const [{ invoice_id }] = await victim.payments()
    const own = { customer_id: thief.customer_id, payment_method_id: 'pm_card_visa' }
    const codes = await Promise.all([
      thief.post('/stripe/customer/setup_intent/create/', { customer_id: victim.customer_id }),
      thief.post('/stripe/customer/setup_intent/', { customer_id: victim.customer_id }),
      thief.post('/stripe/customer/charge/', { customer_id: victim.customer_id, price: 19 }),
      thief.charge(card),
      thief.subscribe(card),
      thief.subscribe('pm_card_visa', { customer_id: victim.customer_id }),
      thief.post('/stripe/payment/retry/', { ...own, invoice_id }),
      thief.post('/tip/', { amount: 5, payment_method_id: card }),
    ])
    expect(codes.map(({ status, body }) => [status, body.code])).toEqual(codes.map(() => [404, 'not_found']))
    expect(await thief.payments()).toEqual([])
  })

  it('leaves no card number with us', async () => {
    const { charge, customer_id, post } = await newCustomer(service)
    for (const number of ['4242424242424242', '4242 4242 4242 4242']) expect((await charge(number)).body.code).toBe('card_number_refused')
    expect((await post('/stripe/customer/setup_intent/', { customer_id: '4242424242424242' })).body.code).toBe('card_number_refused')
    expect(customer_id).toMatch(/^cus_/)
  })
})
