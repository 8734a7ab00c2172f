import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { solve } from '../../../security/testing/solve.ts'
import { startTestApp, type TestApp, testApp } from '../../../testing/test-app.ts'
import { provenWork } from '../testing/proof-of-work.ts'

const login = '/api/v1/auth/login/'
const wrong = 'not the password at all'

describe('signing in', () => {
  let service: Awaited<ReturnType<typeof startTestApp>>
  beforeAll(async () => {
    service = await startTestApp()
  })
  afterAll(() => service.close())

  it('gives tokens and the user, whatever case the address is typed in', async () => {
    const { email, password1 } = await service.signUp()
    const { status, body } = await service.ask({ method: 'POST', url: login, payload: { email: email.toUpperCase(), password: password1 } })
    expect([status, Object.keys(body), body.user.email]).toEqual([200, ['access', 'refresh', 'user'], email])
  })

  it('answers an unknown address and a wrong password alike, in the words that clients know', async () => {
    const { email } = await service.signUp()
    const answers = []
    for (const address of [email, 'nobody@example.com', 'no address'])
      answers.push(await service.ask({ method: 'POST', url: login, payload: { email: address, password: wrong } }))
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([400, answers[0]?.body])
      expect(body.non_field_errors).toEqual(['Unable to log in with provided credentials.'])
    }
  })

  it('wants a proof of work after three tries and is refused after six, with the time to wait, also with the right password; another account is not', async () => {
    const { email, password1 } = await service.signUp()
    const other = await service.signUp()
    const tryOn = async (address: string, password: string) =>
      service.ask({ method: 'POST', url: login, payload: { email: address, password }, headers: await provenWork(service) })
    expect((await service.ask({ method: 'POST', url: login, payload: { email, password: wrong } })).status).toBe(400)
    const statuses = []
    for (let index = 0; index < 6; index++) statuses.push((await tryOn(email, wrong)).status)
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
    const refused = await tryOn(email, password1)
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(600)
    expect((await tryOn(other.email, other.password1)).status).toBe(200)
  })

  it('is possible again after a new password was set by e-mail', async () => {
    const { email } = await service.signUp()
    for (let index = 0; index < 7; index++)
      await service.ask({
        method: 'POST',
        url: login,
        payload: { email, password: wrong },
        headers: await provenWork(service),
        remoteAddress: '10.9.8.7',
      })
    const token = await resetToken(service, email)
    const password = 'a wholly different phrase'
    expect((await service.ask({ method: 'POST', url: '/api/v1/auth/password_reset/confirm/', payload: { token, password } })).status).toBe(
      200,
    )
    expect((await service.ask({ method: 'POST', url: login, payload: { email, password }, remoteAddress: '10.9.8.7' })).status).toBe(200)
  })

  it('counts a success as a new beginning', async () => {
    const { email, password1 } = await service.signUp()
    for (let round = 0; round < 3; round++) {
      for (let index = 0; index < 2; index++)
        await service.ask({ method: 'POST', url: login, payload: { email, password: wrong }, remoteAddress: `10.9.${round}.1` })
      expect(
        (await service.ask({ method: 'POST', url: login, payload: { email, password: password1 }, remoteAddress: '10.9.9.9' })).status,
      ).toBe(200)
    }
  })
})

it.each(['/login', login])('%s asks for a proof of work after three tries, which is good once', async (url) => {
  const { ask, signUp } = await testApp()
  const { email, password1 } = await signUp()
  const tryPage = (password: string, solution?: string) =>
    ask({ method: 'POST', url, payload: { email, password }, headers: { ...(solution && { 'x-challenge-solution': solution }) } })
  for (let index = 0; index < 3; index++) expect((await tryPage(wrong)).status).toBe(400)
  const asked = await tryPage(password1)
  expect([asked.status, asked.body.code, asked.headers['x-mitigation']]).toEqual([403, 'challenge_required', 'challenge'])
  const solution = await solve(asked.body.challenge)
  expect((await tryPage(wrong, solution)).status).toBe(400)
  expect((await tryPage(password1, solution)).body.code).toBe('challenge_required')
})

it('finds the account of two with one address that the password fits', async () => {
  const { ask, signUp } = await testApp()
  const first = await signUp({ email: 'twice@example.com', password1: 'the first of the phrases' })
  const second = await signUp({ email: 'twice@example.com', password1: 'and then the other phrase' })
  for (const { email, password1, pk } of [first, second])
    expect((await ask({ method: 'POST', url: login, payload: { email, password: password1 } })).body.user.pk).toBe(pk)
})

it('writes down every sign-in and every failure', async () => {
  const { ask, signUp, db } = await testApp()
  const { email, password1, pk } = await signUp()
  await ask({ method: 'POST', url: login, payload: { email, password: wrong } })
  await ask({ method: 'POST', url: login, payload: { email: 'nobody@example.com', password: wrong } })
  await ask({ method: 'POST', url: login, payload: { email, password: password1 } })
  const events = await db.selectFrom('audit_events').select(['actor', 'action', 'subject']).orderBy('id').execute()
  expect(events.map(({ actor, action, subject }) => [actor, action, subject])).toEqual([
    [`person:${pk}`, 'account.made', `person:${pk}`],
    ['anonymous', 'sign-in.failed', `person:${pk}`],
    ['anonymous', 'sign-in.failed', 'unknown address'],
    [`person:${pk}`, 'sign-in', `person:${pk}`],
  ])
})

async function resetToken({ ask, doJobs, emails }: TestApp, email: string): Promise<string> {
  await ask({ method: 'POST', url: '/api/v1/auth/password_reset/', payload: { email } })
  await doJobs()
  return emails.findLast(({ kind, to }) => kind === 'password-reset' && to === email)?.action?.url.split('token=')[1] ?? ''
}
