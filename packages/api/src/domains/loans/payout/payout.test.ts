import { randomUUID } from 'node:crypto'
import { addMonths } from '@app/schemas/rules/days/days'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { balanceOf, isLedgerEven } from '../../../ledger/ledger.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { atDesk } from '../../desk/testing/at-desk.ts'
import { plan } from '../../portfolios/testing/investor.ts'
import { borrower, passDays, passUntil } from '../testing/borrower.ts'

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

/** A person whose loan of so much is agreed to and signed. Its cents choose what the sandbox does with the money. */
async function agreed(borrow_amount: number) {
  const person = await borrower(service)
  const feesBefore = await balanceOf(service.db, 'revenue/loan_fee')
  const { body: loan } = await person.request({ borrow_amount, term: 1 })
  await person.confirm(loan.pk)
  await person.sign()
  const plan = await service.db.selectFrom('brokerage_accounts').select('id').where('person_id', '=', person.pk).executeTakeFirstOrThrow()
  const money = async () => ({
    cash: await balanceOf(service.db, `brokerage/${plan.id}/cash`),
    held: await balanceOf(service.db, `brokerage/${plan.id}/held`),
    fee: (await balanceOf(service.db, 'revenue/loan_fee')) - feesBefore,
    owed: await balanceOf(service.db, `loan/${loan.pk}/principal`),
    bank: await balanceOf(service.db, `bank/${person.pk}`),
  })
  const partnerCash = async () => {
    const told = await service.context.partners.brokerage.moneyOf(`acct-${plan.id}`)
    return told.ok ? told.value.cashCents : undefined
  }
  const sent = async () =>
    (await service.db.selectFrom('brokerage_transfers').select('state').where('loan_id', '=', loan.pk).orderBy('asked_at').execute()).map(
      ({ state }) => state,
    )
  return { ...person, loan, money, partnerCash, sent, state: async () => (await person.read(loan.pk)).status }
}

/** A colleague, at the task about the money of a loan that came back. */
async function atReturned(loanId: string) {
  const transfer = await service.db.selectFrom('brokerage_transfers').select('id').where('loan_id', '=', loanId).executeTakeFirstOrThrow()
  return { colleague: await atDesk(service, 'operations'), about: transfer.id }
}

describe('the money of a loan', () => {
  it('is put aside, is on its way, and is owed once it has arrived: not before is that said', async () => {
    const { loan, money, partnerCash, read, pk, state } = await agreed(12_000)
    await passDays(service, 6)
    expect([await state(), await money()]).toEqual(['SENDING', { cash: 6_800_000, held: 1_200_000, fee: 0, owed: 0, bank: -8_000_000 }])
    expect(kinds(pk)).not.toContain('loan-paid-out')
    expect(await read(loan.pk)).toMatchObject({ current_principal: 0, next_repayment_date: null, awaits: [] })
    await passDays(service, 5)
    expect([await state(), await money(), await partnerCash()]).toEqual([
      'ACTIVE',
      { cash: 6_800_000, held: 0, fee: 7_500, owed: 1_200_000, bank: -8_000_000 + 1_192_500 },
      6_800_000,
    ])
    const after = await read(loan.pk)
    expect(after.next_repayment_date).toBe(addMonths(after.pays_out_on, 1))
    expect(kinds(pk).at(-1)).toBe('loan-paid-out')
    expect(await isLedgerEven(service.db)).toBe(true)
  })

  it('cannot be taken back once it is on its way', async () => {
    const { loan, read, change } = await agreed(12_000)
    await passDays(service, 6)
    const { version } = await read(loan.pk)
    expect((await change(loan.pk, version, { status: 'CANCELLED' })).body.code).toBe('not_in_this_state')
  })

  it('leaves once, whatever the partner loses, repeats or is down for', async () => {
    for (const cents of [0.03, 0.04, 0.05]) {
      const { money, partnerCash, sent, state, loan } = await agreed(12_000 + cents)
      await passDays(service, 6, 1, 1, 6)
      await service.jobHandlers['loan-pay-out']?.work({ loanId: loan.pk }, { jobId: 'again', at: service.context.now() })
      await passDays(service, 5)
      expect([await state(), await sent(), (await money()).cash]).toEqual(['ACTIVE', ['SETTLED'], await partnerCash()])
    }
  })

  it('that the partner refuses stays in the plan, and the loan waits for another bank', async () => {
    const person = await agreed(12_000.02)
    const { money, sent, state, pk, read, loan, linkOtherBank } = person
    await passDays(service, 6)
    expect([await state(), await sent(), await money()]).toEqual([
      'CONFIRMED',
      ['REFUSED'],
      { cash: 8_000_000, held: 0, fee: 0, owed: 0, bank: -8_000_000 },
    ])
    expect([(await read(loan.pk)).awaits, kinds(pk).at(-1)]).toEqual([['bank'], 'loan-payout-returned'])
    const said = service.emails.findLast(({ personId }) => personId === pk)?.paragraphs.join(' ')
    expect(said).toContain('link another bank account and choose to use it on your loan page')
    await linkOtherBank()
    // The new one is not the primary bank before the person makes it so.
    expect((await read(loan.pk)).awaits).toEqual(['bank'])
    expect(await service.db.selectFrom('desk_tasks').select(['kind', 'state']).where('person_id', '=', pk).execute()).toEqual([
      { kind: 'loan-payout-returned', state: 'open' },
    ])
    const { colleague, about } = await atReturned(loan.pk)
    const facts = JSON.stringify((await colleague.read('loan-payout-returned', about)).parts)
    for (const shown of ['$11,925.02', 'Confirmed']) expect(facts).toContain(shown)
    await colleague.settle('loan-payout-returned', about, { outcome: 'written', values: { message: 'Your bank takes no transfers.' } })
    expect(await colleague.stateOf('loan-payout-returned', about)).toBe('done')
    expect(service.emails.findLast(({ personId }) => personId === pk)?.paragraphs).toContain('Your bank takes no transfers.')
    const { email, password1: password } = person
    const { access: token } = (await service.ask({ method: 'POST', url: '/api/v1/auth/login/', payload: { email, password } })).body
    const banks = '/api/v1/financial_accounts/accounts/'
    const { results } = (await service.ask({ method: 'GET', url: banks, token })).body
    const other = results.find(
      (one: { primary_account: boolean; account_subtype: string }) => !one.primary_account && one.account_subtype === 'checking',
    )
    const headers = { 'if-match': `"${other.version}"` }
    await service.ask({ method: 'PATCH', url: `${banks}${other.pk}/update/`, token, headers, payload: { primary_account: true } })
    expect((await read(loan.pk)).awaits).toEqual([])
    await passUntil(service, async () => (await sent()).length > 1)
    // It was sent once more. Whatever the bank, the sandbox refuses this sum.
    expect(await sent()).toEqual(['REFUSED', 'REFUSED'])
  })

  it('that the bank sends back after it had arrived is in the plan again, and nothing is owed', async () => {
    const { money, partnerCash, sent, state, pk, read, loan, get, unlinkBank, linkOtherBank } = await agreed(12_000.08)
    await passUntil(service, async () => (await state()) === 'ACTIVE')
    expect(await state()).toBe('ACTIVE')
    await passDays(service, 5)
    expect([await state(), await sent(), await money(), await partnerCash()]).toEqual([
      'CONFIRMED',
      ['RETURNED'],
      { cash: 8_000_000, held: 0, fee: 0, owed: 0, bank: -8_000_000 },
      8_000_000,
    ])
    expect(await read(loan.pk)).toMatchObject({ awaits: ['bank'], current_principal: 0, next_repayment_date: null })
    expect((await get(`${loan.pk}/schedule/`)).body.is_final).toBe(false)
    expect(kinds(pk).filter((kind) => kind.startsWith('loan-'))).toEqual(['loan-confirmed', 'loan-paid-out', 'loan-payout-returned'])
    await passDays(service, 5)
    expect(await sent()).toEqual(['RETURNED'])
    const { colleague, about } = await atReturned(loan.pk)
    const before = kinds(pk).length
    await colleague.settle('loan-payout-returned', about, { outcome: 'nothing-to-do', values: { why: 'They link another bank.' } })
    expect([await colleague.stateOf('loan-payout-returned', about), kinds(pk).length]).toEqual(['done', before])
    await unlinkBank()
    await linkOtherBank()
    expect((await read(loan.pk)).awaits).toEqual([])
    await passUntil(service, async () => (await state()) === 'ACTIVE')
    expect([await sent(), await state()]).toEqual([['RETURNED', 'SETTLED'], 'ACTIVE'])
    expect(await isLedgerEven(service.db)).toBe(true)
  })
})

it('eight confirmations and eight jobs at once pay a loan out once', async () => {
  const person = await borrower(service)
  const { body: loan } = await person.request({ borrow_amount: 12_000, term: 1 })
  const confirmed = await Promise.all(Array.from({ length: 8 }, () => person.confirm(loan.pk)))
  expect(confirmed.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
  await person.sign()
  service.pass(6 * 86_400_000)
  const at = service.context.now()
  await Promise.all(
    Array.from({ length: 8 }, (_, index) => service.jobHandlers['loan-pay-out']?.work({ loanId: loan.pk }, { jobId: `job ${index}`, at })),
  )
  await passDays(service, 5)
  const transfers = await service.db.selectFrom('brokerage_transfers').select('state').where('loan_id', '=', loan.pk).execute()
  expect(transfers).toEqual([{ state: 'SETTLED' }])
  expect(await isLedgerEven(service.db)).toBe(true)
})

it('funds of the plan are sold for it', async () => {
  const person = await borrower(service, { balance: 0 })
  const post = (path: string, payload: object) =>
    service.ask({
      method: 'POST',
      url: `/api/v1/portfolios/${path}`,
      token: person.access,
      headers: { 'idempotency-key': randomUUID() },
      payload,
    })
  const { body: model } = await post('model/', plan)
  expect((await post('update/', { portfolio_model_id: model.portfolio_model_id, confirm_unsuitable: true })).status).toBeLessThan(300)
  await person.rollIn(80_000)
  await passDays(service, 10)
  const account = await service.db
    .selectFrom('brokerage_accounts')
    .select('id')
    .where('person_id', '=', person.pk)
    .executeTakeFirstOrThrow()
  expect(await balanceOf(service.db, `brokerage/${account.id}/cash`)).toBe(0)
  const { body: loan } = await person.request({ borrow_amount: 12_000, term: 1 })
  await person.confirm(loan.pk)
  await person.sign()
  await passDays(service, 6, 5)
  expect((await person.read(loan.pk)).status).toBe('ACTIVE')
  expect(await balanceOf(service.db, `brokerage/${account.id}/cash`)).toBe(0)
  expect(await isLedgerEven(service.db)).toBe(true)
})
