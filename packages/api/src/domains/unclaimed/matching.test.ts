import { afterAll, beforeAll, expect, it } from 'vitest'
import { read, report, sourceOf } from '../../property-records/testing/report-lines.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { matchUnclaimed } from './match-unclaimed.ts'
import { dayMs, owner } from './testing/owner.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

let holders = 0
type Own = Parameters<typeof report>[0][number]

/** Something that a state holds, from a holder of its own. */
const hold = (own: Own, amounts: 'exact' | 'bands' = 'exact') =>
  read(
    service.plainDb,
    sourceOf(report([{ firstName: 'OMAR', state: 'OR', zip: '97214', ...own }], [], `HOLDER ${holders++}`), { amounts }),
  )

const rowsOf = (person: { pk: string }) =>
  service.plainDb.selectFrom('unclaimed_matches').selectAll().where('person_id', '=', person.pk).execute()

it('finds what a state holds, says why, and how to claim it free', async () => {
  const person = await owner(service)
  await hold({ lastName: person.lastName, kind: 'IR05', city: 'PORTLAND', amount: '0000123456' })
  const first = await person.get()
  expect(first).toMatchObject({ search: { state: 'running' }, results: [], free: { is_free: true } })
  await service.doJobs()
  const { search, results, free } = await person.get()
  expect(search).toEqual({ state: 'done', looked_at: expect.any(String) })
  expect(free).toEqual({ is_free: true, words: expect.stringContaining('Searching is free'), claim_page: 'https://unclaimed.org/' })
  expect(results).toEqual([
    expect.objectContaining({
      version: 1,
      state: 'found',
      free_way: expect.objectContaining({ claim_page: 'https://unclaimed.oregon.gov/', state_name: 'Oregon', is_states_own_page: true }),
      held_by: 'OR',
      kind: 'cash in a Roth IRA',
      is_retirement: true,
      address_on_record: { city: 'PORTLAND', state: 'OR', zip_code: '97214' },
      amount: 1234.56,
      amount_from: null,
      confidence: 95,
      why: 'The name is the same as yours. The ZIP code is one where you live or lived.',
      is_new: true,
    }),
  ])
  expect(JSON.stringify(results)).not.toContain('with_help')
  expect(Object.keys(results[0]).indexOf('free_way')).toBeLessThan(Object.keys(results[0]).indexOf('how'))
})

it('needs personal information first, and then searches', async () => {
  const person = await owner(service, { isKnown: false })
  await hold({ lastName: person.lastName })
  expect((await person.look()).search).toEqual({ state: 'needs_personal_information', looked_at: null })
  await person.tellOfThemselves()
  expect((await person.look()).results).toHaveLength(1)
})

it('searches again when other names or earlier ZIP codes are saved, and not when nothing has changed', async () => {
  const person = await owner(service)
  await hold({ lastName: person.lastName, state: 'UT', zip: '84101' })
  await hold({ lastName: 'OFICTION', firstName: 'LENA' })
  expect((await person.look()).results).toEqual([])
  await person.hint({ zipcodes: ['84101'] })
  expect((await person.look()).results.map(({ held_by }: { held_by: string }) => held_by)).toEqual(['OR'])
  await person.hint({ names: [{ first_name: 'Lena', last_name: 'O’Fiction' }] })
  expect((await person.look()).results).toHaveLength(2)
  const asked = service.queries.length
  await person.look()
  expect(service.queries.slice(asked).filter((query) => query.includes('property_owners'))).toEqual([])
  await person.hint({ zipcodes: [], names: [] })
  expect((await person.look()).results).toEqual([])
})

it('keeps what the person has said of, even when it would no longer be found', async () => {
  const person = await owner(service)
  await hold({ lastName: person.lastName, state: 'UT', zip: '84101' })
  await person.hint({ zipcodes: ['84101'] })
  const [match] = (await person.look()).results
  await person.answer([{ pk: match.pk, version: 1, mine: 'yes' }])
  await person.hint({ zipcodes: [] })
  expect((await person.look()).results).toEqual([expect.objectContaining({ pk: match.pk, state: 'confirmed' })])
})

it('finds a short first name, an initial, the other order, and an initial that the person uses', async () => {
  const person = await owner(service, { first_name: 'William', last_name: 'Quennellby' })
  await hold({ lastName: 'QUENNELLBY', firstName: 'BILL' })
  await hold({ lastName: 'QUENNELLBY', firstName: 'W' })
  await hold({ lastName: 'WILLIAM', firstName: 'QUENNELLBY' })
  await hold({ lastName: 'QUENNELLBY', firstName: 'EDGAR' })
  expect((await person.look()).results.map(({ confidence }: { confidence: number }) => confidence)).toEqual([85, 85, 70])
  await person.hint({ names: [{ first_name: 'E. J.', last_name: 'Quennellby' }] })
  expect((await person.look()).results.map(({ confidence }: { confidence: number }) => confidence)).toEqual([85, 85, 70, 70])
})

it('lists a record once, however many of its owners fit', async () => {
  const person = await owner(service)
  const { lastName } = person
  const again = report([{ lastName, firstName: 'OMAR' }])[1]?.replace(/^2000001..../, '3000001001  ') ?? ''
  await read(service.plainDb, sourceOf(report([{ lastName, firstName: 'OMAR', zip: '97214', state: 'OR' }], [again], 'TWO OWNERS')))
  expect((await person.look()).results).toHaveLength(1)
})

it('adds nothing twice, however often and at once it is done', async () => {
  const person = await owner(service)
  for (let index = 0; index < 5; index++) await hold({ lastName: person.lastName })
  await person.get()
  const work = service.jobHandlers['match-unclaimed']?.work
  const about = { jobId: 'one', at: new Date() }
  await Promise.all(Array.from({ length: 20 }, () => work?.({ id: person.pk }, about)))
  expect(await rowsOf(person)).toHaveLength(5)
  await work?.({ id: person.pk }, about)
  expect(await rowsOf(person)).toHaveLength(5)
})

it('is asked for with what changes, and looks once', async () => {
  const person = await owner(service)
  await hold({ lastName: person.lastName })
  await service.context.db.transaction().execute((trx) => matchUnclaimed(trx, service.context, person.pk))
  await service.context.db.transaction().execute((trx) => matchUnclaimed(trx, service.context, person.pk))
  await service.doJobs()
  expect(await rowsOf(person)).toHaveLength(1)
})

it('asks again when the job was lost', async () => {
  const person = await owner(service)
  await hold({ lastName: person.lastName })
  await service.plainDb
    .updateTable('unclaimed_searches')
    .set({ wanted: 'something', wanted_at: service.context.now(), matched: null, matched_at: null })
    .where('person_id', '=', person.pk)
    .execute()
  expect((await person.look()).results).toHaveLength(1)
})

it('a newer list brings an amount up to date, and leaves what the person said', async () => {
  const person = await owner(service)
  const lines = (amount: string) =>
    report([{ lastName: person.lastName, firstName: 'OMAR', zip: '97214', state: 'OR', amount }], [], 'NEWER LIST')
  await read(service.plainDb, sourceOf(lines('0000000100')))
  const [match] = (await person.look()).results
  await person.answer([{ pk: match.pk, version: 1, mine: 'yes' }])
  await read(service.plainDb, sourceOf(lines('0000000250')))
  expect((await person.look()).results).toEqual([expect.objectContaining({ pk: match.pk, version: 2, state: 'confirmed', amount: 2.5 })])
})

it('looks by itself each month, and writes an e-mail when something turns up', async () => {
  const person = await owner(service)
  const emails = () => service.emails.filter(({ kind, to }) => kind === 'unclaimed-found' && to === person.email)
  await hold({ lastName: person.lastName })
  await person.look()
  service.pass(31 * dayMs)
  await service.doJobs()
  expect(emails()).toEqual([])
  await hold({ lastName: person.lastName, amount: '0000098765' })
  service.pass(31 * dayMs)
  await service.doJobs()
  expect(emails()).toHaveLength(1)
  expect(emails()[0]?.paragraphs.join(' ')).toContain('Searching is free')
  expect(JSON.stringify(emails())).not.toMatch(/987|Oregon|HOLDER/)
  const at = (
    await service.plainDb.selectFrom('unclaimed_searches').select('next_look_at').where('person_id', '=', person.pk).executeTakeFirst()
  )?.next_look_at
  const [again] = [service.jobHandlers['look-again-unclaimed']]
  await again?.work({ id: person.pk }, { jobId: 'old', at: new Date((at?.getTime() ?? 0) - 30 * dayMs) })
  expect(emails()).toHaveLength(1)
  expect((await person.get('new/')).results).toHaveLength(2)
})

/** Somebody in whose name a state holds something more with each month that passes. */
async function eachMonth() {
  const person = await owner(service)
  const emails = () => service.emails.filter(({ kind, to }) => kind === 'unclaimed-found' && to === person.email)
  const month = async () => {
    await hold({ lastName: person.lastName })
    service.pass(31 * dayMs)
    await service.doJobs()
  }
  return { person, emails, month }
}

it('people who want no more e-mails of this kind get none, by the link in each of them', async () => {
  const { person, emails, month } = await eachMonth()
  await person.look()
  await month()
  expect(emails()).toHaveLength(1)
  const { pathname } = new URL(emails()[0]?.unsubscribeUrl ?? '')
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await service.ask({ method: 'POST', url: pathname, payload: 'List-Unsubscribe=One-Click', headers })).status).toBe(200)
  await month()
  expect(emails()).toHaveLength(1)
})

it('people who stopped these e-mails still find the news in their account, and get e-mails again once their settings say so', async () => {
  const { person, emails, month } = await eachMonth()
  const told = async () =>
    (
      await service.plainDb
        .selectFrom('notifications')
        .select('id')
        .where('person_id', '=', person.pk)
        .where('subject', '=', 'search')
        .execute()
    ).length
  await person.look()
  await month()
  const { pathname } = new URL(emails()[0]?.unsubscribeUrl ?? '')
  await service.ask({ method: 'GET', url: pathname, headers: { accept: 'application/json' } })
  const before = await told()
  await month()
  expect([emails().length, await told()]).toEqual([1, before + 1])
  const { email, password } = person
  const { access } = (await service.ask({ method: 'POST', url: '/api/v1/auth/login/', payload: { email, password } })).body
  const chosen = { method: 'PUT', url: '/api/v1/notifications/choices/', token: access } as const
  expect((await service.ask({ ...chosen, payload: { about: 'search', by_email: 'at-once' } })).status).toBe(200)
  await month()
  expect(emails()).toHaveLength(2)
})

it('keeps sealed which records they are and what they say', async () => {
  const person = await owner(service)
  await hold({ lastName: person.lastName, city: 'LARKSPUR' })
  await person.look()
  const text = JSON.stringify(await rowsOf(person))
  expect(text).not.toMatch(/LARKSPUR|97214|HOLDER|OR-[0-9a-f]{12}/)
  const { rows } = await service.plainDb
    .selectFrom('unclaimed_searches')
    .selectAll()
    .execute()
    .then((rows) => ({ rows }))
  expect(JSON.stringify(rows)).not.toMatch(/97214|[Nn]otreal/)
})
