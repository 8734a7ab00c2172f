import { randomUUID } from 'node:crypto'
import { companyKey, exactCompanyKey } from '@app/schemas/rules/accounts/company-names'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { samplePersonal } from '../../../testing/sample-person.ts'
import type { TestApp } from '../../../testing/test-app.ts'

export const dayMs = 86_400_000

type Provider = { readonly other_provider?: string }

function jobAt(company_name: string, told: Provider) {
  return {
    company_id: null,
    company_name,
    record_keeper_selected_name: null,
    start_year: 2010,
    end_year: 2015,
    salary: null,
    other_provider: null,
    ...told,
  }
}

let searchers = 1001

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
type Listed = readonly any[]

/** A person who may search: known, and with a signed letter unless the test says otherwise. */
export async function searcher(service: TestApp, { signs = true } = {}) {
  const { access, email, password1, pk } = await service.signUp()
  const send = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, headers: Record<string, string> = {}) =>
    service.ask({ method, url, token: access, headers: { 'idempotency-key': randomUUID(), ...headers }, ...(payload && { payload }) })
  const ssn = `518-23-${String(searchers++).padStart(4, '0')}`
  const record = await send('POST', '/api/v1/accounts/add_personal_information/', { ...samplePersonal, ssn })
  if (signs) {
    const url = `/api/v1/accounts/personal_information/has_custodial_auth/${record.body.pk}/update/`
    const signed = await send(
      'PUT',
      url,
      { has_custodial_auth: true, signed_name: 'Pat Example' },
      { 'if-match': `"${record.body.version}"` },
    )
    if (signed.status >= 300) throw new Error(`Signing gave ${signed.status}: ${signed.text}`)
  }
  return {
    pk,
    access,
    /** A sign-in that has just shown the password, for what asks for it. */
    proven: async (): Promise<string> => (await send('POST', '/api/v1/auth/step-up/', { password: password1 })).body.access,
    get: (url: string) => send('GET', url),
    post: (url: string, payload: object, headers?: Record<string, string>) => send('POST', url, payload, headers),
    start: (payload: object = {}) => send('POST', '/api/v1/accounts/onboarding/create/', payload),
    read: () => send('GET', '/api/v1/accounts/onboarding/'),
    list: async (which: string): Promise<Listed> => (await send('GET', `/api/v1/accounts/found_accounts/${which}`)).body.results,
    update: (found_accounts: readonly object[]) => send('POST', '/api/v1/accounts/found_accounts/update/', { found_accounts }),
    emailsOf: async (kind: string) => service.emails.filter((sent) => sent.kind === kind && sent.to === email),
    addEmployer: async (company_name: string, told: Provider = {}): Promise<string> => {
      const { status, body, text } = await send('POST', '/api/v1/employers/add_user_employers/', jobAt(company_name, told))
      if (status >= 300) throw new Error(`Adding a job gave ${status}: ${text}`)
      return body.pk
    },
    /** Says of a job that was added who keeps the records of its plan. */
    changeEmployer: (id: string, company_name: string, told: Provider) =>
      send('PUT', `/api/v1/employers/${id}/update/`, jobAt(company_name, told), { 'if-match': '"1"' }),
  }
}

let companies = 900_000_000

/** A company with one plan in the directory. */
export async function addCompany(db: Database, { name, keeper }: { readonly name: string; readonly keeper: string }): Promise<number> {
  const id = companies++
  await sql`insert into record_keepers (name_key, name) values (${keeper.toLowerCase()}, ${keeper})`.execute(db)
  await sql`
    insert into companies (id, name, exact_key, name_key, assets_cents, plan_assets_cents, plan_count)
    values (${id}, ${name}, ${exactCompanyKey(name)}, ${companyKey(name)}, 0, 0, 1)`.execute(db)
  await sql`
    insert into plans (company_id, plan_number, name, form, plan_year, record_keeper, ack_id)
    values (${id}, '001', ${`${name} 401(k) Plan`}, 'full', 2024, ${keeper.toLowerCase()}, ${String(id)})`.execute(db)
  return id
}
