import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { sameInAll } from '../../core/email.ts'
import type { Database } from '../../db/database.ts'
import { findLanguage } from '../../domains/auth/store.ts'
import { factorCalls } from '../../domains/auth/testing/factor-calls.ts'
import { signUpColleague } from '../../domains/auth/testing/sign-up-colleague.ts'
import { ana, heirCalls } from '../../domains/beneficiaries/testing/heir-calls.ts'
import { openTask } from '../../domains/desk/open-task.ts'
import { colleagueAtDesk } from '../../domains/desk/testing/colleague-at-desk.ts'
import { recordDisclosure } from '../../domains/documents/letter/disclosures.ts'
import { saveDocument } from '../../domains/documents/save-document.ts'
import { callsOf as documentCallsOf } from '../../domains/documents/testing/document-calls.ts'
import { pdf } from '../../domains/documents/testing/pdfs.ts'
import { addCompany } from '../../domains/found-accounts/testing/searcher.ts'
import { allSealedTables } from '../../domains/index.ts'
import { borrower } from '../../domains/loans/testing/borrower.ts'
import { callsOf } from '../../domains/questionnaire/testing/person-with-answers.ts'
import { saveLeavingHolder } from '../../domains/statements/left-holder.ts'
import { hearReply } from '../../domains/texts/replies.ts'
import { postEmail } from '../../partners/mail/post-email.ts'
import { read as readRecords, report, sourceOf } from '../../property-records/testing/report-lines.ts'
import { samplePersonal } from '../../testing/sample-person.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { type RotatedColumn, rotatedTable } from './rotated-table.ts'

/** Indexes of requests and senders, which are stored nowhere. They are of use for a few days. */
const cannotBeRemade = [
  'attempts.key',
  'documents.found_by',
  'employers.created_by',
  'idempotency_keys.request_hash',
  'linked_institutions.public_token_index',
  'personal_information.changed_by',
  'personal_information.created_by',
  'questionnaires.changed',
  'questionnaires.created_by',
]
const form = { ...samplePersonal, ssn: '123-45-6789' }

it('every column that people fill with something under a key is declared, and every declared column is filled', async () => {
  const app = await testApp()
  await leaveEverything(app)
  const tables = allSealedTables.map(rotatedTable)
  const columnsOf = (isMeant: (kind: RotatedColumn['holds']['kind']) => boolean) =>
    tables
      .flatMap(({ name, columns }) => columns.filter(({ holds }) => isMeant(holds.kind)).map(({ column }) => `${name}.${column}`))
      .sort()
  const hint = 'A new sealed column is filled by a call of somebody in this file: in leaveEverything, or in leaveInPublic.'
  expect(await columnsWith(app.db, 'v1'), hint).toEqual(columnsOf((kind) => kind !== 'index'))
  const indexes = (await columnsWith(app.db, 'b1')).filter((column) => !cannotBeRemade.includes(column))
  expect(indexes).toEqual(columnsOf((kind) => kind === 'index'))
})

type Read = { readonly document: string; readonly version: string }

/** People of ours leave what they sign in with, and what they write down. */
async function leaveAtDesk(app: TestApp): Promise<void> {
  const { access, pk } = await signUpColleague(app, 'lead')
  const ask = (url: string, payload: object = {}) => app.ask({ method: 'POST', url: `/api/v1/${url}`, token: access, payload })
  await ask('auth/second-factor/')
  await factorCalls(app, access).addPasskey()
  await ask('desk/staff/invitations/', { email: 'invited@example.com', role: 'support' })
  const { context } = app
  const about = randomUUID()
  await context.db.transaction().execute((trx) => openTask(context, trx, { kind: 'contact-message', personId: pk, about }))
  const task = await app.db.selectFrom('desk_tasks').select('id').where('about', '=', about).executeTakeFirstOrThrow()
  await ask(`desk/tasks/${task.id}/notes/`, { text: 'Called back.' })
  await hearReply(context)({ id: 'a-reply', sentAt: context.now(), body: { from: '2075550134', text: 'STOP' } })
}

async function leaveEverything(app: TestApp): Promise<void> {
  // First: its days pass, and the jobs of all that is left before would be done.
  await leaveAtBrokerage(app)
  await leaveBeneficiaries(app)
  await leaveLoan(app)
  await leaveAtDesk(app)
  const { ask, signUp, context } = app
  const { access: token, pk: personId } = await signUp()
  const change = async (url: string, payload: object, method: 'POST' | 'PUT' | 'PATCH' = 'POST') => {
    const answer = await ask({ method, url: `/api/v1/${url}`, token, payload, headers: { 'idempotency-key': randomUUID() } })
    if (answer.status >= 300) throw new Error(`${url} gave ${answer.status}: ${answer.text}`)
    return answer.body
  }
  const { pk } = await change('accounts/add_personal_information/', form)
  await change(
    `accounts/personal_information/has_custodial_auth/${pk}/update/`,
    { has_custodial_auth: true, signed_name: 'Pat Example' },
    'PUT',
  )
  await change('accounts/personal_information/add_card_number/', { credit_card_num: 'tok_visa_4242' })
  await change('accounts/personal_information/update_unknown_providers/', { unknown_providers: ['Old Plan'] })
  await change('accounts/settings/email/update/', { email: 'new@example.com' })
  const { pk: place } = await change('accounts/create_waitlist/', { email: 'waiting@example.com' })
  await change(`accounts/waitlist/${place}/update/`, { employer_name: 'Old Works' }, 'PATCH')
  const company_id = await addCompany(app.plainDb, { name: 'Old Works', keeper: 'Old Plan' })
  await change('employers/add_user_employers/', {
    company_id,
    company_name: 'Old Works',
    record_keeper_selected_name: 'Old Plan',
    other_provider: 'Another Plan',
    start_year: 2010,
    end_year: 2015,
    salary: 61_000,
  })
  await change('help/requests/', { subject: 'My old plan', message: 'Where is it?' })
  await change('accounts/exports/', {})
  await change('accounts/onboarding/create/', { names: [{ first_name: 'Pat', last_name: 'Before' }], zipcodes: ['62701'] })
  await app.doJobs()
  await change('accounts/found_accounts/rollover_notes/', { about: 'call', note: 'They want a form.' })
  const { pk: alt } = await change('loans/alt_loan/create/', {
    ...{ borrow_amount: 7_500, terms_condition: true, annual_income: 61_000 },
    ...{ provider: 'A Lender', credit_rating: 'good' },
  })
  const { pk: refinance } = await change('loans/refinance_loan/create/', {
    borrow_amount: 7_500,
    annual_income: 61_000,
    lender: 'A Lender',
  })
  await leaveRefusal(app, { token, personId }, 'outside-loan-request', `alt_loan/${alt}`)
  await leaveRefusal(app, { token, personId }, 'refinance-request', `refinance_loan/${refinance}`)
  const plan = { planned_retirement_age: 67, dob: form.dob, investment_goal: 'balanced' }
  const { portfolio_model_id } = await change('portfolios/model/', plan)
  await change('portfolios/update/', { portfolio_model_id })
  await callsOf(app, token).add({
    trusted_contact: true,
    contact_email: 'contact@example.com',
  })
  await leaveAccounts(change, app)
  await leaveMembership(change, app)
  await leaveUnclaimed(app, token, personId)
  await leaveInPublic(app)
  const documents = documentCallsOf(app, token)
  await documents.uploadPhoto({ bytes: pdf() })
  await app.db.transaction().execute(async (trx) => {
    const filed = { personId, category: 'STATEMENT', docType: 'monthly', status: 'FILED', day: '2026-10-31', foundBy: 'test' } as const
    const file = { name: 'statement.pdf', media: 'pdf', bytes: pdf() } as const
    await saveDocument(context, trx, { ...filed, accountNumber: '5XA12345', file })
    await recordDisclosure(context, trx, { personId, recipient: 'Old Plan', reason: 'We asked.' })
  })
  const around = { ...context, publicUrl: context.settings.publicUrl, languageOf: findLanguage }
  await postEmail(around, app.db, {
    kind: 'welcome',
    to: 'pat@example.com',
    link: '/',
    ...sameInAll({ subject: 'Hello', paragraphs: ['Pat'] }),
  })
}

/** Links, accounts by hand, an IRA, and a number that is confirmed while another one waits for its code. */
async function leaveAccounts(
  change: (url: string, payload: object) => Promise<{ readonly pk: string }>,
  { emails }: TestApp,
): Promise<void> {
  const metadata = { institution: { name: 'Harbor Bank', institution_id: 'ins_1' } }
  await change('financial_accounts/plaid/exchange_public_token/', { public_token: 'public-sandbox-bank', metadata })
  await change('financial_accounts/plaid/exchange_public_token/', { public_token: 'public-sandbox-bank?fails=down', metadata })
  const account = { institution_name: 'Old Keeper', company_name: 'Acme', nickname: 'Nest egg', account_number: '12345678' }
  await change('financial_accounts/manual_accounts/create/', account)
  const ira = {
    provider: 'Larch Trust',
    account_number: '12345678',
    existing_ira: true,
    check_payable_to: 'Larch Trust FBO Pat',
    check_address: 'P.O. Box 4',
  }
  await change('accounts/add_ira_account/', ira)
  await leaveRollover(change)
  await change('accounts/confirm_phone/', { phone_number: '2075550134' })
  const code = /\d{6}/.exec(emails.findLast(({ kind }) => kind === 'text-message')?.paragraphs[0] ?? '')?.[0]
  await change('accounts/confirm_phone/code/', { code })
  await change('accounts/confirm_phone/', { phone_number: '2075550135' })
}

/** A request for a loan, to which a colleague says no. */
async function leaveRefusal(
  app: TestApp,
  { token, personId }: { readonly token: string; readonly personId: string },
  kind: 'outside-loan-request' | 'refinance-request',
  path: string,
): Promise<void> {
  const headers = { 'idempotency-key': randomUUID(), 'if-match': '"1"' }
  await app.ask({ method: 'POST', url: `/api/v1/loans/${path}/send/`, token, payload: {}, headers })
  const colleague = await colleagueAtDesk(app)
  await colleague.settle(personId, kind, 'refused', { why: 'It costs more than it saves.' })
}

/** A request to move an account to the plan of a new employer. */
async function leaveRollover(change: (url: string, payload: object) => Promise<{ readonly pk: string }>): Promise<void> {
  const plan = {
    ...{ institution: 'New Mill', record_keeper: 'Mill Records', account_number: '87654321' },
    ...{ check_payable_to: 'New Mill FBO Pat', check_address: 'P.O. Box 9' },
  }
  const { pk: pre_tax } = await change('accounts/rollover_destinations/', plan)
  const { pk } = await change('financial_accounts/manual_accounts/create/', { institution_name: 'Oak Keeper', company_name: 'Oak Mill' })
  await change('financial_accounts/manual_unlock_requested/', { accounts: { unlock: [pk], lock: [] } })
  await change('financial_accounts/unlocked_accounts/rollover_request/', { pk, destination: { pre_tax } })
}

/** A membership that is paid, and an event about it that nobody has looked at yet. */
async function leaveMembership(
  change: (url: string, payload: object) => Promise<{ readonly customer_id: string }>,
  app: TestApp,
): Promise<void> {
  const { customer_id } = await change('memberships/stripe/customer/create/', {})
  const joining = { customer_id, payment_method_id: 'pm_card_visa', receipt_email: 'receipts@example.com' }
  await change('memberships/stripe/subscription/create/', joining)
  const { partner_id } = await app.db.selectFrom('payments').select('partner_id').executeTakeFirstOrThrow()
  const about = { jobId: randomUUID(), at: app.context.now() }
  await app.jobHandlers['sandbox-card-event']?.work({ id: partner_id ?? '', event: randomUUID() }, about)
}

/** A list of beneficiaries that the brokerage and then a colleague refuses. */
async function leaveBeneficiaries(app: TestApp): Promise<void> {
  const heir = await heirCalls(app)
  await heir.opened()
  await heir.sign([{ ...ana, last_name: 'Refused' }])
  await heir.after(60)
  const colleague = await colleagueAtDesk(app)
  await colleague.settle(heir.pk, 'beneficiaries', 'refused', { reason: 'The name is not complete.' })
}

/** A loan whose fee a card pays, with a note that two people have signed. */
async function leaveLoan(app: TestApp): Promise<void> {
  const married = { employment_status: 'self-employed', tax_filing_status: 'married-joint' }
  const { access: token, request, confirm, sign } = await borrower(app, { answers: married })
  await app.ask({
    method: 'POST',
    url: '/api/v1/memberships/stripe/customer/create/',
    token,
    headers: { 'idempotency-key': randomUUID() },
    payload: {},
  })
  const { body: loan } = await request({ borrow_amount: 12_000, term: 1, fee_payment: 'card', fee_card: 'pm_card_visa' })
  const confirmed = await confirm(loan.pk)
  const { status, text } = await sign({ spouse_name: 'Sam Example' })
  if (status !== 200) throw new Error(`Signing gave ${status}: ${text} after ${confirmed.text}`)
}

/** A record of a state that fits them. */
async function leaveUnclaimed({ ask, jobHandlers, db }: TestApp, token: string, id: string): Promise<void> {
  await readRecords(db, sourceOf(report([{ lastName: 'EXAMPLE', firstName: 'PAT', state: 'IL', zip: '62701' }]), { state: 'IL' }))
  await ask({ method: 'GET', url: '/api/v1/accounts/unclaimed_properties/', token })
  await jobHandlers['match-unclaimed']?.work({ id }, { jobId: randomUUID(), at: new Date() })
}

/** What an account at the brokerage holds once it is open. */
async function leaveAtBrokerage(app: TestApp): Promise<void> {
  const { ask, signUp } = app
  const { access: token, pk } = await signUp()
  const send = async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const headers = { 'idempotency-key': randomUUID() }
    const { status, body, text } = await ask({ method, url: `/api/v1/${url}`, token, headers, ...(payload && { payload }) })
    if (status >= 300) throw new Error(`${url} gave ${status}: ${text}`)
    return body
  }
  await send('POST', 'accounts/add_personal_information/', { ...form, ssn: '123-45-6788' })
  await send('POST', 'accounts/add_investment_account_info/', {
    citizen_status: 'us-citizen',
    employment_status: 'retired',
    traded_company: false,
    politically_affiliated: false,
    finra_affiliated: false,
  })
  const { results } = await send('GET', 'documents/terms-condition/')
  const documents = results.map(({ document, version }: Read) => ({ document, version }))
  await send('POST', 'documents/terms-condition/accept/', { documents })
  await send('POST', 'apex/user/accounts/open/', { account_type: 'TRADITIONAL_IRA' })
  const { waiting } = await send('GET', 'signing/')
  const papers = waiting.map(({ paper, hash }: { readonly paper: string; readonly hash: string }) => ({ paper, hash }))
  await send('POST', 'signing/sign/', { papers, agreed: true, signed_name: 'Pat Example', drawing: [[0, 0, 9, 9]] })
  for (let day = 0; day < 5; day++) {
    await app.doJobs()
    app.pass(86_400_000)
  }
  await app.doJobs()
  await app.db.transaction().execute((trx) => saveLeavingHolder(app.context, trx, pk))
}

/** Everything that visitors can leave without signing in. */
async function leaveInPublic({ ask }: TestApp): Promise<void> {
  const send = async (url: string, payload: object, headers = {}) => {
    const answer = await ask({ method: 'POST', url, payload, headers: { 'sec-fetch-site': 'same-origin', ...headers } })
    if (answer.status >= 300) throw new Error(`${url} gave ${answer.status}: ${answer.text}`)
    return answer.body
  }
  const talk = { uid: 'visitor-of-a-test', category: 'surveys' }
  const { secret } = await send('/api/v1/offers/earn-money/chat-init/', talk)
  await send('/api/v1/offers/earn-money/chat/', { ...talk, user_message: 'Hello' }, { 'x-chat-secret': secret })
  await send('/api/v1/mailer/contact-us/', {
    first_name: 'Pat',
    last_name: 'Example',
    from_email: 'pat@example.com',
    subject: 'Hello',
    message: 'Hello',
    recaptcha_resp_token: 'a-token',
  })
  const event = { event_id: 'an-event', event: 'lead', uid: talk.uid, page_url: 'https://example.com/', consent: true }
  await send('/api/fb', event)
}

/** Our columns that hold a text made with a key. */
async function columnsWith(db: Database, version: string): Promise<readonly string[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'jsonb')`.execute(db)
  const shape = `(^|[" ])${version}\\.[a-z0-9-]{1,16}\\.[A-Za-z0-9_-]{40,}`
  const found: string[] = []
  for (const { table, column } of rows) {
    const there = await sql`select from ${sql.table(table)} where ${sql.ref(column)}::text ~ ${shape} limit 1`.execute(db)
    if (there.rows.length > 0) found.push(`${table}.${column}`)
  }
  return found.sort()
}
