import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sealing } from '../../../security/sealing.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { sealedMemberships } from '../sealed.ts'
import { newCustomer } from '../testing/customer.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

async function cardHolder() {
  const customer = await newCustomer(service)
  const { token, pk, get, post } = customer
  const remove = (card: string, key: string = randomUUID()) =>
    service.ask({
      method: 'DELETE',
      url: `/api/v1/memberships/stripe/customer/payment_methods/${card}/`,
      token,
      headers: { 'idempotency-key': key },
    })
  const cards = async (): Promise<readonly { readonly id: string; readonly last_four: string }[]> =>
    (await get('/stripe/customer/')).body.payment_methods
  const newest = async () => (await cards())[0]?.id ?? ''
  const leave = async () => post('/subscriptions/cancel/', { membership_id: (await customer.membership()).pk })
  const resume = async () => post('/subscriptions/resume/', { membership_id: (await customer.membership()).pk })
  const removals = () =>
    service.db
      .selectFrom('audit_events')
      .select(['actor', 'detail'])
      .where('action', '=', 'card.removed')
      .where('subject', '=', `person:${pk}`)
      .execute()
  return { ...customer, remove, cards, newest, leave, resume, removals }
}

it('a card that is removed is kept no longer, cannot be charged, and that is written down without saying which it was', async () => {
  const { keepCard, remove, cards, charge, removals, pk } = await cardHolder()
  const card = await keepCard('pm_card_visa')
  const other = await keepCard('pm_card_mastercard')
  const { status, body } = await remove(card)
  expect([status, body]).toEqual([200, { status: 'OK' }])
  expect((await cards()).map(({ id }) => id)).toEqual([other])
  expect((await charge(card)).status).not.toBe(200)
  expect(await removals()).toEqual([{ actor: `person:${pk}`, detail: {} }])
})

it('what was paid with it still says with which card', async () => {
  const { charge, newest, remove, payments } = await cardHolder()
  await charge('pm_card_visa')
  await remove(await newest())
  expect((await payments())[0].card).toEqual({ brand: 'visa', last_four: '4242' })
})

it('asked twice with the same key it is the same outcome, once; with another key there is no such card any more', async () => {
  const { keepCard, remove, removals } = await cardHolder()
  const card = await keepCard('pm_card_visa')
  const first = await remove(card, 'sent-twice')
  expect((await remove(card, 'sent-twice')).body).toEqual(first.body)
  expect(await removals()).toHaveLength(1)
  expect((await remove(card)).body.code).toBe('not_found')
})

it('a card that was removed can be entered again', async () => {
  const { keepCard, remove, cards } = await cardHolder()
  await remove(await keepCard('pm_card_visa'))
  expect(await cards()).toEqual([])
  await keepCard('pm_card_visa')
  expect((await cards()).map(({ last_four }) => last_four)).toEqual(['4242'])
})

it('only the owner of a saved card can remove it', async () => {
  const [one, two] = [await cardHolder(), await cardHolder()]
  const card = await one.keepCard('pm_card_visa')
  for (const theirs of [card, 'pm_card_visa', 'pm_nothing']) {
    const { status, body } = await two.remove(theirs)
    expect([status, body.code]).toEqual([404, 'not_found'])
  }
  expect((await one.cards()).map(({ id }) => id)).toEqual([card])
  expect(await two.removals()).toEqual([])
})

it('a number of a card is no name of one, and is refused', async () => {
  const { remove } = await cardHolder()
  const { status, body } = await remove('4242424242424242')
  expect([status, body.code]).toEqual([400, 'validation_failed'])
})

it('a card that a membership renews with stays, and what to do is said; another one goes', async () => {
  const { subscribe, keepCard, newest, remove, cards } = await cardHolder()
  await subscribe('pm_card_visa')
  const card = await newest()
  const other = await keepCard('pm_card_mastercard')
  const { status, body } = await remove(card)
  expect([status, body.code]).toEqual([409, 'card_in_use'])
  expect(body.detail).toMatch(/^Your membership renews with this card\. Cancel it first/)
  expect((await remove(other)).status).toBe(200)
  expect((await cards()).map(({ id }) => id)).toEqual([card])
})

it('once the membership is cancelled its card goes, the membership runs on, and does not renew when that is taken back', async () => {
  const { subscribe, newest, remove, leave, resume, membership } = await cardHolder()
  await subscribe('pm_card_visa')
  await leave()
  expect(await membership()).toMatchObject({ status: 'cancelled', can_renew: true })
  expect((await remove(await newest())).status).toBe(200)
  expect(await membership()).toMatchObject({ status: 'cancelled', can_renew: false })
  expect((await resume()).body).toMatchObject({ status: 'active', renews: false, next_payment_at: null })
})

it('a card on which a payment is due stays, and paying with another one is said first', async () => {
  const { pk, subscribe, keepCard, remove } = await cardHolder()
  await subscribe('pm_card_visa')
  const card = await keepCard('pm_card_mastercard')
  const { id } = await service.db.selectFrom('memberships').select('id').where('person_id', '=', pk).executeTakeFirstOrThrow()
  const method_id = sealing(service.context.keys, sealedMemberships).seal('method_id', id, card)
  await service.db.updateTable('memberships').set({ state: 'past_due', method_id }).where('id', '=', id).execute()
  const { status, body } = await remove(card)
  expect([status, body.code]).toEqual([409, 'card_in_use'])
  expect(body.detail).toMatch(/^A payment of your membership is due on this card\. Pay it with another card/)
})
