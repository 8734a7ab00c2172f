import { addBankDays } from '@app/schemas/rules/days/bank-days'
import { dayOf } from '@app/schemas/rules/days/days'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { balanceOf, postEntry } from '../../ledger/ledger.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { sendsOn } from './awaited.ts'
import { borrower, passDays } from './testing/borrower.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
  await service.context.flows.ready()
})
afterEach(() => service.forgetJobs())
afterAll(() => service.close())

const married = { tax_filing_status: 'married-joint' }

async function confirmed(answers: object = {}) {
  const person = await borrower(service, { answers })
  const { body: loan } = await person.request({ borrow_amount: 12_000, term: 1 })
  await person.confirm(loan.pk, { spouse_consent: answers === married })
  return { ...person, loan, kinds: () => service.emails.filter(({ personId }) => personId === person.pk).map(({ kind }) => kind) }
}

const pass = (...leaps: readonly number[]) => passDays(service, ...leaps)

it('no money is sent before the note is signed, and the person is notified once what is awaited', async () => {
  const { loan, read, kinds } = await confirmed()
  await pass(6)
  await service.jobHandlers['loan-pay-out']?.work({ loanId: loan.pk }, { jobId: 'again', at: service.context.now() })
  expect(await read(loan.pk)).toMatchObject({ status: 'CONFIRMED', awaits: ['note_signature'], current_principal: 0 })
  expect(kinds().filter((kind) => kind === 'loan-awaits')).toHaveLength(1)
  expect(await balanceOf(service.db, `loan/${loan.pk}/principal`)).toBe(0)
})

it('signed after its day, the money is sent by the next bank day', async () => {
  const { loan, read, sign } = await confirmed()
  await pass(6)
  expect((await sign()).status).toBe(200)
  const { pays_out_on: next, ...after } = await read(loan.pk)
  expect(after).toMatchObject({ status: 'CONFIRMED', awaits: [], lapses_on: null })
  expect(next > loan.created_at.slice(0, 10) && next <= addBankDays(dayOf(service.context.now()), 1)).toBe(true)
  await pass(6)
  expect((await read(loan.pk)).status).toBe('SENDING')
  await pass(5)
  expect((await read(loan.pk)).status).toBe('ACTIVE')
  await pass(40)
  expect((await read(loan.pk)).status).not.toBe('CANCELLED')
})

it('where the spouse has to agree they sign the same note, under a name of their own', async () => {
  const { loan, read, sign, kinds, pk } = await confirmed(married)
  expect((await read(loan.pk)).awaits).toEqual(['note_signature', 'spouse_signature'])
  for (const spouse_name of [undefined, '', 'Sam', 'Pat  Example']) {
    const { body } = await sign(spouse_name === undefined ? {} : { spouse_name })
    expect([body.code, Object.keys(body.fields)]).toEqual(['validation_failed', ['spouse_name']])
  }
  expect((await sign({ spouse_name: 'Sam Example' })).status).toBe(200)
  expect((await read(loan.pk)).awaits).toEqual([])
  await pass(6, 5)
  expect((await read(loan.pk)).status).toBe('ACTIVE')
  expect(kinds()).not.toContain('loan-awaits')
  const { spouse_name } = await service.db
    .selectFrom('signatures')
    .select('spouse_name')
    .where('kind', '=', 'loan')
    .where('person_id', '=', pk)
    .executeTakeFirstOrThrow()
  expect(spouse_name).not.toContain('Sam')
})

it('a married person who signs before they confirm confirms with the name of their spouse', async () => {
  const person = await borrower(service, { answers: married })
  const { body: loan } = await person.request({ borrow_amount: 12_000, term: 1 })
  expect((await person.sign()).body.fields).toHaveProperty('spouse_name')
  expect((await person.sign({ spouse_name: 'Sam Example' })).status).toBe(200)
  expect(await person.read(loan.pk)).toMatchObject({ status: 'CONFIRMED', spouse_consent: true, awaits: [] })
})

it('what is late is sent at noon of the next day on which banks move money', () => {
  const late = { status: 'CONFIRMED', pays_out_on: '2026-11-24', paid_out_at: null } as const
  const on = (moment: string) => sendsOn(late, new Date(moment))
  expect(['2026-11-23T12:00:00Z', '2026-11-25T11:00:00Z', '2026-11-25T13:00:00Z', '2026-11-27T13:00:00Z'].map(on)).toEqual([
    '2026-11-24',
    '2026-11-25',
    // The 26th is Thanksgiving.
    '2026-11-27',
    '2026-11-30',
  ])
})

it('a bank whose link ended holds the money up until another is linked', async () => {
  const { loan, read, sign, unlinkBank, linkOtherBank } = await confirmed()
  await sign()
  await unlinkBank()
  expect((await read(loan.pk)).awaits).toEqual(['bank'])
  await pass(6, 3)
  expect((await read(loan.pk)).status).toBe('CONFIRMED')
  await linkOtherBank()
  expect((await read(loan.pk)).awaits).toEqual([])
  await pass(5, 5)
  expect((await read(loan.pk)).status).toBe('ACTIVE')
})

it('without a bank for 30 days after its day it ends, with the reason', async () => {
  const { loan, read, sign, unlinkBank, pk } = await confirmed()
  await sign()
  await unlinkBank()
  await pass(6, 34)
  expect(await read(loan.pk)).toMatchObject({ status: 'CANCELLED', awaits: [] })
  const ended = service.emails.filter(({ personId, kind }) => personId === pk && kind === 'loan-ended-unpaid')
  expect(ended.map(({ subject }) => subject)).toEqual(['Your loan has ended: we had no bank account to pay'])
  expect(await balanceOf(service.db, `loan/${loan.pk}/principal`)).toBe(0)
})

it('what is agreed stays in the plan: it cannot be taken out meanwhile', async () => {
  const { access, loan } = await confirmed()
  const ask = (method: 'GET' | 'POST', path: string, payload?: object) =>
    service.ask({ method, url: `/api/v1/apex/user/${path}`, token: access, ...(payload && { payload }) })
  const { body } = await ask('GET', 'cash/available/')
  expect(body.cash_available).toBe(80_000 - loan.borrow_amount)
  const { account_number } = body.accounts[0]
  const quote = (amount: number) => ask('POST', 'transfer/withdraw/quote/', { account_number, distribution_type: 'EARLY', amount })
  expect((await quote(body.cash_available)).body).toMatchObject({ is_possible: true, cash_available: body.cash_available })
  const more = (await quote(body.cash_available + 1)).body
  expect([more.is_possible, more.notes[0]]).toEqual([false, expect.stringContaining('stays in the plan until your loan is paid back')])
})

it('two loans never stand on the same money: the first that was agreed to is paid out', async () => {
  const person = await borrower(service, { balance: 40_000 })
  const ask = async (borrow_amount: number) => {
    const { body: loan } = await person.request({ borrow_amount, term: 1 })
    await person.confirm(loan.pk)
    service.pass(1000)
    return loan.pk
  }
  const [first, second] = [await ask(12_000), await ask(8_000)]
  expect((await person.sign()).status).toBe(200)
  // As if some of the money had been lost since.
  const plan = await service.db.selectFrom('brokerage_accounts').select('id').where('person_id', '=', person.pk).executeTakeFirstOrThrow()
  const lines = [
    { account: `brokerage/${plan.id}/cash`, cents: -1_000_000 },
    { account: `bank/${person.pk}`, cents: 1_000_000 },
  ]
  await service.db.transaction().execute((trx) => postEntry(trx, { id: 'lost', kind: 'test', at: service.context.now(), lines }))
  expect((await person.read(first)).awaits).toEqual([])
  expect(await person.read(second)).toMatchObject({ awaits: ['savings'], covered_amount: 3_000 })
  await pass(6)
  expect([(await person.read(first)).status, (await person.read(second)).status]).toEqual(['SENDING', 'CONFIRMED'])
})
