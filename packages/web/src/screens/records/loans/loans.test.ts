import { afterEach, expect, it } from 'vitest'
import { forgetPerson } from '../../../client/session/resets.ts'
import { signedInBrowser, stubService } from '../../../testing/stub-service.ts'
import { savedSigning } from '../../data/papers/signing.ts'
import { unlocks } from '../accounts/unlocks.ts'
import { altLoan } from './alt-loan.ts'
import { loans } from './loans.ts'
import { refinanceLoan } from './refinance-loan.ts'

afterEach(forgetPerson)

const work = { mode: 'landing-fc-newloan', step: 'loan-terms', facts: {}, all: {}, key: 'key' }
const none = () => ({ body: { results: [] } })
const pending = { pk: 'loan-1', version: 3, status: 'PENDING', terms_version: '2026-11' }

function stub(answers: Parameters<typeof stubService>[0]) {
  signedInBrowser()
  return stubService({
    'GET /api/v1/loans/': () => ({ body: { results: [pending] } }),
    'GET /api/v1/loans/alt_loan/': none,
    'GET /api/v1/loans/refinance_loan/': none,
    ...answers,
  })
}

it('terms that did not stand on the page are not agreed to', async () => {
  const asked = stub({})
  const saved = await loans.save({ confirmed: true }, work)
  expect(saved).toMatchObject({ ok: false, failure: { code: 'terms_required' } })
  expect(asked.filter(({ call }) => call.startsWith('POST'))).toEqual([])
})

it('the loan that was shown is confirmed, with its terms and the word of the spouse', async () => {
  const asked = stub({ 'POST /api/v1/loans/confirm/': () => ({ body: { ...pending, status: 'CONFIRMED' } }) })
  const shown_terms = { kind: 'plan', loan_id: 'loan-1', terms_version: '2026-11' }
  expect((await loans.save({ confirmed: true, shown_terms, spouse_consent: true }, work)).ok).toBe(true)
  expect(asked.find(({ call }) => call === 'POST /api/v1/loans/confirm/')?.body).toEqual({
    loan_id: 'loan-1',
    terms_version: '2026-11',
    spouse_consent: true,
  })
})

it('confirmed before is what the person wants', async () => {
  stub({ 'POST /api/v1/loans/confirm/': () => ({ status: 409, body: { code: 'already_done', detail: 'Before.' } }) })
  const shown_terms = { kind: 'plan', loan_id: 'loan-1', terms_version: '2026-11' }
  expect((await loans.save({ confirmed: true, shown_terms }, work)).ok).toBe(true)
})

it('terms that are not those of a loan from savings confirm none', async () => {
  const asked = stub({})
  expect((await loans.save({ confirmed: true, shown_terms: { kind: 'partner' } }, work)).ok).toBe(false)
  expect(asked).toEqual([])
})

it('a changed request makes the note that waits for a signature be read anew', async () => {
  let read = 0
  stub({
    'GET /api/v1/signing/': () => ({ body: { waiting: [], signed: [], turn: ++read } }),
    'PATCH /api/v1/loans/loan-1/update/': ({ body }) => ({ body: { ...pending, ...body, version: 4 } }),
  })
  await savedSigning.load()
  await loans.save({ borrow_amount: 5_000, term: '2', purpose: 'debt' }, work)
  await savedSigning.load()
  expect(read).toBe(2)
})

it('a request that waits is changed, not asked for twice', async () => {
  const asked = stub({ 'PATCH /api/v1/loans/loan-1/update/': ({ body }) => ({ body: { ...pending, ...body, version: 4 } }) })
  expect((await loans.save({ borrow_amount: 5_000, term: '2', purpose: 'debt' }, work)).ok).toBe(true)
  expect(asked.at(-1)).toMatchObject({ headers: { 'if-match': '"3"' }, body: { borrow_amount: 5_000, term: '2', purpose: 'debt' } })
})

it('what lenders ask for stands with the request for their loan', async () => {
  const asked = stub({ 'POST /api/v1/loans/alt_loan/create/': ({ body }) => ({ status: 201, body: { pk: 'alt', version: 1, ...body } }) })
  await loans.save({ purpose: 'medical', annual_income: 52_000, credit_rating: 'good' }, work)
  expect(asked.find(({ call }) => call === 'POST /api/v1/loans/alt_loan/create/')?.body).toEqual({
    purpose: 'medical',
    annual_income: 52_000,
    credit_rating: 'good',
  })
})

const visa = { id: 'pm_1', brand: 'visa', last_four: '4242' }
const customer = 'POST /api/v1/memberships/stripe/customer/create/'

it('a fee by card stays with the request, with the card that is kept for it; nothing is charged', async () => {
  const asked = stub({
    [customer]: () => ({ body: { customer_id: 'cus_1', payment_methods: [visa] } }),
    'GET /api/v1/memberships/stripe/customer/': () => ({ body: { customer_id: 'cus_1', payment_methods: [visa] } }),
    'PATCH /api/v1/loans/loan-1/update/': ({ body }) => ({ body: { ...pending, ...body, version: 4 } }),
  })
  expect((await loans.save({ fee_payment: 'card', fee_card: 'pm_1' }, work)).ok).toBe(true)
  expect(asked.at(-1)).toMatchObject({ headers: { 'if-match': '"3"' }, body: { fee_payment: 'card', fee_card: 'pm_1' } })
  expect((await loans.save({ fee_payment: 'proceeds' }, work)).ok).toBe(true)
  expect(asked.at(-1)?.body).toEqual({ fee_payment: 'proceeds', fee_card: null })
})

it('without a request there is no fee to pay, and that is said', async () => {
  stub({ 'GET /api/v1/loans/': none })
  expect(await loans.save({ fee_payment: 'proceeds' }, work)).toMatchObject({
    ok: false,
    failure: { fields: { fee_payment: [expect.stringContaining('no request')] } },
  })
})

it('a card that is declined confirms nothing, and the next press of the button is another try', async () => {
  const asked = stub({
    'POST /api/v1/loans/confirm/': () => ({ status: 402, body: { code: 'payment_declined', detail: 'Your loan is not confirmed.' } }),
    'GET /api/v1/memberships/user_payments/': none,
  })
  const shown_terms = { kind: 'plan', loan_id: 'loan-1', terms_version: '2026-11' }
  const again = { ...work, key: 'declined' }
  for (let press = 0; press < 2; press++)
    expect(await loans.save({ confirmed: true, shown_terms }, again)).toMatchObject({ ok: false, failure: { code: 'payment_declined' } })
  const keys = asked.filter(({ call }) => call === 'POST /api/v1/loans/confirm/').map(({ headers }) => headers['idempotency-key'])
  expect(new Set(keys).size).toBe(2)
})

it('no to lenders takes back that they may be asked, and nothing else', async () => {
  const asked = stub({
    'GET /api/v1/loans/alt_loan/': () => ({ body: { results: [{ pk: 'alt', version: 2, terms_condition: true }] } }),
    'PATCH /api/v1/loans/alt_loan/alt/update/': ({ body }) => ({ body: { pk: 'alt', version: 3, ...body } }),
  })
  expect((await altLoan.save({ offers_choice: 'no' }, work)).ok).toBe(true)
  expect(asked.at(-1)?.body).toEqual({ terms_condition: false })
})

it('what is ticked is unlocked, what is not is locked, each by its own call, and what moves already stays', async () => {
  const held = (pk: string, source: string, is_unlocked: boolean, rollover_requested = false) => ({
    pk,
    source,
    is_active: true,
    is_unlocked,
    rollover_requested,
  })
  const asked = stub({
    'GET /api/v1/financial_accounts/accounts/': () => ({
      body: {
        results: [held('a', 'linked', false), held('b', 'linked', true), held('c', 'manual', false), held('d', 'linked', true, true)],
      },
    }),
    'POST /api/v1/financial_accounts/unlock_requested/': none,
    'POST /api/v1/financial_accounts/manual_unlock_requested/': none,
  })
  expect((await unlocks.save({ accounts: ['a', 'c'] }, work)).ok).toBe(true)
  expect(asked.slice(1).map(({ body }) => body)).toEqual([
    { accounts: { unlock: ['a'], lock: ['b'] } },
    { accounts: { unlock: ['c'], lock: [] } },
  ])
})

it('the loan to replace is saved completely: who lent it, what is owed, the rate and the years left', async () => {
  const add = 'POST /api/v1/loans/refinance_loan/create/'
  const asked = stub({ [add]: ({ body }) => ({ status: 201, body: { pk: 'r', version: 1, ...body } }) })
  const told = { lender: 'Card Co', current_balance: 8_000, interest_rate: 22, current_term: 3, borrow_amount: 8_000, term: '3' }
  expect((await refinanceLoan.save(told, work)).ok).toBe(true)
  expect(asked.find(({ call }) => call === add)?.body).toEqual({ ...told, current_term: '3' })
})

it('what is left empty of it takes back what was said before', async () => {
  const add = 'POST /api/v1/loans/refinance_loan/create/'
  const asked = stub({ [add]: ({ body }) => ({ status: 201, body: { pk: 'r', version: 1, ...body } }) })
  await refinanceLoan.save({ lender: '', current_balance: undefined, interest_rate: undefined, current_term: undefined }, work)
  expect(asked.find(({ call }) => call === add)?.body).toEqual({
    lender: null,
    current_balance: null,
    interest_rate: null,
    current_term: null,
  })
})

it('a sum that lenders were asked for is what the next page begins with, and is no answer given there', async () => {
  const asked = { pk: 'a', version: 1, borrow_amount: 6000, term: 3, terms_condition: true }
  stub({ 'GET /api/v1/loans/alt_loan/': () => ({ body: { results: [asked] } }) })
  expect(await refinanceLoan.suggest?.()).toEqual({ borrow_amount: 6000, term: '3' })
  expect(await refinanceLoan.load?.({})).toEqual({ ok: true, data: { term: undefined } })
})
