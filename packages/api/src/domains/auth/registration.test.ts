import { expect, it } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { factorCalls } from './testing/factor-calls.ts'
import { provenWork } from './testing/proof-of-work.ts'
import { softAuthenticator } from './testing/soft-authenticator.ts'

const url = '/api/v1/auth/registration/'
const form = { first_name: 'Ada', last_name: 'Example', email: 'Ada@Example.com ', password1: 'correct horse battery staple' }
const headers = { 'x-security-code': 'any' }

it('makes an account, lower-cases its address, and signs in', async () => {
  const { ask } = await testApp()
  const { status, body } = await ask({ method: 'POST', url, headers, payload: { ...form, partner_name: 'partner', origin_domain: 'here' } })
  expect([status, body.user.email, body.access_token, body.refresh_token]).toEqual([201, 'ada@example.com', body.access, body.refresh])
  expect(body.user).toMatchObject({ partner_name: 'partner', origin_domain: 'here', email_confirmed: false })
  const user = await ask({ method: 'GET', url: '/api/v1/auth/user/', token: body.access })
  expect(user.body).toEqual(body.user)
})

it('wants the security code of our own pages', async () => {
  const { ask } = await testApp({ securityCode: 'a-code-of-our-pages' })
  const withCode = (code?: string) => ask({ method: 'POST', url, payload: form, headers: { ...(code && { 'x-security-code': code }) } })
  for (const code of [undefined, 'another-code', 'a-code-of-our-page'])
    expect((await withCode(code)).body.code).toBe('security_code_refused')
  expect((await withCode('a-code-of-our-pages')).status).toBe(201)
})

it.each([
  ['tiny', 'Use at least 15'],
  ['aaaaaaaaaaaaaaaa', 'repeats'],
  ['qwertyuiop123456', 'a run of'],
  ['ada.example.2024!', 'made from'],
])('refuses the password %s and says what to do', async (password1, words) => {
  const { ask } = await testApp()
  const { status, body } = await ask({ method: 'POST', url, headers, payload: { ...form, password1 } })
  expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'validation_failed', ['password1']])
  expect(body.fields.password1[0]).toContain(words)
  expect(JSON.stringify(body)).not.toContain(password1)
})

it('keeps names and addresses sealed, and the password as a hash', async () => {
  const { ask, db } = await testApp()
  await ask({ method: 'POST', url, headers, payload: form })
  const stored = JSON.stringify(await db.selectFrom('people').selectAll().execute())
  for (const secret of ['Ada', 'Example', 'ada@', form.password1]) expect(stored).not.toContain(secret)
  expect(stored).toContain('$argon2id$')
})

it('answers alike for an address that is known, and tells its owner by e-mail', async () => {
  const { ask, emails, doJobs } = await testApp()
  const register = () => ask({ method: 'POST', url, headers, payload: form })
  const first = await register()
  const [welcome] = emails
  const token = welcome?.action?.url.split('token=')[1]
  const confirmed = await ask({ method: 'POST', url: '/api/v1/auth/email/confirm/', payload: { token } })
  expect(confirmed.body).toEqual({ status: 'OK', password_removed: true })
  const second = await register()
  await doJobs()
  expect(second.status).toBe(first.status)
  expect(Object.keys(second.body)).toEqual(Object.keys(first.body))
  expect({ ...second.body.user, pk: '', device_key: '' }).toEqual({ ...first.body.user, pk: '', device_key: '' })
  expect(emails.map(({ kind, to }) => [kind, to])).toEqual([
    ['welcome', 'ada@example.com'],
    ['address-proven', 'ada@example.com'],
    ['account-exists', 'ada@example.com'],
  ])
})

it('never lets two accounts own one address', async () => {
  const { ask, signUp, emails } = await testApp()
  const { email } = await signUp()
  const second = await signUp({ email, password1: 'another phrase of three words' })
  const token = (index: number) => emails[index]?.action?.url.split('token=')[1] ?? ''
  const confirm = () => ask({ method: 'POST', url: '/api/v1/auth/email/confirm/', payload: { token: token(0) } })
  const enter = () => ask({ method: 'GET', url: '/api/v1/token/authenticate/', token: second.access, headers: { token: token(1) } })
  expect((await enter()).status).toBe(200)
  expect((await confirm()).body.code).toBe('already_done')
  expect((await confirm()).body.code).toBe('link_used_up')
})

it('pressed again after its answer was lost leads into the account that was made, with what was typed last', async () => {
  const { ask, db, emails } = await testApp()
  const register = (own: object = {}) => ask({ method: 'POST', url, headers, payload: { ...form, ...own } })
  const lost = await register()
  const { status, body } = await register({ first_name: 'Adah' })
  expect([status, body.user]).toEqual([201, { ...lost.body.user, first_name: 'Adah', may_give_ssn: true }])
  expect((await ask({ method: 'GET', url: '/api/v1/auth/user/', token: body.access })).body).toEqual(body.user)
  expect(await db.selectFrom('people').select('id').execute()).toHaveLength(1)
  expect(emails.map(({ kind }) => kind)).toEqual(['welcome'])
})

it('with a second factor in that account makes another one: a password alone does not lead there', async () => {
  const service = await testApp()
  const register = () => service.ask({ method: 'POST', url, headers, payload: form })
  const { body } = await register()
  expect((await factorCalls(service, body.access).addPasskey(softAuthenticator())).status).toBe(201)
  expect((await register()).body.user.pk).not.toBe(body.user.pk)
})

it('made long before with the same password is another account, and the password leads to the one that was used last', async () => {
  const { ask, pass } = await testApp()
  const register = () => ask({ method: 'POST', url, headers, payload: form })
  const { body: first } = await register()
  pass(2 * 3_600_000)
  const { body: second } = await register()
  expect(second.user.pk).not.toBe(first.user.pk)
  const signIn = { method: 'POST', url: '/api/v1/auth/login/', payload: { email: form.email, password: form.password1 } } as const
  expect((await ask(signIn)).body.user.pk).toBe(second.user.pk)
})

it('limits how many accounts a place can make, whatever the sender says of itself and however much it works', async () => {
  const service = await testApp()
  const register = async (email: string, forwarded: string) =>
    service.ask({
      method: 'POST',
      url,
      payload: { ...form, email },
      headers: { ...headers, ...(await provenWork(service)), 'x-forwarded-for': forwarded },
    })
  let last = await register('other0@example.com', '2.2.2.2')
  for (let index = 1; index < 20; index++) last = await register(`other${index}@example.com`, `2.2.2.${index}`)
  expect(last.status).toBe(201)
  last = await register('other20@example.com', '2.2.2.20')
  expect([last.status, last.body.code]).toEqual([429, 'too_many_requests'])
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
})

it('keeps the language of the page, and e-mails follow it until another one is chosen', async () => {
  const { ask, emails, doJobs } = await testApp()
  const { body } = await ask({ method: 'POST', url, headers: { ...headers, cookie: 'language=es' }, payload: form })
  expect(emails.at(-1)).toMatchObject({ kind: 'welcome', language: 'es', subject: 'Confirma tu correo electrónico' })
  const language = '/api/v1/accounts/settings/language/update/'
  expect((await ask({ method: 'POST', url: language, token: body.access, payload: { language: 'en' } })).body).toEqual({ language: 'en' })
  const signedIn = await ask({ method: 'POST', url: '/api/v1/auth/login/', payload: { email: form.email, password: form.password1 } })
  // Another device then speaks it too.
  expect([body.user.language, signedIn.body.user.language]).toEqual(['es', 'en'])
  await ask({ method: 'POST', url: '/api/v1/auth/sign-in-link/', payload: { email: form.email } })
  await doJobs()
  expect(emails.at(-1)).toMatchObject({ kind: 'sign-in', language: 'en', subject: 'Your link to sign in' })
  expect((await ask({ method: 'POST', url: language, token: body.access, payload: { language: 'fr' } })).status).toBe(400)
})
