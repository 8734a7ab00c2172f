import { randomUUID } from 'node:crypto'
import { addDays, addMonths } from '@app/schemas/rules/days/days'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../../testing/test-app.ts'
import { applyToTransfer } from '../../brokerage/transfers/at-partner.ts'
import { findTransfer } from '../../brokerage/transfers/transfer-store.ts'
import { borrowerWithLoan, passDays } from '../testing/borrower.ts'
import { goTo } from '../testing/go-to.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
  await service.context.flows.ready()
})
afterEach(() => service.forgetJobs())
afterAll(() => service.close())

/** A person whose bank was not linked on the days of two payments, and is again. */
async function behind() {
  const person = await borrowerWithLoan(service)
  await person.unlinkBank()
  await goTo(service, addDays(addMonths(person.loan.next_repayment_date, 1), 11))
  await person.linkOtherBank()
  return { ...person, due: await person.pastDue(person.loan.pk) }
}

describe('a payment of what is due', () => {
  it('goes to the oldest first, to interest before principal, and counts once it has settled', async () => {
    const { loan, pay, read, pastDue, due } = await behind()
    const [first, second] = due.results
    expect(due.results).toHaveLength(2)
    const part = Math.round((first.interest + 10) * 100) / 100
    expect((await pay(loan.pk, part)).body).toMatchObject({
      state: 'ASKED',
      interest: first.interest,
      principal: 10,
      loan: { status: 'PAST_DUE', current_principal: 12_000, payments_under_way: part },
    })
    expect((await pastDue(loan.pk)).results[0]).toMatchObject({
      number: 1,
      interest: 0,
      principal: Math.round((first.principal - 10) * 100) / 100,
    })
    const rest = Math.round((first.principal - 10 + 1) * 100) / 100
    expect((await pay(loan.pk, rest)).body).toMatchObject({ interest: 1 })
    expect((await pastDue(loan.pk)).results).toMatchObject([{ number: 2, amount: Math.round((second.amount - 1) * 100) / 100 }])
    await passDays(service, 5)
    expect((await read(loan.pk)).current_principal).toBeCloseTo(12_000 - first.principal, 2)
  })

  it('of more than is due is refused, and nothing moves', async () => {
    const { loan, pay, read, pastDue, due } = await behind()
    const before = await read(loan.pk)
    expect((await pay(loan.pk, Math.round((due.total_owed + 0.01) * 100) / 100)).body.code).toBe('over_the_limit')
    expect([await read(loan.pk), await pastDue(loan.pk)]).toEqual([before, due])
  })

  it('without a bank that can be debited is refused', async () => {
    const { loan, pay, unlinkBank } = await behind()
    await unlinkBank()
    expect((await pay(loan.pk, 10)).body.code).toBe('not_in_this_state')
  })

  it.each([0, -1, 0.001, 1e-9])('of %s is refused', async (amount) => {
    const { loan, pay } = await behind()
    expect((await pay(loan.pk, amount)).body.fields).toHaveProperty('amount')
  })

  it('sent 50 times with one key is taken once, with 50 equal answers', async () => {
    const { loan, pay, pastDue, due } = await behind()
    const key = randomUUID()
    const all = await Promise.all(Array.from({ length: 50 }, () => pay(loan.pk, 100, key)))
    expect(new Set(all.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(all[0]?.status).toBe(201)
    expect((await pastDue(loan.pk)).total_owed).toBeCloseTo(due.total_owed - 100, 2)
    expect(await service.db.selectFrom('loan_payments').select('id').where('loan_id', '=', loan.pk).execute()).toHaveLength(1)
    expect((await pay(loan.pk, 101, key)).body.code).toBe('idempotency_mismatch')
  })

  it('never comes to more than is due, however many are sent at once', async () => {
    const { loan, pay, pastDue, due } = await behind()
    const all = await Promise.all(Array.from({ length: 8 }, () => pay(loan.pk, due.total_owed)))
    expect(all.map(({ status, body }) => (status === 201 ? 'taken' : body.code)).sort()).toEqual([
      ...Array(7).fill('over_the_limit'),
      'taken',
    ])
    expect((await pastDue(loan.pk)).total_owed).toBe(0)
  })
})

describe('a payment before its day', () => {
  it('is that of the next ones, in full, at the sum that was shown', async () => {
    const { loan, payEarly, payments, read } = await borrowerWithLoan(service)
    const { next } = await payments(loan.pk)
    const amount = Math.round((next[0].amount + next[1].amount) * 100) / 100
    expect((await payEarly(loan.pk, { what: 'next', payments: 2, amount: amount + 1 })).body.code).toBe('price_changed')
    expect((await payEarly(loan.pk, { what: 'next', payments: 2, amount })).status).toBe(201)
    await passDays(service, 5)
    const after = await read(loan.pk)
    expect(after.next_repayment_date).toBe(next[2].due_date)
    // Their day comes, and takes nothing more.
    await goTo(service, addDays(next[1].due_date, 1))
    expect((await payments(loan.pk)).results).toHaveLength(1)
    expect((await read(loan.pk)).status).toBe('ACTIVE')
  })

  it('waits until what is due is paid', async () => {
    const { loan, payEarly, payments } = await behind()
    expect((await payments(loan.pk)).next).toEqual([])
    expect((await payEarly(loan.pk, { what: 'next', amount: 1 })).body.code).toBe('not_in_this_state')
  })

  it('of all of it costs interest up to that day only, ends the loan, and frees what the plan held for it', async () => {
    const { loan, payEarly, payments, read, pk, access } = await borrowerWithLoan(service)
    const cash = async () =>
      (await service.ask({ method: 'GET', url: '/api/v1/apex/user/cash/available/', token: access })).body.cash_available
    expect(await cash()).toBe(80_000 - 12_000 - 12_000)
    await passDays(service, 10)
    const { pay_off: amount } = await payments(loan.pk)
    expect(amount).toBeGreaterThan(12_000)
    expect(amount).toBeLessThan(12_000 + loan.total_interest / 4)
    const key = randomUUID()
    const all = await Promise.all(Array.from({ length: 8 }, () => payEarly(loan.pk, { what: 'all', amount }, key)))
    expect(new Set(all.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect((await payEarly(loan.pk, { what: 'all', amount })).body.code).toBe('not_in_this_state')
    await passDays(service, 5)
    expect(await read(loan.pk)).toMatchObject({ status: 'REPAID', current_principal: 0, next_repayment_date: null })
    await passDays(service, 8)
    expect(await cash()).toBe(Math.round((80_000 - 12_000 + amount) * 100) / 100)
    expect(service.emails.findLast(({ personId, kind }) => personId === pk && kind.startsWith('loan-'))?.kind).toBe('loan-repaid')
    await passDays(service, 40)
    expect((await payments(loan.pk)).results).toHaveLength(1)
  })

  it('of all of it that the bank sends back leaves the loan as it was', async () => {
    const { loan, payEarly, payments, read, get } = await borrowerWithLoan(service)
    const { pay_off: amount } = await payments(loan.pk)
    const { body } = await payEarly(loan.pk, { what: 'all', amount })
    await passDays(service, 5)
    expect((await read(loan.pk)).status).toBe('REPAID')
    const { transfer_id } = await service.db
      .selectFrom('loan_payments')
      .select('transfer_id')
      .where('id', '=', body.pk)
      .executeTakeFirstOrThrow()
    const transfer = await findTransfer(service.db, transfer_id)
    if (!transfer) throw new Error('The payment has no transfer.')
    const told = { id: transfer.partner_id ?? '', state: 'RETURNED', reason: 'R10', at: service.context.now() } as const
    await applyToTransfer(service.context, transfer, told)
    await applyToTransfer(service.context, transfer, told)
    expect(await read(loan.pk)).toMatchObject({
      status: 'ACTIVE',
      current_principal: 12_000,
      next_repayment_date: loan.next_repayment_date,
    })
    expect((await get(`${loan.pk}/schedule/`)).body.results.every(({ paid }: { paid: number }) => paid === 0)).toBe(true)
    expect((await payments(loan.pk)).results).toMatchObject([{ state: 'RETURNED', reason: expect.stringContaining('didn’t allow') }])
  })
})
