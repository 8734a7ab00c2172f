import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isLedgerEven } from '../../ledger/ledger.ts'
import { sandboxCards } from '../../partners/payments/sandbox-cards.ts'
import { trialsAtOnce } from '../../testing/is-few.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { entitledTo } from './entitled-to.ts'
import { cancelMembership, resumeMembership } from './leave.ts'
import { booked, dayMs, newCustomer } from './testing/customer.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(async () => {
  expect(await isLedgerEven(service.db)).toBe(true)
  await service.close()
})

/** Somebody of us gives money back on the pages of the company. */
async function giveBack(personId: string, amountCents: number, key: string) {
  const { partner_id } = await service.db
    .selectFrom('payments')
    .select('partner_id')
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow()
  await sandboxCards(service.context, async () => undefined).refund({ id: partner_id ?? '', amountCents, key })
  await service.doJobs()
}

it('a part that went back is shown as such, and what was bought stays theirs', async () => {
  const { pk, charge, payments, get, emailsOf } = await newCustomer(service)
  await charge('pm_card_visa')
  await giveBack(pk, 500, 'a-part')
  expect((await payments())[0]).toMatchObject({ provider_refund_status: 'partial', refunded_amount: 5 })
  expect((await get('/products/payments/')).body.results).toHaveLength(1)
  expect((await booked(service, pk, 'find_money')).byCard).toBe(-1400)
  expect([await entitledTo(service.db, pk, 'find_money'), emailsOf('payment-refund').length]).toEqual([true, 1])
  await giveBack(pk, 1400, 'the-rest')
  expect((await payments())[0].provider_refund_status).toBe('full')
  expect(emailsOf('payment-refund').map(({ paragraphs }) => paragraphs[0]?.match(/getting back (\S+) of the (\S+) /)?.slice(1))).toEqual([
    ['$5.00', '$19.00'],
    ['$14.00', '$19.00'],
  ])
  expect((await get('/products/payments/')).body.results).toEqual([])
  expect((await booked(service, pk, 'find_money')).byCard).toBe(0)
  expect(await entitledTo(service.db, pk, 'find_money')).toBe(false)
  expect((await charge('pm_card_visa')).body.status).toBe('paid')
})

it('a membership ends with the money for its period', async () => {
  const { pk, subscribe, membership, emailsOf } = await newCustomer(service)
  await subscribe('pm_card_visa')
  await giveBack(pk, 4900, 'all-of-it')
  expect(await membership()).toMatchObject({ status: 'ended', ended_because: 'refunded', renews: false })
  expect(emailsOf('membership-ended')).toHaveLength(1)
  expect((await booked(service, pk, 'retirement_account_membership')).byCard).toBe(0)
})

it('a membership whose payment is disputed ends, and is charged no more', async () => {
  const { subscribe, membership } = await newCustomer(service)
  await subscribe('pm_card_createDispute')
  service.pass(2 * dayMs)
  await service.doJobs()
  expect(await membership()).toMatchObject({ status: 'ended', ended_because: 'disputed' })
})

it(`cancelling and taking it back at the same moment leaves one of both, whole, in ${trialsAtOnce} trials`, async () => {
  const { pk, subscribe, membership } = await newCustomer(service)
  const { membership_id } = (await subscribe('pm_card_visa')).body
  for (let trial = 0; trial < trialsAtOnce; trial++) {
    const before = await membershipRow(membership_id)
    await Promise.all([cancelMembership(service.context, pk, membership_id), resumeMembership(service.context, pk, membership_id)])
    const after = await membershipRow(membership_id)
    expect(after.renews).toBe(after.cancelled_at === null)
    // Each change that was made is counted: none was written over unseen.
    const isSame = (after.cancelled_at === null) === (before.cancelled_at === null)
    expect((after.version - before.version) % 2).toBe(isSame ? 0 : 1)
  }
  expect((await membership()).plan.name).toBe('retirement_account_membership')
})

async function membershipRow(id: string) {
  return service.db.selectFrom('memberships').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

describe('what is ruled out', () => {
  /** A search of theirs that has ended and found nothing. */
  const endSearch = async (personId: string) => {
    const at = service.context.now()
    await service.db
      .insertInto('searches')
      .values({ id: service.context.newId(), person_id: personId, state: 'ended', started_at: at, ended_at: at })
      .execute()
    await service.context.hooks.goalsMayBeRuledOut(service.context, service.db, personId)
    await service.doJobs()
  }
  const concierge = { product_id: 'concierge', price: 99 }

  it('is not charged: the answer says why, and no payment is begun', async () => {
    const { pk, charge, payments } = await newCustomer(service)
    await endSearch(pk)
    const refused = await charge('pm_card_visa', concierge)
    expect([refused.status, refused.body.code]).toEqual([409, 'ruled_out'])
    expect(refused.body.detail).toContain('old accounts moved')
    expect(await payments()).toEqual([])
    expect((await charge('pm_card_visa')).body.status).toBe('paid')
  })

  it('and was paid for before goes back by itself, once, with an e-mail', async () => {
    const { pk, charge, payments, emailsOf } = await newCustomer(service)
    expect((await charge('pm_card_visa', concierge)).body.status).toBe('paid')
    await endSearch(pk)
    expect((await payments())[0]).toMatchObject({ provider_refund_status: 'full', refunded_amount: 99 })
    await service.context.hooks.goalsMayBeRuledOut(service.context, service.db, pk)
    await service.doJobs()
    expect(emailsOf('payment-refund')).toHaveLength(1)
    expect((await booked(service, pk, 'concierge')).byCard).toBe(0)
  })

  it('by a refusal of the brokerage goes back too', async () => {
    const { pk, charge, payments } = await newCustomer(service)
    await charge('pm_card_visa', concierge)
    await service.db.updateTable('payments').set({ goal: 'loan' }).where('person_id', '=', pk).execute()
    await service.context.hooks.goalsMayBeRuledOut(service.context, service.db, pk, ['account', 'loan'])
    await service.doJobs()
    expect((await payments())[0].provider_refund_status).toBe('full')
  })
})
