import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

const base = '/api/v1/offers'
const get = (path: string, headers = {}) => service.ask({ method: 'GET', url: `${base}/${path}`, headers })
const click = (own: object = {}, remoteAddress = '10.40.0.1') =>
  service.ask({
    method: 'POST',
    url: `${base}/earn-money/click/create/`,
    payload: { uid: 'visitor-0001', click_source: 'home', offer: 'sample-errands', ...own },
    remoteAddress,
  })

describe('offers to earn money', () => {
  it('say that they are samples, at addresses that belong to nobody, and what the partner pays us', async () => {
    const { status, body } = await get('earn-money/')
    expect([status, body.results.length > 4]).toEqual([200, true])
    for (const { sample, url, we_get } of body.results) {
      expect([sample, new URL(url).protocol, new URL(url).hostname.endsWith('.example')]).toEqual([true, 'https:', true])
      expect(we_get).toEqual({ amount: expect.any(Number), per: expect.any(String) })
    }
  })

  it('are recommended by category', async () => {
    const { body } = await get('earn-money/recommended-offers/surveys/')
    expect([body.because, new Set(body.results.map((one: { category: string }) => one.category))]).toEqual([
      'category',
      new Set(['surveys']),
    ])
  })

  it('are recommended for a visitor by what they talked about, and only with the secret of the chat', async () => {
    const uid = 'visitor-talks'
    const { body } = await begin(uid)
    const headers = { 'x-chat-secret': body.secret }
    await service.ask({
      method: 'POST',
      url: `${base}/earn-money/chat/`,
      payload: { uid, category: 'selling', user_message: 'Where do I begin?' },
      headers,
    })
    const [known, guessed] = [
      await get(`earn-money/recommended-offers/${uid}/`, headers),
      await get(`earn-money/recommended-offers/${uid}/`),
    ]
    expect([known.body.because, known.body.results[0].category]).toEqual(['conversation', 'selling'])
    expect(guessed.body).toEqual((await get('earn-money/recommended-offers/somebody-new/')).body)
    expect(guessed.body.because).toBe('nothing_known')
  })

  const begin = (uid: string) =>
    service.ask({ method: 'POST', url: `${base}/earn-money/chat-init/`, payload: { uid, category: 'selling' } })
})

describe('a click', () => {
  const count = async () => (await service.db.selectFrom('offer_clicks').selectAll().execute()).reduce((sum, { clicks }) => sum + clicks, 0)

  it('counts once within a minute, also when many come at the same moment', async () => {
    const before = await count()
    const all = await Promise.all(Array.from({ length: 20 }, () => click()))
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([201]))
    expect(all[0]?.body).toEqual({ offer: 'sample-errands', url: 'https://sample-errands.example/helpers' })
    service.pass(59_000)
    await click()
    expect((await count()) - before).toBe(1)
    service.pass(2_000)
    await click()
    expect((await count()) - before).toBe(2)
  })

  it('from another place, on another offer or by another visitor counts by itself', async () => {
    const before = await count()
    await click({ click_source: 'chat' })
    await click({ offer: 'sample-tutoring' })
    await click({ uid: 'visitor-0002' })
    expect((await count()) - before).toBe(3)
  })

  it('is refused for an offer that there is not, and for an e-mail address as uid', async () => {
    expect((await click({ offer: 'no-such-offer' })).body.code).toBe('not_found')
    expect((await click({ uid: 'pat@example.com' })).body.code).toBe('validation_failed')
  })

  it('does not keep the uid', async () => {
    await click({ uid: 'uid-to-look-for' })
    expect(JSON.stringify(await service.db.selectFrom('offer_clicks').selectAll().execute())).not.toContain('uid-to-look-for')
  })

  it('of one sender has an end', async () => {
    for (let tries = 0; tries < 60; tries++) await click({}, '10.40.9.9')
    expect((await click({}, '10.40.9.9')).status).toBe(429)
  })
})

describe('going to a partner', () => {
  const go = async (own: object = {}, token?: string) => {
    const payload = { url: 'https://sample-panel.example/join', partner: 'sample-panel', click_page: '/dashboard?x=1#y', ...own }
    return service.ask({
      method: 'POST',
      url: '/api/v1/accounts/offer/create/',
      payload,
      token: token ?? (await service.signUp()).access,
    })
  }

  it('leads to our own address of the offer, whatever its query was', async () => {
    const { status, body } = await go({ url: 'https://sample-panel.example/join?next=https://evil.example#x' })
    expect([status, body]).toEqual([
      201,
      {
        pk: expect.any(String),
        url: 'https://sample-panel.example/join',
        partner: 'sample-panel',
        offer: 'sample-opinion-panel',
        click_page: '/dashboard',
      },
    ])
  })

  it.each([
    'https://evil.example/join',
    'https://sample-panel.example.evil.example/join',
    'https://sample-panel.example@evil.example/join',
    'https://pat@sample-panel.example/join',
    'http://sample-panel.example/join',
    'https://sample-panel.example:444/join',
    'https://sample-panel.example/join/../other',
    'https://sample-errands.example/helpers',
    'javascript:alert(1)//https://sample-panel.example/join',
    '//sample-panel.example/join',
    '/join',
    '',
  ])('is refused for an address that is no offer of the partner: %s', async (url) => {
    expect((await go({ url })).body.code).toBe('not_found')
  })

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])(
    'takes no page of others: %s',
    async (click_page) => {
      expect((await go({ click_page })).body.code).toBe('validation_failed')
    },
  )

  it('counts once within a minute, for each person', async () => {
    const { access, pk } = await service.signUp()
    const all = await Promise.all(Array.from({ length: 20 }, () => go({}, access)))
    expect(new Set(all.map(({ body }) => body.pk)).size).toBe(1)
    service.pass(61_000)
    await go({}, access)
    await go()
    const rows = await service.db.selectFrom('offer_visits').select('visits').where('person_id', '=', pk).execute()
    expect(rows).toEqual([{ visits: 2 }])
  })
})

describe('extra cash', () => {
  it.each([
    ['ios', 'ios'],
    ['samsung', 'samsung'],
    ['other_android', 'default'],
    ['default', 'default'],
    ['toaster', 'default'],
  ])('asked for %s gives what is for %s', async (asked, given) => {
    const { status, body } = await get(`extra-cash/phone-apps/${asked}`)
    expect([status, body.device, body.results.length]).toEqual([200, given, 1])
  })

  it.each(['nothing', '00000000-0000-4000-8000-000000000000', '__proto__'])('is not there under %s', async (id) => {
    expect((await get(`extra-cash/${id}/ios`)).body.code).toBe('not_found')
  })
})
