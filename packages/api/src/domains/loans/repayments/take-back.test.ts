import { cureEndsOn } from '@app/schemas/rules/loans/plan-loans'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { balanceOf, isLedgerEven } from '../../../ledger/ledger.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { borrower, borrowerWithLoan, passDays, passUntil } from '../testing/borrower.ts'
import { goTo } from '../testing/go-to.ts'

const waitsMinutes = 30
let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp({ moneyWaitsMinutes: waitsMinutes })
  await service.context.flows.ready()
})
afterEach(() => service.forgetJobs())
afterAll(() => service.close())

/** Somebody with a loan whose own payments wait for half an hour before they are sent. */
async function paying() {
  const person = await borrowerWithLoan(service)
  const { pk } = person.loan
  const takeBack = (transfer: string, token = person.access) =>
    service.ask({ method: 'POST', url: `/api/v1/apex/user/transfers/${transfer}/take-back/`, token, payload: {} })
  const payNext = async () => {
    const { next } = await person.payments(pk)
    return (await person.payEarly(pk, { what: 'next', amount: next[0].amount })).body
  }
  const plan = await service.db.selectFrom('brokerage_accounts').select('id').where('person_id', '=', person.pk).executeTakeFirstOrThrow()
  const pending = () => balanceOf(service.db, `brokerage/${plan.id}/pending`)
  const states = async () => (await person.payments(pk)).results.map(({ state }: { state: string }) => state)
  return { ...person, takeBack, payNext, pending, states, read: () => person.read(pk), shown: () => person.payments(pk) }
}

async function passMinutes(minutes: number): Promise<void> {
  service.pass(minutes * 60_000)
  await service.doJobs()
}

it('a payment that is taken back in time is never sent, leaves the loan as it was, and can be made again', async () => {
  const { takeBack, payNext, pending, states, read, shown, pk } = await paying()
  const before = await read()
  const { transfer_id, waits_until, amount } = await payNext()
  await passMinutes(waitsMinutes - 1)
  expect((await shown()).results).toMatchObject([{ transfer_id, waits_until, state: 'ASKED' }])
  expect([await pending(), (await read()).payments_under_way]).toEqual([Math.round(amount * 100), amount])
  expect((await takeBack(transfer_id)).body).toMatchObject({ state: 'TAKEN_BACK', waits_until: null })
  // Pressed twice, the second time changes nothing.
  expect((await takeBack(transfer_id)).status).toBe(200)
  expect([await pending(), await read(), await states()]).toEqual([0, before, ['TAKEN_BACK']])
  expect((await shown()).next[0].amount).toBe(amount)
  const told = await service.db.selectFrom('audit_events').select('actor').where('action', '=', 'loan.payment-taken-back').execute()
  expect(told).toEqual([{ actor: `person:${pk}` }])
  await payNext()
  // More than a week: the bank counts working days.
  await passDays(service, 1, 8)
  expect([await states(), await isLedgerEven(service.db)]).toEqual([['SETTLED', 'TAKEN_BACK'], true])
})

it('a loan whose money comes back after a payment was taken back is owed no more, as if none had been made', async () => {
  const person = await borrower(service)
  // The cents choose what the sandbox does with the money: the bank sends it back some days after it has arrived.
  const { body: loan } = await person.request({ borrow_amount: 12_000.08, term: 1 })
  await person.confirm(loan.pk)
  await person.sign()
  const read = () => person.read(loan.pk)
  await passUntil(service, async () => (await read()).status === 'ACTIVE')
  const [{ amount }] = (await person.payments(loan.pk)).next
  const { body: paid } = await person.payEarly(loan.pk, { what: 'next', amount })
  const url = `/api/v1/apex/user/transfers/${paid.transfer_id}/take-back/`
  expect((await service.ask({ method: 'POST', url, token: person.access, payload: {} })).body.state).toBe('TAKEN_BACK')
  await passDays(service, 5)
  expect(await read()).toMatchObject({ status: 'CONFIRMED', awaits: ['bank'], current_principal: 0, next_repayment_date: null })
  expect([await balanceOf(service.db, `loan/${loan.pk}/principal`), await isLedgerEven(service.db)]).toEqual([0, true])
})

it('all of the loan can be taken back as one payment can', async () => {
  const { takeBack, payEarly, loan, read, shown } = await paying()
  const before = await read()
  const { pay_off: amount } = await shown()
  const { body } = await payEarly(loan.pk, { what: 'all', amount })
  expect((await shown()).pay_off).toBe(0)
  expect((await takeBack(body.transfer_id)).status).toBe(200)
  expect([await read(), (await shown()).pay_off]).toEqual([before, amount])
})

it('once the time is over it is sent, and stays sent', async () => {
  const { takeBack, payNext, shown, states } = await paying()
  const { transfer_id } = await payNext()
  await passMinutes(waitsMinutes)
  expect((await shown()).results).toMatchObject([{ waits_until: null, state: 'ASKED' }])
  expect((await takeBack(transfer_id)).body.code).toBe('not_in_this_state')
  await passDays(service, 1, 5)
  expect(await states()).toEqual(['SETTLED'])
})

it('sent and taken back at the same moment it is either, and loan, books and bank agree', async () => {
  const { takeBack, payNext, states, read, loan } = await paying()
  const { transfer_id, principal } = await payNext()
  service.pass(waitsMinutes * 60_000)
  const [back] = await Promise.all([takeBack(transfer_id), service.doJobs()])
  await passDays(service, 1, 5)
  const isBack = back.status === 200
  expect(await states()).toEqual([isBack ? 'TAKEN_BACK' : 'SETTLED'])
  expect((await read()).current_principal).toBeCloseTo(loan.borrow_amount - (isBack ? 0 : principal), 2)
  expect(await isLedgerEven(service.db)).toBe(true)
})

it('is nobody else’s to take back', async () => {
  const { takeBack, payNext, states } = await paying()
  const { transfer_id } = await payNext()
  const other = await service.signUp()
  expect((await takeBack(transfer_id, other.access)).body.code).toBe('not_found')
  expect(await states()).toEqual(['ASKED'])
})

it('a debit on its day does not wait, and cannot be taken back', async () => {
  const { takeBack, loan, shown } = await paying()
  await goTo(service, loan.next_repayment_date)
  const [debit] = (await shown()).results
  expect(debit).toMatchObject({ is_on_its_day: true, waits_until: null })
  expect((await takeBack(debit.transfer_id)).body.code).toBe('not_in_this_state')
})

it('a payment whose day comes while it waits is debited on that day after all, once it is taken back', async () => {
  const { takeBack, pay, loan, states, read, shown } = await paying()
  service.pass(new Date(`${loan.next_repayment_date}T11:50:00Z`).getTime() - service.context.now().getTime())
  const { transfer_id } = (await pay(loan.pk, (await shown()).due)).body
  service.pass(15 * 60_000)
  await service.doJobs()
  expect(await states()).toEqual(['ASKED'])
  await takeBack(transfer_id)
  await passDays(service, 1, 5)
  expect((await states()).toSorted()).toEqual(['SETTLED', 'TAKEN_BACK'])
  expect((await read()).status).toBe('ACTIVE')
})

it('on the last day to make it up a payment is sent at once, and the page can say why', async () => {
  const { takeBack, unlinkBank, linkOtherBank, loan, pay, pastDue, shown } = await paying()
  await unlinkBank()
  await goTo(service, loan.next_repayment_date)
  const lastDay = cureEndsOn(loan.next_repayment_date)
  await linkOtherBank()
  expect(await shown()).toMatchObject({ is_last_day: false, waits_minutes: waitsMinutes })
  await goTo(service, lastDay)
  expect(await shown()).toMatchObject({ is_last_day: true, waits_minutes: 0 })
  const [oldest] = (await pastDue(loan.pk)).results
  const { body } = await pay(loan.pk, oldest.amount)
  expect([oldest.make_up_by, body.waits_until]).toEqual([lastDay, null])
  await service.doJobs()
  expect((await takeBack(body.transfer_id)).body.code).toBe('not_in_this_state')
})
