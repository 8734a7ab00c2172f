import { addDays, addMonths, dayOf } from '@app/schemas/rules/days/days'
import { cureEndsOn } from '@app/schemas/rules/loans/plan-loans'
import { beforeEach, describe, expect, it } from 'vitest'
import { balanceOf, isLedgerEven } from '../../ledger/ledger.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { borrower, borrowerWithLoan, dayMs } from './testing/borrower.ts'

let service: TestApp
beforeEach(async () => {
  service = await testApp()
  await service.context.flows.ready()
})

/** Moves the clock to a day, and does what falls due until then. */
async function goTo(day: string): Promise<void> {
  service.pass(new Date(`${day}T18:00:00Z`).getTime() - service.context.now().getTime())
  await service.doJobs()
}

const kinds = (pk: string) => service.emails.filter(({ personId }) => personId === pk).map(({ kind }) => kind)
const row = (pk: string) => service.db.selectFrom('loans').selectAll().where('id', '=', pk).executeTakeFirstOrThrow()

describe('a loan that is paid out', () => {
  it('is owed in full, and its payments fall due a month apart', async () => {
    const { loan, pk, get } = await borrowerWithLoan(service)
    expect(loan).toMatchObject({ status: 'ACTIVE', current_principal: 12_000, next_repayment_date: addMonths(loan.pays_out_on, 1) })
    const { body } = await get(`${loan.pk}/schedule/`)
    expect([body.is_final, body.results.length, body.results[11].balance]).toEqual([true, 12, 0])
    expect(body.results.map(({ due_date }: { due_date: string }) => due_date)).toEqual(
      Array.from({ length: 12 }, (_, index) => addMonths(loan.pays_out_on, index + 1)),
    )
    expect(await balanceOf(service.db, `loan/${loan.pk}/principal`)).toBe(1_200_000)
    expect(await balanceOf(service.db, `bank/${pk}`)).toBe(-1_192_500)
    expect(kinds(pk).slice(-3)).toEqual(['loan-confirmed', 'papers-signed', 'loan-paid-out'])
  })

  it('is paid out once, however often that is asked for', async () => {
    const { loan } = await borrowerWithLoan(service)
    const at = service.context.now()
    await service.jobHandlers['loan-pay-out']?.work({ loanId: loan.pk }, { jobId: 'again', at })
    expect(await balanceOf(service.db, `loan/${loan.pk}/principal`)).toBe(1_200_000)
  })

  it('cannot be changed any more', async () => {
    const { loan, change } = await borrowerWithLoan(service)
    expect((await change(loan.pk, loan.version, { term: 2 })).body.code).toBe('not_in_this_state')
  })
})

describe('a payment that is not made', () => {
  it('is due at once, past due after the days of grace, and can be made up', async () => {
    const { loan, pastDue, pay, read, pk } = await borrowerWithLoan(service)
    const due = loan.next_repayment_date
    await goTo(due)
    expect(await pastDue(loan.pk)).toMatchObject({
      total_owed: loan.payment_amount,
      make_up_by: cureEndsOn(due),
      results: [{ number: 1, due_date: due, amount: loan.payment_amount, days_late: 0, is_past_due: false }],
    })
    await goTo(addDays(due, 10))
    expect(await read(loan.pk)).toMatchObject({ status: 'PAST_DUE', past_due_amount: loan.payment_amount, make_up_by: cureEndsOn(due) })
    expect((await pastDue(loan.pk)).results).toMatchObject([{ days_late: 10, is_past_due: true }])
    expect(kinds(pk)).toContain('loan-past-due')
    const paid = await pay(loan.pk, loan.payment_amount)
    expect(paid.status).toBe(201)
    expect(paid.body).toMatchObject({
      amount: loan.payment_amount,
      still_owed: 0,
      loan: { status: 'ACTIVE', past_due_amount: 0, make_up_by: null },
    })
    expect(paid.body.loan.current_principal).toBeCloseTo(12_000 - paid.body.principal, 2)
    expect(paid.body.loan.next_repayment_date).toBe(addMonths(loan.pays_out_on, 2))
    expect((await pastDue(loan.pk)).results).toEqual([])
  })

  it('makes the rest a payout after the next quarter, with a warning before', async () => {
    const { loan, read, pay, pastDue, pk, request } = await borrowerWithLoan(service)
    const end = cureEndsOn(loan.next_repayment_date)
    await goTo(addDays(end, -30))
    expect(kinds(pk)).toContain('loan-default-soon')
    await goTo(end)
    expect((await read(loan.pk)).status).toBe('PAST_DUE')
    await goTo(addDays(end, 1))
    expect(await read(loan.pk)).toMatchObject({ status: 'DEFAULTED', current_principal: 12_000 })
    expect(kinds(pk).at(-1)).toBe('loan-defaulted')
    expect((await pay(loan.pk, 1)).body.code).toBe('not_in_this_state')
    expect(await pastDue(loan.pk)).toEqual({ total_owed: 0, make_up_by: null, consequences: [], results: [] })
    // It still counts: of $40,000 there is left $28,000.
    expect((await request({ borrow_amount: 28_000.01, term: 5 })).body.code).toBe('over_the_limit')
  })

  it('ends in no payout when it is made up on the last day', async () => {
    const { loan, pay, read, pastDue } = await borrowerWithLoan(service)
    const end = cureEndsOn(loan.next_repayment_date)
    await goTo(end)
    const { total_owed: owed } = await pastDue(loan.pk)
    expect((await pay(loan.pk, owed)).status).toBe(201)
    await goTo(addDays(end, 1))
    expect((await read(loan.pk)).status).toBe('ACTIVE')
  })
})

it('a loan whose payments are all made is paid back, to the cent', async () => {
  const { loan, pay, pastDue, read, pk, get } = await borrowerWithLoan(service)
  for (let month = 1; month <= 12; month++) {
    await goTo(addMonths(loan.pays_out_on, month))
    expect((await pay(loan.pk, (await pastDue(loan.pk)).total_owed)).status).toBe(201)
  }
  expect(await read(loan.pk)).toMatchObject({ status: 'REPAID', current_principal: 0, next_repayment_date: null })
  expect(await balanceOf(service.db, `loan/${loan.pk}/principal`)).toBe(0)
  expect(-(await balanceOf(service.db, `loan/${loan.pk}/interest`))).toBe(Math.round(loan.total_interest * 100))
  expect(await isLedgerEven(service.db)).toBe(true)
  expect(kinds(pk).at(-1)).toBe('loan-repaid')
  expect((await row(loan.pk)).ended_at).not.toBeNull()
  expect((await get(`${loan.pk}/schedule/`)).body.results.every(({ state }: { state: string }) => state === 'paid')).toBe(true)
})

it('what was paid back within a year lowers the limit', async () => {
  const { loan, pay, pastDue, get } = await borrowerWithLoan(service, { borrow_amount: 30_000, term: 1 })
  for (let month = 1; month <= 12; month++) {
    await goTo(addMonths(loan.pays_out_on, month))
    await pay(loan.pk, (await pastDue(loan.pk)).total_owed)
  }
  const { limits } = (await get('quote/')).body
  expect(limits.owed).toBe(0)
  expect(limits.cap).toBe(50_000 - limits.highest_owed_in_year)
  expect(limits.highest_owed_in_year).toBeGreaterThan(25_000)
  await goTo(addMonths(dayOf(service.context.now()), 13))
  expect((await get('quote/')).body.limits).toMatchObject({ cap: 50_000, highest_owed_in_year: 0 })
})

it('done twice, what happens on its day happens once', async () => {
  const { loan, pastDue, pk } = await borrowerWithLoan(service)
  const due = loan.next_repayment_date
  await goTo(addDays(due, 10))
  const emails = kinds(pk).length
  for (const job of ['loan-pay-out', 'loan-collect', 'loan-past-due'])
    await service.jobHandlers[job]?.work({ loanId: loan.pk, number: '1' }, { jobId: 'again', at: service.context.now() })
  await service.doJobs()
  expect([kinds(pk).length, (await pastDue(loan.pk)).results.length]).toEqual([emails, 1])
  await goTo(addMonths(loan.pays_out_on, 3))
  expect((await pastDue(loan.pk)).results.map(({ number }: { number: number }) => number)).toEqual([1, 2, 3])
})

it('the money is not sent before its day', async () => {
  const { request, confirm, read, sign } = await borrower(service)
  const { body } = await request({ borrow_amount: 5_000, term: 1 })
  await confirm(body.pk)
  await sign()
  await service.doJobs()
  expect((await read(body.pk)).status).toBe('CONFIRMED')
  service.pass(6 * dayMs)
  await service.doJobs()
  expect((await read(body.pk)).status).toBe('ACTIVE')
})
