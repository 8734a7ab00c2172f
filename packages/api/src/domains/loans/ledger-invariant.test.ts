import { randomUUID } from 'node:crypto'
import { dayOf } from '@app/schemas/rules/days/days'
import { openCents, spreadPayment } from '@app/schemas/rules/loans/loan-repayments'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { balanceOf, isLedgerEven } from '../../ledger/ledger.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { loanJobHandlers } from './jobs.ts'
import { bookPayment, toOpen } from './repayments/pay.ts'
import { findDue } from './repayments/repayment-store.ts'
import { lockOwnLoan } from './store.ts'
import { borrower, dayMs } from './testing/borrower.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
  await service.context.flows.ready()
})
afterAll(() => service.close())

type Borrower = Awaited<ReturnType<typeof borrower>>
type Loan = { readonly pk: string; readonly status: string; readonly version: number; readonly current_principal: number }

const anyStep = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('request' as const),
      dollars: fc.integer({ min: 1_000, max: 20_000 }),
      term: fc.integer({ min: 1, max: 5 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('confirm' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const) }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('pass' as const), days: fc.integer({ min: 1, max: 70 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('pay' as const), share: fc.integer({ min: 1, max: 110 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('pay-twice' as const), share: fc.integer({ min: 1, max: 100 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('broken-pay' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('broken-pay-out' as const) }) },
)
type Step = typeof anyStep extends fc.Arbitrary<infer One> ? One : never

/** Most orders would never get as far as a loan that is paid back. */
const begun: readonly Step[] = [{ do: 'request', dollars: 9_000, term: 1 }, { do: 'confirm' }, { do: 'pass', days: 5 }]

it('the ledger and the loan agree on what is owed, whatever happens in whatever order', { timeout: 300_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 5, maxLength: 25 }), async (steps) => {
      const person = await borrower(service)
      for (const step of [...begun, ...steps]) {
        await take(person, step)
        await expectAgreement(person)
      }
    }),
    { numRuns: process.env['FAULTS'] === 'full' ? 200 : 20, endOnFailure: true },
  )
  expect((await service.db.selectFrom('loan_payments').select('id').execute()).length).toBeGreaterThan(10)
})

async function take(person: Borrower, step: Step): Promise<void> {
  const loans: readonly Loan[] = await person.list()
  const pending = loans.find(({ status }) => status === 'PENDING')
  const running = loans.find(({ status }) => status === 'ACTIVE' || status === 'PAST_DUE')
  if (step.do === 'request') await person.request({ borrow_amount: step.dollars, term: step.term })
  if (step.do === 'confirm' && pending) {
    await person.confirm(pending.pk)
    await person.sign()
  }
  if (step.do === 'cancel' && pending) await person.change(pending.pk, pending.version, { status: 'CANCELLED' })
  if (step.do === 'pass') {
    service.pass(step.days * dayMs)
    await service.doJobs()
  }
  const confirmed = loans.find(({ status }) => status === 'CONFIRMED')
  if (step.do === 'broken-pay-out' && confirmed) await brokenPayOut(confirmed.pk)
  if (!running) return
  const { total_owed: owed } = await person.pastDue(running.pk)
  if (step.do === 'pay') await person.pay(running.pk, Math.ceil(owed * step.share) / 100)
  if (step.do === 'pay-twice') await payTwice(person, running.pk, Math.floor(owed * step.share) / 100)
  if (step.do === 'broken-pay' && owed > 0) await brokenPay(person, running.pk)
}

async function payTwice({ pay }: Borrower, pk: string, amount: number): Promise<void> {
  const key = randomUUID()
  // Who is told that the first one still runs asks again.
  const settled = async () => {
    for (;;) {
      const answer = await pay(pk, amount, key)
      if (answer.body.code !== 'idempotency_in_progress') return answer
    }
  }
  const [one, other] = await Promise.all([settled(), settled()])
  expect([one.status, one.body]).toEqual([other.status, other.body])
}

/** All of a payment is written, and then its transaction is taken back. */
async function brokenPay({ pk: personId }: Borrower, loanId: string): Promise<void> {
  const at = service.context.now()
  const broken = service.db.transaction().execute(async (trx) => {
    const loan = await lockOwnLoan(trx, personId, loanId)
    const due = (await findDue(trx, loanId, dayOf(at))).map(toOpen)
    const spread = spreadPayment(due, openCents(due))
    if (loan && spread) await bookPayment(service.context, trx, loan, spread, { id: randomUUID(), at, by: 'person' })
    throw new Error('broken')
  })
  await expect(broken).rejects.toThrow('broken')
}

/** A loan is paid out, but for the e-mail at the end. */
async function brokenPayOut(loanId: string): Promise<void> {
  const post = async () => {
    throw new Error('broken')
  }
  const { context } = service
  const broken = loanJobHandlers({ ...context, post })['loan-pay-out']
  await expect(broken?.work({ loanId }, { jobId: randomUUID(), at: context.now() })).rejects.toThrow('broken')
}

async function expectAgreement({ list }: Borrower): Promise<void> {
  const loans: readonly Loan[] = await list()
  for (const loan of loans) {
    expect(await balanceOf(service.db, `loan/${loan.pk}/principal`)).toBe(Math.round(loan.current_principal * 100))
    const rows = await service.db.selectFrom('loan_repayments').selectAll().where('loan_id', '=', loan.pk).execute()
    expect(rows.reduce((sum, row) => sum + row.principal_cents - row.paid_principal_cents, 0)).toBe(
      Math.round(loan.current_principal * 100),
    )
  }
  const owed = loans.reduce((sum, { current_principal: each }) => sum + each, 0)
  expect(owed).toBeLessThanOrEqual(40_000)
  expect(loans.filter(({ status }) => status === 'PENDING').length).toBeLessThanOrEqual(1)
  expect(await isLedgerEven(service.db)).toBe(true)
}
