import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { atDesk } from '../desk/testing/at-desk.ts'
import { foundAccountFacts } from '../found-accounts/facts.ts'
import { hooks } from '../index.ts'
import { newLinker } from '../linking/testing/linker.ts'
import { investmentAccount } from './investment-account.ts'
import { ownerOf } from './testing/owner.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

const root = '/api/v1/accounts'
const newOwner = () => ownerOf(service)
const ira = { provider: 'Larch Trust', account_number: 'IRA-1234-5678', existing_ira: true, ira_type: 'traditional' }

describe('an IRA', () => {
  it('is kept once for a key, masked and sealed, and known to flows', async () => {
    const { send, facts } = await newOwner()
    expect(await facts()).toMatchObject({ 'ira.exists': false, 'progress.ira_created': false })
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 50 }, () => send('POST', 'add_ira_account/', ira, { 'idempotency-key': key })))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 201, body: { provider: 'Larch Trust', account_number: '••••5678', version: 1 } })
    expect((await send('GET', 'ira/')).body.results).toHaveLength(1)
    const rows = JSON.stringify(await service.plainDb.selectFrom('ira_accounts').selectAll().execute())
    expect([rows.includes('IRA12345678'), rows.includes('Larch')]).toEqual([false, false])
    expect(await facts()).toMatchObject({ 'ira.exists': true, 'progress.ira_created': true })
    const { body } = await send('GET', 'completed_info/')
    expect([body.ira_created, body.selected_401ks]).toEqual([true, false])
  })

  it('is changed from the version that was seen, and only by its owner', async () => {
    const [mine, other] = [await newOwner(), await newOwner()]
    const { pk } = (await mine.send('POST', 'add_ira_account/', ira)).body
    const change = { ...ira, provider: 'Elm Trust' }
    expect((await other.send('PUT', `ira/${pk}/update/`, change, { 'if-match': '"1"' })).status).toBe(404)
    const both = await Promise.all([1, 2].map(() => mine.send('PUT', `ira/${pk}/update/`, change, { 'if-match': '"1"' })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412])
    expect((await mine.send('GET', 'ira/')).body.results).toMatchObject([{ provider: 'Elm Trust', version: 2 }])
    service.pass(6 * 60_000)
    expect((await mine.send('PUT', `ira/${pk}/update/`, change, { 'if-match': '"2"' })).body.code).toBe('step_up_required')
  })

  it('that is to be opened here is of the kind that was chosen on any device, until another choice counts', async () => {
    const { send, email, password1: password } = await newOwner()
    const { body: other } = await service.ask({ method: 'POST', url: '/api/v1/auth/login/', payload: { email, password } })
    const elsewhere = async () => (await service.ask({ method: 'GET', url: `${root}/wished_ira/`, token: other.access })).body
    expect(await elsewhere()).toEqual({ ira_type: null })
    for (const ira_type of ['both', 'roth', null]) {
      expect((await send('POST', 'wished_ira/update/', { ira_type })).status).toBe(200)
      expect(await elsewhere()).toEqual({ ira_type })
    }
    expect((await send('POST', 'wished_ira/update/', { ira_type: 'gold' })).status).toBe(400)
  })

  it('of a kind that people aren’t sure of is found out by a colleague, who mails what it is', async () => {
    const [{ send, pk: personId }, desk] = [await newOwner(), await atDesk(service, 'operations')]
    const emails = (kind: string) => service.emails.filter((one) => one.kind === kind && one.personId === personId)
    const { pk } = (await send('POST', 'add_ira_account/', { ...ira, ira_type: 'not-sure' })).body
    expect(JSON.stringify(await desk.read('ira-kind', pk))).toContain('Larch Trust')
    expect((await desk.settle('ira-kind', pk, { outcome: 'not-reached', values: {} })).status).toBe(200)
    expect([await desk.stateOf('ira-kind', pk), emails('ira-kind-asked').length]).toEqual(['open', 1])
    expect((await desk.settle('ira-kind', pk, { outcome: 'roth', values: {} })).status).toBe(200)
    expect((await send('GET', 'ira/')).body.results).toMatchObject([{ ira_type: 'roth', version: 2 }])
    expect(emails('ira-kind-found').map(({ subject }) => subject)).toEqual(['Your IRA is a Roth IRA'])
    expect(await desk.stateOf('ira-kind', pk)).toBe('done')
  })

  it('of which people find out the kind themselves is off the desk, and back on it when they doubt again', async () => {
    const [{ send }, desk] = [await newOwner(), await atDesk(service, 'operations')]
    const unsure = { ...ira, ira_type: 'not-sure' }
    const { pk } = (await send('POST', 'add_ira_account/', unsure)).body
    await send('PUT', `ira/${pk}/update/`, ira, { 'if-match': '"1"' })
    expect(await desk.stateOf('ira-kind', pk)).toBe('withdrawn')
    await send('PUT', `ira/${pk}/update/`, unsure, { 'if-match': '"2"' })
    expect(await desk.stateOf('ira-kind', pk)).toBe('open')
    const why = 'It was inherited, and takes no other money.'
    expect((await desk.settle('ira-kind', pk, { outcome: 'takes-none', values: { why } })).status).toBe(200)
    expect((await send('GET', 'ira/')).body.results).toMatchObject([{ ira_type: 'not-sure' }])
  })

  it.each([{ ...ira, account_number: '12' }, { ...ira, existing_ira: 'true' }, { ...ira, provider: ' ' }, { provider: 'x' }])(
    'is refused with %j',
    async (payload) => {
      const { send } = await newOwner()
      expect((await send('POST', 'add_ira_account/', payload)).status).toBe(400)
    },
  )
})

describe('providers', () => {
  it('are listed once each, by what is known best, and never counted twice', async () => {
    const { send, manual } = await newOwner()
    await send('POST', 'known_providers/create/', { record_keeper_name: 'OAK  keeper', balance: 900 })
    await send('POST', 'providers/create/', [
      { record_keeper_name: 'Oak Keeper', balance: 800, score: 3 },
      { record_keeper_name: 'Elm Keeper', current_job: true },
    ])
    await manual({ institution_name: 'oak keeper', current_balance: 700 })
    const { user_providers: all } = (await send('GET', 'providers/unique/')).body
    expect(all).toMatchObject([
      { record_keeper_name: 'oak keeper', balance: 700, source: 'manual', score: 10, rollover_requested: false },
      { record_keeper_name: 'Elm Keeper', balance: null, source: 'named', score: 10, current_job: true },
    ])
    expect((await send('GET', 'preview/')).body.results).toMatchObject([
      { record_keeper_name: 'oak keeper', balance: 700, count: 1, tracked_count: 0, has_mt_account: false },
      { record_keeper_name: 'Elm Keeper', balance: null, count: 1, tracked_count: 0, has_mt_account: false },
    ])
  })

  it('are ticked all together or not at all', async () => {
    const { send, facts } = await newOwner()
    const { user_providers } = (await send('POST', 'providers/create/', [{ record_keeper_name: 'Oak' }])).body
    const pk = user_providers[0].pk
    expect((await send('POST', 'providers/ticked/', { user_providers: [pk, randomUUID()] })).status).toBe(404)
    expect((await facts())['progress.rollover_401k_accounts']).toBe(false)
    const other = await newOwner()
    expect((await other.send('POST', 'providers/ticked/', { user_providers: [pk] })).status).toBe(404)
    for (let times = 0; times < 2; times++)
      expect((await send('POST', 'providers/ticked/', { user_providers: [pk] })).body.user_providers).toMatchObject([
        { rollover_requested: true },
      ])
    expect((await facts())['progress.rollover_401k_accounts']).toBe(true)
  })

  it('are distinguished by employer where the provider is unknown, and can be ticked', async () => {
    const { send, manual } = await newOwner()
    await manual({ institution_name: 'Not in the list below', company_name: 'Rose Mills', current_balance: null })
    await manual({ institution_name: "I don't remember", company_name: 'Fern Works', current_balance: null })
    const { user_providers: all } = (await send('GET', 'providers/unique/')).body
    expect(all.map((one: { record_keeper_name: string }) => one.record_keeper_name).sort()).toEqual(['Fern Works', 'Rose Mills'])
    const asked = await send('POST', 'providers/ticked/', { user_providers: all.map(({ pk }: { pk: string }) => pk) })
    expect(asked.body.user_providers).toMatchObject([{ rollover_requested: true }, { rollover_requested: true }])
  })

  it('count as the ticked ones as long as no search has found others', async () => {
    const { send } = await newOwner()
    const { user_providers } = (await send('POST', 'providers/create/', [{ record_keeper_name: 'Oak' }])).body
    const isTicked = async () => (await send('GET', 'completed_info/')).body.selected_401ks
    expect(await isTicked()).toBe(false)
    await send('POST', 'providers/ticked/', { user_providers: [user_providers[0].pk] })
    expect(await isTicked()).toBe(true)
    const known = {
      state: 'ended',
      found: 1,
      with_balance: 0,
      movable: [],
      unmovable: null,
      selected: 0,
      at_state: false,
      held: null,
      wished: true,
      for_plan: 0,
    }
    expect(foundAccountFacts(hooks).facts(known)['progress.selected_401ks']).toBe(false)
  })

  it('with a small balance that was left may have moved it to an IRA of their choice', async () => {
    const { send } = await newOwner()
    await send('POST', 'providers/create/', [
      { record_keeper_name: 'Small', balance: 4000 },
      { record_keeper_name: 'Still there', balance: 4000, current_job: true },
      { record_keeper_name: 'Large', balance: 7000.01 },
      { record_keeper_name: 'Tiny', balance: 1000 },
    ])
    expect((await send('GET', 'safe-harbor/auto-rollover-accounts/')).body.results).toMatchObject([
      { record_keeper_name: 'Small', balance: 4000, state: 'possible', custodian: null },
    ])
    const { results } = (await send('GET', 'preview/')).body
    expect(results.filter((one: { has_mt_account: boolean }) => one.has_mt_account)).toHaveLength(1)
    expect((await send('GET', 'safe-harbor/account-numbers/')).body.results).toEqual([])
  })

  it('from a former plan, added by its number, is listed with it', async () => {
    const { send, manual } = await newOwner()
    const custodian = 'Sample Rollover Trust'
    await manual({ institution_name: custodian, account_number: '000123456789', account_subtype: 'ira' })
    expect((await send('GET', 'safe-harbor/auto-rollover-accounts/')).body.results).toMatchObject([{ custodian, state: 'entered' }])
    expect((await send('GET', 'safe-harbor/account-numbers/')).body.results).toMatchObject([
      { custodian, account_number: expect.stringMatching(/6789$/) },
    ])
  })
})

it.each([
  [{ institution_name: 'Oak' }, 'by-hand'],
  [{ institution_name: "I don't remember" }, 'unknown'],
  [{ institution_name: 'Oak', account_subtype: 'checking' }, 'none'],
])('with the account %j flows know the plan as %s', async (payload, link) => {
  const { manual, facts } = await newOwner()
  await manual(payload)
  expect((await facts())['plan.link']).toBe(link)
})

it('a failed try to link counts before a plan entered by hand, until it is forgotten; what is done stays done', async () => {
  const { manual, facts, access } = await newOwner()
  const { link, institutions, remove } = newLinker.as(service, access)
  await manual({ institution_name: 'Oak' })
  await link('plan', 'fails=declined&nonce=after-hand')
  expect(await facts()).toMatchObject({ 'plan.link': 'failed', 'progress.rollover_401k_accounts': true })
  for (const { pk } of await institutions()) await remove(pk)
  expect((await facts())['plan.link']).toBe('by-hand')
})

it('that a call is booked is believed only when it is', async () => {
  const { send } = await newOwner()
  expect((await send('POST', 'providers/rollover_meeting/', { rollover_call_scheduled: true })).body.code).toBe('claimed_progress')
  const { results } = (await send('GET', 'calls/slots/')).body
  const held = await send('POST', 'providers/rollover_meeting/', { rollover_call_scheduled: results.at(-2).starts_at })
  expect(held.body).toMatchObject({ rollover_call_scheduled: true, call: { state: 'held', topic: 'rollover' } })
  expect((await send('POST', 'providers/rollover_meeting/', { rollover_call_scheduled: true })).body).toEqual(held.body)
  expect((await send('GET', 'completed_info/')).body.rollover_call_scheduled).toBe(true)
})

it('the search of a partner ends once, and is among what colleagues see of the person', async () => {
  const { send, pk } = await newOwner()
  const first = await send('POST', 'partner/search/complete/')
  service.pass(5000)
  expect((await send('POST', 'partner/search/complete/', {})).body).toEqual(first.body)
  const events = await service.db
    .selectFrom('audit_events')
    .select('action')
    .where('subject', '=', `person:${pk}`)
    .where('action', '=', 'partner-search.ended')
    .execute()
  expect(events).toHaveLength(1)
})

describe('what is invested', () => {
  it('is nothing at first', async () => {
    const { send } = await newOwner()
    const totals = { totalSavings: '0', totalYtd: '0', totalAlltime: '0' }
    expect((await send('GET', 'investment_account/')).body).toEqual({ summaries: [], details: {}, totals })
  })

  it('is added up in cents, and an unknown gain is not made up', () => {
    const one = { id: 'a', name: { en: 'IRA', es: 'IRA' }, totalCents: 10_010, ytdCents: -101, alltimeCents: 20 }
    expect(investmentAccount([one, { ...one, id: 'b', totalCents: 20, alltimeCents: null }], 'en')).toMatchObject({
      summaries: [
        { pk: 'a', total_value: '100.10', ytd: '-1.01', alltime: '0.20' },
        { pk: 'b', total_value: '0.20', alltime: null },
      ],
      details: { a: { total_value: '100.10' } },
      totals: { totalSavings: '100.30', totalYtd: '-2.02', totalAlltime: null },
    })
  })
})
