import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clearOut } from '../../clear-out.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { proofsOf } from './proof.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

const own = { 'sec-fetch-site': 'same-origin' }
let visitors = 0
const newUid = () => `visitor-${++visitors}-tracked`
const post = (path: string, payload: object, headers: object = own, token?: string) =>
  service.ask({ method: 'POST', url: `/api/${path}`, payload, headers: { ...headers }, ...(token !== undefined && { token }) })
const event = (more: object = {}) => ({
  event_id: `an-event-${++visitors}`,
  event: 'lead',
  uid: newUid(),
  page_url: 'https://example.com/landing-balance?token=canary-token&email=canary@example.com',
  consent: true,
  ...more,
})
const kept = () => service.db.selectFrom('ad_events').selectAll().execute()

describe.each(['fb', 'tiktok'])('an event for /api/%s', (path) => {
  it('is saved sealed until it is sent, and erased then', async () => {
    const before = (await kept()).length
    const sent = event({ uid: 'canary-uid-of-a-visitor' })
    expect((await post(path, sent)).body).toEqual({ recorded: true })
    const rows = (await kept()).slice(before)
    expect(rows).toMatchObject([{ state: 'waiting' }])
    expect(JSON.stringify(rows)).not.toMatch(/canary|landing-balance/)
    await service.doJobs()
    expect((await kept()).slice(before)).toMatchObject([{ state: 'sent', payload: null, ended_at: expect.any(Date) }])
  })

  it('reported again is sent once, also when many come at the same moment', async () => {
    const before = (await kept()).length
    const sent = event()
    const all = await Promise.all(Array.from({ length: 20 }, () => post(path, sent)))
    expect(new Set(all.map(({ text }) => text))).toEqual(new Set(['{"recorded":true}']))
    expect((await kept()).length).toBe(before + 1)
  })

  it('is not kept without consent, nor when the browser asks not to be followed', async () => {
    const before = (await kept()).length
    expect((await post(path, event({ consent: false }))).body).toEqual({ recorded: false, why: 'no_consent' })
    expect((await post(path, event(), { ...own, 'sec-gpc': '1' })).body).toEqual({ recorded: false, why: 'opted_out' })
    expect((await post(path, event({ consent: 'true' }))).body.code).toBe('validation_failed')
    const { consent: _none, ...unsaid } = event()
    expect((await post(path, unsaid)).body.code).toBe('validation_failed')
    expect((await kept()).length).toBe(before)
  })

  it('is refused by its network for good, or sent later when the network is down', async () => {
    const before = (await kept()).length
    await post(path, event({ event_id: 'refuse-this-one' }))
    await service.doJobs()
    expect((await kept()).slice(before)).toMatchObject([{ state: 'refused', payload: null }])
    await post(path, event({ event_id: `down-for-${path}` }))
    await expect(service.doJobs()).rejects.toThrow('did not answer')
    expect((await kept()).at(-1)).toMatchObject({ state: 'waiting', payload: expect.any(String) })
  })
})

it.each(['fb', 'tiktok', 'impact', 'proof', 'utm'])('another site cannot use /api/%s', async (path) => {
  const uid = newUid()
  const payloads: Readonly<Record<string, object>> = {
    impact: { uid, click_id: 'click-1', consent: true },
    proof: {},
    utm: { user_id: uid, source_url: 'https://example.com/', client_user_agent: '' },
  }
  const payload = payloads[path] ?? event()
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }, { origin: 'https://evil.example' }, {}])
    expect((await post(path, payload, headers)).body.code).toBe('origin_refused')
})

describe('a campaign', () => {
  const arrive = (user_id: string, query: string, more: object = {}) =>
    post('utm', { user_id, source_url: `https://example.com/employer?${query}`, client_user_agent: 'canary-agent', ...more })
  const touches = () => service.db.selectFrom('campaign_touches').selectAll().execute()

  it('is kept for a visitor: the first and the last', async () => {
    const uid = newUid()
    await arrive(uid, 'utm_source=news&utm_campaign=one&token=canary')
    service.pass(1_000)
    await arrive(uid, 'utm_source=mail&utm_campaign=two')
    const row = (await touches()).at(-1)
    expect([row?.first_touch.campaign, row?.last_touch.campaign]).toEqual(['one', 'two'])
    expect(row?.last_at.getTime()).toBeGreaterThan(row?.first_at.getTime() ?? 0)
    expect(JSON.stringify(await touches())).not.toMatch(/canary|visitor-/)
  })

  it('sets the karat flag, which stays', async () => {
    const uid = newUid()
    expect((await arrive(uid, 'campaign=karat&source=employer')).body).toEqual({ recorded: true, is_karat: true })
    expect((await arrive(uid, 'campaign=other&source=employer')).body).toEqual({ recorded: true, is_karat: true })
    expect((await arrive(newUid(), 'campaign=karat&source=partner')).body).toEqual({ recorded: true, is_karat: false })
  })

  it('is needed for an arrival to be noted, unless it is asked for', async () => {
    const uid = newUid()
    expect((await arrive(uid, 'x=1')).body).toEqual({ recorded: false, is_karat: false })
    expect((await arrive(uid, 'x=1', { requireCreate: true })).body).toEqual({ recorded: true, is_karat: false })
    await arrive(uid, 'utm_campaign=later')
    await arrive(uid, '', { requireCreate: true })
    expect((await touches()).at(-1)).toMatchObject({
      first_touch: { page: 'https://example.com/employer' },
      last_touch: { campaign: 'later' },
    })
  })

  it('is one row for a visitor, also when many arrivals come at the same moment', async () => {
    const [uid, before] = [newUid(), (await touches()).length]
    await Promise.all(Array.from({ length: 20 }, (_, at) => arrive(uid, `utm_campaign=c${at}`)))
    expect((await touches()).length).toBe(before + 1)
  })

  it('of a visitor goes on as the first of the person that they become', async () => {
    const [uid, { pk, access }] = [newUid(), await service.signUp()]
    await arrive(uid, 'campaign=karat&source=employer')
    const source_url = 'https://example.com/signup?utm_campaign=last'
    const payload = { user_id: pk, source_url, client_user_agent: '', uid }
    expect((await post('utm/utm-campaign', payload, {}, access)).body).toEqual({ recorded: true, is_karat: true })
    const row = (await touches()).find(({ person_id }) => person_id === pk)
    expect([row?.first_touch.campaign, row?.last_touch.campaign]).toEqual(['karat', 'last'])
  })

  it('is nobody else’s to set for a person', async () => {
    const [{ access }, other] = [await service.signUp(), await service.signUp()]
    const payload = { user_id: other.pk, source_url: 'https://example.com/?utm_campaign=x', client_user_agent: '' }
    expect((await post('utm/utm-campaign', payload, {}, access)).body.code).toBe('not_found')
  })

  it('of a visitor is forgotten after a year, and that of a person stays with them', async () => {
    const { pk, access } = await service.signUp()
    await post('utm/utm-campaign', { user_id: pk, source_url: 'https://example.com/?utm_campaign=x', client_user_agent: '' }, {}, access)
    await arrive(newUid(), 'utm_campaign=old')
    service.pass(366 * 86_400_000)
    await clearOut(service.context)
    const left = await touches()
    expect([left.some(({ visitor_hash }) => visitor_hash !== null), left.some(({ person_id }) => person_id === pk)]).toEqual([false, true])
    expect(await kept()).toEqual([])
  })
})

describe('social proof', () => {
  const proof = async () => (await post('proof', {})).body

  it('is nothing while there were fewer than 20', async () => {
    service.pass(8 * 86_400_000)
    for (let people = 0; people < 19; people++) await service.signUp()
    expect(await proof()).toEqual({ days: 7, results: [] })
  })

  it('is the true count of the last seven days from 20 on', async () => {
    await service.signUp()
    service.pass(301_000)
    const counted = { days: 7, results: [{ what: 'joined', count: 20 }] }
    expect(await proof()).toEqual(counted)
    // Pages say what was counted last, without waiting.
    expect(proofsOf(service.context).known()).toEqual(counted)
    service.pass(8 * 86_400_000)
    expect(await proof()).toEqual({ days: 7, results: [] })
  })
})
