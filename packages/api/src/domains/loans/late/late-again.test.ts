import { addDays } from '@app/schemas/rules/days/days'
import { cureEndsOn } from '@app/schemas/rules/loans/plan-loans'
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
