import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { refused } from '../../../partners/brokerage/brokerage.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { newSaver } from '../testing/saver.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterEach(() => service.forgetJobs())
afterAll(() => service.close())

const memberships = '/api/v1/memberships'

/** Somebody who has paid for something that needs an account here, and may apply for one. */
async function applicant(ssn: string) {
  const saver = await newSaver(service, ssn)
  await saver.acceptTerms()
  await saver.tellAll()
  const { customer_id } = (await saver.send('POST', `${memberships}/stripe/customer/create/`, {})).body
  const bought = { customer_id, payment_method_id: 'pm_card_visa', product_id: 'concierge', price: 99 }
  await saver.send('POST', `${memberships}/stripe/customer/charge/`, bought, randomUUID())
  await service.db.updateTable('payments').set({ goal: 'account' }).where('person_id', '=', saver.pk).execute()
  const state = async () =>
    (await service.db.selectFrom('brokerage_accounts').select('state').where('person_id', '=', saver.pk).executeTakeFirstOrThrow()).state
  const refundedCents = async () =>
    (await service.db.selectFrom('payments').select('refunded_cents').where('person_id', '=', saver.pk).executeTakeFirstOrThrow())
      .refunded_cents
  return { ...saver, state, refundedCents }
}

describe('what was paid for an account goes back when the application is refused', () => {
  it('by the brokerage at once', async () => {
    const { brokerage } = service.context.partners
    const { openAccount } = brokerage
    const { open, state, refundedCents } = await applicant('078-05-1120')
    Object.assign(brokerage, { openAccount: async () => refused('account-type-not-offered') })
    try {
      await open()
      await service.doJobs()
    } finally {
      Object.assign(brokerage, { openAccount })
    }
    expect([await state(), await refundedCents()]).toEqual(['REJECTED', 9_900])
  })

  it('by the brokerage after it has looked', async () => {
    const { open, state, passDays, refundedCents } = await applicant('078-05-0009')
    await open()
    await passDays(3)
    expect([await state(), await refundedCents()]).toEqual(['REJECTED', 9_900])
  })
})
