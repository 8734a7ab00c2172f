import { randomUUID } from 'node:crypto'
import type { Visitor } from './browser.ts'
import type { Person } from './person.ts'

const root = '/api/v1/accounts'
const links = '/api/v1/financial_accounts/plaid'

/** Makes a call as the page of this visitor would. */
export type Send = (method: string, path: string, body?: unknown, base?: number) => Promise<Record<string, unknown>>

/** Makes an account without the page for it; the visitor is signed in then. */
export async function register({ context, page }: Visitor, { first_name, last_name, email, password }: Person): Promise<Send> {
  // Any address of the service says where it is: to draw a page that nobody looks at takes longer than all the calls.
  await page.goto('/robots.txt')
  const { origin } = new URL(page.url())
  const send: Send = async (method, path, body, base) => {
    const headers = {
      origin,
      'x-security-code': 'any',
      'idempotency-key': randomUUID(),
      ...(base !== undefined && { 'if-match': `"${base}"` }),
    }
    const answer = await context.request.fetch(path, { method, headers, ...(body !== undefined && { data: body }) })
    if (!answer.ok()) throw new Error(`Arranging ${method} ${path} gave ${answer.status()}: ${await answer.text()}`)
    return answer.json()
  }
  await send('POST', '/api/v1/auth/registration/', { first_name, last_name, email, password1: password })
  return send
}

type Told = Omit<Person, 'ssn'> & Partial<Pick<Person, 'ssn'>>

export async function savePersonalInformation(send: Send, person: Told, wantsIra = false): Promise<void> {
  const { email: _e, password: _p, first_name: _f, last_name: _l, dob, ...record } = person
  const [month, day, year] = dob.split('/')
  const body = { ...record, dob: `${year}-${month}-${day}`, ira_interest: wantsIra, has_custodial_auth: false }
  await send('POST', `${root}/add_personal_information/`, body)
}

export async function signLetter(send: Send, { first_name, last_name }: Person): Promise<void> {
  const { pk, version } = await firstOf(send, `${root}/personal_information/`)
  const body = { has_custodial_auth: true, signed_name: `${first_name} ${last_name}` }
  await send('PUT', `${root}/personal_information/has_custodial_auth/${pk}/update/`, body, version)
}

export async function addJob(send: Send, company: string): Promise<void> {
  await send('POST', '/api/v1/employers/add_user_employers/', {
    company_id: null,
    company_name: company,
    start_year: 2014,
    end_year: 2018,
    salary: null,
    record_keeper_selected_name: null,
    other_provider: null,
  })
}

/** Waits until the service has found what is so. */
export async function untilFound(send: Send, mode: string, fact: string, value: unknown): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const { facts } = (await send('GET', `/api/journeys/${mode}`)) as { facts: Record<string, unknown> }
    if (facts[fact] === value) return
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
  throw new Error(`${fact} does not become ${value}.`)
}

export async function search(send: Send): Promise<void> {
  await send('POST', `${root}/onboarding/create/`, {})
  for (let tries = 0; tries < 50; tries++) {
    const { search: found } = (await send('GET', `${root}/onboarding/`)) as { search: { state: string } | null }
    if (found?.state === 'ended') return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The search does not end.')
}

export async function addIra(send: Send): Promise<void> {
  const body = { provider: 'First Sample Brokerage', account_number: '000123456789', existing_ira: true, ira_type: 'traditional' }
  await send('POST', `${root}/add_ira_account/`, body)
}

export async function linkBank(send: Send): Promise<void> {
  await send('POST', `${links}/exchange_public_token/`, { public_token: `public-sandbox-bank?balance=60000&nonce=${randomUUID()}` })
}

export async function linkPlan(send: Send): Promise<void> {
  const public_token = `public-sandbox-plan?name=Old+401(k)&balance=40000&nonce=${randomUUID()}`
  await send('POST', `${links}/exchange_public_token_investment/`, { public_token, inst_name: 'Sample Retirement Services' })
}

/** The whole questionnaire, as somebody answers it who may have everything, a loan as well. */
export async function answerQuestions(send: Send): Promise<void> {
  await send('POST', `${root}/add_investment_account_info/`, {
    citizen_status: 'us-citizen',
    employment_status: 'self-employed',
    tax_filing_status: 'single',
    annual_pretax_income: '50000-99999',
    estimated_networth: '25000-49999',
    liquid_networth: '5000-24999',
    estimated_tax_bracket: '22',
    experience_level: 'limited',
    risk_tolerance: 'medium',
    investment_goal: 'balanced',
    planned_retirement_age: 67,
    liquidity_needs: 'after-10-years',
  })
}

/** Some questions, as a page of the questionnaire saves them. */
export async function answerSome(send: Send, answers: Readonly<Record<string, unknown>>): Promise<void> {
  await send('POST', `${root}/add_investment_account_info/`, answers)
}

/** Signs all papers that wait. */
export async function signAll(send: Send, { first_name, last_name }: Pick<Person, 'first_name' | 'last_name'>): Promise<void> {
  const { waiting } = (await send('GET', '/api/v1/signing/')) as { waiting: { paper: string; hash: string }[] }
  const papers = waiting.map(({ paper, hash }) => ({ paper, hash }))
  await send('POST', '/api/v1/signing/sign/', { papers, agreed: true, signed_name: `${first_name} ${last_name}` })
}

const apex = '/api/v1/apex/user'

/** An individual 401(k) with us that is open, signed for and holds $40,000, and a linked bank. `pass` lets days go by. */
export async function fundPlan(send: Send, person: Person, pass: (days: number) => Promise<void>): Promise<void> {
  const terms = (await send('GET', '/api/v1/documents/terms-condition/')) as { results: { document: string; version: string }[] }
  const documents = terms.results.map(({ document, version }) => ({ document, version }))
  await send('POST', '/api/v1/documents/terms-condition/accept/', { documents })
  const { account_number } = await send('POST', `${apex}/accounts/open/`, { account_type: 'INDIVIDUAL_401K' })
  await signAll(send, person)
  await linkBank(send)
  await pass(7)
  await send('POST', `${apex}/transfer/deposit/create/`, { account_number, contribution_type: 'ROLLOVER', amount: 40_000 })
  await pass(10)
}

async function firstOf(send: Send, path: string): Promise<{ readonly pk: string; readonly version: number }> {
  const { results } = (await send('GET', path)) as { results: { pk: string; version: number }[] }
  const [first] = results
  if (!first) throw new Error(`${path} has nothing.`)
  return first
}

/** Asks for every account that was found to be moved, to a new plan, and signs the forms. */
export async function askForRollover(send: Send, person: Pick<Person, 'first_name' | 'last_name'>): Promise<void> {
  const { results } = (await send('GET', `${root}/found_accounts/5500/`)) as { results: { pk: string; version: number }[] }
  const said = { is_mine: 'yes', selected: true, account_plan: 'move', tax_type: 'pre-tax' }
  await send('POST', `${root}/found_accounts/update/`, { found_accounts: results.map(({ pk, version }) => ({ pk, version, ...said })) })
  const plan = { institution: 'New Mill 401(k)', account_number: '7712345678' }
  const { pk: pre_tax } = (await send('POST', `${root}/rollover_destinations/`, plan)) as { pk: string }
  for (const { pk } of results) await send('POST', `${root}/found_accounts/rollover_request/`, { pk, destination: { pre_tax } })
  await signAll(send, person)
}

/** An IRA here that is open and signed for: money can go to it. */
export async function openIra(send: Send, person: Person, pass: (days: number) => Promise<void>): Promise<void> {
  await answerQuestions(send)
  const { results } = (await send('GET', '/api/v1/documents/terms-condition/')) as { results: { document: string; version: string }[] }
  const documents = results.map(({ document, version }) => ({ document, version }))
  await send('POST', '/api/v1/documents/terms-condition/accept/', { documents })
  await send('POST', '/api/v1/apex/user/accounts/open/', { account_type: 'TRADITIONAL_IRA' })
  await signAll(send, person)
  await pass(8)
}

/** Days have passed: people who come back sign in. */
export async function comeBack(send: Send, { email, password }: Person): Promise<void> {
  await send('POST', '/api/v1/auth/login/', { email, password })
}

/** Ticks every account that was found, to be moved. */
export async function tickAll(send: Send): Promise<void> {
  const found = '/api/v1/accounts/found_accounts/'
  const { results } = (await send('GET', found)) as { results: { pk: string; version: number }[] }
  await send('POST', `${found}update/`, {
    found_accounts: results.map(({ pk, version }) => ({ pk, version, is_mine: 'yes', selected: true, balance: 12_000 })),
  })
}

export async function bookCall(send: Send): Promise<void> {
  const { results } = (await send('GET', '/api/v1/accounts/calls/slots/')) as { results: { starts_at: string }[] }
  await send('POST', '/api/v1/accounts/calls/', { scheduled_call: results[0]?.starts_at })
}
