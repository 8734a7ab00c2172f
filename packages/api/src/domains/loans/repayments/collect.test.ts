import { addDays } from '@app/schemas/rules/days/days'
import { expect, it } from 'vitest'
import { codeOf, isFailure } from '../../../failure/failure.ts'
import { balanceOf } from '../../../ledger/ledger.ts'
import { testApp } from '../../../testing/test-app.ts'
import { loanJobHandlers } from '../jobs.ts'
import { noonOf } from '../moments.ts'
import { borrowerWithLoan } from '../testing/borrower.ts'
import type { CollectPayment } from './collect-payment.ts'
import { payDue } from './pay.ts'

const notCollected: CollectPayment = async () => 'not-collected'

/** A person with a loan, at a service that collects like this. */
async function collecting(collect: CollectPayment) {
  const service = await testApp()
  await service.context.flows.ready()
  const person = await borrowerWithLoan(service)
  const job = loanJobHandlers(service.context, collect)['loan-collect']
  const due: string = person.loan.next_repayment_date
  const onDay = (number: number, day = due) =>
    job?.work({ loanId: person.loan.pk, number: String(number) }, { jobId: `${number}`, at: noonOf(day) })
  return { ...person, service, due, onDay }
}

it('a payment is taken from the bank on its day, once', async () => {
  const asked: Parameters<CollectPayment>[1][] = []
  const { loan, read, onDay, pk, service, due } = await collecting(async (_trx, collected) => {
    asked.push(collected)
    return 'collected'
  })
  await onDay(1)
  await onDay(1)
  const cents = Math.round(loan.payment_amount * 100)
  expect(asked).toEqual([{ personId: pk, loanId: loan.pk, reference: `loan/${loan.pk}/due/1`, cents, at: noonOf(due), by: 'schedule' }])
  const after = await read(loan.pk)
  expect(after.status).toBe('ACTIVE')
  expect(after.current_principal).toBeLessThan(12_000)
  expect(await balanceOf(service.db, `loan/${loan.pk}/principal`)).toBe(Math.round(after.current_principal * 100))
})

it('a payment that the bank does not give becomes past due', async () => {
  const { loan, read, onDay, service, due } = await collecting(notCollected)
  await onDay(1)
  expect(await read(loan.pk)).toMatchObject({ status: 'ACTIVE', current_principal: 12_000 })
  service.pass(noonOf(addDays(due, 10)).getTime() - service.context.now().getTime())
  await service.doJobs()
  expect((await read(loan.pk)).status).toBe('PAST_DUE')
})

it('a payment that a person makes and the bank declines moves nothing', async () => {
  const { loan, read, pk, service, due } = await collecting(notCollected)
  service.pass(noonOf(due).getTime() - service.context.now().getTime())
  const answer = await payDue(service.context, pk, 'declined-payment', loan.pk, 10, notCollected)
  expect(isFailure(answer) && codeOf(answer)).toBe('payment_declined')
  expect((await read(loan.pk)).current_principal).toBe(12_000)
})
