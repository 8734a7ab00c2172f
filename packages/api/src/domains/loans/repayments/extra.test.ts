import { randomUUID } from 'node:crypto'
import { addDays, addMonths, dayOf } from '@app/schemas/rules/days/days'
import { cureEndsOn } from '@app/schemas/rules/loans/plan-loans'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { balanceOf, isLedgerEven } from '../../../ledger/ledger.ts'
import { isFew } from '../../../testing/is-few.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { applyToTransfer } from '../../brokerage/transfers/at-partner.ts'
import { findTransfer } from '../../brokerage/transfers/transfer-store.ts'
import { borrowerWithLoan, passDays, passUntil } from '../testing/borrower.ts'
import { goTo } from '../testing/go-to.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp({ moneyWaitsMinutes: 30 })
  await service.context.flows.ready()
})
afterEach(() => service.forgetJobs())
afterAll(() => service.close())

type Row = { readonly number: number; readonly due_date: string; readonly payment: number; readonly principal: number }

/** Somebody with a loan of $12,000 over a year who pays more than is due. */
async function paying() {
  const person = await borrowerWithLoan(service)
  const { pk } = person.loan
  const extra = (amount: number, more: object = {}, key?: string) => person.payEarly(pk, { what: 'extra', amount, ...more }, key)
  const quote = async (amount: number) => (await person.send('POST', `${pk}/payments/quote/`, { amount })).body
  const schedule = async () => (await person.get(`${pk}/schedule/`)).body
  const takeBack = (transfer: string) =>
    service.ask({ method: 'POST', url: `/api/v1/apex/user/transfers/${transfer}/take-back/`, token: person.access, payload: {} })
  const sendBack = async (transferId: string, reason: string) => {
    const transfer = await findTransfer(service.db, transferId)
    if (!transfer) throw new Error('The payment has no transfer.')
    const told = { id: transfer.partner_id ?? '', state: 'RETURNED', reason, at: service.context.now() } as const
    await applyToTransfer(service.context, transfer, told)
  }
  const told = () => service.emails.filter(({ personId, kind }) => personId === person.pk && kind.startsWith('loan-'))
  const books = async () =>
    Object.fromEntries(
      await Promise.all(['principal', 'interest', 'given'].map(async (name) => [name, await balanceOf(service.db, `loan/${pk}/${name}`)])),
    )
  return {
    ...person,
    id: pk,
    extra,
    quote,
    schedule,
    takeBack,
    sendBack,
    told,
    books,
    read: () => person.read(pk),
    shown: () => person.payments(pk),
  }
}

const [cents, sum] = [
  (dollars: number) => Math.round(dollars * 100),
  (rows: readonly Row[], of: 'principal' | 'payment') => rows.reduce((all, row) => all + Math.round(row[of] * 100), 0),
]

describe('an extra sum', () => {
  it('does what its quote says: the loan is lower, each payment stays as large, and the last ones fall away', async () => {
    const { loan, extra, quote, schedule, read, shown, told, books } = await paying()
    const before = await schedule()
    const said = await quote(3_000)
    expect(said).toMatchObject({
      amount: 3_000,
      lowers: 3_000,
      pays_due: { principal: 0, interest: 0 },
      before: { payments: 12, owed: 12_000 },
      after: { payments: 9, owed: 9_000 },
    })
    expect(said.before.last_payment_date).toBe(addMonths(loan.pays_out_on, 12))
    expect(said.after.last_payment_date).toBe(addMonths(loan.pays_out_on, 9))
    const { status, body } = await extra(3_000, { lowers: 3_000 })
    expect([status, body.amount, body.principal, body.interest, body.state]).toEqual([201, 3_000, 3_000, 0, 'ASKED'])
    // It counts once it has settled; what is to come is that of the lower loan already, so that nothing is debited twice.
    expect(await read()).toMatchObject({ current_principal: 12_000, payments_under_way: 3_000, status: 'ACTIVE' })
    const after = await schedule()
    expect(after.extra).toMatchObject([{ amount: 3_000, balance: 9_000, is_paid: false }])
    expect([after.results.length, sum(after.results, 'principal')]).toEqual([9, 900_000])
    expect(after.results.slice(0, -1).every(({ payment }: Row) => payment === loan.payment_amount)).toBe(true)
    expect(sum(before.results, 'payment') - sum(after.results, 'payment') - 300_000).toBe(cents(said.interest_saved))
    expect((await shown()).results).toMatchObject([{ extra: 3_000, state: 'ASKED' }])
    await passDays(service, 1, 5)
    expect(await read()).toMatchObject({ current_principal: 9_000, payments_under_way: 0, next_repayment_date: loan.next_repayment_date })
    expect((await schedule()).extra).toMatchObject([{ is_paid: true }])
    expect(await books()).toEqual({ principal: 900_000, interest: 0, given: -900_000 })
    const email = told().at(-1)
    expect(email?.kind).toBe('loan-extra-paid')
    expect(email?.paragraphs.join(' ')).toMatch(/extra payment of \$3,000\.00\. All of it lowered.*You now owe \$9,000\.00/)
    // The next payment is debited on its day, at the sum that it always was.
    await goTo(service, loan.next_repayment_date)
    await passDays(service, 6)
    expect((await shown()).results[0]).toMatchObject({ is_on_its_day: true, amount: loan.payment_amount, extra: 0 })
  })

  it.skipIf(isFew)('is followed by the debits that are left, until all is paid back to the cent', async () => {
    const { loan, extra, read, books, told, schedule } = await paying()
    await extra(7_000)
    const { results } = await schedule()
    for (const { due_date } of results) {
      await goTo(service, due_date)
      await passDays(service, 7)
    }
    expect(results.length).toBeLessThan(6)
    expect(await read()).toMatchObject({ status: 'REPAID', current_principal: 0, next_repayment_date: null })
    const { principal, interest, given } = await books()
    expect([principal, given]).toEqual([0, -(interest ?? 0)])
    expect(-(interest ?? 0)).toBeLessThan(cents(loan.total_interest) / 2)
    expect(told().at(-1)?.kind).toBe('loan-repaid')
    expect(await isLedgerEven(service.db)).toBe(true)
  })

  it.skipIf(isFew)('and another one at the same moment, or the pay-off, never come to more than the loan', async () => {
    const { id, extra, payEarly, shown, read } = await paying()
    const { extra: limits, pay_off } = await shown()
    const all = await Promise.all([...Array.from({ length: 3 }, () => extra(limits.most)), payEarly(id, { what: 'all', amount: pay_off })])
    expect(all.filter(({ status }) => status === 201)).toHaveLength(1)
    await passDays(service, 1, 5)
    expect((await read()).current_principal).toBeLessThanOrEqual(0.01)
  })
})

describe('an extra sum before anything settles', () => {
  let person: Awaited<ReturnType<typeof paying>>
  beforeAll(async () => {
    person = await paying()
  })

  it('of less than the least, of what pays the loan off, or split in another way than was shown is refused, and nothing moves', async () => {
    const { extra, quote, shown, schedule } = person
    const before = await schedule()
    const { extra: limits, pay_off } = await shown()
    expect(limits).toEqual({ least: 10, most: 11_999.99 })
    expect((await extra(9.99)).body.fields).toEqual({ amount: ['Enter $10 or more.'] })
    expect((await extra(12_000)).body).toMatchObject({
      code: 'over_the_limit',
      detail: expect.stringContaining('That would pay off the whole loan'),
    })
    expect((await quote(pay_off)).code).toBe('over_the_limit')
    expect((await extra(500, { lowers: 499 })).body.code).toBe('price_changed')
    expect([await schedule(), (await shown()).results]).toEqual([before, []])
  })

  it('nobody else can ask what an extra sum would do, or pay one', async () => {
    const { id } = person
    const { access: token } = await service.signUp()
    for (const [path, payload] of [
      ['quote', { amount: 50 }],
      ['create', { what: 'extra', amount: 50 }],
    ] as const) {
      const headers = { 'idempotency-key': randomUUID() }
      const { body } = await service.ask({ method: 'POST', url: `/api/v1/loans/${id}/payments/${path}/`, token, payload, headers })
      expect(body.code).toBe('not_found')
    }
  })

  it('taken back before it is sent leaves the loan and its schedule as they were', async () => {
    const { extra, takeBack, schedule, read, shown } = person
    const before = [await schedule(), await read(), (await shown()).extra]
    const { body } = await extra(2_500.25)
    expect((await takeBack(body.transfer_id)).status).toBe(200)
    expect([await schedule(), await read(), (await shown()).extra]).toEqual(before)
  })

  it('pressed twice is paid once, and another sum under the same key is refused', async () => {
    const { extra, shown } = person
    const key = randomUUID()
    const all = await Promise.all(Array.from({ length: 8 }, () => extra(500, { lowers: 500 }, key)))
    expect(new Set(all.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect((await shown()).results.filter(({ state }: { state: string }) => state === 'ASKED')).toHaveLength(1)
    // Shown split in another way by then, it is still the payment that was made.
    expect((await extra(500, { lowers: 400 }, key)).text).toBe(all[0]?.text)
    expect((await extra(501, {}, key)).body.code).toBe('idempotency_mismatch')
  })
})

describe('an extra sum on a late loan', () => {
  /** The debits of two payments were not possible, and the bank is linked again. */
  async function late() {
    const person = await paying()
    await person.unlinkBank()
    await goTo(service, addDays(addMonths(person.loan.next_repayment_date, 1), 11))
    await person.linkOtherBank()
    return { ...person, due: (await person.pastDue(person.id)).total_owed as number }
  }

  it('makes up what is late first, and lowers the loan by the rest alone', async () => {
    const { id, due, extra, quote, read, pastDue, told } = await late()
    const part = await quote(100)
    expect([part.lowers, part.pays_due.interest > 0, part.interest_saved]).toEqual([0, true, 0])
    const amount = Math.round((due + 1_000) * 100) / 100
    const said = await quote(amount)
    expect([said.lowers, cents(said.pays_due.principal + said.pays_due.interest)]).toEqual([1_000, cents(due)])
    expect((await extra(amount, { lowers: 1_000 })).status).toBe(201)
    expect((await pastDue(id)).results).toEqual([])
    await passDays(service, 1, 5)
    expect(await read()).toMatchObject({ status: 'ACTIVE', past_due_amount: 0 })
    expect((await read()).current_principal).toBeCloseTo(12_000 - said.pays_due.principal - 1_000, 2)
    expect(told().at(-1)?.paragraphs[0]).toContain('paid what was due, and $1,000.00 lowered what you owe')
  })

  it.skipIf(isFew)('that the bank does not pay leaves it late, and becomes a payout on the same day as before', async () => {
    const { loan, due, extra, read, sendBack } = await late()
    const { body } = await extra(Math.round((due + 1_000) * 100) / 100)
    await passDays(service, 1, 5)
    await sendBack(body.transfer_id, 'R10')
    expect(await read()).toMatchObject({ status: 'PAST_DUE', past_due_amount: due, current_principal: 12_000 })
    await goTo(service, addDays(cureEndsOn(loan.next_repayment_date), 1))
    expect((await read()).status).toBe('DEFAULTED')
    expect(await isLedgerEven(service.db)).toBe(true)
  })
})

describe('an extra sum that the bank sends back', () => {
  it('is owed again with the payments that had fallen away, the person reads so, and the debits go on', async () => {
    const { loan, extra, schedule, read, sendBack, told, books, shown } = await paying()
    const before = await schedule()
    const { body } = await extra(3_000)
    await passDays(service, 1, 5)
    await sendBack(body.transfer_id, 'R10')
    await sendBack(body.transfer_id, 'R10')
    expect(await read()).toMatchObject({ status: 'ACTIVE', current_principal: 12_000 })
    expect([await schedule(), await books()]).toEqual([before, { principal: 1_200_000, interest: 0, given: -1_200_000 }])
    const email = told().at(-1)
    expect([email?.kind, email?.subject]).toEqual(['loan-payment-returned', 'Your extra payment didn’t go through'])
    expect(email?.paragraphs.join(' ')).toMatch(/it no longer lowers your loan. You owe \$12,000\.00/)
    await goTo(service, loan.next_repayment_date)
    expect((await shown()).results[0]).toMatchObject({ is_on_its_day: true, amount: loan.payment_amount })
  })

  it.skipIf(isFew)('after other payments leaves those as they were paid, and no later payment is larger than before', async () => {
    const { loan, extra, schedule, sendBack, read } = await paying()
    const { body } = await extra(3_000)
    await goTo(service, loan.next_repayment_date)
    await passDays(service, 6)
    const { balance, ...paid } = (await schedule()).results[0]
    await sendBack(body.transfer_id, 'R10')
    const { results, extra: extras } = await schedule()
    expect([results[0], extras]).toEqual([{ ...paid, balance: balance + 3_000 }, []])
    expect(sum(results, 'principal')).toBe(1_200_000)
    expect(results.length).toBeLessThanOrEqual(12)
    expect(results.every(({ payment }: Row) => cents(payment) <= cents(loan.payment_amount) + 10)).toBe(true)
    expect((await read()).current_principal).toBeCloseTo(12_000 - paid.principal, 2)
  })

  it('when the loan had ended meanwhile makes it a loan again, whose payments are debited on their days', async () => {
    const { id, loan, extra, payEarly, shown, read, sendBack, schedule } = await paying()
    const { body } = await extra(5_000)
    await passDays(service, 1, 5)
    await payEarly(id, { what: 'all', amount: (await shown()).pay_off })
    await passUntil(service, async () => (await read()).status === 'REPAID')
    expect((await read()).status).toBe('REPAID')
    // The day of a payment passes while nothing is owed.
    await goTo(service, addDays(loan.next_repayment_date, 3))
    await sendBack(body.transfer_id, 'R10')
    expect(await read()).toMatchObject({ status: 'ACTIVE', current_principal: 5_000 })
    const next = (await schedule()).results.find(
      ({ due_date, state }: Row & { state: string }) => state !== 'paid' && due_date > dayOf(service.context.now()),
    )
    await goTo(service, next.due_date)
    expect((await shown()).results[0]).toMatchObject({ is_on_its_day: true, amount: next.payment })
    expect(await isLedgerEven(service.db)).toBe(true)
  })
})
