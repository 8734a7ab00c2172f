import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { colleagueAtDesk } from '../desk/testing/colleague-at-desk.ts'
import { dayMs, newCustomer } from './testing/customer.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
let colleague: Awaited<ReturnType<typeof colleagueAtDesk>>
beforeAll(async () => {
  service = await startTestApp()
  colleague = await colleagueAtDesk(service)
})
afterAll(() => service.close())

const kind = 'concierge'

async function subscriber() {
  const customer = await newCustomer(service)
  const { body } = await customer.subscribe('pm_card_visa')
  if (body.status !== 'active') throw new Error('The membership did not begin.')
  return customer
}

it('begins within two working days, and is due again a week after each e-mail', async () => {
  const { pk, emailsOf } = await subscriber()
  const [first] = await colleague.open(pk, kind)
  expect(first && first.due_at.getTime() - first.opened_at.getTime()).toBeLessThan(6 * dayMs)
  for (const week of [1, 2, 3]) {
    await colleague.settle(pk, kind, 'written', { letter: `Week ${week}: nothing yet.` })
    const [next] = await colleague.open(pk, kind)
    expect(next?.due_at.getTime()).toBeCloseTo(service.context.now().getTime() + 7 * dayMs, -5)
  }
  expect(emailsOf('concierge-letter')).toHaveLength(3)
})

it('ends when everything is done', async () => {
  const { pk, emailsOf } = await subscriber()
  await colleague.settle(pk, kind, 'finished', { letter: 'All of it has arrived.' })
  expect(await colleague.open(pk, kind)).toEqual([])
  expect(emailsOf('concierge-letter')).toHaveLength(1)
})
