import { addDays, addMonths, dayOf } from '@app/schemas/rules/days/days'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { balanceOf, isLedgerEven } from '../../../ledger/ledger.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { borrowerWithLoan, passDays, passUntil } from '../testing/borrower.ts'
import { goTo } from '../testing/go-to.ts'
import { amountWithCents } from '../testing/loan-with-cents.ts'

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

/** A person with a loan whose debits the bank answers as these cents choose. */
async function debited(cents: number) {
  const asked = { borrow_amount: amountWithCents(cents, dayOf(service.context.now())), term: 1 }
  const person = await borrowerWithLoan(service, asked)
  const due: string = person.loan.next_repayment_date
  const states = async () => (await person.payments(person.loan.pk)).results.map(({ state }: { state: string }) => state)
  return { ...person, due, states }
}

describe('the day of a payment', () => {
  it('debits the bank, and the payment counts once that has settled', async () => {
    const { loan, due, read, states, pk } = await debited(0)
    await goTo(service, due)
    expect(loan).toMatchObject({ next_debit: { on: due, amount: loan.payment_amount }, due_amount: 0, due_since: null })
    expect(await read(loan.pk)).toMatchObject({
      ...{ current_principal: loan.borrow_amount, payments_under_way: loan.payment_amount },
      ...{ next_debit: { on: addMonths(loan.pays_out_on, 2), amount: loan.payment_amount }, due_amount: 0, due_since: null },
    })
    expect(await states()).toEqual(['ASKED'])
    await passUntil(service, async () => (await read(loan.pk)).payments_under_way === 0)
    const after = await read(loan.pk)
    expect(after).toMatchObject({ status: 'ACTIVE', payments_under_way: 0, next_repayment_date: addMonths(loan.pays_out_on, 2) })
    expect(after.current_principal).toBeLessThan(loan.borrow_amount)
    expect(await states()).toEqual(['SETTLED'])
    expect(await balanceOf(service.db, `loan/${loan.pk}/principal`)).toBe(Math.round(after.current_principal * 100))
    expect(kinds(pk)).not.toContain('loan-past-due')
  })

  it('is done once, however often its job is, and after a lost answer of the partner', async () => {
    const { loan, due, states } = await debited(3)
    await goTo(service, due)
    for (let again = 0; again < 3; again++)
      await service.jobHandlers['loan-collect']?.work({ loanId: loan.pk, number: '1' }, { jobId: 'again', at: service.context.now() })
    await passDays(service, 1, 5)
    expect(await states()).toEqual(['SETTLED'])
    const transfers = await service.db
      .selectFrom('brokerage_transfers')
      .select('id')
      .where('loan_id', '=', loan.pk)
      .where('direction', '=', 'IN')
      .execute()
    expect(transfers).toHaveLength(1)
  })

  it('that the partner is down on debits later, and is not past due meanwhile', async () => {
    const { loan, due, states, read } = await debited(4)
    await goTo(service, due)
    expect(await states()).toEqual(['ASKED'])
    await passDays(service, 1, 1, 6)
    expect([await states(), (await read(loan.pk)).status]).toEqual([['SETTLED'], 'ACTIVE'])
  })

  it('without a linked bank takes nothing, writes, and becomes past due', async () => {
    const { loan, due, states, read, pk, unlinkBank } = await debited(0)
    await unlinkBank()
    await goTo(service, due)
    expect([await states(), kinds(pk).at(-1)]).toEqual([[], 'loan-not-debited'])
    // It stays due, and is not what is debited next.
    const next = { on: addMonths(loan.pays_out_on, 2), amount: loan.payment_amount }
    const open = { due_amount: loan.payment_amount, due_since: due, next_debit: next }
    expect(await read(loan.pk)).toMatchObject({ status: 'ACTIVE', past_due_amount: 0, ...open })
    await goTo(service, addDays(due, 10))
    expect(await read(loan.pk)).toMatchObject({ status: 'PAST_DUE', past_due_amount: loan.payment_amount, ...open })
    const tasks = await service.db.selectFrom('desk_tasks').select(['kind', 'state']).where('person_id', '=', pk).execute()
    expect(tasks).toEqual([{ kind: 'loan-past-due', state: 'open' }])
  })

  it('into a plan that is not open takes nothing, and says why: the bank is linked', async () => {
    const { due, states, pk } = await debited(0)
    await service.db.updateTable('brokerage_accounts').set({ state: 'CLOSED' }).where('person_id', '=', pk).execute()
    await goTo(service, due)
    const told = service.emails.findLast(({ personId, kind }) => personId === pk && kind === 'loan-not-debited')
    expect([await states(), told?.action?.url]).toEqual([[], expect.stringContaining('/dashboard/loan')])
    expect(told?.paragraphs.join(' ')).toContain('The plan that lent you this money isn’t open')
    expect(told?.paragraphs.join(' ')).not.toMatch(/link/i)
  })

  it('comes again and again, until all is paid back to the cent', async () => {
    const { loan, read, pk, get } = await debited(0)
    for (let month = 1; month <= 12; month++) {
      await goTo(service, addMonths(loan.pays_out_on, month))
      await passDays(service, 7)
    }
    expect(await read(loan.pk)).toMatchObject({ status: 'REPAID', current_principal: 0, next_repayment_date: null })
    expect(await balanceOf(service.db, `loan/${loan.pk}/principal`)).toBe(0)
    expect(-(await balanceOf(service.db, `loan/${loan.pk}/interest`))).toBe(Math.round(loan.total_interest * 100))
    expect(await balanceOf(service.db, `loan/${loan.pk}/given`)).toBe(Math.round(loan.total_interest * 100))
    expect(await isLedgerEven(service.db)).toBe(true)
    expect(kinds(pk).at(-1)).toBe('loan-repaid')
    expect((await get(`${loan.pk}/schedule/`)).body.results.every(({ state }: { state: string }) => state === 'paid')).toBe(true)
  })
})

describe('a debit that the bank sends back', () => {
  it('for want of money opens the payment again, is tried once more on the next bank day, and never again', async () => {
    const { loan, due, states, read, pk } = await debited(1)
    await goTo(service, due)
    await passDays(service, 3)
    await passDays(service, 6)
    expect(await read(loan.pk)).toMatchObject({ current_principal: loan.borrow_amount })
    expect(kinds(pk)).toContain('loan-payment-returned')
    await passDays(service, 4, 4, 4, 4, 4)
    const tried = (await states()).filter((state: string) => state === 'RETURNED')
    expect(tried).toHaveLength(2)
    expect(await states()).toHaveLength(2)
    expect((await read(loan.pk)).status).toBe('PAST_DUE')
    expect(await balanceOf(service.db, `loan/${loan.pk}/principal`)).toBe(loan.borrow_amount * 100)
    expect(await isLedgerEven(service.db)).toBe(true)
    const texts = service.emails
      .filter(({ personId, kind }) => personId === pk && kind === 'loan-payment-returned')
      .map(({ paragraphs }) => paragraphs[1])
    expect(texts).toEqual([expect.stringContaining('We’ll try once more on'), expect.stringContaining('We won’t try again on our own')])
  })

  it('because it was not allowed is not tried again', async () => {
    const { loan, due, states, read } = await debited(6)
    await goTo(service, due)
    await passDays(service, 5)
    expect((await read(loan.pk)).current_principal).toBeLessThan(loan.borrow_amount)
    await passDays(service, 12)
    expect(await read(loan.pk)).toMatchObject({ current_principal: loan.borrow_amount, status: 'PAST_DUE' })
    await passDays(service, 5)
    expect(await states()).toEqual(['RETURNED'])
    expect(await isLedgerEven(service.db)).toBe(true)
  })

  it('that was refused outright moves nothing', async () => {
    const { loan, due, states, read, pk } = await debited(2)
    await goTo(service, due)
    await passDays(service, 2)
    expect([await states(), kinds(pk).at(-1)]).toEqual([['REFUSED'], 'loan-payment-returned'])
    expect((await read(loan.pk)).current_principal).toBe(loan.borrow_amount)
  })

  it('can be cured by an extra payment, which closes the task', async () => {
    const { loan, due, read, pay, pastDue, payments, pk } = await debited(6)
    await goTo(service, due)
    await passUntil(service, async () => (await read(loan.pk)).status === 'PAST_DUE')
    await passUntil(service, async () => (await read(loan.pk)).status === 'PAST_DUE')
    const { total_owed: owed } = await pastDue(loan.pk)
    // In two parts, of other cents than those that come back.
    expect((await pay(loan.pk, 100.5)).status).toBe(201)
    const rest = Math.round((owed - 100.5) * 100) / 100
    expect((await payments(loan.pk)).due).toBe(rest)
    // What is being debited isn’t asked for again.
    expect(await read(loan.pk)).toMatchObject({ status: 'PAST_DUE', past_due_amount: rest, payments_under_way: 100.5 })
    await passUntil(service, async () => (await read(loan.pk)).payments_under_way === 0)
    expect(await read(loan.pk)).toMatchObject({ status: 'PAST_DUE', past_due_amount: rest })
    expect((await pay(loan.pk, rest)).body).toMatchObject({ state: 'ASKED', still_owed: 0 })
    expect(await read(loan.pk)).toMatchObject({ status: 'PAST_DUE', past_due_amount: 0, payments_under_way: rest })
    await passUntil(service, async () => (await read(loan.pk)).status === 'ACTIVE')
    expect(await read(loan.pk)).toMatchObject({ status: 'ACTIVE', past_due_amount: 0, make_up_by: null })
    const tasks = await service.db.selectFrom('desk_tasks').select(['kind', 'state']).where('person_id', '=', pk).execute()
    expect(tasks).toEqual([{ kind: 'loan-past-due', state: 'withdrawn' }])
  })
})
