import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../../testing/test-app.ts'
import { borrowerWithLoan, dayMs } from '../testing/borrower.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
  await service.context.flows.ready()
})
afterAll(() => service.close())

/** Somebody who is two payments behind. */
async function behind() {
  const person = await borrowerWithLoan(service)
  service.pass(75 * dayMs)
  await service.doJobs()
  return { ...person, due: await person.pastDue(person.loan.pk) }
}

describe('a payment of what is due', () => {
  it('goes to the oldest first, to interest before principal, and parts are kept', async () => {
    const { loan, pay, pastDue, due } = await behind()
    const [first, second] = due.results
    expect(due.results).toHaveLength(2)
    const part = first.interest + 10
    expect((await pay(loan.pk, part)).body).toMatchObject({
      interest: first.interest,
      principal: 10,
      loan: { status: 'PAST_DUE', current_principal: 11_990 },
    })
    expect((await pastDue(loan.pk)).results[0]).toMatchObject({
      number: 1,
      interest: 0,
      principal: Math.round((first.principal - 10) * 100) / 100,
    })
    const rest = Math.round((first.principal - 10 + 1) * 100) / 100
    expect((await pay(loan.pk, rest)).body).toMatchObject({ interest: 1 })
    expect((await pastDue(loan.pk)).results).toMatchObject([{ number: 2, amount: Math.round((second.amount - 1) * 100) / 100 }])
  })

  it('of more than is due is refused, and nothing moves', async () => {
    const { loan, pay, read, pastDue, due } = await behind()
    const before = await read(loan.pk)
    expect((await pay(loan.pk, Math.round((due.total_owed + 0.01) * 100) / 100)).body.code).toBe('over_the_limit')
    expect([await read(loan.pk), await pastDue(loan.pk)]).toEqual([before, due])
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
