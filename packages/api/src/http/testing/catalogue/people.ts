import { samplePersonal } from '../../../testing/sample-person.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import type { CatalogueClient } from './client.ts'

const api = '/api/v1'
const dayMs = 86_400_000
const email = 'Catalogue.Client@Example.com'
const first = 'correct horse battery staple'
const second = 'another horse battery staple'

/** Signs up, in and out of it again, and back in. */
export async function signIn({ send, signIn: show }: CatalogueClient, service: TestApp): Promise<{ pk: string }> {
  const names = { first_name: 'Cat', last_name: 'Client', user_flow_id: 'onboarding', origin_domain: 'localhost', partner_name: '' }
  const made = await send(`POST ${api}/auth/registration/`, { body: { ...names, email, password1: first } })
  show(made.body.access_token)
  await send('POST /login', { body: { email, password: first } })
  await service.ask({ method: 'POST', url: `${api}/auth/sign-in-link/`, payload: { email } })
  await service.doJobs()
  await send(`GET ${api}/token/authenticate/`, { headers: { token: tokenIn(service) } })
  await send(`POST ${api}/auth/password_reset/`, { body: { email } })
  await service.doJobs()
  await send(`POST ${api}/auth/password_reset/confirm/`, { body: { password: first, token: tokenIn(service) } })
  const { body } = await send(`POST ${api}/auth/login/`, { body: { email, password: first } })
  await send(`POST ${api}/auth/token/refresh/`, { body: { refresh: body.refresh } })
  show(body.access)
  await send(`POST ${api}/auth/password/change/`, { body: { new_password1: second, new_password2: second } })
  await signInAgain({ send, signIn: show })
  return (await send(`GET ${api}/auth/user/`)).body
}

/** For what asks for a fresh proof, and after days have gone by. */
export async function signInAgain({ send, signIn: show }: Pick<CatalogueClient, 'send' | 'signIn'>): Promise<void> {
  show((await send(`POST ${api}/auth/login/`, { body: { email, password: second } })).body.access)
}

export async function signOut({ send }: CatalogueClient): Promise<void> {
  const { body } = await send(`POST ${api}/auth/login/`, { body: { email, password: second } })
  await send(`POST ${api}/auth/logout/`, { body: { refresh: body.refresh, auth: body.access } })
}

/** Transfers settle, repayments fall due; after that people have to sign in again. */
export async function passDays(client: CatalogueClient, service: TestApp, days = 9): Promise<void> {
  for (let day = 0; day < days; day++) {
    service.pass(dayMs)
    await service.doJobs()
  }
  await signInAgain(client)
}

/** Says everything about themselves, and sends each record back as it came. */
export async function sayWhoTheyAre({ send }: CatalogueClient): Promise<void> {
  const accounts = `${api}/accounts`
  const counted = { total_401k_balance: '50000', old_401k_count: '2', ira_count: 1 }
  const { body: record } = await send(`POST ${accounts}/add_personal_information/`, {
    body: { ...samplePersonal, ...counted, ssn: '219-09-0002' },
  })
  const { body: list } = await send(`GET ${accounts}/personal_information/`)
  await send(`GET ${accounts}/personal_information/ssn/`)
  await send(`PUT ${accounts}/personal_information/{id}/update/`, { at: { id: record.pk }, body: { ...list.results[0], city: 'Tacoma' } })
  await send(`POST ${accounts}/personal_information/update_unknown_providers/`, { body: { unknown_providers: ['Acme Trust'] } })
  await send(`POST ${accounts}/personal_information/add_card_number/`, { body: { credit_card_num: '4242424242424242' } })
  const said = { has_custodial_auth: true }
  await send(`PUT ${accounts}/personal_information/has_custodial_auth/{id}/update/`, { at: { id: record.pk }, body: said })

  const answers = { employment_status: 'self-employed', citizen_status: 'us-citizen', tax_filing_status: 'single', contact_firstname: null }
  const { body: saved } = await send(`POST ${accounts}/add_investment_account_info/`, { body: answers })
  const { body: all } = await send(`GET ${accounts}/investment_account_info/`)
  const changed = { ...all.results[0], annual_pretax_income: '50000-99999' }
  await send(`PATCH ${accounts}/investment_account_info/{id}/update/`, { at: { id: saved.pk }, body: changed })

  const settings = `${accounts}/settings`
  await send(`POST ${settings}/personal_information/update/`, { body: { street_address: '7 Rehearsal Way', city: '', ssn: '' } })
  const contact = {
    contact_firstname: 'Ana',
    contact_lastname: 'Example',
    contact_email: 'ana@example.com',
    contact_phonenumber: '2065550102',
  }
  await send(`POST ${settings}/investment_account_info/trusted_contact/update/`, { body: contact })
  const profile = { annual_pretax_income: '50000-99999', experience_level: 'limited', investment_goal: 'balanced', liquid_networth: null }
  await send(`POST ${settings}/investment_account_info/profile/update/`, { body: profile })
  await send(`POST ${settings}/name/update/`, { body: { first_name: 'Cat', last_name: 'Clienta' } })
  await send(`POST ${settings}/email/update/`, { body: { email: 'cat2@example.com' } })
}

function tokenIn(service: TestApp): string {
  const text = JSON.stringify(service.emails.at(-1))
  return /token=([\w.~-]+)/.exec(text)?.[1] ?? `no token in ${text}`
}
