import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { balanceOf, isLedgerEven } from '../../ledger/ledger.ts'
import { isFew, samplesOf } from '../../testing/is-few.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { loanJobHandlers } from './jobs.ts'
import { borrower, passDays } from './testing/borrower.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp({ moneyWaitsMinutes: 30 })
  await service.context.flows.ready()
})
afterAll(() => service.close())

const lives = samplesOf({ few: 3, thorough: 8, full: 100 })
/** Of few lives, three in which every kind of step is. */
const seed = 20_275_268

type Borrower = Awaited<ReturnType<typeof borrower>> & { readonly planId: string }
type Loan = { readonly pk: string; readonly status: string; readonly version: number; readonly current_principal: number }

// The cents of an amount choose what the bank and the partner do with it: see the sandbox.
const cents = fc.constantFrom(0, 0, 0, 1, 2, 3, 5, 6, 7, 8)
const anyStep = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('request' as const),
      dollars: fc.integer({ min: 1_000, max: 20_000 }),
      cents,
      term: fc.integer({ min: 1, max: 2 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('confirm' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const) }) },
  { weight: 7, arbitrary: fc.record({ do: fc.constant('pass' as const), days: fc.integer({ min: 1, max: 40 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('pay' as const), share: fc.integer({ min: 1, max: 110 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('pay-twice' as const), share: fc.integer({ min: 1, max: 100 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('pay-next' as const, 'pay-off' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('pay-extra' as const), share: fc.integer({ min: 1, max: 100 }), cents }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('take-back' as const), isSending: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('unlink' as const, 'link' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('broken-job' as const) }) },
)
type Step = typeof anyStep extends fc.Arbitrary<infer One> ? One : never

/** Most orders would never get as far as a loan that is paid back. Its first payment is debited before anybody can end the link to the bank. */
const begun: readonly Step[] = [
  { do: 'request', dollars: 9_000, cents: 0, term: 1 },
  { do: 'confirm' },
  { do: 'pass', days: 5 },
  { do: 'pass', days: 5 },
  { do: 'pass', days: 38 },
]

it('ledger, brokerage and loan agree at every moment, whatever people, banks and the partner do in whatever order', {
  timeout: 600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 5, maxLength: 22 }), async (steps) => {
      const person = await newBorrower()
      for (const step of [...begun, ...steps]) {
        await take(person, step)
        await expectAgreement(person)
      }
      // What is under way comes to its end: then the partner holds what the ledger says.
      await passDays(service, 8, 8, 8, 8, 8)
      await expectAgreement(person)
      await expectPartnerAgrees(person)
      service.forgetJobs()
    }),
    { numRuns: lives, endOnFailure: true, ...(isFew && { seed }) },
  )
  const states = await service.db.selectFrom('loan_payments').select(['state', 'extra_cents']).execute()
  expect(states.length).toBeGreaterThanOrEqual(lives)
  if (!isFew) return
  const ofExtras = states.filter(({ extra_cents }) => extra_cents > 0).map(({ state }) => state)
  expect(ofExtras).toEqual(expect.arrayContaining(['SETTLED', 'RETURNED', 'TAKEN_BACK']))
})

async function newBorrower(): Promise<Borrower> {
  const person = await borrower(service)
  const plan = await service.db.selectFrom('brokerage_accounts').select('id').where('person_id', '=', person.pk).executeTakeFirstOrThrow()
  return { ...person, planId: plan.id }
}

async function take(person: Borrower, step: Step): Promise<void> {
  const loans: readonly Loan[] = await person.list()
  const pending = loans.find(({ status }) => status === 'PENDING')
  const running = loans.find(({ status }) => status === 'ACTIVE' || status === 'PAST_DUE')
  if (step.do === 'request') await person.request({ borrow_amount: step.dollars + step.cents / 100, term: step.term })
  if (step.do === 'confirm' && pending) {
    await person.confirm(pending.pk)
    await person.sign()
  }
  if (step.do === 'cancel' && pending) await person.change(pending.pk, pending.version, { status: 'CANCELLED' })
  if (step.do === 'pass') await passDays(service, step.days)
  if (step.do === 'unlink') await person.unlinkBank()
  if (step.do === 'link') await person.linkOtherBank()
  if (step.do === 'take-back') await takeBack(person, step.isSending)
  if (step.do === 'broken-job') await brokenJobs(loans)
  if (!running) return
  const { due, next, pay_off, extra } = await person.payments(running.pk)
  if (step.do === 'pay') await person.pay(running.pk, Math.ceil(due * step.share) / 100)
  if (step.do === 'pay-twice') await payTwice(person, running.pk, Math.floor(due * step.share) / 100)
  if (step.do === 'pay-next' && next[0]) await person.payEarly(running.pk, { what: 'next', amount: next[0].amount })
  if (step.do === 'pay-extra' && extra) {
    const dollars = Math.max(Math.floor((extra.most * step.share) / 100) - 1, extra.least)
    await person.payEarly(running.pk, { what: 'extra', amount: Math.min(dollars + step.cents / 100, extra.most) })
  }
  if (step.do === 'pay-off' && pay_off > 0) await person.payEarly(running.pk, { what: 'all', amount: pay_off })
}

async function payTwice({ pay }: Borrower, pk: string, amount: number): Promise<void> {
  const key = randomUUID()
  const [one, other] = await Promise.all([pay(pk, amount, key), pay(pk, amount, key)])
  if (other.body.code !== 'idempotency_in_progress') expect([one.status, one.body]).toEqual([other.status, other.body])
}

/** The newest payment, also at the moment at which it is sent. */
async function takeBack({ access: token, planId }: Borrower, isSending: boolean): Promise<void> {
  const waiting = await service.db
    .selectFrom('brokerage_transfers')
    .select('id')
    .where('account_id', '=', planId)
    .where('loan_id', 'is not', null)
    .orderBy('asked_at', 'desc')
    .executeTakeFirst()
  if (!waiting) return
  const url = `/api/v1/apex/user/transfers/${waiting.id}/take-back/`
  const asked = service.ask({ method: 'POST', url, token, payload: {} })
  if (isSending) {
    service.pass(30 * 60_000)
    await service.doJobs()
  }
  expect([200, 409]).toContain((await asked).status)
}

/** Every job of a loan dies at its e-mail, or does nothing. */
async function brokenJobs(loans: readonly Loan[]): Promise<void> {
  const post = async () => {
    throw new Error('broken')
  }
  const { context } = service
  const handlers = loanJobHandlers({ ...context, post })
  for (const { pk: loanId } of loans) {
    for (const job of ['loan-pay-out', 'loan-past-due', 'loan-default']) {
      const done = handlers[job]?.work({ loanId, number: '1' }, { jobId: randomUUID(), at: context.now() })
      await done?.catch((error: unknown) => expect(String(error)).toContain('broken'))
    }
  }
}

async function expectAgreement({ list, planId, pk }: Borrower): Promise<void> {
  const loans: readonly Loan[] = await list()
  for (const loan of loans) await expectLoanAgrees(loan)
  const transfers = await service.db.selectFrom('brokerage_transfers').selectAll().where('account_id', '=', planId).execute()
  const sum = (direction: 'IN' | 'OUT', ...states: readonly string[]) =>
    transfers
      .filter((one) => one.direction === direction && states.includes(one.state))
      .reduce((total, { amount_cents }) => total + amount_cents, 0)
  const at = (name: string) => balanceOf(service.db, `brokerage/${planId}/${name}`)
  expect(await at('pending')).toBe(sum('IN', 'WAITING', 'SENT'))
  expect(await at('unsettled')).toBe(sum('IN', 'SETTLED'))
  expect(await at('held')).toBe(sum('OUT', 'WAITING', 'SENT'))
  expect((await at('cash')) + (await at('owed'))).toBe(sum('IN', 'AVAILABLE') - sum('OUT', 'WAITING', 'SENT', 'SETTLED'))
  const fees = transfers.filter(({ state }) => state === 'SETTLED').reduce((total, { fee_cents }) => total + fee_cents, 0)
  expect(await balanceOf(service.db, `bank/${pk}`)).toBe(
    sum('OUT', 'SETTLED') - fees - sum('IN', 'WAITING', 'SENT', 'SETTLED', 'AVAILABLE'),
  )
  expect(loans.filter(({ status }) => status === 'PENDING').length).toBeLessThanOrEqual(1)
  expect(await isLedgerEven(service.db)).toBe(true)
}

/** The schedule, the payments that counted, the transfers and the books of a loan say the same. */
async function expectLoanAgrees(loan: Loan): Promise<void> {
  const owedCents = Math.round(loan.current_principal * 100)
  const at = (name: string) => balanceOf(service.db, `loan/${loan.pk}/${name}`)
  const rows = await service.db.selectFrom('loan_repayments').selectAll().where('loan_id', '=', loan.pk).execute()
  const payments = await service.db.selectFrom('loan_payments').selectAll().where('loan_id', '=', loan.pk).execute()
  const paid = payments.filter(({ state }) => state === 'SETTLED')
  const asked = payments.filter(({ state }) => state === 'ASKED')
  const out = await service.db
    .selectFrom('brokerage_transfers')
    .selectAll()
    .where('loan_id', '=', loan.pk)
    .where('direction', '=', 'OUT')
    .where('state', '=', 'SETTLED')
    .execute()
  const total = <Row>(all: readonly Row[], of: (row: Row) => number) => all.reduce((sum, row) => sum + of(row), 0)
  expect(await at('principal')).toBe(owedCents)
  // An extra sum whose debit is under way is set aside: the payments that are left are those of what is owed without it.
  expect(total(rows, (row) => row.principal_cents - row.paid_principal_cents)).toBe(owedCents - total(asked, (row) => row.extra_cents))
  expect(total(rows, (row) => row.paid_principal_cents)).toBe(total(paid, (row) => row.principal_cents - row.extra_cents))
  expect(total(rows, (row) => row.paid_interest_cents)).toBe(total(paid, (row) => row.interest_cents))
  expect(await at('given')).toBe(total(paid, (row) => row.principal_cents + row.interest_cents) - total(out, (row) => row.amount_cents))
  if (loan.status === 'REPAID') expect(total(rows, (row) => row.open_cents)).toBe(0)
}

async function expectPartnerAgrees({ planId }: Borrower): Promise<void> {
  const told = await service.context.partners.brokerage.moneyOf(`acct-${planId}`)
  const at = (name: string) => balanceOf(service.db, `brokerage/${planId}/${name}`)
  const ours = (await at('cash')) + (await at('unsettled')) + (await at('owed'))
  expect(told.ok && told.value.cashCents).toBe(ours)
}
