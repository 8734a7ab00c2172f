import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { balanceOf, isLedgerEven } from '../../ledger/ledger.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { newCustomer } from '../memberships/testing/customer.ts'
import { borrower, passDays } from './testing/borrower.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
  await service.context.flows.ready()
})
afterEach(() => service.forgetJobs())
afterAll(() => service.close())

/** What the bank gave for the plan before: borrowers of tests move $80,000 into it. */
const rolledIn = -8_000_000

/** A person who has asked for a loan whose fee this card pays. */
async function payingBy(fee_card: string) {
  const person = await borrower(service)
  const feesBefore = await balanceOf(service.db, 'revenue/loan_fee')
  const { ask } = service
  const post = (path: string, payload: object = {}) =>
    ask({
      method: 'POST',
      url: `/api/v1/memberships${path}`,
      token: person.access,
      headers: { 'idempotency-key': randomUUID() },
      payload,
    })
  await post('/stripe/customer/create/')
  const { body: loan } = await person.request({ borrow_amount: 12_000, term: 1, fee_payment: 'card', fee_card })
  const payments = async () => (await ask({ method: 'GET', url: '/api/v1/memberships/user_payments/', token: person.access })).body.results
  const enter = (client_secret: string) =>
    ask({ method: 'POST', url: '/api/dev/sandbox/cards/', payload: { client_secret, payment_method_id: fee_card } })
  const money = async () => ({
    byCard: await balanceOf(service.db, `payments/${person.pk}/stripe`),
    fee: (await balanceOf(service.db, 'revenue/loan_fee')) - feesBefore,
    bank: await balanceOf(service.db, `bank/${person.pk}`),
    principal: await balanceOf(service.db, `loan/${loan.pk}/principal`),
  })
  const kinds = () => service.emails.filter(({ personId }) => personId === person.pk).map(({ kind }) => kind)
  return { ...person, loan, payments, enter, money, kinds }
}

const pass = (...leaps: readonly number[]) => passDays(service, ...leaps)

it('the choice stays with the request, and nothing is charged before it is confirmed', async () => {
  const { loan, read, payments } = await payingBy('pm_card_visa')
  expect(loan).toMatchObject({
    fee_payment: 'card',
    fee_card: 'pm_card_visa',
    origination_fee: 75,
    amount_received: 12_000,
    fee_is_paid: false,
  })
  expect(await read(loan.pk)).toEqual(loan)
  expect(await payments()).toEqual([])
  const { fee_card } = await service.db.selectFrom('loans').select('fee_card').where('id', '=', loan.pk).executeTakeFirstOrThrow()
  expect(fee_card).not.toContain('pm_card')
})

it('the card is charged when the loan is confirmed, and all that is borrowed is sent', async () => {
  const { loan, confirm, sign, read, money, kinds } = await payingBy('pm_card_visa')
  expect((await confirm(loan.pk)).body).toMatchObject({ status: 'CONFIRMED', fee_is_paid: true, fee_checkout: null })
  expect(await money()).toMatchObject({ byCard: -7_500, fee: 7_500 })
  await sign()
  await pass(6, 5)
  expect((await read(loan.pk)).status).toBe('ACTIVE')
  expect(await money()).toEqual({ byCard: -7_500, fee: 7_500, bank: rolledIn + 1_200_000, principal: 1_200_000 })
  expect(await isLedgerEven(service.db)).toBe(true)
  expect(kinds()).toEqual(expect.arrayContaining(['payment-receipt', 'loan-confirmed', 'loan-paid-out']))
})

it('confirmed many times with one key it is charged once, with equal answers', async () => {
  const { loan, confirm, payments } = await payingBy('pm_card_visa')
  const key = randomUUID()
  // Who is told that the first one still runs asks again.
  const settled = async () => {
    for (;;) {
      const answer = await confirm(loan.pk, {}, key)
      if (answer.body.code !== 'idempotency_in_progress') return answer
    }
  }
  const all = await Promise.all(Array.from({ length: 12 }, settled))
  expect([...new Set(all.map(({ status, text }) => `${status} ${text}`))]).toHaveLength(1)
  expect([all[0]?.status, all[0]?.body.status]).toEqual([200, 'CONFIRMED'])
  expect((await confirm(loan.pk)).body.code).toBe('already_done')
  await service.doJobs()
  expect(await payments()).toHaveLength(1)
})

it('a loan whose fee is declined is not confirmed, and can be paid with another card or out of the loan', async () => {
  const { loan, confirm, change, read, payments } = await payingBy('pm_card_chargeDeclined')
  const refused = await confirm(loan.pk)
  expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
    402,
    'payment_declined',
    expect.stringContaining('isn’t confirmed'),
  ])
  expect((await read(loan.pk)).status).toBe('PENDING')
  await change(loan.pk, 1, { fee_card: 'pm_card_mastercard' })
  expect((await confirm(loan.pk)).body).toMatchObject({ status: 'CONFIRMED', fee_is_paid: true })
  await service.doJobs()
  expect((await payments()).map(({ status }: { status: string }) => status)).toEqual(['paid', 'cancelled'])
})

it('after a card was declined the fee can come out of the loan, and the card is left alone', async () => {
  const { loan, confirm, change, payments, money } = await payingBy('pm_card_chargeDeclined')
  await confirm(loan.pk)
  expect((await change(loan.pk, 1, { fee_payment: 'proceeds' })).body).toMatchObject({ amount_received: 11_925, fee_card: null })
  expect((await confirm(loan.pk)).body).toMatchObject({ status: 'CONFIRMED', fee_is_paid: false })
  await service.doJobs()
  expect((await payments())[0].status).toBe('cancelled')
  expect((await money()).byCard).toBe(0)
})

it('a bank that asks first leaves the loan unconfirmed until it is answered, and then it goes on', async () => {
  const { loan, confirm, read, enter } = await payingBy('pm_card_authenticationRequired')
  const key = randomUUID()
  const asked = await confirm(loan.pk, {}, key)
  expect([asked.status, asked.body.status, asked.body.fee_checkout.status]).toEqual([200, 'PENDING', 'needs_action'])
  await enter(asked.body.fee_checkout.client_secret)
  expect((await confirm(loan.pk, {}, key)).body.fee_checkout?.status ?? 'settled').not.toBe('declined')
  await service.doJobs()
  expect((await confirm(loan.pk, {}, key)).body).toMatchObject({ status: 'CONFIRMED', fee_checkout: null })
  expect((await read(loan.pk)).fee_is_paid).toBe(true)
})

it('a fee that the bank accepts later confirms the loan by itself, once', async () => {
  const { loan, confirm, change, read, kinds } = await payingBy('pm_sandbox_processing')
  expect((await confirm(loan.pk)).body).toMatchObject({ status: 'PENDING', fee_checkout: { status: 'processing' } })
  expect((await change(loan.pk, 1, { term: 2 })).body.code).toBe('not_in_this_state')
  service.pass(10 * 60_000)
  await service.doJobs()
  expect(await read(loan.pk)).toMatchObject({ status: 'CONFIRMED', fee_is_paid: true })
  expect(kinds().filter((kind) => kind === 'loan-confirmed')).toHaveLength(1)
})

it('without a card nothing is charged, with a message at the choice', async () => {
  const person = await borrower(service)
  const { body: loan } = await person.request({ borrow_amount: 12_000, term: 1, fee_payment: 'card' })
  const { body } = await person.confirm(loan.pk)
  expect([body.code, Object.keys(body.fields)]).toEqual(['validation_failed', ['fee_payment']])
  expect((await person.read(loan.pk)).status).toBe('PENDING')
})

it('the card of another is not charged', async () => {
  const other = await newCustomer(service)
  const card = await other.keepCard('pm_card_visa')
  const { loan, confirm, read } = await payingBy(card)
  expect((await confirm(loan.pk)).body.code).toBe('not_found')
  expect((await read(loan.pk)).status).toBe('PENDING')
})

it('a loan that is taken back before its money is sent gives the fee back', async () => {
  const { loan, confirm, change, money, payments, kinds } = await payingBy('pm_card_visa')
  const { body } = await confirm(loan.pk)
  expect((await change(loan.pk, body.version, { status: 'CANCELLED' })).body).toMatchObject({ status: 'CANCELLED', fee_is_paid: false })
  await service.doJobs()
  expect(await money()).toMatchObject({ byCard: 0, fee: 0, principal: 0 })
  expect((await payments())[0].provider_refund_status).toBe('full')
  expect(kinds()).toEqual(expect.arrayContaining(['loan-ended-unpaid', 'payment-refund']))
  await pass(40)
  expect(await money()).toMatchObject({ bank: rolledIn, principal: 0 })
})

it('a loan that is not signed ends after 30 days, and its fee is refunded', async () => {
  const { loan, confirm, read, money, kinds } = await payingBy('pm_card_visa')
  await confirm(loan.pk)
  await pass(6)
  expect(await read(loan.pk)).toMatchObject({ status: 'CONFIRMED', awaits: ['note_signature'] })
  expect(kinds().at(-1)).toBe('loan-awaits')
  await pass(33)
  await service.doJobs()
  expect((await read(loan.pk)).status).toBe('CANCELLED')
  expect(await money()).toMatchObject({ byCard: 0, fee: 0, bank: rolledIn, principal: 0 })
  expect(await isLedgerEven(service.db)).toBe(true)
})
