import type { TestApp } from '../../../testing/test-app.ts'
import type { CatalogueClient } from './client.ts'
import { passDays, signInAgain } from './people.ts'

const api = '/api/v1'
const accounts = `${api}/accounts`
const financial = `${api}/financial_accounts`
const linking = `${financial}/plaid`

/** Links a bank and an old plan. */
export async function link({ send }: CatalogueClient): Promise<void> {
  for (const kind of ['link_token', 'micro_deposit_link_token', 'link_token_investment'])
    await send(`POST ${linking}/create_${kind}/`, { body: {} })
  const metadata = { institution: { name: 'Sample Bank', institution_id: 'ins_1' }, accounts: [] }
  await send(`POST ${linking}/exchange_public_token/`, { body: { public_token: 'public-sandbox-bank?nonce=1', metadata } })
  await send(`POST ${linking}/exchange_public_token/new-account/`, {
    body: { public_token: 'public-sandbox-bank?nonce=2&account=44', metadata },
  })
  const plan = {
    public_token: 'public-sandbox-plan?name=Old+plan&balance=80000&nonce=3',
    inst_name: 'Sample Retirement Services',
    inst_id: 'ins_3',
  }
  await send(`POST ${linking}/exchange_public_token_investment/`, { body: plan })
}

/** An account whose numbers were entered: a deposit of a cent says by its code that it is theirs. */
export async function verifyByDeposit(client: CatalogueClient, service: TestApp): Promise<void> {
  const numbers = 'routing=011000015&account=000998877665&deposit_days=1&nonce=4'
  const { body } = await client.send(`POST ${linking}/exchange_public_token/`, {
    body: { public_token: `public-sandbox-hand?${numbers}`, metadata: {} },
  })
  await passDays(client, service, 4)
  const [, code] = /marked ([A-Z]{3})/.exec(JSON.stringify(service.emails.findLast(({ kind }) => kind === 'sandbox-bank-statement'))) ?? []
  const said = { financial_account_id: body.accounts[0].pk, public_token: `public-sandbox-verify?code=${code}`, metadata: {} }
  await client.send(`POST ${linking}/micro_deposit_verification/`, { body: said })
}

export async function listAccounts({ send }: CatalogueClient): Promise<void> {
  const own = ['investment_account/', 'preview/', 'safe-harbor/auto-rollover-accounts/', 'safe-harbor/account-numbers/']
  for (const path of own) await send(`GET ${accounts}/${path}`)
  const said = { record_keeper_name: 'Acme Trust', balance: '1200.50', current_job: false, score: 10 }
  await send(`POST ${accounts}/providers/create/`, { body: [said] })
  await send(`POST ${accounts}/known_providers/create/`, { body: { ...said, record_keeper_name: 'Beta Trust' } })
  await send(`GET ${accounts}/known_providers/`)
  await send(`GET ${accounts}/known_providers/crosscheck/`)
  await send(`GET ${accounts}/providers/unique/`)
  const ira = { provider: 'Acme', account_number: '12345678', existing_ira: true }
  const { body: added } = await send(`POST ${accounts}/add_ira_account/`, { body: ira })
  await send(`PUT ${accounts}/ira/{id}/update/`, { at: { id: added.pk }, body: { ...ira, provider: 'Acme Two' } })
  await send(`POST ${accounts}/confirm_phone/`, { body: { phone_number: '206-555-0101' } })
  await send(`POST ${accounts}/partner/search/complete/`, { body: {} })
  await progress({ send })
}

async function progress({ send }: Pick<CatalogueClient, 'send'>): Promise<void> {
  const { body } = await send(`GET ${accounts}/completed_info/`)
  await send(`POST ${accounts}/completed_info/`, { body })
  await send(`POST ${accounts}/completed_info/update/`, { body: { personal_information: true } })
}

export async function searchFor({ send }: CatalogueClient, service: TestApp): Promise<void> {
  const names = [
    { first_name: ' Cat ', last_name: 'Before' },
    { first_name: '', last_name: '' },
  ]
  await send(`POST ${accounts}/onboarding/create/`, { body: { names, zipcodes: ['98103'] } })
  await send(`POST ${accounts}/alt_personal_information/create/`, { body: { names, zipcodes: ['98103-1234', 'abc'] } })
  await service.doJobs()
  for (const path of ['5500/', 'nomatch/', 'user_entered/', 'show/']) await send(`GET ${accounts}/found_accounts/${path}`)
  await send(`GET ${accounts}/found_accounts_tracker/`)
  const { body } = await send(`GET ${accounts}/found_accounts/`)
  await send(`GET ${accounts}/found_account/{id}/`, { at: { id: body.results[0].pk } })
  await send(`POST ${accounts}/found_accounts/update/`, { body: { found_accounts: body.results } })
  await send(`POST ${accounts}/found_accounts/trigger_email/`, { body: {} })
  const unclaimed = `${accounts}/unclaimed_properties`
  for (const path of ['', 'confirmation/', 'pending/', 'new/', 'amount/']) await send(`GET ${unclaimed}/${path}`)
  await send(`PATCH ${unclaimed}/update-confirmed/`, { body: {} })
  await send(`PATCH ${unclaimed}/claimed/`, { body: {} })
}

export async function employers({ send }: CatalogueClient): Promise<void> {
  const root = `${api}/employers`
  const empty = { company_id: null, record_keeper_selected_name: null, salary: null, other_provider: '' }
  const { body: job } = await send(`POST ${root}/add_user_employers/`, {
    body: { ...empty, company_name: 'Acme', start_year: 2001, end_year: 2004 },
  })
  const { body } = await send(`GET ${root}/list_user_employers/`)
  const at = { id: job.pk }
  await send(`GET ${root}/{id}/detail/`, { at })
  await send(`PUT ${root}/{id}/update/`, { at, body: { ...body.results[0], salary: '50000', start_year: '2000' } })
  await send(`GET ${root}/fees/`)
  await send(`DELETE ${root}/delete/{id}`, { at })
  const { body: companies } = await send(`GET ${root}/companies/`, { query: '?name__prefix=ac' })
  await send(`GET ${root}/companies_plan/`, { query: '?offset=0&limit=50&name=acme&ordering=-plan_asset' })
  for (const path of ['companies_details/', 'search/'])
    await send(`GET ${root}/${path}`, { query: '?company_name=acme&offset=0&limit=5&ordering=-assets' })
  await send(`GET ${root}/client_pages/`, { query: '?name=acme' })
  await send(`GET ${root}/job_title/search/`, { query: '?name=nurse' })
  await send(`GET ${api}/record_keepers/names/`, { query: '?page=1' })
  await send(`GET ${api}/record_keepers/company_provider/`, { query: `?company_id=${companies.results[0].company_id}` })
}

/** Accounts that are linked, those that are entered, and the call about them. */
export async function financialAccounts(client: CatalogueClient, { moment }: { readonly moment: string }): Promise<void> {
  const { send } = client
  const filters = '?account_subtype__in=checking,savings&is_retirement=false&active_account=true&is_active=true'
  const { body } = await send(`GET ${financial}/accounts/`, { query: filters })
  const at = { id: body.results[0].pk }
  await signInAgain(client)
  await send(`PATCH ${financial}/accounts/{id}/update/`, { at, body: { primary_account: true } })
  await send(`GET ${financial}/accounts/primary/`)
  await send(`POST ${financial}/unlock_requested/`, { body: { accounts: { unlock: [body.results[0]], lock: [] } } })
  const entered = { institution_name: 'Acme', current_balance: '4000.50', account_subtype: '401k' }
  const { body: manual } = await send(`POST ${financial}/manual_accounts/create/`, { body: entered })
  await send(`GET ${financial}/manual_accounts/`)
  await send(`POST ${financial}/manual_unlock_requested/`, { body: { accounts: { unlock: [manual.pk], lock: [] } } })
  await send(`PATCH ${financial}/manual_accounts/{id}/update`, { at: { id: manual.pk }, body: { ...manual, current_balance: '5000' } })
  await send(`GET ${financial}/unlocked_amount/`, { query: '?has_online_access=true' })
  await send(`GET ${financial}/unlocked_accounts/`)
  await send(`GET ${financial}/unlocked_accounts/call_schedule_pending/`)
  await send(`POST ${financial}/unlocked_accounts/call_scheduled/`, { body: { scheduled_call: moment } })
  await send(`POST ${accounts}/providers/rollover_meeting/`, { body: { rollover_call_scheduled: true } })
  const { body: other } = await send(`POST ${financial}/manual_accounts/create/`, { body: { ...entered, institution_name: 'Beta' } })
  await send(`DELETE ${financial}/manual_accounts/{id}/delete`, { at: { id: other.pk } })
}

/** Every account that is known, to the only account here. */
export async function requestRollovers({ send }: CatalogueClient): Promise<void> {
  const { body: found } = await send(`GET ${accounts}/found_accounts/`)
  await send(`POST ${accounts}/found_accounts/rollover_request/`, { body: { pk: found.results[0].pk } })
  const { body: unlocked } = await send(`GET ${financial}/unlocked_accounts/`)
  const manual = unlocked.results.find(({ source }: { source: string }) => source === 'manual')
  await send(`POST ${financial}/unlocked_accounts/rollover_request/`, { body: { pk: manual.pk } })
  const { body: known } = await send(`GET ${accounts}/providers/unique/`)
  await send(`POST ${accounts}/providers/rollover_request/`, { body: { user_providers: known.user_providers } })
}
