import { afterAll, beforeAll, expect, it } from 'vitest'
import { factsOf } from '../../facts/facts-of.ts'
import { sandboxCards } from '../../partners/payments/sandbox-cards.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { colleagueAtDesk } from '../desk/testing/colleague-at-desk.ts'
import { openFacts } from '../index.ts'
import { experiments, questions, route } from '../testing/real-flows.ts'
import { dayMs, newCustomer } from './testing/customer.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
let colleague: Awaited<ReturnType<typeof colleagueAtDesk>>
beforeAll(async () => {
  service = await startTestApp()
  colleague = await colleagueAtDesk(service)
})
afterAll(() => service.close())

/** What pages may say was done: that it was paid for, and that a person works on it. */
async function told(personId: string) {
  const facts = await factsOf(
    service.db,
    personId,
    openFacts(() => ({ questions, route, experiments }), service.context.now),
  )
  return { made: facts['payment.made'], begun: facts['concierge.begun'] }
}

it('a payment is news for a day, and a person works on what was bought until it is done', async () => {
  const { pk, subscribe } = await newCustomer(service)
  expect(await told(pk)).toEqual({ made: false, begun: false })
  await subscribe('pm_card_visa')
  expect(await told(pk)).toEqual({ made: true, begun: true })
  await colleague.settle(pk, 'concierge', 'finished', { letter: 'All of it has arrived.' })
  expect(await told(pk)).toEqual({ made: true, begun: false })
  service.pass(dayMs + 1)
  expect(await told(pk)).toEqual({ made: false, begun: false })
})

it('free days that begin are news too, and need nobody’s money', async () => {
  const { pk, subscribe, keepCard } = await newCustomer(service)
  await subscribe(await keepCard('pm_card_visa'), { plan_name: 'retirement_concierge' })
  expect((await told(pk)).made).toBe(true)
})

it('the free plan is no payment, and neither is one that was declined or given back', async () => {
  const free = await newCustomer(service)
  expect((await free.post('/products/free/create/', { product_id: 'free_plan' })).status).toBe(201)
  expect((await told(free.pk)).made).toBe(false)
  const declined = await newCustomer(service)
  await declined.charge('pm_card_chargeDeclined')
  expect((await told(declined.pk)).made).toBe(false)
  const { pk, charge } = await newCustomer(service)
  await charge('pm_card_visa')
  expect((await told(pk)).made).toBe(true)
  const { partner_id, amount_cents: amountCents } = await service.db
    .selectFrom('payments')
    .selectAll()
    .where('person_id', '=', pk)
    .executeTakeFirstOrThrow()
  await sandboxCards(service.context, async () => undefined).refund({ id: partner_id ?? '', amountCents, key: 'all-of-it' })
  await service.doJobs()
  expect((await told(pk)).made).toBe(false)
})
