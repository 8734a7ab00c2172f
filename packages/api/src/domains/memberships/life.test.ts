import { dayWords } from '@app/schemas/rules/days/day-words'
import { dayOf, startOfDay } from '@app/schemas/rules/days/days'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isLedgerEven } from '../../ledger/ledger.ts'
import { sealing } from '../../security/sealing.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { entitledTo } from './entitled-to.ts'
import { sealedMemberships } from './sealed.ts'
import { booked, dayMs, newCustomer } from './testing/customer.ts'

const plan = 'retirement_account_membership'
const concierge = 'retirement_concierge'
const hourMs = 3_600_000

// A service of its own for each: they move the clock by years.
let service: Awaited<ReturnType<typeof startTestApp>>
beforeEach(async () => {
  service = await startTestApp()
  // The hour from which on a day is the same in the whole country: what falls to it is done at that hour.
  passToHour(15)
})
afterEach(async () => {
  expect(await isLedgerEven(service.db)).toBe(true)
  await service.close()
})

/** On to the next time that it is this hour UTC. */
function passToHour(hour: number): void {
  const now = service.context.now()
  const at = startOfDay(dayOf(now)).getTime() + hour * hourMs
  service.pass(at - now.getTime() + (at < now.getTime() ? dayMs : 0))
}
/** Lets days go by one by one, as they do. */
async function days(count: number) {
  for (let day = 0; day < count; day++) {
    service.pass(dayMs)
    await service.doJobs()
  }
}
/** How many days a year has that begins today. */
function daysOfYear(): number {
  const begin = service.context.now()
  const end = new Date(begin)
  end.setUTCFullYear(begin.getUTCFullYear() + 1)
  return Math.round((end.getTime() - begin.getTime()) / dayMs)
}
const paidOf = (payments: readonly { readonly status: string }[]) => payments.filter(({ status }) => status === 'paid').length

describe('joining a plan', () => {
  it('shows price, renewal and refund rule before, and keeps what was agreed to', async () => {
    const { get, subscribe, pk } = await newCustomer(service)
    const [main] = (await get('/plans/')).body.results
    expect(main).toMatchObject({ name: plan, price: 49, price_today: 49, renewal_price: 49, trial_days: 0, status: null })
    expect(main.renewal_terms).toContain('$49.00 a year')
    const card = await get(`/products/${plan}/payments/stripe/?plan_name=${concierge}`)
    expect(card.body).toMatchObject({ plan_name: concierge, price_today: 0, renewal_price: 29 })
    expect((await subscribe('pm_card_visa', { price: 48 })).body.code).toBe('price_changed')
    expect((await subscribe('pm_card_visa', { terms: 'others' })).body.code).toBe('price_changed')
    expect((await subscribe('pm_card_visa', { terms: main.terms, price: 49 })).body.status).toBe('active')
    const [consent] = await service.db.selectFrom('payment_consents').selectAll().where('person_id', '=', pk).execute()
    expect(consent).toMatchObject({ product_id: plan, words: main.renewal_terms, price_cents: 4900 })
    const audited = await service.db.selectFrom('audit_events').select('detail').where('action', '=', 'payment.consent').execute()
    expect(audited).toEqual([{ detail: { product: plan, consent: consent?.id } }])
  })

  it('begins with the payment, and not without', async () => {
    const { pk, post, membership, subscribe } = await newCustomer(service)
    const { body: chosen } = await post('/create/', { plan_name: plan })
    expect(chosen.status).toBe('pending_payment')
    const activate = () => post(`/${chosen.pk}/subscription/activate/`)
    expect([(await activate()).status, (await activate()).body.code]).toEqual([402, 'not_paid'])
    expect(await entitledTo(service.db, pk, 'form_help')).toBe(false)
    const { body } = await subscribe('pm_card_visa')
    expect(body).toMatchObject({ membership_id: chosen.pk, status: 'active', payment_status: 'paid', client_secret: null })
    expect((await activate()).body.status).toBe('active')
    expect(await entitledTo(service.db, pk, 'form_help')).toBe(true)
    expect((await membership()).plan.name).toBe(plan)
    expect((await subscribe('pm_card_visa')).body.code).toBe('not_in_this_state')
    expect((await post('/create/', { plan_name: plan })).body.code).toBe('not_in_this_state')
  })

  it('waits for the bank’s question to the person (3-D Secure), and begins then', async () => {
    const { subscribe, enter, post } = await newCustomer(service)
    const { body } = await subscribe('pm_card_authenticationRequired')
    expect([body.status, body.payment_status]).toEqual(['pending_payment', 'needs_action'])
    await enter(body.client_secret, 'pm_card_authenticationRequired')
    // Without the event of the company: it is asked.
    expect((await post(`/${body.membership_id}/subscription/activate/`)).body.status).toBe('active')
  })

  it('is not begun by a card that is declined, and is by the next one, as the same payment', async () => {
    const { subscribe, membership, payments } = await newCustomer(service)
    const { status, body } = await subscribe('pm_card_visa_chargeDeclinedInsufficientFunds')
    expect([status, body.code, body.detail]).toEqual([402, 'payment_declined', expect.stringContaining('isn’t enough money')])
    expect(await membership()).toMatchObject({ status: 'pending_payment', open_invoice: { status: 'declined' } })
    expect((await subscribe('pm_card_visa')).body.status).toBe('active')
    expect(await payments()).toHaveLength(1)
  })

  it('happens once for one key, and once for two pages', async () => {
    const { pk, subscribe, payments } = await newCustomer(service)
    const same = await Promise.all(Array.from({ length: 10 }, () => subscribe('pm_card_visa', {}, 'joined-with-one-key')))
    expect(new Set(same.map(({ text }) => text)).size).toBe(1)
    const other = await newCustomer(service)
    await Promise.all([other.subscribe('pm_card_visa'), other.subscribe('pm_card_visa')])
    expect([paidOf(await payments()), paidOf(await other.payments())]).toEqual([1, 1])
    expect((await booked(service, pk, plan)).byCard).toBe(-4900)
    expect((await booked(service, pk, plan)).revenue).toBe(9800)
  })

  it('of a larger plan ends the smaller one with what is paid; a smaller one beside it is refused', async () => {
    const { subscribe, keepCard, get, post } = await newCustomer(service)
    await subscribe('pm_card_visa')
    const card = await keepCard('pm_card_visa')
    expect((await subscribe(card, { plan_name: concierge })).body.status).toBe('trial')
    const { results } = (await get('/subscriptions/')).body
    const statuses = results.map((one: { plan: { name: string }; status: string }) => [one.plan.name, one.status])
    expect(new Map(statuses)).toEqual(
      new Map([
        [concierge, 'trial'],
        [plan, 'cancelled'],
      ]),
    )
    const other = await newCustomer(service)
    await other.subscribe(await other.keepCard('pm_card_visa'), { plan_name: concierge })
    expect((await other.post('/create/', { plan_name: plan })).body.code).toBe('not_in_this_state')
    expect((await post('/create/', { plan_name: 'unknown' })).body.code).toBe('not_found')
  })
})

describe('a membership that runs', () => {
  it('is announced a week before, renews, and is charged once a period', async () => {
    const { pk, subscribe, membership, payments, emailsOf } = await newCustomer(service)
    await subscribe('pm_card_visa')
    const before = await membership()
    await days(357)
    expect(emailsOf('membership-reminder')).toHaveLength(0)
    await days(2)
    expect(emailsOf('membership-reminder')).toHaveLength(1)
    await days(10)
    const after = await membership()
    expect([after.status, after.period_starts_at]).toEqual(['active', before.period_ends_at])
    expect(paidOf(await payments())).toBe(2)
    expect((await booked(service, pk, plan)).byCard).toBe(-9800)
    await days(370)
    expect([paidOf(await payments()), emailsOf('membership-reminder').length]).toEqual([3, 2])
  })

  it('joined in the evening is charged on the day that the e-mails name, and not in the evening before it', async () => {
    passToHour(2)
    const { subscribe, keepCard, membership, payments, post, emailsOf } = await newCustomer(service)
    const [{ membership_id }, other] = [
      (await subscribe(await keepCard('pm_card_visa'), { plan_name: concierge })).body,
      await newCustomer(service),
    ]
    await other.subscribe(await other.keepCard('pm_card_visa'), { plan_name: concierge })
    await days(14)
    const { period_ends_at: ends } = await membership()
    expect(emailsOf('membership-reminder')[0]?.paragraphs[0]).toContain(`On ${dayWords(dayOf(new Date(ends)))}, we’ll charge`)
    // Just past the end, in the evening of the day before in the whole country.
    service.pass(hourMs)
    await service.doJobs()
    expect([paidOf(await payments()), paidOf(await other.payments())]).toEqual([0, 0])
    await post('/subscriptions/cancel/', { membership_id })
    passToHour(12)
    await service.doJobs()
    expect([paidOf(await payments()), paidOf(await other.payments())]).toEqual([0, 1])
    expect([(await membership()).status, (await other.membership()).status]).toEqual(['ended', 'active'])
    expect((await other.membership()).period_starts_at).toBe(ends)
  })

  it('is tried for its days without a charge, once, and is charged then', async () => {
    const { subscribe, keepCard, membership, payments, post } = await newCustomer(service)
    expect((await subscribe('pm_card_visa', { plan_name: concierge })).body.code).toBe('validation_failed')
    const { body } = await subscribe(await keepCard('pm_card_visa'), { plan_name: concierge })
    expect(body).toMatchObject({ status: 'trial', payment_status: null, invoice_id: null })
    await days(13)
    expect(paidOf(await payments())).toBe(0)
    await days(2)
    expect([(await membership()).status, paidOf(await payments())]).toEqual(['active', 1])
    await post('/subscriptions/cancel/', { membership_id: body.membership_id })
    await days(32)
    expect((await membership()).status).toBe('ended')
    expect((await subscribe('pm_card_visa', { plan_name: concierge })).body.status).toBe('active')
  })

  it('that is cancelled runs on to its end, and can be taken back until then', async () => {
    const { subscribe, membership, post, payments, emailsOf, pk } = await newCustomer(service)
    const { membership_id } = (await subscribe('pm_card_visa')).body
    const cancel = () => post('/subscriptions/cancel/', { membership_id })
    expect([(await cancel()).body.status, (await cancel()).body.status]).toEqual(['cancelled', 'cancelled'])
    expect(emailsOf('membership-cancelled')).toHaveLength(1)
    expect((await post('/subscriptions/resume/', { membership_id })).body).toMatchObject({ status: 'active', renews: true })
    await cancel()
    await days(360)
    expect(await entitledTo(service.db, pk, 'form_help')).toBe(true)
    await days(10)
    expect(await membership()).toMatchObject({ status: 'ended', ended_because: 'cancelled' })
    expect([paidOf(await payments()), await entitledTo(service.db, pk, 'form_help')]).toEqual([1, false])
    expect(emailsOf('membership-ended')).toHaveLength(1)
    expect((await post('/subscriptions/resume/', { membership_id })).body.code).toBe('not_in_this_state')
  })

  it('that goes on when its reminder is past is announced at once, and no second time', async () => {
    const { subscribe, post, payments, emailsOf } = await newCustomer(service)
    const { membership_id } = (await subscribe('pm_card_visa')).body
    const year = daysOfYear()
    const turn = async () => {
      await post('/subscriptions/cancel/', { membership_id })
      await post('/subscriptions/resume/', { membership_id })
      await service.doJobs()
    }
    await turn()
    expect(emailsOf('membership-reminder')).toEqual([])
    await post('/subscriptions/cancel/', { membership_id })
    await days(year - 3)
    expect(emailsOf('membership-reminder')).toEqual([])
    await post('/subscriptions/resume/', { membership_id })
    await service.doJobs()
    expect(emailsOf('membership-reminder')).toHaveLength(1)
    await turn()
    await days(5)
    expect([emailsOf('membership-reminder').length, paidOf(await payments())]).toEqual([1, 2])
  })
})

describe('a renewal that fails', () => {
  const failing = async () => {
    const person = await newCustomer(service)
    // The card is fine today, and is no longer when the year is over.
    await person.subscribe('pm_card_visa')
    const card = await person.keepCard('pm_card_chargeCustomerFail')
    await service.db
      .updateTable('memberships')
      .set({ method_id: await sealedCard(person.pk, card) })
      .where('person_id', '=', person.pk)
      .execute()
    await days(daysOfYear() + 1)
    return person
  }
  const sealedCard = async (personId: string, card: string) => {
    const row = await service.db.selectFrom('memberships').select('id').where('person_id', '=', personId).executeTakeFirstOrThrow()
    return sealing(service.context.keys, sealedMemberships).seal('method_id', row.id, card)
  }

  it('is tried again after 1, 3, 5 and 7 days, with an e-mail each time, and then ends the membership', async () => {
    const { pk, membership, payments, emailsOf } = await failing()
    expect((await membership()).status).toBe('past_due')
    expect(await entitledTo(service.db, pk, 'form_help')).toBe(true)
    const seen: number[] = []
    for (let day = 1; day <= 9; day++) {
      await days(1)
      seen.push(emailsOf('membership-renewal-failed').length)
    }
    // The first came with the renewal itself, the second the day after: both are past.
    expect(seen).toEqual([2, 3, 3, 4, 4, 4, 4, 4, 4])
    expect(await membership()).toMatchObject({ status: 'ended', ended_because: 'unpaid', open_invoice: null })
    const row = await service.db.selectFrom('payments').selectAll().where('retries', '=', 4).executeTakeFirstOrThrow()
    expect([row.attempt, row.state]).toEqual([5, 'cancelled'])
    expect(paidOf(await payments())).toBe(1)
    expect(await entitledTo(service.db, pk, 'form_help')).toBe(false)
  })

  it('goes on with another card, from where the period ended, and is tried no more', async () => {
    const { customer_id, membership, payments, post } = await failing()
    await days(2)
    const before = await membership()
    expect(before.open_invoice).toMatchObject({ status: 'declined', amount: 49 })
    const { invoice_id } = before.open_invoice
    const retry = (payment_method_id: string) => post('/stripe/payment/retry/', { customer_id, payment_method_id, invoice_id })
    expect((await retry('pm_card_chargeDeclined')).body.code).toBe('payment_declined')
    expect((await retry('pm_card_mastercard')).body.status).toBe('paid')
    expect(await membership()).toMatchObject({ status: 'active', period_starts_at: before.period_ends_at, open_invoice: null })
    await days(10)
    expect(paidOf(await payments())).toBe(2)
  })

  it('because the company refused the request is paid with another card a day later', async () => {
    const { customer_id, subscribe, membership, payments, post } = await newCustomer(service)
    await subscribe('pm_card_visa')
    const { cards } = service.context.partners
    const { begin } = cards
    Object.assign(cards, { begin: async () => ({ ok: false, why: 'refused' }) })
    await days(daysOfYear() + 1)
    Object.assign(cards, { begin })
    const { status, open_invoice } = await membership()
    expect(status).toBe('past_due')
    service.pass(dayMs)
    const again = { customer_id, payment_method_id: 'pm_card_mastercard', invoice_id: open_invoice.invoice_id }
    expect((await post('/stripe/payment/retry/', again)).body.status).toBe('paid')
    expect([(await membership()).status, paidOf(await payments())]).toEqual(['active', 2])
  })

  it('is tried again when the person began to confirm a payment at their bank and left it, and ends when that fails', async () => {
    const { customer_id, membership, payments, post } = await failing()
    const { invoice_id } = (await membership()).open_invoice
    const payment_method_id = 'pm_card_authenticationRequired'
    const begun = await post('/stripe/payment/retry/', { customer_id, payment_method_id, invoice_id })
    expect(begun.body.status).toBe('needs_action')
    await days(20)
    expect(await membership()).toMatchObject({ status: 'ended', ended_because: 'unpaid' })
    expect(paidOf(await payments())).toBe(1)
  })

  it('that is cancelled ends at once', async () => {
    const { membership, post, payments } = await failing()
    const { membership_id } = await membership()
    expect((await post('/subscriptions/cancel/', { membership_id })).body).toMatchObject({ status: 'ended', ended_because: 'cancelled' })
    await days(10)
    expect(paidOf(await payments())).toBe(1)
  })
})
