import { randomUUID } from 'node:crypto'
import { samplePersonal } from '../../../testing/sample-person.ts'
import type { TestApp } from '../../../testing/test-app.ts'

const root = '/api/v1/loans'
export const dayMs = 86_400_000

const selfEmployed = { employment_status: 'self-employed' }

type SignedUp = Awaited<ReturnType<TestApp['signUp']>>

type Savings = {
  readonly answers?: object
  /** What they have moved into their individual 401(k) with us, in dollars. */
  readonly balance?: number
}

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
    quote: async (query = '') => (await get(`?${query}`)).body.quote,
    read: async (pk: string) => (await get(`${pk}/`)).body,
    request: (payload: object, key?: string) => send('POST', 'add_user_loan/', payload, key),
    change: (pk: string, base: number, payload: object, key?: string) => send('PATCH', `${pk}/update/`, payload, key, base),
    confirm: (loan_id: string, more: object = {}, key?: string) => send('POST', 'confirm/', { loan_id, ...more }, key),
    pastDue: async (pk: string) => (await get(`${pk}/pastdue_repayments/`)).body,
    payments: async (pk: string) => (await get(`${pk}/payments/`)).body,
    payEarly: (pk: string, payload: object, key?: string) => send('POST', `${pk}/payments/create/`, payload, key),
    pay: (pk: string, amount: number, key?: string) => send('POST', `${pk}/pastdue_repayments/create/`, { amount }, key),
  }
}

/** Signs everything that waits, under the name that people of tests have. */
export async function signNotes({ ask }: Pick<TestApp, 'ask'>, token: string, more: object = {}) {
  const { body } = await ask({ method: 'GET', url: '/api/v1/signing/', token })
  const papers = body.waiting.map(({ paper, hash }: { paper: string; hash: string }) => ({ paper, hash }))
  const payload = { papers, agreed: true, signed_name: 'pat example', ...more }
  return ask({ method: 'POST', url: '/api/v1/signing/sign/', token, headers: { 'idempotency-key': randomUUID() }, payload })
}

/** The steps on the way to a plan that can lend, each as a browser does it. */
export function planStepsOf(service: TestApp, { access: token, pk: personId, email, password1: password }: SignedUp) {
  const send = async (url: string, payload: object) => {
    const { status, body, text } = await service.ask({
      method: 'POST',
      url: `/api/v1/${url}`,
      token,
      headers: { 'idempotency-key': randomUUID() },
      payload,
    })
    if (status >= 300) throw new Error(`${url} gave ${status}: ${text}`)
    return body
  }
  const answer = (answers: object) => send('accounts/add_investment_account_info/', { citizen_status: 'us-citizen', ...answers })
  const openPlan = async () => {
    await send('accounts/add_personal_information/', { ...samplePersonal, ssn: '078-05-1120' })
    await askForPlan()
  }
  const askForPlan = async () => {
    const { body } = await service.ask({ method: 'GET', url: '/api/v1/documents/terms-condition/', token })
    const documents = body.results.map(({ document, version }: { document: string; version: string }) => ({ document, version }))
    await send('documents/terms-condition/accept/', { documents })
    await send('apex/user/accounts/open/', { account_type: 'INDIVIDUAL_401K' })
  }
  const linkBank = (nonce: string = randomUUID()) =>
    send('financial_accounts/plaid/exchange_public_token/', { public_token: `public-sandbox-bank?nonce=${nonce}` })
  const rollIn = async (dollars: number) => {
    const { results } = (await service.ask({ method: 'GET', url: '/api/v1/apex/user/accounts/', token })).body
    const { account_number } = results.find(({ account_type }: { account_type: string }) => account_type === 'INDIVIDUAL_401K')
    await send('apex/user/transfer/deposit/create/', { account_number, contribution_type: 'ROLLOVER', amount: dollars })
  }
  /** People who end a link show their password first. */
  const unlinkBank = async () => {
    const { access: fresh } = (await service.ask({ method: 'POST', url: '/api/v1/auth/login/', payload: { email, password } })).body
    const links = '/api/v1/financial_accounts/plaid/linked_institutions/'
    const { body } = await service.ask({ method: 'GET', url: links, token })
    for (const { pk } of body.results) {
      const { status, text } = await service.ask({ method: 'DELETE', url: `${links}${pk}/`, token: fresh })
      if (status >= 300) throw new Error(`Ending the link gave ${status}: ${text}`)
    }
  }
  return { answer, openPlan, askForPlan, unlinkBank, linkBank: () => linkBank(personId), linkOtherBank: () => linkBank(), rollIn }
}

/** Moves the clock, in leaps of some days: what was asked for in one leap happens at the bank and the brokerage in the next. */
export async function passDays(service: Pick<TestApp, 'pass' | 'doJobs'>, ...leaps: readonly number[]): Promise<void> {
  for (const days of leaps) {
    await service.doJobs()
    service.pass(days * dayMs)
    await service.doJobs()
  }
}

/** A person with these answers who has nothing with us yet. */
export async function newcomer(service: TestApp, answers: object = selfEmployed) {
  const person = await service.signUp()
  const steps = planStepsOf(service, person)
  await steps.answer(answers)
  return { ...person, ...callsOf(service, person.access), ...steps, sign: (more?: object) => signNotes(service, person.access, more) }
}

/** Moves the clock a day at a time until something is so, for a fortnight at most. */
export async function passUntil(service: Pick<TestApp, 'pass' | 'doJobs'>, isSo: () => Promise<boolean>): Promise<void> {
  for (let day = 0; day < 14 && !(await isSo()); day++) await passDays(service, 1)
}

/** A person with these answers whose individual 401(k) is open, signed for and holds that much, and whose bank is linked. */
export async function borrower(service: TestApp, { answers = {}, balance = 80_000 }: Savings = {}) {
  const person = await service.signUp()
  const token = person.access
  const steps = planStepsOf(service, person)
  await steps.answer({ ...selfEmployed, ...answers })
  await steps.openPlan()
  await signNotes(service, token)
  await steps.linkBank()
  // Holidays may fall in between.
  await passDays(service, 7)
  if (balance > 0) await steps.rollIn(balance)
  // Where money waits before it is sent.
  service.pass(service.context.settings.moneyWaitsMinutes * 60_000)
  await passDays(service, 10)
  // Between Christmas and the first days of a year banks have so many holidays that it takes longer.
  const calls = callsOf(service, token)
  if (balance > 0) await passUntil(service, async () => (await calls.quote()).limits.vested_balance > 0)
  return { ...person, ...calls, ...steps, sign: (more?: object) => signNotes(service, token, more) }
}

/** A person whose loan is paid out: $12,000 over a year unless the test says otherwise. */
export async function borrowerWithLoan(service: TestApp, asked: object = { borrow_amount: 12_000, term: 1 }) {
  const person = await borrower(service)
  const { body: loan } = await person.request(asked)
  const { status, text } = await person.confirm(loan.pk)
  if (status !== 200) throw new Error(`Confirming gave ${status}: ${text}`)
  const signed = await person.sign()
  if (signed.status !== 200) throw new Error(`Signing gave ${signed.status}: ${signed.text}`)
  // Two bank days may be five days away, and the bank takes another one.
  await passDays(service, 6, 5)
  return { ...person, loan: await person.read(loan.pk) }
}
