import { expect, it } from 'vitest'
import type { Context } from '../../context/context.ts'
import { isFailure } from '../../failure/failure.ts'
import { isLedgerEven } from '../../ledger/ledger.ts'
import { sandboxCards } from '../../partners/payments/sandbox-cards.ts'
import { sandboxPayPal } from '../../partners/paypal/sandbox-paypal.ts'
import { testApp } from '../../testing/test-app.ts'
import { beginPayment, tryAgain } from './payments/begin-payment.ts'
import { drivePayment } from './payments/drive-payment.ts'
import { paymentEvents } from './payments/partner-events.ts'
import { paymentJobs } from './payments/payment-jobs.ts'
import { lockPayment } from './payments/payment-store.ts'
import { booked, newCustomer } from './testing/customer.ts'

const minuteMs = 60_000

async function crashing() {
  const service = await testApp()
  const { pk, customer_id } = await newCustomer(service)
  const { context } = service
  const nothing = async () => undefined
  const cards = sandboxCards(context, nothing)
  const paypal = sandboxPayPal(context, 'http://localhost', nothing)
  const on: Context = { ...context, partners: { ...context.partners, cards, paypal } }
  const begun = await context.db.transaction().execute((trx) =>
    beginPayment(context, trx, {
      ...{ personId: pk, kind: 'product', productId: 'find_money', provider: 'stripe', isAlone: false, amountCents: 1900 },
      methodId: 'pm_card_visa',
    }),
  )
  if (isFailure(begun)) throw new Error('The payment did not begin.')
  const charges = async () => service.db.selectFrom('sandbox_objects').select('id').where('kind', '=', 'payment').execute()
  return { service, pk, customer_id, on, cards, id: begun.id, charges }
}

function withCards(context: Context, cards: Context['partners']['cards']): Context {
  return { ...context, partners: { ...context.partners, cards } }
}

it('a payment that the company made just before we died is found, and neither lost nor made twice', async () => {
  const { service, pk, on, cards, id, charges } = await crashing()
  const dies = async (given: Parameters<typeof cards.begin>[0]) => {
    await cards.begin(given)
    throw new Error('The process is gone.')
  }
  await expect(drivePayment(withCards(on, { ...cards, begin: dies }), id)).rejects.toThrow('The process is gone.')
  expect((await service.db.selectFrom('payments').select('state').executeTakeFirst())?.state).toBe('open')
  service.pass(2 * minuteMs)
  await service.doJobs()
  expect((await service.db.selectFrom('payments').select('state').executeTakeFirst())?.state).toBe('paid')
  expect(await charges()).toHaveLength(1)
  expect((await booked(service, pk, 'find_money')).byCard).toBe(-1900)
})

it('a payment that we died before is made by the job', async () => {
  const { service, pk, charges } = await crashing()
  service.pass(2 * minuteMs)
  await service.doJobs()
  expect(await charges()).toHaveLength(1)
  expect((await booked(service, pk, 'find_money')).byCard).toBe(-1900)
})

it('a company that is down for an hour loses nothing', async () => {
  const { service, pk, on, cards, id } = await crashing()
  const isDown = async () => ({ ok: false, why: 'unavailable' }) as const
  const down = withCards(on, { ...cards, begin: isDown })
  expect((await drivePayment(down, id)).state).toBe('open')
  const settle = paymentJobs(down)['settle-payment']
  service.pass(2 * minuteMs)
  await settle?.work({ id, round: '0' }, { jobId: 'job', at: service.context.now() })
  service.pass(70 * minuteMs)
  await service.doJobs()
  expect((await booked(service, pk, 'find_money')).byCard).toBe(-1900)
  expect(await isLedgerEven(service.db)).toBe(true)
})

it('a payment whose answer was lost for a day is not asked for again: it is known by our name of it when the company tells', async () => {
  const { service, pk, on, cards, id, charges } = await crashing()
  const dies = async (given: Parameters<typeof cards.begin>[0]) => {
    await cards.begin(given)
    return { ok: false, why: 'unavailable' } as const
  }
  const lossy = withCards(on, { ...cards, begin: dies })
  await drivePayment(lossy, id)
  service.pass(21 * 60 * minuteMs)
  expect((await drivePayment(on, id)).state).toBe('declined')
  // Another card would have a key of its own, and pay a second time.
  await service.db.transaction().execute(async (trx) => {
    const row = await lockPayment(trx, id)
    if (row) await tryAgain(on, trx, row, { methodId: 'pm_card_mastercard', isAlone: false })
  })
  expect([(await drivePayment(on, id)).state, (await charges()).length]).toEqual(['declined', 1])
  const [partnerId] = (await service.db.selectFrom('sandbox_objects').select('name').where('kind', '=', 'payment').execute()).map(
    ({ name }) => name,
  )
  await paymentEvents(on).stripe({ id: 'evt_1', sentAt: service.context.now(), body: { paymentId: partnerId } })
  expect((await service.db.selectFrom('payments').select('state').executeTakeFirst())?.state).toBe('paid')
  expect(await charges()).toHaveLength(1)
  expect((await booked(service, pk, 'find_money')).byCard).toBe(-1900)
})

it('what the company itself refused is asked for again with another card, however much later', async () => {
  const { service, pk, on, cards, id, charges } = await crashing()
  const refusing = withCards(on, { ...cards, begin: async () => ({ ok: false, why: 'refused' }) as const })
  expect((await drivePayment(refusing, id)).state).toBe('declined')
  service.pass(3 * 24 * 60 * minuteMs)
  await service.db.transaction().execute(async (trx) => {
    const row = await lockPayment(trx, id)
    if (row) await tryAgain(on, trx, row, { methodId: 'pm_card_mastercard', isAlone: false })
  })
  expect((await drivePayment(on, id)).state).toBe('paid')
  expect(await charges()).toHaveLength(1)
  expect((await booked(service, pk, 'find_money')).byCard).toBe(-1900)
})
