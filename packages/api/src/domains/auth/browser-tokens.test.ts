import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, testApp } from '../../testing/test-app.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

const ownPage = { 'sec-fetch-site': 'same-origin' }

describe('a browser', () => {
  it('gets tokens that no script can read and no other site makes it send, and a sign that there are any', async () => {
    const cookies = await signInAsPage()
    expect(cookies.map((cookie) => cookie.replace(/=[^;]+/, ''))).toEqual([
      'known_browser; Max-Age=15552000; Path=/; HttpOnly; SameSite=Strict',
      'access_token; Max-Age=600; Path=/; HttpOnly; SameSite=Strict',
      'refresh_token; Max-Age=2592000; Path=/; HttpOnly; SameSite=Strict',
      'signed_in; Max-Age=2592000; Path=/; SameSite=Strict',
    ])
  })

  it('is known by its cookie, and can renew and end its session with it', async () => {
    const cookie = header(await signInAsPage())
    expect((await service.ask({ method: 'GET', url: '/api/v1/auth/user/', headers: { cookie } })).status).toBe(200)
    const renewed = await service.ask({ method: 'POST', url: '/api/v1/auth/token/refresh/', headers: { cookie, ...ownPage }, payload: {} })
    expect([renewed.status, setCookies(renewed).length]).toEqual([200, 3])
    const out = await service.ask({ method: 'POST', url: '/api/v1/auth/logout/', headers: { cookie, ...ownPage }, payload: {} })
    expect(setCookies(out).map((one) => one.split(';')[0])).toEqual(['access_token=', 'refresh_token=', 'signed_in='])
  })

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another subdomain', { 'sec-fetch-site': 'same-site' }],
    ['an old browser on another site', { origin: 'https://evil.example' }],
    ['nobody knows where', {}],
  ])('changes nothing with its cookie when the request comes from %s', async (_where, headers) => {
    const cookie = header(await signInAsPage())
    const answer = await service.ask({
      method: 'DELETE',
      url: `/api/v1/auth/sessions/${service.context.newId()}/`,
      headers: { cookie, ...headers },
    })
    expect([answer.status, answer.body.code]).toEqual([403, 'origin_refused'])
    const renewed = await service.ask({ method: 'POST', url: '/api/v1/auth/token/refresh/', headers: { cookie, ...headers }, payload: {} })
    expect(renewed.body.code).toBe('token_not_valid')
  })

  it('loses its cookies when its session cannot be renewed, and not when another site asks', async () => {
    const cookie = header(await signInAsPage())
    const out = await service.ask({ method: 'POST', url: '/api/v1/auth/logout/', headers: { cookie, ...ownPage }, payload: {} })
    expect(out.status).toBe(200)
    const refused = await service.ask({ method: 'POST', url: '/api/v1/auth/token/refresh/', headers: { cookie, ...ownPage }, payload: {} })
    expect([refused.status, setCookies(refused).map((one) => one.split(';')[0])]).toEqual([
      401,
      ['access_token=', 'refresh_token=', 'signed_in='],
    ])
    const elsewhere = await service.ask({ method: 'POST', url: '/api/v1/auth/token/refresh/', headers: { cookie }, payload: {} })
    expect([elsewhere.status, setCookies(elsewhere)]).toEqual([401, []])
  })

  it('is signed out by its cookies going, also when its session had ended before', async () => {
    const answer = await service.ask({
      method: 'POST',
      url: '/api/v1/auth/logout/',
      headers: { cookie: 'access_token=old', ...ownPage },
      payload: {},
    })
    expect([answer.status, setCookies(answer).length]).toEqual([401, 3])
  })
})

it('gives access for ten minutes', async () => {
  const { access } = await service.signUp()
  const { iat, exp } = JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString())
  expect(exp - iat).toBe(600)
})

it('gives no cookies to programs', async () => {
  const { email, password1 } = await service.signUp()
  expect(setCookies(await service.ask({ method: 'POST', url: '/login', payload: { email, password: password1 } }))).toEqual([])
})

it('names the credentials that are missing in the words that clients know', async () => {
  expect((await service.ask({ method: 'GET', url: '/api/v1/auth/sessions/' })).body.detail).toBe(
    'Authentication credentials were not provided.',
  )
  expect((await service.ask({ method: 'GET', url: '/api/v1/auth/user/' })).body).toMatchObject({
    code: 'unauthorized',
    detail: 'unauthorized',
  })
})

async function signInAsPage(): Promise<string[]> {
  const { email, password1 } = await service.signUp()
  return setCookies(await service.ask({ method: 'POST', url: '/login', payload: { email, password: password1 }, headers: ownPage }))
}

function setCookies({ headers }: { readonly headers: Readonly<Record<string, unknown>> }): string[] {
  return [headers['set-cookie'] ?? []].flat().map(String)
}

function header(cookies: readonly string[]): string {
  return cookies.map((cookie) => cookie.split(';')[0]).join('; ')
}

describe('over https', () => {
  it('cookies are for this host alone, and a planted one without the prefix counts for nothing', async () => {
    const live = await testApp({ publicUrl: 'https://www.example.com' })
    const { email, password1 } = await live.signUp()
    const cookies = setCookies(await live.ask({ method: 'POST', url: '/login', payload: { email, password: password1 }, headers: ownPage }))
    expect(cookies.map((cookie) => cookie.replace(/=[^;]+/, ''))).toEqual([
      '__Host-known_browser; Max-Age=15552000; Path=/; HttpOnly; Secure; SameSite=Strict',
      '__Host-access_token; Max-Age=600; Path=/; HttpOnly; Secure; SameSite=Strict',
      '__Host-refresh_token; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Strict',
      '__Host-signed_in; Max-Age=2592000; Path=/; Secure; SameSite=Strict',
    ])
    const user = (cookie: string) => live.ask({ url: '/api/v1/auth/user/', headers: { cookie } })
    const renew = (cookie: string) =>
      live.ask({ method: 'POST', url: '/api/v1/auth/token/refresh/', headers: { cookie, ...ownPage }, payload: {} })
    const cookie = header(cookies)
    const planted = cookie.replaceAll('__Host-', '')
    expect([(await user(planted)).status, (await renew(planted)).body.code]).toEqual([401, 'token_not_valid'])
    expect([(await user(cookie)).status, (await renew(cookie)).status]).toEqual([200, 200])
    const out = await live.ask({ method: 'POST', url: '/api/v1/auth/logout/', headers: { cookie, ...ownPage }, payload: {} })
    expect(setCookies(out).every((one) => /^__Host-\w+=; .*Path=\/; .*Secure/.test(one))).toBe(true)
  })
})
