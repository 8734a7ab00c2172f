import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Language } from '@app/schemas/language'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { codeAt } from '../../domains/auth/second-factor/authenticator.ts'
import { factorCalls } from '../../domains/auth/testing/factor-calls.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { fillPage } from '../send-page.ts'
import { nothingTyped, sayLater, type TypedAccount } from './account-form.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<title></title><div id="root"><noscript>This page needs JavaScript.</noscript></div>')
  service = await startTestApp({}, folder)
})
afterAll(async () => {
  await service.close()
  await rm(folder, { recursive: true })
})

const ownPage = { 'sec-fetch-site': 'same-origin', accept: 'text/html' }
const send = (url: string, typed: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = ownPage) =>
  service.ask({
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(typed).toString(),
  })
const sendFrom = (remoteAddress: string, typed: Readonly<Record<string, string>>) =>
  service.app
    .inject({
      method: 'POST',
      url: '/signup',
      remoteAddress,
      headers: { ...ownPage, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(typed).toString(),
    })
    .then(({ statusCode: status, headers, body }) => ({ status, headers, body }))
let people = 0
const cookiesOf = ({ headers }: { readonly headers: Readonly<Record<string, unknown>> }) => [headers['set-cookie'] ?? []].flat().map(String)
const isSignedIn = (answer: Parameters<typeof cookiesOf>[0]) => cookiesOf(answer).some((one) => one.startsWith('signed_in='))
const draw = (url: string, language: Language = 'en', typed: TypedAccount = nothingTyped) =>
  fillPage('<title></title><div id="root"><noscript>This page needs JavaScript.</noscript></div>', {
    url,
    language,
    flows: service.context.flows.current(),
    securityCode: undefined,
    isDevelopment: false,
    typed,
  })

it.each([
  ['/signin', 'en', 'Sign in'] as const,
  ['/signup', 'en', 'Create an account'] as const,
  ['/signin', 'es', 'Inicia sesión'] as const,
])('%s in %s has a title of its own, and a form that is sent without script', (url, language, title) => {
  const drawn = draw(`${url}?next=%2Flanding-rc`, language)
  expect(drawn).toContain(`<title>${title} - ${service.context.flows.current().brand?.name}</title>`)
  expect(drawn).toContain(`<form method="post" action="${url}?next=%2Flanding-rc">`)
  expect(drawn).not.toContain('<noscript>')
})

it('what is wrong is said first and beside its field, and nothing that was typed is lost but the password', () => {
  const values = { email: '<b>pat', password: 'never shown' }
  const drawn = draw('/signin', 'en', { values, errors: { email: 'Enter an e-mail address.' } })
  expect(drawn).toContain('<title>Error: Sign in - ')
  expect(drawn).toMatch(/role="alert".*Enter an e-mail address\..*<form/s)
  expect(drawn).toContain('value="&lt;b&gt;pat" aria-invalid="true" aria-describedby="email-error"')
  expect(drawn).not.toContain('never shown')
})

it('signing in without script gives the cookies and goes on where the address says, and nowhere else', async () => {
  const { email, password1: password } = await service.signUp()
  const answer = await send('/signin?next=%2Flanding-rc', { email, password })
  expect([answer.status, answer.headers['location']]).toEqual([303, '/landing-rc'])
  expect(cookiesOf(answer).map((one) => one.split('=')[0])).toEqual(['known_browser', 'access_token', 'refresh_token', 'signed_in'])
  for (const next of ['//evil.example', 'https://evil.example', '/\\evil.example'])
    expect((await send(`/signin?next=${encodeURIComponent(next)}`, { email, password })).headers['location']).toBe('/dashboard')
})

it('a second factor is asked for and shown without script, in the language of the page', async () => {
  const { email, password1: password, access } = await service.signUp()
  const { secret } = await factorCalls(service, access).addApp()
  const asked = await send('/signin?next=%2Flanding-rc', { email, password }, { ...ownPage, 'accept-language': 'es' })
  expect([asked.status, isSignedIn(asked)]).toEqual([200, false])
  expect(asked.text).toContain('<title>Un paso más - ')
  const hidden = Object.fromEntries(
    [...asked.text.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  )
  const wrong = await send('/signin?next=%2Flanding-rc', { ...hidden, code: '000000' }, { ...ownPage, 'accept-language': 'es' })
  expect([wrong.status, isSignedIn(wrong)]).toEqual([400, false])
  expect(wrong.text).toMatch(/role="alert".*name="code"[^>]*aria-describedby="code-help"/s)
  expect(wrong.text).toMatch(/role="alert".*Este código no coincide/s)
  expect(wrong.text).toContain(`name="sign_in" value="${hidden['sign_in']}"`)
  service.pass(60_000)
  const answer = await send('/signin?next=%2Flanding-rc', { ...hidden, code: codeAt(secret, service.context.now()) })
  expect([answer.status, answer.headers['location']]).toEqual([303, '/landing-rc'])
  expect(isSignedIn(answer)).toBe(true)

  // Used once, it is over: people begin again with their password.
  const again = await send('/signin', { ...hidden, code: codeAt(secret, service.context.now()) })
  expect(again.status).toBe(410)
  expect(again.text).toContain('name="password"')
})

it('people with a passkey alone read that it needs a script', () => {
  const signIn = { token: 'abc', by: ['passkey'], expires_at: '2026-03-01T12:00:00.000Z' } as const
  const drawn = draw('/signin', 'en', { ...nothingTyped, signIn })
  expect(drawn).toContain('Your passkey needs JavaScript.')
  expect(drawn).toContain('<a href="/signin">Start over</a>')
  expect(drawn).not.toContain('<form')
  expect(drawn).toContain('<input type="hidden" name="sign_in" value="abc" />')
})

it('an account is made without script', async () => {
  const typed = { first_name: 'Ada', last_name: 'Example', email: 'without.script@example.com', password1: 'correct horse battery staple' }
  const answer = await send('/signup', typed)
  expect([answer.status, cookiesOf(answer).length]).toEqual([303, 4])
  const { status } = await service.ask({ method: 'POST', url: '/login', payload: { email: typed.email, password: typed.password1 } })
  expect(status).toBe(200)
})

it.each([
  ['/signup?flow_mode=landing-rc&partner_name=acme&origin_domain=acme.example', '', ['landing-rc', 'acme', 'acme.example'], '/landing-rc'],
  [
    '/signup',
    'arrival=flow_mode=landing-rc&partner_name=acme&origin_domain=acme.example',
    ['landing-rc', 'acme', 'acme.example'],
    '/landing-rc',
  ],
  ['/signup?partner_name=other', 'arrival=partner_name=acme&origin_domain=acme.example', ['', 'other', ''], undefined],
  ['/signup?flow_mode=no-such-mode&next=%2Fdashboard', '', ['no-such-mode', '', ''], '/dashboard'],
])('%s with the cookie “%s” says where a person without script comes from, and goes on there', async (url, cookie, from, location) => {
  const email = `from${++people}@example.com`
  const typed = { first_name: 'Ada', last_name: 'Example', email, password1: 'correct horse battery staple' }
  const answer = await send(url, typed, { ...ownPage, cookie })
  const { mode, resumeAt } = service.context.flows.current().defaultMode ?? { mode: '', resumeAt: '' }
  expect([answer.status, answer.headers['location']]).toEqual([303, location ?? `/${mode}/${resumeAt}`])
  const row = await service.db.selectFrom('people').selectAll().orderBy('created_at', 'desc').orderBy('id').limit(1).executeTakeFirst()
  expect([row?.user_flow_id, row?.partner_name, row?.origin_domain]).toEqual(from)
})

it('people without script learn when to try again, while a proof of work is wanted that only a script can do', async () => {
  const typed = { first_name: 'Ada', last_name: 'Example', password1: 'correct horse battery staple' }
  const statuses = []
  for (let time = 0; time < 11; time++) statuses.push((await sendFrom('10.77.0.1', { ...typed, email: `crowd${time}@example.com` })).status)
  expect(statuses).toEqual([...Array(10).fill(303), 403])
  const asked = await sendFrom('10.77.0.1', { ...typed, email: 'crowd99@example.com' })
  expect(Number(asked.headers['retry-after'])).toBeGreaterThan(3_000)
  expect(asked.body).toMatch(/role="alert".*Turn it on, or try again in (?:59|60) minutes\./s)
  expect(asked.body).toContain('value="crowd99@example.com"')
  expect(sayLater('es', 'challenge_required', 1)).toContain('en un minuto')
})

it('a form of another site signs nobody in', async () => {
  const { email, password1: password } = await service.signUp()
  expect(cookiesOf(await send('/signin', { email, password }, { 'sec-fetch-site': 'cross-site' }))).toEqual([])
})

it('speaks the language of its address: what is wrong, and with a new person from then on', async () => {
  const typed = { first_name: 'Ana', last_name: 'Muestra', email: 'ana-muestra@example.com', password1: 'corto' }
  const wrong = await send('/signup?language=es', typed, { ...ownPage, cookie: 'language=en' })
  expect(wrong.text).toContain('Hay un problema')
  expect(wrong.text).not.toMatch(/Use at least|too short/)
  expect((await send('/signin?language=es', { email: typed.email, password: 'a guess' })).text).toContain('no coinciden. Revisa los dos')
  expect((await send('/signin', { email: typed.email, password: 'a guess' })).text).toContain('Check both, or ask for a new password.')
  expect((await send('/signup?language=es', { ...typed, password1: 'correct horse battery staple' })).status).toBe(303)
  expect(service.emails.findLast(({ to }) => to === typed.email)?.subject).toBe('Confirma tu correo electrónico')
})
