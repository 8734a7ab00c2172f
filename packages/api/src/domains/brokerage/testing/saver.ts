import { randomUUID } from 'node:crypto'
import { samplePersonal } from '../../../testing/sample-person.ts'
import type { TestApp } from '../../../testing/test-app.ts'

const dayMs = 86_400_000

const answers = {
  citizen_status: 'us-citizen',
  employment_status: 'employed',
  annual_pretax_income: '50000-99999',
  tax_filing_status: 'single',
}

/** A person who wants an account, with the calls for it. */
export async function newSaver(service: TestApp, ssn = '078-05-1120') {
  const person = await service.signUp()
  const session = { token: person.access }
  const send = (method: 'POST' | 'PUT', url: string, payload: object, key: string = randomUUID(), base?: number) =>
    service.ask({
      method,
      url,
      token: session.token,
      payload,
      headers: { 'idempotency-key': key, ...(base !== undefined && { 'if-match': `"${base}"` }) },
    })
  const get = async (path: string) => (await service.ask({ method: 'GET', url: `/api/v1/apex/${path}`, token: session.token })).body
  const post = (path: string, payload: object, key?: string, base?: number) => send('POST', `/api/v1/apex/${path}`, payload, key, base)
  const signInAgain = async () => {
    const payload = { email: person.email, password: person.password1 }
    session.token = (await service.ask({ method: 'POST', url: '/api/v1/auth/login/', payload })).body.access
  }
  const acceptTerms = async () => {
    const url = '/api/v1/documents/terms-condition/'
    const { results } = (await service.ask({ method: 'GET', url, token: session.token })).body
    const documents = results.map(({ document, version }: { document: string; version: string }) => ({ document, version }))
    await send('POST', `${url}accept/`, { documents })
  }
  const open = (account_type = 'TRADITIONAL_IRA') => post('user/accounts/open/', { account_type })
  const tellAll = async () => {
    await send('POST', '/api/v1/accounts/add_personal_information/', { ...samplePersonal, ssn })
    await send('POST', '/api/v1/accounts/add_investment_account_info/', answers)
  }
  /** Some days pass; people who come back then have to sign in again. */
  const passDays = async (days: number) => {
    for (let day = 0; day < days; day++) {
      service.pass(dayMs)
      await service.doJobs()
    }
    await signInAgain()
  }
  return { ...person, token: () => session.token, send, get, post, acceptTerms, tellAll, open, passDays, signInAgain }
}

/** A person whose account is open and whose bank is linked. */
export async function newSaverWithBank(service: TestApp, ssn?: string) {
  const saver = await newSaver(service, ssn)
  await saver.acceptTerms()
  await saver.tellAll()
  await saver.send('POST', '/api/v1/financial_accounts/plaid/exchange_public_token/', {
    public_token: `public-sandbox-bank?nonce=${saver.pk}`,
  })
  const { body } = await saver.open()
  // Holidays may fall in between.
  await saver.passDays(8)
  return { ...saver, number: String(body.account_number) }
}
