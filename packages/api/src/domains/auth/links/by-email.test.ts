import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../../testing/test-app.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

let asked = 0
const authenticate = (token: string, headers: Record<string, string> = {}) =>
  service.ask({ method: 'GET', url: '/api/v1/token/authenticate/', headers: { token, ...headers } })

describe('a link that signs in', () => {
  it('works once', async () => {
    const { email, pk } = await service.signUp()
    const token = await linkFor('sign-in', email)
    const { status, body } = await authenticate(token)
    expect([status, Object.keys(body)]).toEqual([200, ['access', 'refresh']])
    expect((await service.ask({ method: 'GET', url: '/api/v1/auth/user/', token: body.access })).body).toMatchObject({
      pk,
      email_confirmed: true,
    })
    expect((await authenticate(token)).body.code).toBe('token_not_valid')
  })

  it('works for 15 minutes, and only the newest', async () => {
    const { email } = await service.signUp()
    const first = await linkFor('sign-in', email)
    const second = await linkFor('sign-in', email)
    expect((await authenticate(first)).status).toBe(401)
    service.pass(16 * 60_000)
    expect((await authenticate(second)).status).toBe(401)
  })

  it.each([
    ['a page', { accept: 'text/html,application/xhtml+xml' }],
    ['a browser that loads ahead', { 'sec-purpose': 'prefetch;prerender' }],
    ['an older browser that loads ahead', { purpose: 'prefetch' }],
    ['a navigation', { accept: '*/*', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }],
    ['a picture', { accept: 'image/*', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
  ])('is not used up by %s', async (_what, headers) => {
    const { email } = await service.signUp()
    const token = await linkFor('sign-in', email)
    expect((await authenticate(token, headers)).status).toBe(401)
    expect((await authenticate(token, { accept: '*/*' })).status).toBe(200)
  })

  it('is not used up by HEAD', async () => {
    const { email } = await service.signUp()
    const token = await linkFor('sign-in', email)
    expect((await service.ask({ method: 'HEAD', url: '/api/v1/token/authenticate/', headers: { token } })).status).toBe(405)
    expect((await authenticate(token)).status).toBe(200)
  })

  it('never replaces another person who is signed in, and stays valid for its owner', async () => {
    const attacker = await service.signUp()
    const victim = await service.signUp()
    const token = await linkFor('sign-in', attacker.email)
    const answer = await authenticate(token, { authorization: `Bearer ${victim.access}` })
    expect([answer.status, answer.body.code]).toEqual([409, 'other_session'])
    expect((await authenticate(token)).status).toBe(200)
  })

  it('is behind the # of its address, which browsers do not send', async () => {
    const { email } = await service.signUp()
    await linkFor('sign-in', email)
    const url = new URL(service.emails.at(-1)?.action?.url ?? '')
    expect([url.origin, url.search, url.hash.startsWith('#token=')]).toEqual(['http://localhost:3000', '', true])
  })

  it('does not count as having entered the password', async () => {
    const { email } = await service.signUp()
    const { body } = await authenticate(await linkFor('sign-in', email))
    const payload = { new_password1: 'some other long phrase', new_password2: 'some other long phrase' }
    const answer = await service.ask({ method: 'POST', url: '/api/v1/auth/password/change/', token: body.access, payload })
    expect(answer.body.code).toBe('step_up_required')
  })
})

describe('asking for an e-mail', () => {
  it.each(['password_reset', 'sign-in-link'])('for %s answers alike for known and unknown addresses', async (call) => {
    const { email } = await service.signUp()
    const before = service.emails.length
    const ask = (address: string) =>
      service.ask({ method: 'POST', url: `/api/v1/auth/${call}/`, payload: { email: address }, remoteAddress: '10.8.0.1' })
    const [known, unknown] = [await ask(email), await ask('nobody@example.com')]
    expect([known.status, known.body]).toEqual([200, { status: 'OK' }])
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    await service.doJobs()
    expect(service.emails.slice(before).map(({ to }) => to)).toEqual([email])
  })
})

describe('a new password by e-mail', () => {
  const reset = (token: string, password: string) =>
    service.ask({ method: 'POST', url: '/api/v1/auth/password_reset/confirm/', payload: { token, password } })

  it('signs every device out, and its link works once', async () => {
    const { email, access } = await service.signUp()
    const token = await linkFor('password-reset', email)
    expect((await reset(token, 'a wholly different phrase')).body).toEqual({ status: 'OK' })
    expect((await service.ask({ method: 'GET', url: '/api/v1/auth/user/', token: access })).status).toBe(401)
    expect((await reset(token, 'yet another long phrase')).body.code).toBe('link_used_up')
  })

  it('leaves the link good when the password is not', async () => {
    const { email } = await service.signUp()
    const token = await linkFor('password-reset', email)
    expect((await reset(token, 'tiny')).body.fields).toHaveProperty('password')
    expect((await reset(token, 'a wholly different phrase')).status).toBe(200)
  })

  it('is not set by a link for something else', async () => {
    const { email } = await service.signUp()
    expect((await reset(await linkFor('sign-in', email), 'a wholly different phrase')).body.code).toBe('link_used_up')
  })
})

async function linkFor(kind: 'sign-in' | 'password-reset', email: string): Promise<string> {
  const call = kind === 'sign-in' ? 'sign-in-link' : 'password_reset'
  await service.ask({ method: 'POST', url: `/api/v1/auth/${call}/`, payload: { email }, remoteAddress: `10.7.${++asked}.1` })
  await service.doJobs()
  return service.emails.findLast((sent) => sent.kind === kind && sent.to === email)?.action?.url.split('token=')[1] ?? ''
}
