import { randomUUID } from 'node:crypto'
import { addBankDays } from '@app/schemas/rules/days/bank-days'
import { addDays, dayOf } from '@app/schemas/rules/days/days'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../../../testing/test-app.ts'
import { debitVersion, termsVersion } from '../plan.ts'
import { borrower, dayMs } from '../testing/borrower.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
  await service.context.flows.ready()
})
afterAll(() => service.close())

const wish = { borrow_amount: 18_000, term: 4 }
const married = { employment_status: 'self-employed', tax_filing_status: 'married-joint' }

it('confirming agrees to the terms of today, and the money is sent two bank days later', async () => {
  const { request, confirm, pk } = await borrower(service)
  const { body: loan } = await request(wish)
  const { status, body } = await confirm(loan.pk, { terms_version: termsVersion })
  const paysOutOn = addBankDays(dayOf(service.context.now()), 2)
  expect([status, body]).toEqual([
    200,
    {
      ...loan,
      version: 2,
      status: 'CONFIRMED',
      offer_ends_on: null,
      pays_out_on: paysOutOn,
      confirmed_at: expect.any(String),
      awaits: ['note_signature'],
      lapses_on: addDays(paysOutOn, 30),
      fee_checkout: null,
    },
  ])
  const events = await service.db
    .selectFrom('audit_events')
    .select('detail')
    .where('subject', '=', `person:${pk}`)
    .where('action', '=', 'loan.confirmed')
    .execute()
  expect(events).toEqual([{ detail: { loan: loan.pk, terms_version: termsVersion, debit_version: debitVersion, spouse_agreed: false } }])
  expect(service.emails.at(-1)).toMatchObject({ kind: 'loan-confirmed', personId: pk })
})

it('confirmed 50 times with one key it is confirmed once, with 50 equal answers', async () => {
  const { request, confirm, pk } = await borrower(service)
  const { body: loan } = await request(wish)
  const key = randomUUID()
  const all = await Promise.all(Array.from({ length: 50 }, () => confirm(loan.pk, {}, key)))
  expect(new Set(all.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(all[0]?.body).toMatchObject({ status: 'CONFIRMED', version: 2 })
  const events = await service.db
    .selectFrom('audit_events')
    .select('id')
    .where('subject', '=', `person:${pk}`)
    .where('action', '=', 'loan.confirmed')
    .execute()
  expect(events).toHaveLength(1)
  expect((await confirm(loan.pk)).body.code).toBe('already_done')
})

it('other terms than those of today are not agreed to', async () => {
  const { request, confirm, read } = await borrower(service)
  const { body: loan } = await request(wish)
  expect((await confirm(loan.pk, { terms_version: '2019-01' })).body.code).toBe('terms_required')
  expect((await read(loan.pk)).status).toBe('PENDING')
})

it('a married person needs the consent of their spouse above $5,000', async () => {
  const { request, confirm, change } = await borrower(service, { answers: married })
  const { body: loan } = await request(wish)
  expect(loan.spouse_consent_required).toBe(true)
  const refused = await confirm(loan.pk)
  expect([refused.body.code, Object.keys(refused.body.fields)]).toEqual(['terms_required', ['spouse_consent']])
  expect((await confirm(loan.pk, { spouse_consent: false })).body.code).toBe('terms_required')
  expect((await change(loan.pk, 1, { borrow_amount: 5_000 })).body.spouse_consent_required).toBe(false)
  await change(loan.pk, 2, { borrow_amount: 5_000.01 })
  expect((await confirm(loan.pk, { spouse_consent: true })).body).toMatchObject({ status: 'CONFIRMED', spouse_consent: true })
})

it('what was possible when it was asked for is looked at again', async () => {
  const { request, confirm, unlinkBank } = await borrower(service)
  const { body: loan } = await request(wish)
  await unlinkBank()
  const refused = await confirm(loan.pk)
  expect([refused.body.code, refused.body.detail]).toEqual(['not_eligible', expect.stringContaining('No bank account is linked')])
})

it('the words that allow each payment to be debited are recorded with it, and sent', async () => {
  const { request, confirm, pk } = await borrower(service)
  const { body: loan } = await request(wish)
  await confirm(loan.pk)
  const row = await service.db
    .selectFrom('loans')
    .select(['debit_version', 'account_id'])
    .where('id', '=', loan.pk)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ debit_version: debitVersion, account_id: expect.any(String) })
  const sent = service.emails.findLast(({ personId, kind }) => personId === pk && kind === 'loan-confirmed')
  expect(sent?.paragraphs.join(' ')).toContain('You allowed us to debit each one')
})

it('a loan that is agreed counts before it is paid out', async () => {
  const { request, confirm } = await borrower(service)
  const { body: first } = await request({ borrow_amount: 30_000, term: 5 })
  await confirm(first.pk)
  expect((await request({ borrow_amount: 10_000.01, term: 5 })).body.code).toBe('over_the_limit')
  expect((await request({ borrow_amount: 10_000, term: 5 })).status).toBe(201)
})

it('an old request keeps its price for 30 days', async () => {
  const { request, confirm } = await borrower(service)
  const { body: loan } = await request(wish)
  // As if it had been asked for when rates were others.
  const offeredAt = (days: number) => new Date(service.context.now().getTime() - days * dayMs)
  const setOffer = (days: number) =>
    service.db
      .updateTable('loans')
      .set({ rate_bps: 500, offered_at: offeredAt(days) })
      .where('id', '=', loan.pk)
      .execute()
  await setOffer(31)
  expect((await confirm(loan.pk)).body.code).toBe('price_changed')
  await setOffer(30)
  expect((await confirm(loan.pk)).body).toMatchObject({ status: 'CONFIRMED', interest_rate: 5 })
})

it('what was taken back cannot be confirmed', async () => {
  const { request, confirm, change } = await borrower(service)
  const { body: loan } = await request(wish)
  await change(loan.pk, 1, { status: 'CANCELLED' })
  expect((await confirm(loan.pk)).body.code).toBe('not_in_this_state')
})
