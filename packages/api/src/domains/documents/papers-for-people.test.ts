import { dayWords } from '@app/schemas/rules/days/day-words'
import { sql } from 'kysely'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { addTestAccount } from '../brokerage/testing/add-test-account.ts'
import { callsOf as answersOf } from '../questionnaire/testing/person-with-answers.ts'
import { statementPdf } from './papers/statement-pdf.ts'
import { papersFor } from './papers-for-desk.ts'
import { saveDocument } from './save-document.ts'
import { hasAcceptedTerms } from './terms.ts'
import { somebody } from './testing/document-calls.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

async function textOf(token: string, pk: string): Promise<string> {
  const { rawPayload } = await service.app.inject({
    url: `/api/v1/documents/${pk}/file/`,
    headers: { authorization: `Bearer ${token}` },
  })
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), { mergePages: true })
  return text.replace(/\s+/g, ' ')
}

describe('the terms', () => {
  const named = (terms: readonly { document: string; version: string }[]) => terms.map(({ document, version }) => ({ document, version }))

  it('are read, agreed to once, and kept as papers with the words that were read', async () => {
    const { terms, accept, list, access, pk } = await somebody(service)
    const read = await terms()
    expect(read.map(({ document, accepted_at }: Record<string, string>) => [document, accepted_at])).toEqual([
      ['account_agreement', null],
      ['privacy_notice', null],
      ['electronic_delivery', null],
    ])
    expect(JSON.stringify(read)).not.toMatch(/\{[a-z]+\}/)
    expect(await hasAcceptedTerms(service.db, pk)).toBe(false)
    const { status, body } = await accept(named(read))
    expect([status, await hasAcceptedTerms(service.db, pk)]).toEqual([200, true])
    service.pass(60_000)
    expect((await accept(named(read))).body).toEqual(body)
    const { results, count } = await list()
    expect([count, results[0].doc_category, results[0].status]).toEqual([3, 'AGREEMENT', 'FILED'])
    const atDesk = (await papersFor(service.context, pk)).map(({ title }) => title)
    expect(atDesk).toContain(`Privacy notice, ${dayWords(results[0].date)} (filed)`)
    const text = await textOf(access, results.find(({ doc_type }: Record<string, string>) => doc_type === 'privacy_notice').pk)
    const notice = read.find(({ document }: Record<string, string>) => document === 'privacy_notice')
    for (const word of [notice.hash, notice.version, 'Accepted on', ...notice.sections.map(({ title }: Record<string, string>) => title)])
      expect(text).toContain(word)
    const lines = await service.db.selectFrom('audit_events').select(['detail']).where('action', '=', 'terms.accepted').execute()
    expect(lines).toHaveLength(3)
    expect(lines.map(({ detail }) => detail)).toContainEqual({ document: 'privacy_notice', version: notice.version, hash: notice.hash })
  })

  it.each([
    ['an old version', '2026-05-01'],
    ['a version that there is not', '2030-01-01'],
  ])('are not agreed to in %s, nor is anything else that is sent with it', async (_what, version) => {
    const { terms, accept } = await somebody(service)
    const [first] = await terms()
    const { status, body } = await accept([...named([first]), { document: 'privacy_notice', version }])
    expect([status, body.code]).toEqual([412, 'precondition_failed'])
    expect((await terms()).map(({ accepted_at }: Record<string, string>) => accepted_at)).toEqual([null, null, null])
  })

  it('are agreed to once when it is said twenty times at the same moment', async () => {
    const { terms, accept, list } = await somebody(service)
    const documents = named(await terms())
    const all = await Promise.all(Array.from({ length: 20 }, () => accept(documents)))
    expect(new Set(all.map(({ text }) => text)).size).toBe(1)
    expect((await list()).count).toBe(3)
  })
})

describe('the agreements that open an account', () => {
  it.each(['TRADITIONAL_IRA', 'ROTH_IRA'])('of the kind %s are made once, with the name of the person', async (account_type) => {
    const { agreements, list, access } = await somebody(service)
    const { status, body } = await agreements({ account_type })
    expect([status, body.count]).toEqual([201, 2])
    expect(body.results[0]).toMatchObject({ doc_category: 'AGREEMENT', status: 'TO_SIGN', file_kind: 'pdf' })
    expect((await agreements({ account_type })).body).toEqual(body)
    expect((await list()).count).toBe(2)
    expect(await textOf(access, body.results[0].pk)).toContain('For Pat Example')
  })

  it('of an individual 401(k) are for people who work for themselves and alone', async () => {
    const { agreements, access } = await somebody(service)
    const ask = async (own: object = { has_no_employees: true }) => (await agreements({ account_type: 'INDIVIDUAL_401K', ...own })).body
    expect((await ask()).code).toBe('not_eligible')
    await answersOf(service, access).add({ employment_status: 'self-employed' })
    expect([(await ask({})).code, (await ask({ has_no_employees: false })).code]).toEqual(['not_eligible', 'not_eligible'])
    expect((await ask()).results.map(({ doc_type }: Record<string, string>) => doc_type)).toEqual(['adoption-agreement', 'plan-summary'])
  })
})

describe('papers of an account', () => {
  const file = async (personId: string, day: string, category: 'STATEMENT' | 'TAX_FORM', accountNumber = '5XA12345') => {
    const { context } = service
    const bytes = await statementPdf({
      from: 'Custodian',
      holder: 'Pat Example',
      accountKind: 'Traditional IRA',
      accountLastFour: accountNumber.slice(-4),
      period: { start: day, end: day },
      sums: { startCents: 0, correctionCents: 0, inCents: 0, outCents: 0, dividendCents: 0, changeCents: 0 },
      positions: [],
      cashCents: 0,
      moves: [],
      trades: [],
      madeAt: new Date(day),
    })
    const filed = { personId, category, docType: 'monthly', status: 'FILED', day, accountNumber, foundBy: `${category} ${day}` } as const
    const kept = { name: `${day}.pdf`, media: 'pdf', bytes } as const
    await context.db.transaction().execute((trx) => saveDocument(context, trx, { ...filed, file: kept }))
  }

  it('are found by number, kind and days, and show no more of the number than four', async () => {
    const { pk, search } = await somebody(service)
    for (const day of ['2026-08-31', '2026-09-30', '2026-10-31']) await file(pk, day, 'STATEMENT')
    await file(pk, '2026-10-31', 'TAX_FORM')
    await file(pk, '2026-10-31', 'TAX_FORM')
    const days = async (own: object) =>
      (await search({ account_number: '5xa-12345', doc_category: 'STATEMENT', ...own })).body.documentSearchResults.map(
        ({ date }: Record<string, string>) => date,
      )
    expect(await days({})).toEqual(['2026-10-31', '2026-09-30', '2026-08-31'])
    expect(await days({ start_date: '2026-09-30', end_date: '2026-09-30' })).toEqual(['2026-09-30'])
    expect(await days({ end_date: '2026-01-01' })).toEqual([])
    expect(await days({ doc_category: 'CONFIRMATION' })).toEqual([])
    const { body, text } = await search({ account_number: '5XA12345', doc_category: 'TAX_FORM' })
    expect([body.totalSearchResultCount, body.documentSearchResults[0].account_last_four]).toEqual([1, '2345'])
    expect(text).not.toContain('5XA12345')
  })

  it('of an account at the brokerage end as people know its number', async () => {
    const { pk, search } = await somebody(service)
    const account = await addTestAccount(service, pk, 'TRADITIONAL_IRA')
    const number = '7KD88321'
    await sql`update brokerage_accounts set number = ${number} where id = ${account}`.execute(service.plainDb)
    await file(pk, '2026-10-31', 'STATEMENT', number)
    const ending = async () =>
      (await search({ account_number: number, doc_category: 'STATEMENT' })).body.documentSearchResults[0].account_last_four
    expect(await ending()).toBe('8321')
    await service.plainDb.updateTable('brokerage_accounts').set({ last_four: '1156' }).where('id', '=', account).execute()
    expect(await ending()).toBe('1156')
  })

  it('of another person are not there', async () => {
    const [one, other] = [await somebody(service), await somebody(service)]
    await file(one.pk, '2026-10-31', 'STATEMENT', '9ZZ99999')
    const asked = { account_number: '9ZZ99999', doc_category: 'STATEMENT' }
    expect((await other.search(asked)).body.code).toBe('not_found')
    expect((await one.search(asked)).body.totalSearchResultCount).toBe(1)
    expect((await one.search({ ...asked, start_date: '2026-02-30' })).body.code).toBe('validation_failed')
  })
})
