import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../../testing/test-app.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

const user = (token: string) => service.ask({ method: 'GET', url: '/api/v1/auth/user/', token })
const refreshed = (refresh: string) => service.ask({ method: 'POST', url: '/api/v1/auth/token/refresh/', payload: { refresh } })

describe('a refresh token', () => {
  it('is new each time', async () => {
    const { refresh, pk } = await service.signUp()
    const seen = new Set([refresh])
    let last = refresh
    for (let round = 0; round < 4; round++) {
      const { status, body } = await refreshed(last)
      expect(status).toBe(200)
      expect((await user(body.access)).body.pk).toBe(pk)
      seen.add(body.refresh)
      last = body.refresh
    }
    expect(seen.size).toBe(5)
  })

  it('never signs anybody out when 20 pages refresh at once', async () => {
    const { refresh } = await service.signUp()
    const all = await Promise.all(Array.from({ length: 20 }, () => refreshed(refresh)))
    expect(all.map(({ status }) => status)).toEqual(Array(20).fill(200))
    const next = await Promise.all(all.map(({ body }) => refreshed(body.refresh)))
    expect(next.map(({ status }) => status)).toEqual(Array(20).fill(200))
  })

  it.each([0, 1, 2, 3])('ends its whole family when the one of generation %i is shown again after ten seconds', async (generation) => {
    const { refresh } = await service.signUp()
    const chain = [refresh]
    let access = ''
    for (let round = 0; round < 4; round++) {
      const { body } = await refreshed(chain.at(-1) ?? '')
      chain.push(body.refresh)
      access = body.access
    }
    service.pass(11_000)
    expect((await refreshed(chain[generation] ?? '')).body.code).toBe('token_not_valid')
    expect((await refreshed(chain.at(-1) ?? '')).body.code).toBe('token_not_valid')
    expect((await user(access)).body.code).toBe('token_not_valid')
    const told = await service.db.selectFrom('audit_events').select('action').where('action', '=', 'session.token-used-twice').execute()
    expect(told.length).toBe(generation + 1)
  })

  it('is answered again within ten seconds, for an answer that was lost', async () => {
    const { refresh } = await service.signUp()
    const first = await refreshed(refresh)
    service.pass(9_000)
    const again = await refreshed(refresh)
    expect([again.status, again.body.refresh]).toEqual([200, first.body.refresh])
  })

  it('runs out after 30 days without use', async () => {
    const { refresh } = await service.signUp()
    service.pass(31 * 86_400_000)
    expect((await refreshed(refresh)).body.code).toBe('token_not_valid')
  })

  it('runs out after 90 days, however much it is used', async () => {
    const { refresh } = await service.signUp()
    let last = refresh
    for (let day = 20; day <= 80; day += 20) {
      service.pass(20 * 86_400_000)
      const { status, body } = await refreshed(last)
      expect([day, status]).toEqual([day, 200])
      last = body.refresh
    }
    service.pass(9 * 86_400_000)
    const { status, body } = await refreshed(last)
    expect(status).toBe(200)
    service.pass(86_400_000 + 1_000)
    expect((await refreshed(body.refresh)).body.code).toBe('token_not_valid')
  })

  it.each(['', 'nonsense', 'a.b.c'])('that is none of ours is refused: “%s”', async (refresh) => {
    expect((await refreshed(refresh)).status).toBeGreaterThanOrEqual(400)
    expect((await service.ask({ method: 'POST', url: '/api/v1/auth/token/refresh/', payload: {} })).body.code).toBe('token_not_valid')
  })
})

describe('a session', () => {
  it('is listed, and can be ended from another device', async () => {
    const { email, password1, access } = await service.signUp()
    const phone = await service.ask({
      method: 'POST',
      url: '/api/v1/auth/login/',
      payload: { email, password: password1 },
      headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36' },
    })
    const { body } = await service.ask({ method: 'GET', url: '/api/v1/auth/sessions/', token: access })
    expect(body.results.map(({ device, is_this_one }: Record<string, unknown>) => [device, is_this_one]).sort()).toEqual([
      ['An app', true],
      ['Chrome on Android', false],
    ])
    const other = body.results.find((one: { is_this_one: boolean }) => !one.is_this_one)
    expect((await service.ask({ method: 'DELETE', url: `/api/v1/auth/sessions/${other.pk}/`, token: access })).status).toBe(200)
    expect((await user(phone.body.access)).body.code).toBe('token_not_valid')
    expect((await refreshed(phone.body.refresh)).body.code).toBe('token_not_valid')
    expect((await user(access)).status).toBe(200)
  })

  it('that has ended meanwhile is signed out, whoever did that, and one e-mail says so at most', async () => {
    const { email, password1, access: token } = await service.signUp()
    const { body: phone } = await service.ask({ method: 'POST', url: '/api/v1/auth/login/', payload: { email, password: password1 } })
    const { body } = await service.ask({ method: 'GET', url: '/api/v1/auth/sessions/', token })
    const { pk } = body.results.find((one: { is_this_one: boolean }) => !one.is_this_one)
    await service.ask({ method: 'POST', url: '/api/v1/auth/logout/', token: phone.access, payload: {} })
    const end = (as: string) => service.ask({ method: 'DELETE', url: `/api/v1/auth/sessions/${pk}/`, token: as })
    expect([(await end(token)).status, (await end(token)).status]).toEqual([200, 200])
    expect((await end((await service.signUp()).access)).body.code).toBe('not_found')
    expect(service.emails.filter(({ kind, to }) => kind === 'device-ended' && to === email)).toEqual([])
  })

  it('is named in the language of the page', async () => {
    const { email, password1, access: token } = await service.signUp()
    const headers = { 'user-agent': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/156.0 Safari/537.36' }
    await service.ask({ method: 'POST', url: '/api/v1/auth/login/', payload: { email, password: password1 }, headers })
    const devicesIn = async (language: string) => {
      const { body } = await service.ask({
        method: 'GET',
        url: '/api/v1/auth/sessions/',
        token,
        headers: { cookie: `language=${language}` },
      })
      return body.results.map(({ device }: { device: string }) => device).sort()
    }
    expect(await devicesIn('es')).toEqual(['Chrome en Mac', 'Una aplicación'])
    expect(await devicesIn('en')).toEqual(['An app', 'Chrome on Mac'])
  })

  it('is the only one left after signing out everywhere else, which one e-mail says', async () => {
    const { email, password1, access, pk } = await service.signUp()
    const signIn = async () =>
      (await service.ask({ method: 'POST', url: '/api/v1/auth/login/', payload: { email, password: password1 } })).body
    const others = [await signIn(), await signIn(), await signIn()]
    const endOthers = () => service.ask({ method: 'DELETE', url: '/api/v1/auth/sessions/', token: access })
    expect((await endOthers()).body).toEqual({ ended: 3 })
    for (const other of others) expect((await user(other.access)).body.code).toBe('token_not_valid')
    expect((await user(access)).status).toBe(200)
    expect((await endOthers()).body).toEqual({ ended: 0 })
    const mailed = service.emails.filter(({ kind, to }) => kind === 'device-ended' && to === email)
    expect(mailed.map(({ subject }) => subject)).toEqual(['3 devices were signed out of your account'])
    const audited = await service.db
      .selectFrom('audit_events')
      .select('action')
      .where('subject', '=', `person:${pk}`)
      .where('action', '=', 'session.ended')
      .execute()
    expect(audited).toHaveLength(3)
  })

  it('of another person can neither be seen nor ended', async () => {
    const mine = await service.signUp()
    const other = await service.signUp()
    const { body } = await service.ask({ method: 'GET', url: '/api/v1/auth/sessions/', token: other.access })
    const [theirs] = body.results
    const answer = await service.ask({ method: 'DELETE', url: `/api/v1/auth/sessions/${theirs.pk}/`, token: mine.access })
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found'])
    expect((await user(other.access)).status).toBe(200)
  })

  it('ends with signing out, at once and for every service', async () => {
    const { access, refresh } = await service.signUp()
    expect((await service.ask({ method: 'POST', url: '/api/v1/auth/logout/', token: access, payload: { refresh } })).status).toBe(200)
    expect((await user(access)).body.code).toBe('token_not_valid')
    expect((await refreshed(refresh)).body.code).toBe('token_not_valid')
  })

  it('that was ended by another service is soon known here', async () => {
    const { access, pk } = await service.signUp()
    await service.db
      .updateTable('sessions')
      .set({ ended_at: new Date(), ended_because: 'signed out' })
      .where('person_id', '=', pk)
      .execute()
    await expect.poll(async () => (await user(access)).status).toBe(401)
  })
})

describe('the password', () => {
  const change = (token: string, new_password1: string, new_password2 = new_password1) =>
    service.ask({ method: 'POST', url: '/api/v1/auth/password/change/', token, payload: { new_password1, new_password2 } })

  it('can be changed by who has just entered it, and signs every other device out', async () => {
    const { email, password1, access } = await service.signUp()
    const other = await service.ask({ method: 'POST', url: '/api/v1/auth/login/', payload: { email, password: password1 } })
    expect((await change(access, 'some other long phrase')).status).toBe(200)
    expect((await user(access)).status).toBe(200)
    expect((await user(other.body.access)).status).toBe(401)
    expect(service.emails.at(-1)).toMatchObject({ kind: 'password-changed', to: email })
  })

  it('has to be entered again after five minutes', async () => {
    const { password1, email } = await service.signUp()
    const { body } = await service.ask({ method: 'POST', url: '/api/v1/auth/login/', payload: { email, password: password1 } })
    service.pass(301_000)
    expect((await change(body.access, 'some other long phrase')).body.code).toBe('step_up_required')
    const stepUp = (password: string) =>
      service.ask({ method: 'POST', url: '/api/v1/auth/step-up/', token: body.access, payload: { password } })
    expect((await stepUp('wrong')).body.code).toBe('invalid_credentials')
    const { body: fresh } = await stepUp(password1)
    expect((await change(fresh.access, 'some other long phrase')).status).toBe(200)
  })

  it('can be entered again as often as it is right, and tried six times when it is not', async () => {
    const { password1, access } = await service.signUp()
    const stepUp = async (password: string) =>
      (await service.ask({ method: 'POST', url: '/api/v1/auth/step-up/', token: access, payload: { password } })).status
    for (let time = 0; time < 8; time++) expect(await stepUp(password1)).toBe(200)
    const statuses = []
    for (let time = 0; time < 7; time++) statuses.push(await stepUp('wrong'))
    expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 429])
    expect(await stepUp(password1)).toBe(429)
  })

  it('must be typed the same twice', async () => {
    const { access } = await service.signUp()
    expect((await change(access, 'some other long phrase', 'some other long phrasa')).body.fields).toHaveProperty('new_password2')
  })
})
