import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { borrowerWithLoan, passDays } from '../loans/testing/borrower.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
  await service.context.flows.ready()
})
afterAll(() => service.close())

it('what a loan pays out is lent and not taken out for good, and what pays it back is not put in anew', async () => {
  const person = await borrowerWithLoan(service)
  const read = async (what: string, query = '') => {
    const url = `/api/v1/accounts/investment_account/${what}/${query}`
    return (await service.ask({ url, token: person.access })).body
  }
  const put = await read('history')
  expect(put).toMatchObject({ money_in: 80_000, money_out: 12_000, lent: 12_000, repaid: 0 })
  expect([put.points[0].lent, put.points.at(-1).lent]).toEqual([0, 12_000])

  const { next } = await person.payments(person.loan.pk)
  expect((await person.payEarly(person.loan.pk, { what: 'next', amount: next[0].amount })).status).toBe(201)
  await passDays(service, 1, 5)
  const { amount } = next[0]
  expect(await read('history')).toMatchObject({ money_in: 80_000 + amount, money_out: 12_000, lent: 12_000, repaid: amount })
  const moved = { money_in: 80_000 + amount, money_out: 12_000, lent: 12_000, repaid: amount }
  expect((await read('performance')).periods.at(-1)).toMatchObject(moved)
  const account = await service.db
    .selectFrom('brokerage_accounts')
    .select('id')
    .where('person_id', '=', person.pk)
    .executeTakeFirstOrThrow()
  expect(await read('history', `?account=${account.id}`)).toMatchObject(moved)
})

it('a payment that the bank sends back paid nothing back', async () => {
  const person = await borrowerWithLoan(service)
  const { next } = await person.payments(person.loan.pk)
  await person.payEarly(person.loan.pk, { what: 'next', amount: next[0].amount })
  await passDays(service, 1, 5)
  await service.db
    .updateTable('brokerage_transfers')
    .set({ state: 'RETURNED', ended_at: service.context.now() })
    .where('person_id', '=', person.pk)
    .where('direction', '=', 'IN')
    .where('loan_id', 'is not', null)
    .execute()
  const { body } = await service.ask({ url: '/api/v1/accounts/investment_account/history/', token: person.access })
  expect([body.lent, body.repaid]).toEqual([12_000, 0])
})
