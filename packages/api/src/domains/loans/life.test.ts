import { dayWords } from '@app/schemas/rules/days/day-words'
import { addDays, addMonths, dayOf } from '@app/schemas/rules/days/days'
import { cureEndsOn } from '@app/schemas/rules/loans/plan-loans'
import { formatCents } from '@app/schemas/rules/money/money'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { balanceOf } from '../../ledger/ledger.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { atDesk } from '../desk/testing/at-desk.ts'
import { borrower, borrowerWithLoan, passDays } from './testing/borrower.ts'
import { goTo } from './testing/go-to.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
  await service.context.flows.ready()
})
afterEach(() => service.forgetJobs())
afterAll(() => service.close())

/** What a person got about their loan. */
const kinds = (pk: string) =>
  service.emails.flatMap(({ personId, kind }) => (personId === pk && /^(loan-|papers-signed)/.test(kind) ? [kind] : []))
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
    expect(await balanceOf(service.db, `bank/${pk}`)).toBe(-8_000_000 + 1_192_500)
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

/** A person with a loan who has ended the link to their bank, so that nothing can be debited. */
async function withoutBank() {
  const person = await borrowerWithLoan(service)
  await person.unlinkBank()
  return person
}

describe('a payment that is not made', () => {
  it('is due at once, past due after the days of grace, and can be made up', async () => {
    const { loan, pastDue, pay, read, pk, linkOtherBank } = await withoutBank()
    const due = loan.next_repayment_date
    await goTo(service, due)
    expect(await pastDue(loan.pk)).toMatchObject({
      total_owed: loan.payment_amount,
      make_up_by: cureEndsOn(due),
      results: [{ number: 1, due_date: due, amount: loan.payment_amount, days_late: 0, is_past_due: false }],
    })
    await goTo(service, addDays(due, 10))
    expect(await read(loan.pk)).toMatchObject({ status: 'PAST_DUE', past_due_amount: loan.payment_amount, make_up_by: cureEndsOn(due) })
    expect((await pastDue(loan.pk)).results).toMatchObject([{ days_late: 10, is_past_due: true }])
    expect(kinds(pk)).toContain('loan-past-due')
    const colleague = await atDesk(service, 'support')
    const about = `${loan.pk} 1`
    const facts = JSON.stringify((await colleague.read('loan-past-due', about)).parts)
    for (const shown of ['$12,000.00', 'Past due', dayWords(cureEndsOn(due))]) expect(facts).toContain(shown)
    expect((await colleague.settle('loan-past-due', about, { outcome: 'paid', values: {} })).body.code).toBe('not_in_this_state')
    await colleague.settle('loan-past-due', about, { outcome: 'not-reached', values: { tried: 'Called at noon.' } })
    expect([await colleague.stateOf('loan-past-due', about), kinds(pk).at(-1)]).toEqual(['open', 'loan-past-due'])
    await colleague.settle('loan-past-due', about, { outcome: 'agreed', values: { message: 'You pay it on Friday.' } })
    expect(await colleague.stateOf('loan-past-due', about)).toBe('done')
    expect(JSON.stringify(service.emails.findLast(({ personId }) => personId === pk)?.paragraphs)).toContain('You pay it on Friday.')
    await linkOtherBank()
    const paid = await pay(loan.pk, loan.payment_amount)
    expect([paid.status, paid.body.still_owed]).toEqual([201, 0])
    await passDays(service, 5)
    const after = await read(loan.pk)
    expect(after).toMatchObject({ status: 'ACTIVE', past_due_amount: 0, make_up_by: null })
    expect(after.current_principal).toBeCloseTo(12_000 - paid.body.principal, 2)
    expect(after.next_repayment_date).toBe(addMonths(loan.pays_out_on, 2))
    expect((await pastDue(loan.pk)).results).toEqual([])
  })

  it('makes the rest a payout after the next quarter, with a warning before and a tax form in January', async () => {
    const { loan, read, pay, pastDue, pk, request, access, linkOtherBank } = await withoutBank()
    const end = cureEndsOn(loan.next_repayment_date)
    await goTo(service, addDays(end, -30))
    expect(kinds(pk)).toContain('loan-default-soon')
    await goTo(service, end)
    expect((await read(loan.pk)).status).toBe('PAST_DUE')
    await goTo(service, addDays(end, 1))
    expect(await read(loan.pk)).toMatchObject({ status: 'DEFAULTED', current_principal: 12_000 })
    expect(kinds(pk).at(-1)).toBe('loan-defaulted')
    expect((await pay(loan.pk, 1)).body.code).toBe('not_in_this_state')
    expect(await pastDue(loan.pk)).toEqual({ total_owed: 0, make_up_by: null, consequences: [], results: [] })
    await linkOtherBank()
    // It still counts: of $40,000 there is left $28,000.
    expect((await request({ borrow_amount: 28_000.01, term: 5 })).body.code).toBe('over_the_limit')
    const forms = async () =>
      (await service.ask({ method: 'GET', url: '/api/v1/documents/', token: access })).body.results.filter(
        ({ doc_type }: { doc_type: string }) => doc_type === '1099-R',
      )
    expect(await forms()).toEqual([])
    const year = Number(end.slice(0, 4))
    await goTo(service, `${year + 1}-01-31`)
    expect(await forms()).toMatchObject([{ doc_category: 'TAX_FORM' }])
    expect(kinds(pk)).toContain('loan-tax-form')
    await service.jobHandlers['loan-tax-form']?.work({ loanId: loan.pk }, { jobId: 'again', at: service.context.now() })
    expect(await forms()).toHaveLength(1)
    expect(kinds(pk).filter((kind) => kind === 'loan-tax-form')).toHaveLength(1)
    expect((await row(loan.pk)).distributed_cents).toBeGreaterThan(1_200_000)
  })

  it('whose debit settles after the payout lowers what counts as paid out; what a colleague undoes is a loan again, with a corrected form', async () => {
    const { loan, pay, read, pastDue, pk, access, linkOtherBank } = await withoutBank()
    const end = cureEndsOn(loan.next_repayment_date)
    await goTo(service, end)
    await linkOtherBank()
    expect((await pay(loan.pk, 200)).status).toBe(201)
    await goTo(service, addDays(end, 1))
    const before = await row(loan.pk)
    expect(before.status).toBe('DEFAULTED')
    await passDays(service, 6)
    const { distributed_cents: after } = await row(loan.pk)
    expect((before.distributed_cents ?? 0) - (after ?? 0)).toBe(20_000)
    const forms = async (): Promise<readonly string[]> =>
      (await service.ask({ method: 'GET', url: '/api/v1/documents/', token: access })).body.results.flatMap(
        ({ doc_type, file_name }: { doc_type: string; file_name: string }) => (doc_type === '1099-R' ? [file_name] : []),
      )
    const year = Number(end.slice(0, 4))
    await goTo(service, `${year + 1}-01-31`)
    expect(await forms()).toEqual([`Form 1099-R ${year}, loan.pdf`])
    expect(await row(loan.pk)).toMatchObject({ tax_form_cents: after, tax_form_corrections: 0 })
    const colleague = await atDesk(service, 'operations')
    expect(JSON.stringify((await colleague.read('loan-default', loan.pk)).parts)).toContain(`Filed: ${formatCents(after ?? 0)}`)
    const message = 'Our bank lost the debit of that day.'
    expect((await colleague.settle('loan-default', loan.pk, { outcome: 'undone', values: { message } })).status).toBe(200)
    expect((await forms()).toSorted()).toEqual([`Form 1099-R ${year}, loan, corrected 1.pdf`, `Form 1099-R ${year}, loan.pdf`])
    expect(await row(loan.pk)).toMatchObject({ tax_form_cents: 0, tax_form_corrections: 1, distributed_cents: null })
    expect(kinds(pk).slice(-2)).toEqual(['loan-default-undone', 'loan-form-corrected'])
    const until = cureEndsOn(`${year + 1}-01-31`)
    expect(await read(loan.pk)).toMatchObject({ status: 'PAST_DUE', make_up_by: until })
    const { total_owed: owed } = await pastDue(loan.pk)
    expect((await pay(loan.pk, owed)).status).toBe(201)
    await goTo(service, addDays(until, 2))
    expect((await read(loan.pk)).status).not.toBe('DEFAULTED')
  })

  it('ends in no payout when it is made up on the last day, although the bank takes its time', async () => {
    const { loan, pay, read, pastDue, linkOtherBank } = await withoutBank()
    const end = cureEndsOn(loan.next_repayment_date)
    await goTo(service, end)
    await linkOtherBank()
    const { total_owed: owed } = await pastDue(loan.pk)
    expect((await pay(loan.pk, owed)).status).toBe(201)
    await goTo(service, addDays(end, 1))
    expect((await read(loan.pk)).status).toBe('PAST_DUE')
    await passDays(service, 6)
    expect((await read(loan.pk)).status).toBe('ACTIVE')
  })
})

it('what was paid back within a year lowers the limit', async () => {
  const { loan, payEarly, payments, quote } = await borrowerWithLoan(service, { borrow_amount: 30_000, term: 1 })
  await payEarly(loan.pk, { what: 'all', amount: (await payments(loan.pk)).pay_off })
  await passDays(service, 5)
  const { limits } = await quote()
  expect(limits.owed).toBe(0)
  expect(limits.cap).toBe(50_000 - limits.highest_owed_in_year)
  expect(limits.highest_owed_in_year).toBeGreaterThan(25_000)
  await goTo(service, addMonths(dayOf(service.context.now()), 13))
  expect((await quote()).limits).toMatchObject({ cap: 50_000, highest_owed_in_year: 0 })
})

it('done twice, what happens on its day happens once', async () => {
  const { loan, pastDue, pk } = await withoutBank()
  const due = loan.next_repayment_date
  await goTo(service, addDays(due, 10))
  const emails = kinds(pk).length
  for (const job of ['loan-pay-out', 'loan-collect', 'loan-past-due'])
    await service.jobHandlers[job]?.work({ loanId: loan.pk, number: '1' }, { jobId: 'again', at: service.context.now() })
  await service.doJobs()
  expect([kinds(pk).length, (await pastDue(loan.pk)).results.length]).toEqual([emails, 1])
  await goTo(service, addMonths(loan.pays_out_on, 3))
  expect((await pastDue(loan.pk)).results.map(({ number }: { number: number }) => number)).toEqual([1, 2, 3])
})

it('the money is not sent before its day', async () => {
  const { request, confirm, read, sign } = await borrower(service)
  const { body } = await request({ borrow_amount: 5_000, term: 1 })
  await confirm(body.pk)
  await sign()
  await service.doJobs()
  expect((await read(body.pk)).status).toBe('CONFIRMED')
  await passDays(service, 6, 5)
  expect((await read(body.pk)).status).toBe('ACTIVE')
})
