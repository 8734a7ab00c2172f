import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isLedgerEven } from '../../ledger/ledger.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { booked, dayMs, newCustomer } from './testing/customer.ts'

const path = '/products/find_money/payments/paypal/'
const form = { 'content-type': 'application/x-www-form-urlencoded' }

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(async () => {
  expect(await isLedgerEven(service.db)).toBe(true)
  await service.close()
})

const agree = async (url: string, answer = 'yes') =>
  service.ask({ method: 'POST', url: new URL(url).pathname, headers: form, payload: `answer=${answer}` })

describe('a product that is paid by PayPal', () => {
  it('is theirs once they have agreed there and the money is taken', async () => {
    const { pk, get, post, emailsOf } = await newCustomer(service)
    const { body: order } = await get(path)
    expect([order.status, order.payment.amount]).toEqual(['needs_action', 19])
    expect((await get(path)).body).toEqual(order)
    expect((await post(path, { order_id: order.order_id })).body.code).toBe('not_paid')
    const shown = await service.ask({ method: 'GET', url: new URL(order.approve_url).pathname })
    expect(shown.text).toContain('<form method="post">')
    await agree(order.approve_url)
    expect((await post(path, { order_id: 'another' })).body.code).toBe('not_found')
    expect((await post(path, { price: 18 })).body.code).toBe('price_changed')
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(path, { order_id: order.order_id, price: 19 }, key)))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers[0]?.body.status).toBe('paid')
    expect((await booked(service, pk, 'find_money')).byPayPal).toBe(-1900)
    expect(emailsOf('payment-receipt')[0]?.paragraphs.join()).toContain('by PayPal')
    expect((await get(path)).body.code).toBe('already_done')
  })

  it('sends its receipt to the address that is given when the money is taken', async () => {
    const { get, post, emailsOf } = await newCustomer(service)
    const { body: order } = await get(path)
    await agree(order.approve_url)
    await post(path, { order_id: order.order_id, receipt_email: 'receipts@example.com' })
    expect(emailsOf('payment-receipt').map(({ to }) => to)).toEqual(['receipts@example.com'])
  })

  it('brings people back to the page of ours that was said, and to no other place', async () => {
    const { get } = await newCustomer(service)
    for (const elsewhere of ['//evil.example/x', 'https://evil.example', '/only-one', '/a/../b'])
      expect((await get(`${path}?return_path=${encodeURIComponent(elsewhere)}`)).status).toBe(400)
    const { body: order } = await get(`${path}?return_path=/landing-solo-only/payment`)
    expect((await agree(order.approve_url)).text).toContain('/landing-solo-only/payment">')
  })

  it('is not begun when it is opened as a page', async () => {
    const { get, payments } = await newCustomer(service)
    expect((await get(path, { accept: 'text/html' })).text).toContain('changed nothing')
    expect(await payments()).toEqual([])
  })

  it('can be begun anew after a no', async () => {
    const { get } = await newCustomer(service)
    const { body: order } = await get(path)
    await agree(order.approve_url, 'no')
    await service.doJobs()
    const { body: again } = await get(path)
    expect([again.status, again.order_id === order.order_id]).toEqual(['needs_action', false])
  })

  it('goes back by itself when it was paid by card as well', async () => {
    const { pk, get, post, charge, payments, emailsOf } = await newCustomer(service)
    const { body: order } = await get(path)
    await agree(order.approve_url)
    await charge('pm_card_visa')
    expect((await post(path, {})).body.status).toBe('paid')
    await service.doJobs()
    const byPayPal = (await payments()).find(({ provider }: { provider: string }) => provider === 'paypal')
    expect(byPayPal).toMatchObject({ provider_refund_status: 'full', refunded_amount: 19 })
    expect(await booked(service, pk, 'find_money')).toMatchObject({ byPayPal: 0, byCard: -1900 })
    expect((await get('/products/payments/')).body.results).toHaveLength(1)
    expect(emailsOf('payment-refund')).toHaveLength(1)
  })
})

it('a membership that is paid by PayPal runs for one period, says so before, and does not renew', async () => {
  const { get, post, membership, emailsOf } = await newCustomer(service)
  const plan = '/products/retirement_account_membership/payments/paypal/'
  expect((await get(plan)).body.code).toBe('not_in_this_state')
  await post('/create/', { plan_name: 'retirement_account_membership' })
  await agree((await get(plan)).body.approve_url)
  expect((await post(plan)).body.status).toBe('paid')
  expect(await membership()).toMatchObject({ status: 'active', renews: false })
  expect(emailsOf('payment-receipt')[0]?.paragraphs).toContain('You pay once, and it doesn’t renew.')
  for (let month = 0; month < 13; month++) {
    service.pass(30 * dayMs)
    await service.doJobs()
  }
  expect(emailsOf('membership-ends-soon')).toHaveLength(1)
  expect(await membership()).toMatchObject({ status: 'ended', ended_because: 'not_renewed' })
})
