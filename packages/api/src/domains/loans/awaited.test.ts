import { randomUUID } from 'node:crypto'
import { addBankDays } from '@app/schemas/rules/days/bank-days'
import { dayOf } from '@app/schemas/rules/days/days'
import { beforeEach, describe, expect, it } from 'vitest'
import { balanceOf } from '../../ledger/ledger.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { sendsOn } from './awaited.ts'
import { borrower, dayMs, linkPlan } from './testing/borrower.ts'

let service: TestApp
beforeEach(async () => {
  service = await testApp()
  await service.context.flows.ready()
})

const married = { employment_status: 'self-employed', tax_filing_status: 'married-joint' }

async function confirmed(answers?: object, more: { readonly linked?: number; readonly balance?: number } = {}) {
  const person = await borrower(service, { ...more, ...(answers && { answers }) })
  const { body: loan } = await person.request({ borrow_amount: 12_000, term: 1 })
  await person.confirm(loan.pk, { spouse_consent: answers === married })
  return { ...person, loan, kinds: () => service.emails.filter(({ personId }) => personId === person.pk).map(({ kind }) => kind) }
}

async function pass(days: number): Promise<void> {
  service.pass(days * dayMs)
  await service.doJobs()
}

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
  expect(await read(loan.pk)).toMatchObject({ status: 'ACTIVE', pays_out_on: next })
  await pass(40)
  expect((await read(loan.pk)).status).not.toBe('CANCELLED')
})

it('where the spouse has to agree they sign the same note, under a name of their own', async () => {
  const { loan, read, sign, kinds } = await confirmed(married)
  expect((await read(loan.pk)).awaits).toEqual(['note_signature', 'spouse_signature'])
  for (const spouse_name of [undefined, '', 'Sam', 'Pat  Example']) {
    const { body } = await sign(spouse_name === undefined ? {} : { spouse_name })
    expect([body.code, Object.keys(body.fields)]).toEqual(['validation_failed', ['spouse_name']])
  }
  expect((await sign({ spouse_name: 'Sam Example' })).status).toBe(200)
  expect((await read(loan.pk)).awaits).toEqual([])
  await pass(6)
  expect((await read(loan.pk)).status).toBe('ACTIVE')
  expect(kinds()).not.toContain('loan-awaits')
  const { spouse_name } = await service.db.selectFrom('signatures').select('spouse_name').executeTakeFirstOrThrow()
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

describe('savings that only the person has reported', () => {
  it('send no money, however well the papers are signed, until a link confirms them', async () => {
    const { loan, read, sign, access, kinds } = await confirmed(undefined, { linked: 0 })
    expect(loan.awaits).toEqual(['confirmation', 'note_signature', 'savings'])
    expect((await sign()).status).toBe(200)
    await pass(12)
    expect(await read(loan.pk)).toMatchObject({ status: 'CONFIRMED', awaits: ['savings'], current_principal: 0 })
    expect(await balanceOf(service.db, `loan/${loan.pk}/principal`)).toBe(0)
    expect(kinds().filter((kind) => kind === 'loan-awaits')).toHaveLength(1)
    await linkPlan(service, access, 24_000)
    expect(await read(loan.pk)).toMatchObject({ awaits: [], lapses_on: null })
    await pass(5)
    expect((await read(loan.pk)).status).toBe('ACTIVE')
    expect(await balanceOf(service.db, `loan/${loan.pk}/principal`)).toBe(1_200_000)
  })

  it('send none either when what is confirmed allows less, by a cent', async () => {
    const { loan, read, sign, access } = await confirmed(undefined, { linked: 23_999.98 })
    await sign()
    await pass(6)
    expect(await read(loan.pk)).toMatchObject({ status: 'CONFIRMED', awaits: ['savings'], covered_amount: 11_999.99 })
    await linkPlan(service, access, 0.02)
    await pass(5)
    expect(await read(loan.pk)).toMatchObject({ status: 'ACTIVE', covered_amount: null })
  })

  it('end the loan 30 days after its day, with the reason, and a plan linked after that changes nothing', async () => {
    const { loan, read, sign, access } = await confirmed(undefined, { linked: 0 })
    await sign()
    await pass(40)
    expect(await read(loan.pk)).toMatchObject({ status: 'CANCELLED', awaits: [] })
    const ended = service.emails.filter(({ kind }) => kind === 'loan-ended-unpaid')
    expect(ended.map(({ subject }) => subject)).toEqual(['Your loan has ended: your savings were not confirmed'])
    await linkPlan(service, access, 80_000)
    await pass(10)
    expect(await balanceOf(service.db, `loan/${loan.pk}/principal`)).toBe(0)
  })

  it('what a record keeper answered confirms them, unless the account is not theirs', async () => {
    const { loan, pk, read } = await confirmed(undefined, { linked: 0 })
    const found = {
      id: randomUUID(),
      person_id: pk,
      origin: 'employer/one',
      kind: 'matched',
      details: 'sealed',
      found_at: service.context.now(),
    } as const
    const told = { balance_cents: 2_400_000, balance_from: 'record-keeper', confidence: 90 } as const
    await service.db
      .insertInto('found_accounts')
      .values({ ...found, ...told })
      .execute()
    expect((await read(loan.pk)).awaits).toEqual(['note_signature'])
    await service.db.updateTable('found_accounts').set({ is_mine: 'no' }).where('id', '=', found.id).execute()
    expect((await read(loan.pk)).awaits).toEqual(['note_signature', 'savings'])
  })

  it('a link that no longer works confirms nothing', async () => {
    const { loan, pk, read } = await confirmed()
    expect((await read(loan.pk)).awaits).toEqual(['note_signature'])
    await service.db.updateTable('financial_accounts').set({ is_reachable: false }).where('person_id', '=', pk).execute()
    expect((await read(loan.pk)).awaits).toEqual(['note_signature', 'savings'])
  })
})

it('two loans never stand on the same savings: the first that was agreed to is paid out', async () => {
  const person = await borrower(service, { balance: 80_000, linked: 30_000 })
  const ask = async (borrow_amount: number) => {
    const { body: loan } = await person.request({ borrow_amount, term: 1 })
    await person.confirm(loan.pk)
    service.pass(1000)
    return loan.pk
  }
  const [first, second] = [await ask(12_000), await ask(10_000)]
  expect((await person.sign()).status).toBe(200)
  expect((await person.read(first)).awaits).toEqual([])
  expect((await person.read(second)).awaits).toEqual(['savings'])
  await pass(6)
  expect([(await person.read(first)).status, (await person.read(second)).status]).toEqual(['ACTIVE', 'CONFIRMED'])
})
