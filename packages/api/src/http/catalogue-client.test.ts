import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { goToKnownYear } from '../domains/brokerage/testing/go-to-known-year.ts'
import { atDesk } from '../domains/desk/testing/at-desk.ts'
import { addCompany } from '../domains/found-accounts/testing/searcher.ts'
import { domains } from '../domains/index.ts'
import { products } from '../domains/memberships/catalogue.ts'
import { allSecurities } from '../domains/portfolios/securities/securities.ts'
import { investor } from '../domains/portfolios/testing/investor.ts'
import { englishIn } from '../testing/english-in.ts'
import { startTestApp } from '../testing/test-app.ts'
import { watchColumns } from '../testing/watch-columns.ts'
import * as accounts from './testing/catalogue/accounts.ts'
import { answerNames } from './testing/catalogue/answer-names.ts'
import { type CatalogueClient, callsThatMoveMoney, catalogueClient } from './testing/catalogue/client.ts'
import { conditionsOf } from './testing/catalogue/conditions.ts'
import { deviations } from './testing/catalogue/deviations.ts'
import { readElsewhere, readLeadsTo, unread, unseen } from './testing/catalogue/leads-to.ts'
import * as money from './testing/catalogue/money.ts'
import * as people from './testing/catalogue/people.ts'
import * as visitors from './testing/catalogue/visitors.ts'

const lines = readFileSync(new URL('testing/catalogue/calls.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
const catalogue = lines.map((line) => line.split('\t').slice(0, 2).join(' '))
const docs = '../../../../docs/calls.md'
const leadsTo = readLeadsTo()
/** Columns of answers that no call, job or condition reads, and why they are there all the same. */
const neverRead: Readonly<Record<string, string>> = {
  'employers.changed_by': 'read when the same change is sent once more',
  'known_providers.score': 'always 10 by the catalogue, whatever is sent',
  'name_words.word': 'opened only to seal it anew when the keys change; the desk searches the index beside it',
  'phone_confirmations.phone_number': 'read when the code is entered, which is no call of the catalogue',
  'unwanted_emails.is_weekly': 'read by the digest and the settings, which are no calls of the catalogue',
  'unwanted_emails.since': 'when somebody turned e-mails off: in the copy of their data',
  'sessions.ended_because': 'for people who look into a sign-in that should not have been',
}
/** What people have said: tables of theirs that are forgotten with them. */
const ofPeople: ReadonlySet<string> = new Set(
  domains.flatMap(({ personal }) => (personal && 'forgotten' in personal ? personal.forgotten : [])),
)
/** They count tries, record what happened, and remember what was done for a key. */
const ofEveryCall: ReadonlySet<string> = new Set(['attempts', 'audit_events', 'idempotency_keys'])
const sources = join(import.meta.dirname, '..')

/** Calls whose answers are English on every page, or of which all are that begin so, and why. */
const staysEnglish: Readonly<Record<string, string>> = {
  'POST /api/v1/documents/terms-condition/accept/': 'papers that people agree to and sign are in English',
  'GET /api/v1/documents/': 'papers are named as they are headed',
  'POST /api/v1/documents/retirement/account/create/': 'papers are named as they are headed',
  'GET /api/v1/quizzes/…': 'no page uses it: docs/decisions/77-what-has-no-page.md',
  'POST /api/v1/quizzes/…': 'no page uses it: docs/decisions/77-what-has-no-page.md',
  'PUT /api/v1/quizzes/…': 'no page uses it: docs/decisions/77-what-has-no-page.md',
  'GET /api/v1/offers/…': 'no page uses it: docs/decisions/77-what-has-no-page.md',
  'POST /api/v1/offers/…': 'no page uses it: docs/decisions/77-what-has-no-page.md',
  'GET /api/v1/employers/fees/': 'no page shows where our own cost comes from',
}
/** Funds have one name everywhere; what was paid for is named by the page, which knows each product. */
const names: ReadonlySet<string> = new Set([...allSecurities.map(({ name }) => name), ...products.map(({ title }) => title)])

let service: Awaited<ReturnType<typeof startTestApp>>
let client: CatalogueClient
let tables: ReadonlySet<string>
const columns = watchColumns()
let written: ReadonlySet<string>

beforeAll(async () => {
  service = await startTestApp({ isDemo: true }, undefined, [columns.plugin])
  goToKnownYear(service, '06-15')
  await addCompany(service.plainDb, { name: 'Acme', keeper: 'Acme Records' })
  client = catalogueClient(service)
  const person = await people.signIn(client, service)
  await people.sayWhoTheyAre(client)
  await accounts.link(client)
  await accounts.verifyByDeposit(client, service)
  await accounts.listAccounts(client)
  await accounts.employers(client)
  await accounts.searchFor(client, service)
  await accounts.financialAccounts(client, { moment: await freeMoment() })
  const number = await money.openAccount(client, service, signAll)
  await accounts.requestRollovers(client)
  await money.moveMoney(client, service, number)
  await money.borrow(client, service, signAll)
  await money.invest(client)
  await money.pay(client)
  client.signIn((await service.signUp()).access)
  await money.payByPayPal(client, approveAtPayPal)
  await people.signInAgain(client)
  await visitors.visit(client, service)
  await visitors.offers(client)
  await visitors.tracking(client, person)
  written = new Set(columns.written)
  await readElsewhereToo()
  await people.signOut(client)
  tables = new Set((await service.plainDb.introspection.getTables()).map(({ name }) => name).filter((name) => !ofEveryCall.has(name)))
}, 240_000)
afterAll(() => service.close())

it('sends every call of the catalogue', () => {
  expect([...client.answers.keys()].toSorted()).toEqual(catalogue.toSorted())
})

it.each(catalogue)('%s works as the catalogue has it, or says what to do', (call) => {
  const { status, text, body } = client.answers.get(call) ?? { status: 0, text: '', body: {} }
  const deviation = deviations[call]
  if (!deviation)
    return expect([status, text.slice(0, 300)]).toEqual([expect.toSatisfy((code: number) => code >= 200 && code < 300), expect.any(String)])
  expect([status, body.code]).toEqual([deviation.status, deviation.code])
  expect(body.detail.length).toBeGreaterThan(30)
})

it.each(Object.entries(answerNames))('%s answers with the names of the catalogue', (call, names) => {
  const { text } = client.answers.get(call) ?? { text: '' }
  expect(names.filter((name) => !text.includes(`"${name}":`))).toEqual([])
})

it.each(callsThatMoveMoney.filter((call) => catalogue.includes(call)))('%s moves money once when the same request comes twice', (call) => {
  const { first, again } = client.sentAgain.get(call) ?? {}
  expect([first?.status, first?.text]).toEqual([expect.any(Number), again?.text])
})

it.each(catalogue.filter((call) => !isEnglish(call)))('%s says nothing in English on a page in Spanish', (call) => {
  const { body } = client.answers.get(call) ?? { body: {} }
  expect(englishIn(body).filter((text) => !names.has(text))).toEqual([])
})

it('says of every call of the catalogue what it leads to', () => {
  expect([...leadsTo.keys()]).toEqual(catalogue)
})

it.each(catalogue)('%s is no stub: what it leads to was seen, and what it writes is read', (call) => {
  const declared = leadsTo.get(call) ?? []
  expect(declared).not.toEqual([])
  expect([unseen(client.traces, call, declared), unread(client.traces, call, tables)]).toEqual([[], []])
  const files = declared.filter(({ kind }) => kind === 'file' || kind === 'test').map(({ name }) => name)
  expect(files.filter((name) => !existsSync(join(sources, name)))).toEqual([])
})

it.each(Object.entries(readElsewhere))('rows of %s are read by %s', (table, file) => {
  const text = readFileSync(join(sources, file), 'utf8')
  expect([text.includes(table), /select|returning/.test(text)]).toEqual([true, true])
})

it('every column that a call writes of what people say is read by something, or has a reason', async () => {
  const known = await service.plainDb.introspection.getTables()
  const answers = known.filter(({ name }) => ofPeople.has(name))
  const all = answers.flatMap(({ name, columns: own }) => own.map((column) => `${name}.${column.name}`))
  const said = all.filter((name) => written.has(name) && !/(?:^id|_id|_at|\.version)$|\.id$/.test(name))
  expect(said.length).toBeGreaterThan(100)
  expect(said.filter((name) => !columns.read.has(name)).toSorted()).toEqual(Object.keys(neverRead).toSorted())
})

it('keeps the list of calls and deviations', async () => {
  const outcomeOf = (call: string) => (deviations[call] ? `deviates: ${deviations[call].why}` : ['works', ...conditionsOf(call)].join('; '))
  const words = (call: string) => (leadsTo.get(call) ?? []).map(({ kind, name }) => `${kind} ${name}`.replaceAll('_', '\\_')).join(', ')
  const rows = catalogue.map((call) => `| \`${call}\` | ${outcomeOf(call)} | ${words(call)} |`)
  const told = `${rows.length} calls; ${Object.keys(deviations).length} deviate.`
  const head =
    '# The calls of the catalogue\n\nMade by `packages/api/src/http/catalogue-client.test.ts`, which sends each as a client that knows the catalogue alone:\nwithout `Idempotency-Key`, without `If-Match`, numbers as text, null for what is optional, records sent back as they came.\n\nThe last column is what a call is there for, and was seen in the same run: rows that it writes (to) and that something else reads, rows that it\nreads (from), e-mails, tasks of the desk, jobs. It is data, `packages/api/src/http/testing/catalogue/leads-to.tsv`.\n\n'
  await expect(`${head}${told}\n\n| call | | leads to |\n|---|---|---|\n${rows.join('\n')}\n`).toMatchFileSnapshot(docs)
})

/** What is read by calls or in orders that the catalogue has not: devices in the settings, notifications, the last plan, the desk’s tasks and search. */
async function readElsewhereToo(): Promise<void> {
  await client.own({ method: 'GET', url: '/api/v1/auth/sessions/' })
  await client.own({ method: 'GET', url: '/api/v1/notifications/' })
  const { propose } = await investor(service)
  await propose({ planned_retirement_age: 67, dob: '1985-04-27', investment_goal: 'growth' })
  await propose({ planned_retirement_age: 67, dob: '1985-04-27' })
  const lead = await atDesk(service)
  await lead.ask('POST', 'customers/search/', { payload: { text: 'Clienta' } })
  const task = await service.plainDb.selectFrom('desk_tasks').select('id').where('state', '=', 'open').executeTakeFirstOrThrow()
  await lead.ask('GET', `tasks/${task.id}/`)
}

/** Signing is no call of the catalogue: the law wants it apart, with the papers that were read. */
async function signAll(): Promise<void> {
  const { body } = await client.own({ method: 'GET', url: '/api/v1/signing/' })
  const papers = body.waiting.map(({ paper, hash }: { paper: string; hash: string }) => ({ paper, hash }))
  const payload = { papers, agreed: true, signed_name: 'Cat Clienta' }
  await client.own({
    method: 'POST',
    url: '/api/v1/signing/sign/',
    payload,
    headers: { 'idempotency-key': `signing-${papers.length}-${papers[0]?.paper}` },
  })
}

async function approveAtPayPal(order: string): Promise<void> {
  const [, id] = /sandbox\/paypal\/([\w-]+)/.exec(order) ?? []
  await client.own({
    method: 'POST',
    url: `/api/dev/sandbox/paypal/${id}/`,
    payload: 'answer=yes',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
}

async function freeMoment(): Promise<string> {
  const { body } = await client.own({ method: 'GET', url: '/api/v1/accounts/calls/slots/' })
  return body.results.at(-1).starts_at
}

function isEnglish(call: string): boolean {
  return Object.keys(staysEnglish).some((one) => (one.endsWith('…') ? call.startsWith(one.slice(0, -1)) : call === one))
}
