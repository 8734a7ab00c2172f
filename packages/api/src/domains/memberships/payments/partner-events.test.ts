import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isLedgerEven } from '../../../ledger/ledger.ts'
import { stripeEvents } from '../../../partners/payments/stripe-events.ts'
import { deriveKeys } from '../../../security/derive-key.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { booked, newCustomer } from '../testing/customer.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

const secret = () => `whsec_${deriveKeys(service.context.keys, 'sandbox-cards v1').current.key.toString('hex')}`
const eventOf = (paymentId: string, id = `evt_${randomUUID()}`) =>
  JSON.stringify({ id, type: 'payment_intent.succeeded', data: { object: { id: paymentId, object: 'payment_intent' } } })
const tell = async (raw: string, at = service.context.now(), key = secret()) =>
  service.ask({
    method: 'POST',
    url: '/api/webhooks/stripe/',
    headers: { ...(await stripeEvents(key).sign(raw, at)), 'content-type': 'application/json' },
    payload: raw,
  })
const partnerIdOf = async (personId: string) => {
  const row = await service.db.selectFrom('payments').select('partner_id').where('person_id', '=', personId).executeTakeFirstOrThrow()
  return row.partner_id ?? ''
}

it('an event that says “paid” of what is not paid changes nothing: the company is asked', async () => {
  const { pk, get, payments } = await newCustomer(service)
  await get('/stripe/payment_intent/create/')
  expect((await tell(eventOf(await partnerIdOf(pk)))).status).toBe(200)
  await service.doJobs()
  expect((await payments())[0].status).toBe('needs_method')
})

it('an event that is forged, changed or old is refused (B22)', async () => {
  const { pk, get, enter } = await newCustomer(service)
  const { body } = await get('/stripe/payment_intent/create/')
  const raw = eventOf(await partnerIdOf(pk))
  const before = await service.db.selectFrom('payments').selectAll().where('person_id', '=', pk).execute()
  expect((await tell(raw, service.context.now(), 'whsec_forged')).body.code).toBe('signature_refused')
  expect((await tell(raw, new Date(service.context.now().getTime() - 301_000))).body.code).toBe('signature_refused')
  expect(await service.db.selectFrom('payments').selectAll().where('person_id', '=', pk).execute()).toEqual(before)
  expect((await enter(body.client_secret, 'pm_card_visa')).status).toBe(200)
})

it('events that come ten times and out of order book one payment', async () => {
  const { pk, get, enter, payments } = await newCustomer(service)
  const { body } = await get('/stripe/payment_intent/create/')
  const id = await partnerIdOf(pk)
  const [early, late] = [eventOf(id), eventOf(id)]
  await enter(body.client_secret, 'pm_card_visa')
  for (let time = 0; time < 10; time++) await Promise.all([tell(late), tell(early)])
  await service.doJobs()
  expect((await payments())[0].status).toBe('paid')
  expect((await booked(service, pk, 'find_money')).byCard).toBe(-1900)
  expect(await isLedgerEven(service.db)).toBe(true)
})

it('an event of an unknown payment is accepted and does nothing', async () => {
  expect((await tell(eventOf('pi_of_nobody'))).status).toBe(200)
  await service.doJobs()
})
