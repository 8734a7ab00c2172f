import { randomUUID } from 'node:crypto'
import type { TestApp } from '../../../testing/test-app.ts'

const root = '/api/v1/loans'
export const dayMs = 86_400_000

const selfEmployed = { employment_status: 'self-employed' }

type Savings = { readonly answers?: object; readonly balance?: number /** What they link. */; readonly linked?: number }
type Service = Pick<TestApp, 'ask' | 'signUp'>

/** The calls about loans, as one person makes them. */
export function callsOf({ ask }: Pick<TestApp, 'ask'>, token: string) {
  const get = (path: string) => ask({ method: 'GET', url: `${root}/${path}`, token })
  const send = (method: 'POST' | 'PATCH', path: string, payload: object, key: string = randomUUID(), base?: number) => {
    const match = base === undefined ? {} : { 'if-match': `"${base}"` }
    return ask({ method, url: `${root}/${path}`, token, payload, headers: { 'idempotency-key': key, ...match } })
  }
  return {
    get,
    send,
    list: async () => (await get('')).body.results,
    read: async (pk: string) => (await get(`${pk}/`)).body,
    request: (payload: object, key?: string) => send('POST', 'add_user_loan/', payload, key),
    change: (pk: string, base: number, payload: object, key?: string) => send('PATCH', `${pk}/update/`, payload, key, base),
    confirm: (loan_id: string, more: object = {}, key?: string) => send('POST', 'confirm/', { loan_id, ...more }, key),
    pastDue: async (pk: string) => (await get(`${pk}/pastdue_repayments/`)).body,
    pay: (pk: string, amount: number, key?: string) => send('POST', `${pk}/pastdue_repayments/create/`, { amount }, key),
  }
}

/** Signs everything that waits, under the name that people of tests have. */
async function signNotes({ ask }: Pick<TestApp, 'ask'>, token: string, more: object = {}) {
  const { body } = await ask({ method: 'GET', url: '/api/v1/signing/', token })
  const papers = body.waiting.map(({ paper, hash }: { paper: string; hash: string }) => ({ paper, hash }))
  const payload = { papers, agreed: true, signed_name: 'pat example', ...more }
  return ask({ method: 'POST', url: '/api/v1/signing/sign/', token, headers: { 'idempotency-key': randomUUID() }, payload })
}

/** Links an old plan that holds this much, which confirms the balance. */
export async function linkPlan({ ask }: Pick<TestApp, 'ask'>, token: string, balance: number) {
  const payload = {
    public_token: `public-sandbox-plan?name=Old+plan&balance=${balance}&nonce=${randomUUID()}`,
    inst_name: 'Sample Retirement Services',
  }
  const url = '/api/v1/financial_accounts/plaid/exchange_public_token_investment/'
  const { status, text } = await ask({ method: 'POST', url, token, headers: { 'idempotency-key': randomUUID() }, payload })
  if (status >= 300) throw new Error(`Linking gave ${status}: ${text}`)
}

/** A person with these answers who claims to have that much at an old plan, and has linked it unless the test says otherwise. */
export async function borrower(service: Service, { answers = selfEmployed, balance = 80_000, linked = balance }: Savings = {}) {
  const person = await service.signUp()
  const token = person.access
  const headers = { 'idempotency-key': randomUUID() }
  await service.ask({ method: 'POST', url: '/api/v1/accounts/add_investment_account_info/', token, headers, payload: answers })
  const provider = { record_keeper_name: 'Sample Trust', balance }
  await service.ask({ method: 'POST', url: '/api/v1/accounts/known_providers/create/', token, payload: provider })
  if (linked > 0) await linkPlan(service, token, linked)
  return { ...person, ...callsOf(service, token), sign: (more?: object) => signNotes(service, token, more) }
}

/** A person whose loan is paid out: $12,000 over a year unless the test says otherwise. */
export async function borrowerWithLoan(service: TestApp, asked: object = { borrow_amount: 12_000, term: 1 }) {
  const person = await borrower(service)
  const { body: loan } = await person.request(asked)
  const { status, text } = await person.confirm(loan.pk)
  if (status !== 200) throw new Error(`Confirming gave ${status}: ${text}`)
  const signed = await person.sign()
  if (signed.status !== 200) throw new Error(`Signing gave ${signed.status}: ${signed.text}`)
  // Two bank days may be five days away.
  service.pass(6 * dayMs)
  await service.doJobs()
  return { ...person, loan: await person.read(loan.pk) }
}
