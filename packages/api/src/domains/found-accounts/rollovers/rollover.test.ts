import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../../../testing/test-app.ts'
import { addCompany, dayMs, searcher } from '../testing/searcher.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
  for (const name of ['Paper Crane Clinic', 'Spousal Consent Works', 'Silent Mills'])
    await addCompany(service.plainDb, { name, keeper: `${name} Records` })
})
afterAll(() => service.close())

const days = async (count: number) => {
  for (let day = 0; day < count; day++) {
    service.pass(dayMs)
    await service.doJobs()
  }
}

/** Seven working days: how many days that are depends on the holidays in between. */
async function untilSent(
  track: () => Promise<readonly { readonly state: string; readonly days_left_of_sixty: number; readonly next_step: string }[]>,
) {
  for (let day = 0; day < 20; day++) {
    await days(1)
    const [one] = await track()
    if (one?.state === 'sent') return one
  }
  throw new Error('The money was not sent within 20 days.')
}

async function withAccount(employer: string) {
  const person = await searcher(service)
  await person.addEmployer(employer)
  await person.start()
  await service.doJobs()
  const [account] = await person.list('5500/')
  const request = (payload: object = {}, key: string = randomUUID()) =>
    person.post('/api/v1/accounts/found_accounts/rollover_request/', { pk: account.pk, ...payload }, { 'idempotency-key': key })
  const track = async () => (await person.get('/api/v1/accounts/found_accounts_tracker/')).body.results
  return { ...person, account, request, track }
}

it('follows the money from the request to its arrival, with dates and an e-mail at each change', async () => {
  const { request, track, emailsOf, list } = await withAccount('Paper Crane Clinic')
  const { status, body } = await request()
  expect([status, body.state, body.way, body.days_out_of_market]).toEqual([201, 'waiting_for_partner', 'direct-check', null])
  await service.doJobs()
  expect((await track())[0].state).toBe('requested')
  await days(30)
  const [done] = await track()
  expect(done).toMatchObject({ state: 'received', amount: expect.any(Number), days_overdue: 0, form_1099r_codes: ['G'], refused_why: null })
  expect(done.stages.map(({ reached_on }: { reached_on: string }) => reached_on).every(Boolean)).toBe(true)
  expect(done.days_out_of_market).toBeGreaterThan(0)
  for (const kind of ['requested', 'accepted', 'sent', 'received']) expect(await emailsOf(`rollover-${kind}`), kind).toHaveLength(1)
  expect((await list(''))[0].rollover).toBe(body.pk)
})

it('counts the 60 days and what is held back where the money is paid to the person', async () => {
  const { request, track, update, account } = await withAccount('Paper Crane Clinic')
  await update([{ pk: account.pk, version: account.version, tax_type: 'both', balance: 1000 }])
  const { body } = await request({ way: 'paid-to-person' })
  expect(body).toMatchObject({ withheld: 200, checks_to_expect: 2, days_left_of_sixty: null })
  const onTheWay = await untilSent(track)
  expect(onTheWay.days_left_of_sixty).toBeGreaterThan(50)
  expect(onTheWay.next_step).toContain('or it is taxed')
})

it('asks once for 50 requests with one key, and refuses a second request for the same account', async () => {
  const { request, track } = await withAccount('Paper Crane Clinic')
  const all = await Promise.all(Array.from({ length: 50 }, () => request({}, 'the-very-same-click')))
  expect(new Set(all.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(await track()).toHaveLength(1)
  expect((await request()).body.code).toBe('already_done')
  expect((await request({ way: 'direct-wire' }, 'the-very-same-click')).body.code).toBe('idempotency_mismatch')
})

it('says why a request was refused and what to do, and lets the person ask again', async () => {
  const { request, track, emailsOf } = await withAccount('Spousal Consent Works')
  await request()
  await days(5)
  const [refused] = await track()
  expect([refused.state, refused.refused_why]).toEqual(['refused', expect.stringContaining('Your spouse has to agree')])
  expect(await emailsOf('rollover-refused')).toHaveLength(1)
  expect((await request()).status).toBe(201)
})

it('warns once when nobody answers, and says how late it is', async () => {
  const { request, track, emailsOf } = await withAccount('Silent Mills')
  await request()
  await days(16)
  const [late] = await track()
  expect(late.days_overdue).toBeGreaterThan(5)
  const holder = late.record_keeper_name ?? 'the company that holds the plan'
  expect(late.next_step).toMatch(new RegExp(`late\\. Ask ${holder}, or book`))
  const emails = await emailsOf('rollover-late')
  expect(emails.map(({ paragraphs }) => paragraphs.join(' '))).toEqual([expect.stringContaining('book a free call')])
})

it('of those whose transfers a person follows, that person asks', async () => {
  const { request, post, emailsOf } = await withAccount('Silent Mills')
  await post('/api/v1/memberships/performance/', { amount: 10 }, { 'idempotency-key': randomUUID() })
  await request()
  await days(16)
  expect((await emailsOf('rollover-late')).map(({ paragraphs }) => paragraphs.join(' '))).toEqual([
    expect.stringContaining('One of us asks'),
  ])
})

it('changes nothing by messages that come twice, late or out of order', async () => {
  const { request, track, emailsOf } = await withAccount('Paper Crane Clinic')
  const { body } = await request()
  await days(30)
  const before = await track()
  const work = service.jobHandlers['sandbox-record-keepers']?.work
  for (const stage of ['1', '3', '2']) await work?.({ ref: body.pk, kind: 'move', stage }, { jobId: '1', at: service.context.now() })
  await service.doJobs()
  expect(await track()).toEqual(before)
  expect(await emailsOf('rollover-accepted')).toHaveLength(1)
})

it('moves no account that is not theirs, and none that is not there', async () => {
  const { account } = await withAccount('Paper Crane Clinic')
  const stranger = await withAccount('Paper Crane Clinic')
  expect((await stranger.request({ pk: account.pk })).body.code).toBe('not_found')
  const { update, account: own, request } = stranger
  await update([{ pk: own.pk, version: own.version, is_mine: 'no' }])
  expect((await request()).body.code).toBe('not_in_this_state')
})
