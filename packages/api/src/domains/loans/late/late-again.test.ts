import { addDays, dayOf } from '@app/schemas/rules/days/days'
import { cureEndsOn, ourPlan } from '@app/schemas/rules/loans/plan-loans'
import { formatCents } from '@app/schemas/rules/money/money'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../../../testing/test-app.ts'
import { applyToTransfer } from '../../brokerage/transfers/at-partner.ts'
import { findTransfer } from '../../brokerage/transfers/transfer-store.ts'
import { atDesk } from '../../desk/testing/at-desk.ts'
import { borrowerWithLoan, passDays } from '../testing/borrower.ts'
import { goTo } from '../testing/go-to.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
  await service.context.flows.ready()
})
afterEach(() => service.forgetJobs())
afterAll(() => service.close())

/** A person whose loan is late, because nothing could be debited. */
async function behind() {
  const person = await borrowerWithLoan(service)
  await person.unlinkBank()
  const due: string = person.loan.next_repayment_date
  await goTo(service, addDays(due, 10))
  await person.linkOtherBank()
  return { ...person, due, about: `${person.loan.pk} 1` }
}

async function sendBack(transferId: string) {
  const transfer = await findTransfer(service.db, transferId)
  if (!transfer) throw new Error('The payment has no transfer.')
  await applyToTransfer(service.context, transfer, {
    id: transfer.partner_id ?? '',
    state: 'RETURNED',
    reason: 'R10',
    at: service.context.now(),
  })
}

it('a loan that falls behind again, because what made it up came back, is a task again', async () => {
  const { loan, read, pay, about } = await behind()
  const colleague = await atDesk(service, 'support')
  expect(await colleague.stateOf('loan-past-due', about)).toBe('open')
  const { body } = await pay(loan.pk, loan.payment_amount)
  await passDays(service, 5)
  expect([(await read(loan.pk)).status, await colleague.stateOf('loan-past-due', about)]).toEqual(['ACTIVE', 'withdrawn'])
  await sendBack(body.transfer_id)
  expect([(await read(loan.pk)).status, await colleague.stateOf('loan-past-due', about)]).toEqual(['PAST_DUE', 'open'])
})

it('the e-mail about a late payment asks for what nobody debits yet', async () => {
  const { loan, pk, pay, unlinkBank, linkOtherBank } = await borrowerWithLoan(service)
  await unlinkBank()
  const graceEnds = addDays(loan.next_repayment_date, ourPlan.graceDays)
  await goTo(service, addDays(graceEnds, -1))
  await linkOtherBank()
  expect((await pay(loan.pk, 200)).status).toBe(201)
  await goTo(service, graceEnds)
  const told = service.emails.findLast(({ personId, kind }) => personId === pk && kind === 'loan-past-due')
  expect(told?.paragraphs[0]).toContain(`You still owe ${formatCents(Math.round(loan.payment_amount * 100) - 20_000)} of it`)
})

it('a payout that is undone makes the loan late again, and a task again', async () => {
  const { loan, due, read, about } = await behind()
  const agreed = { outcome: 'agreed', values: { message: 'You pay it on Friday.' } } as const
  await (await atDesk(service, 'support')).settle('loan-past-due', about, agreed)
  await goTo(service, addDays(cureEndsOn(due), 1))
  const colleague = await atDesk(service, 'operations')
  expect(await colleague.stateOf('loan-past-due', about)).toBe('done')
  const undone = { outcome: 'undone', values: { message: 'Our bank lost the debit of that day.' } } as const
  expect((await colleague.settle('loan-default', loan.pk, undone)).status).toBe(200)
  expect([(await read(loan.pk)).status, await colleague.stateOf('loan-past-due', about)]).toEqual(['PAST_DUE', 'open'])
})

/** Moves the clock to a day in leaps of a few days, so that each debit settles before the next one. */
async function walkTo(day: string) {
  while (dayOf(service.context.now()) < addDays(day, -5)) await passDays(service, 5)
  await goTo(service, day)
}

/** A loan that counted as paid out for its first payment, in the first days of July, and is one again; the later payments were debited. */
async function undone() {
  const year = service.context.now().getUTCFullYear() + 1
  await goTo(service, `${year}-01-12`)
  const person = await borrowerWithLoan(service)
  await person.unlinkBank()
  await goTo(service, addDays(person.loan.next_repayment_date, 2))
  await person.linkOtherBank()
  await walkTo(`${year}-07-01`)
  expect((await person.read(person.loan.pk)).status).toBe('DEFAULTED')
  const undone = { outcome: 'undone', values: { message: 'Our bank lost the debit of that day.' } } as const
  expect((await (await atDesk(service, 'operations')).settle('loan-default', person.loan.pk, undone)).status).toBe(200)
  const warnings = () => service.emails.filter(({ personId, kind }) => personId === person.pk && kind === 'loan-default-soon')
  return { ...person, year, until: `${year}-12-31`, warnings, warnedBefore: warnings().length }
}

it('what the bank takes back after a payout was undone can be made up as long as the rest, and makes a payout after that', async () => {
  const { loan, pk, year, until, read, pay, pastDue, payments, warnings, warnedBefore } = await undone()
  const { total_owed: owed } = await pastDue(loan.pk)
  expect((await pay(loan.pk, owed)).status).toBe(201)
  await passDays(service, 6)
  const second = (await payments(loan.pk)).results.findLast(({ is_on_its_day: isOnDay }: { is_on_its_day: boolean }) => isOnDay)
  await sendBack(second.transfer_id)
  await passDays(service, 1)
  expect(await read(loan.pk)).toMatchObject({ status: 'PAST_DUE', make_up_by: until })
  const told = service.emails.findLast(({ personId, kind }) => personId === pk && kind === 'loan-past-due')
  expect(told?.paragraphs.join(' ')).toContain(`You can make it up until December 31, ${year}.`)
  await walkTo(`${year}-12-02`)
  expect(warnings().slice(warnedBefore)).toMatchObject([{ subject: `Pay by December 31, ${year}, or your loan counts as a payout` }])
  await walkTo(until)
  expect((await read(loan.pk)).status).toBe('PAST_DUE')
  await goTo(service, addDays(until, 1))
  expect((await read(loan.pk)).status).toBe('DEFAULTED')
})

it('before the last day of a payout that was undone, there is one warning again', async () => {
  const { year, warnings, warnedBefore } = await undone()
  await walkTo(`${year}-12-20`)
  expect(warnings().slice(warnedBefore)).toMatchObject([{ subject: `Pay by December 31, ${year}, or your loan counts as a payout` }])
})
