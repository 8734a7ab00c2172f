import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filesIn } from '../../archives/testing/files-in.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { recordDisclosure } from '../documents/letter/disclosures.ts'
import { personWithRecord } from '../personal-information/testing/person-with-record.ts'
import { exportedSubjects, withheldParts, withheldTables } from './tables/all-tables.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

const root = '/api/v1/accounts/exports/'
const dayMs = 86_400_000

function callsOf(token: string) {
  const ask = (method: 'GET' | 'POST' | 'DELETE', path = '') =>
    service.ask({ method, url: `${root}${path}`, token, ...(method === 'POST' && { payload: {} }) })
  return {
    list: async () => (await ask('GET')).body.results,
    begin: () => ask('POST'),
    remove: (pk: string) => ask('DELETE', `${pk}/`),
    download: (pk: string) => ask('POST', `${pk}/file/`),
    files: async (pk: string) => {
      const headers = { authorization: `Bearer ${token}` }
      const { rawPayload } = await service.app.inject({ method: 'POST', url: `${root}${pk}/file/`, headers, payload: {} })
      return filesIn(rawPayload)
    },
  }
}

async function somebody() {
  const person = await personWithRecord(service)
  return { ...person, ...callsOf(person.access) }
}

const dataIn = (files: Readonly<Record<string, string>>) => JSON.parse(files['data.json'] ?? '')

describe('a copy of everything', () => {
  it('is made by a job, announced by an e-mail that opens nothing, and holds a page and the same as data', async () => {
    const one = await somebody()
    const asked = await one.begin()
    expect([asked.status, asked.body.state]).toEqual([202, 'MAKING'])
    expect((await one.download(asked.body.pk)).body.code).toBe('not_in_this_state')
    await service.doJobs()
    const email = service.emails.findLast(({ to }) => to === one.email)
    expect(email).toMatchObject({ kind: 'export-ready', action: { url: expect.stringMatching(/\/dashboard\/settings$/) } })
    const [copy] = await one.list()
    expect(Date.parse(copy.expires_at) - Date.parse(copy.ready_at)).toBe(7 * dayMs)
    const files = await one.files(copy.pk)
    expect(Object.keys(files)).toEqual(['index.html', 'data.json'])
    const { people, personal_information: own } = dataIn(files)
    expect(people).toMatchObject([{ first_name: 'Pat', email: one.email }])
    expect(own).toMatchObject([{ street_address: '12 Harbor Lane, Apt 4', zip_code: '04101', dob: '1985-04-27' }])
    for (const words of ['12 Harbor Lane, Apt 4', one.email, 'Your data']) expect(files['index.html']).toContain(words)
  })

  it('has no whole Social Security number, no secret that signs in, and nothing of other people', async () => {
    const [one, other] = [await somebody(), await somebody()]
    const { body } = await one.begin()
    await service.doJobs()
    const files = await one.files(body.pk)
    const all = Object.values(files).join()
    for (const secret of ['078-05-1120', '078051120', 'argon2', other.email, other.pk]) expect(all).not.toContain(secret)
    expect(dataIn(files).personal_information[0].ssn).toBe('…1120')
  })

  it('says who has seen the letter, and is in the language of the person', async () => {
    const one = await somebody()
    await one.sign(one.record.pk, { has_custodial_auth: true, signed_name: 'Pat Example' })
    const shown = { personId: one.pk, recipient: 'Old <b>Plan</b>', reason: 'To ask.' }
    await service.db.transaction().execute((trx) => recordDisclosure(service.context, trx, shown))
    await service.ask({ method: 'POST', url: '/api/v1/accounts/settings/language/update/', token: one.access, payload: { language: 'es' } })
    const { body } = await one.begin()
    await service.doJobs()
    const page = (await one.files(body.pk))['index.html'] ?? ''
    expect(page).toContain('<html lang="es">')
    expect(page).toContain('Quién vio tu carta')
    // What people or partners wrote is text, and never a part of the page.
    expect(page).toContain('Old &lt;b&gt;Plan&lt;/b&gt;')
    expect(page).not.toMatch(/<script|<img|<link|https?:/)
  })
})

describe('what hangs on a row of a person', () => {
  it('is in the copy, and what hangs on rows of others is not', async () => {
    const [one, other] = [await somebody(), await somebody()]
    for (const { pk } of [one, other]) {
      const search = {
        id: service.context.newId(),
        person_id: pk,
        started_at: service.context.now(),
        ended_at: null,
        state: 'running',
      } as const
      await service.plainDb.insertInto('searches').values(search).execute()
      const source = { search_id: search.id, source: pk === one.pk ? 'plan-filings' : 'record-keepers', state: 'running' } as const
      await service.plainDb.insertInto('search_sources').values(source).execute()
    }
    const { body } = await one.begin()
    await service.doJobs()
    const { search_sources: sources, audit_events: events } = dataIn(await one.files(body.pk))
    expect(sources).toEqual([{ source: 'plan-filings', state: 'running' }])
    expect(events.map(({ action }: { action: string }) => action)).toContain('export.asked')
  })

  it('is in the copy or withheld for a reason, in every table that leads to a person', async () => {
    const { rows } = await sql<{ name: string }>`
      with recursive leads as (
        select 'people'::regclass::oid as relation
        union
        select conrelid from pg_constraint join leads on confrelid = relation where contype = 'f')
      select relation::regclass::text as name from leads`.execute(service.plainDb)
    const known = [
      ...exportedSubjects.flatMap(({ tables }) => Object.keys(tables)),
      ...Object.keys({ ...withheldTables, ...withheldParts }),
    ]
    expect(rows.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([])
  })
})

describe('a copy is worth stealing', () => {
  it('it is asked for and given only after a fresh proof of who it is, and each time is noted', async () => {
    const one = await somebody()
    const { body } = await one.begin()
    await service.doJobs()
    await one.files(body.pk)
    service.pass(6 * 60_000)
    expect([(await one.begin()).body.code, (await one.download(body.pk)).body.code]).toEqual(['step_up_required', 'step_up_required'])
    const rows = await service.db.selectFrom('audit_events').select('action').where('subject', '=', `person:${one.pk}`).execute()
    expect(rows.map(({ action }) => action)).toEqual(expect.arrayContaining(['export.asked', 'export.downloaded']))
  })

  it('where it is kept it cannot be read without the keys', async () => {
    const one = await somebody()
    await one.begin()
    await service.doJobs()
    const { rows } = await sql<{ text: string }>`select t::text as text from data_export_parts t`.execute(service.plainDb)
    expect(rows.length).toBeGreaterThan(0)
    const words = ['Harbor', one.email, 'index.html', Buffer.from('12 Harbor Lane').toString('base64').slice(2, 14)]
    for (const word of words) expect(rows.some(({ text }) => text.includes(word))).toBe(false)
  })

  it('it is nobody’s but theirs', async () => {
    const [one, other] = [await somebody(), await somebody()]
    const { body } = await one.begin()
    await service.doJobs()
    expect([(await other.download(body.pk)).status, (await other.remove(body.pk)).status]).toEqual([404, 404])
    expect(await one.list()).toHaveLength(1)
  })

  it('it is gone after a week, with everything in it, and when it is deleted', async () => {
    const one = await somebody()
    const { body } = await one.begin()
    await service.doJobs()
    expect((await one.remove(body.pk)).status).toBe(200)
    expect(await one.list()).toEqual([])
    const again = await one.begin()
    await service.doJobs()
    expect(again.body.pk).not.toBe(body.pk)
    service.pass(7 * dayMs + 1000)
    await service.doJobs()
    const parts = await service.db.selectFrom('data_export_parts').select('id').where('export_id', '=', again.body.pk).execute()
    expect(parts).toEqual([])
  })
})

describe('asking', () => {
  it('twice within a day is one copy and one e-mail; the day after it is a new one in its place', async () => {
    const one = await somebody()
    const [first, second] = [await one.begin(), await one.begin()]
    expect(second.body.pk).toBe(first.body.pk)
    await service.doJobs()
    await service.jobHandlers['make-export']?.work({ exportId: first.body.pk }, { jobId: 'again', at: service.context.now() })
    expect(service.emails.filter(({ to, kind }) => to === one.email && kind === 'export-ready')).toHaveLength(1)
    service.pass(dayMs + 1000)
    const payload = { email: one.email, password: one.password1 }
    const { access } = (await service.ask({ method: 'POST', url: '/api/v1/auth/login/', payload })).body
    const later = callsOf(access)
    const third = await later.begin()
    expect(third.body.pk).not.toBe(first.body.pk)
    expect(await later.list()).toHaveLength(1)
  })
})

/** What says nothing of a person: names of rows, how often they were changed, what finds them, and what runs by itself. */
const technical =
  /^(id|person_id|place|version|created_by|changed_by|changed|found_by|.*_index|.*_hash|hash|.*_id|persona|holds_email|closed_at|last_seen_at)$/

/** The same of single columns, with what they are. */
const leftOut: Readonly<Record<string, readonly string[]>> = {
  data_exports: ['state', 'size_bytes'],
  // Secrets, and names that only a partner understands.
  personal_information: ['card_token'],
  linked_institutions: ['access_token', 'public_token', 'busy_until', 'makes_primary'],
  payments: [
    'secret',
    'attempt',
    'claimed_until',
    'decline_code',
    'dispute',
    'goal',
    'is_alone',
    'period_starts_at',
    'retries',
    'unanswered_since',
  ],
  brokerage_accounts: ['partner_number', 'asked_documents', 'returned_mail', 'tries', 'trying_until', 'updated_at', 'last_four'],
  loans: [
    ...['fee_card', 'debit_version', 'make_up_until', 'reminded_at', 'terms_version'],
    // On the form, which is among the documents.
    ...['tax_form_at', 'tax_form_cents', 'tax_form_corrections', 'tax_form_on'],
  ],
  // A drawing of a name is on the paper that it signed.
  signatures: ['drawing', 'about'],
  // What colleagues wrote down for each other.
  desk_tasks: ['detail', 'assignee', 'escalated_at', 'reminded_at', 'settled_by'],
  staff: ['invited_by'],
  // Marks of work that runs by itself.
  known_providers: ['name_key'],
  journeys: ['flow_version'],
  people: ['password_stands_alone'],
  sessions: ['expires_at', 'made_account', 'mailed_code_at', 'money_moved_at', 'password_checked_at'],
  found_accounts: ['is_shown'],
  unclaimed_searches: ['matched', 'wanted'],
  financial_accounts: [
    ...['has_online_access', 'is_reachable', 'is_unknown', 'rollover_requested_at', 'tries_left', 'unlocked_at'],
    'verification_expires_at',
  ],
  ira_accounts: ['last_four'],
  rollover_wishes: ['name_key'],
  rollovers: ['is_all_sent', 'is_taken', 'warned_stage'],
  rollover_destinations: ['last_four'],
  notifications: ['link'],
  scheduled_calls: ['busy_until', 'created_at', 'updated_at'],
  campaign_touches: ['is_karat'],
  brokerage_transfers: ['consent_version', 'is_partner_down', 'tries', 'trying_until'],
  ira_recharacterizations: ['consent_version', 'is_partner_down', 'tries', 'trying_until'],
  brokerage_schedules: ['consent_version', 'is_first_for_last_year', 'next_number', 'updated_at'],
  savings_programs: ['is_first_for_last_year', 'updated_at'],
  savings_program_drafts: ['is_first_for_last_year'],
  portfolios: ['month_done'],
  alt_loans: ['sent_version'],
  refinance_loans: ['sent_version'],
  memberships: ['counted_from', 'created_at', 'reminded_for'],
  document_requests: ['asked_by', 'kind'],
  // Who did it may be a colleague; the subject is the person.
  audit_events: ['actor', 'detail', 'subject'],
  loan_repayments: ['number', 'open_cents', 'early_interest_cents', 'retried_at'],
  loan_payments: ['number'],
}

it('a table that is in no copy has a reason, and is in no subject', () => {
  const named = exportedSubjects.flatMap(({ tables }) => Object.keys(tables))
  expect(Object.entries(withheldTables).filter(([name, reason]) => reason.length < 15 || named.includes(name))).toEqual([])
})

it('every column of a person is in the copy, says nothing of them, or is left out by name', async () => {
  const { rows } = await sql<{ name: string; column: string }>`
    select table_name as name, column_name as column from information_schema.columns where table_schema = 'public'`.execute(service.plainDb)
  const tables = exportedSubjects.flatMap(({ tables: all }) => Object.entries(all))
  const missing = tables.flatMap(([name, { columns }]) => {
    const exported: readonly string[] = columns
    const own = rows.filter((row) => row.name === name).map(({ column }) => column)
    const rest = own.filter((column) => !exported.includes(column) && !technical.test(column) && !leftOut[name]?.includes(column))
    return rest.map((column) => `${name}.${column}`)
  })
  expect(missing).toEqual([])
})
