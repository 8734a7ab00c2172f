import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { factsOf } from '../../facts/facts-of.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { realFacts } from '../testing/real-flows.ts'
import { entitledTo } from './entitled-to.ts'
import { booked, newCustomer } from './testing/customer.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

const isSettled = async (pk: string) => (await factsOf(service.db, pk, realFacts))['membership.paid']

describe('a free product', () => {
  it('settles how they pay; what costs something is not free', async () => {
    const { pk, post } = await newCustomer(service)
    expect(await isSettled(pk)).toBe(false)
    for (const product_id of ['find_money', 'concierge', 'retirement_account_membership', 'performance'])
      expect((await post('/products/free/create/', { product_id })).body.code).toBe('not_paid')
    expect((await post('/products/free/create/', { product_id: 'nothing' })).body.code).toBe('not_found')
    expect(await isSettled(pk)).toBe(false)
    expect((await post('/products/free/create/', { product_id: 'free_plan' })).status).toBe(201)
    expect(await isSettled(pk)).toBe(true)
    expect([await entitledTo(service.db, pk, 'guides'), await entitledTo(service.db, pk, 'form_help')]).toEqual([true, false])
  })
})

describe('a membership', () => {
  it('settles how they pay once it is paid, and not when it is only chosen', async () => {
    const { pk, post, subscribe } = await newCustomer(service)
    expect((await post('/create/', { plan_name: 'retirement_account_membership' })).body.status).toBe('pending_payment')
    expect(await isSettled(pk)).toBe(false)
    expect((await subscribe('pm_card_chargeDeclined')).status).toBe(402)
    expect(await isSettled(pk)).toBe(false)
    expect((await subscribe('pm_card_visa')).body.status).toBe('active')
    expect(await isSettled(pk)).toBe(true)
  })
})

describe('a tip', () => {
  it('may be nothing at all', async () => {
    const { pk, post, payments, get } = await newCustomer(service)
    expect((await get('/products/tip/')).body).toMatchObject({ is_optional: true, least: 0, most: 200, chosen_at: null })
    expect((await post('/tip/', { amount: 0 })).body).toEqual({ amount: 0, checkout: null })
    expect([await isSettled(pk), await payments()]).toEqual([true, []])
  })

  it('keeps within its bounds', async () => {
    const { post, payments } = await newCustomer(service)
    for (const amount of [-5, Number.NaN, 0.01, 5.001, 'five', null, 1e12]) expect((await post('/tip/', { amount })).status).toBe(400)
    expect((await post('/tip/', { amount: 200.01 })).body).toMatchObject({
      code: 'over_the_limit',
      detail: expect.stringContaining('up to $200.00'),
    })
    expect(await payments()).toEqual([])
  })

  it('is charged to the card that is kept, and a second click is not a second tip', async () => {
    const { pk, post, keepCard } = await newCustomer(service)
    await keepCard('pm_card_visa')
    expect((await post('/tip/', { amount: 5 })).body.checkout.status).toBe('paid')
    expect((await post('/tip/', { amount: 5 })).body.code).toBe('already_done')
    expect(await booked(service, pk, 'tip')).toMatchObject({ byCard: -500, revenue: 500 })
    expect(await isSettled(pk)).toBe(true)
  })

  it('without a card is paid in the field of the company; another amount takes its place', async () => {
    const { post, enter, payments } = await newCustomer(service)
    await post('/tip/', { amount: 7 })
    const { body } = await post('/tip/', { amount: 5 })
    expect(body.checkout.status).toBe('needs_method')
    await enter(body.checkout.client_secret, 'pm_card_visa')
    await service.doJobs()
    const all = (await payments()).map(({ amount, status }: { amount: number; status: string }) => [amount, status])
    expect(all).toEqual(
      expect.arrayContaining([
        [5, 'paid'],
        [7, 'cancelled'],
      ]),
    )
  })
})

describe('a share of what is moved', () => {
  it('is the one that was shown, with an example, and what was agreed to is kept', async () => {
    const { pk, get, post } = await newCustomer(service)
    const { body: fee } = await get('/products/performance/')
    expect(fee).toMatchObject({ percent: 1, most: 500, example: { moved: 20_000, fee: 200 }, is_optional: true })
    for (const amount of [2, 10, 0.1]) expect((await post('/performance/', { amount })).body.code).toBe('price_changed')
    for (const amount of [-10, 0, 'ten', 1000]) expect((await post('/performance/', { amount })).status).toBe(400)
    expect(await isSettled(pk)).toBe(false)
    expect((await post('/performance/', { amount: 1, terms: fee.terms })).body).toMatchObject({ percent: 1 })
    const consents = await service.db.selectFrom('payment_consents').select(['percent', 'words']).where('person_id', '=', pk).execute()
    expect(consents).toEqual([{ percent: '1', words: expect.stringContaining('1% of what we move for you') }])
    expect(await isSettled(pk)).toBe(true)
  })

  it('can be taken back, however often; what was agreed to stays on record', async () => {
    const { pk, token, post, get } = await newCustomer(service)
    const takeBack = () => service.ask({ method: 'DELETE', url: '/api/v1/memberships/performance/', token })
    expect((await takeBack()).status).toBe(200)
    await post('/performance/', { amount: 1 })
    expect([(await takeBack()).body, (await takeBack()).body]).toEqual([{ status: 'OK' }, { status: 'OK' }])
    expect([await isSettled(pk), (await get('/products/performance/')).body.chosen_at]).toEqual([false, null])
    expect(await service.db.selectFrom('payment_consents').select('id').where('person_id', '=', pk).execute()).toHaveLength(1)
    const audits = await service.db.selectFrom('audit_events').select('action').where('subject', '=', `person:${pk}`).execute()
    expect(audits.filter(({ action }) => action === 'payment.consent_withdrawn')).toHaveLength(1)
  })
})
