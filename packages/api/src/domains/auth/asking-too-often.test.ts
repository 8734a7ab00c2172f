import { expect, it } from 'vitest'
import { solve } from '../../security/testing/solve.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { cookiesOf, ownPage } from './testing/own-page.ts'
import { provenWork } from './testing/proof-of-work.ts'

const form = { first_name: 'Pat', last_name: 'Example', password1: 'correct horse battery staple' }
const calls = {
  'making an account': '/api/v1/auth/registration/',
  'asking for a new password': '/api/v1/auth/password_reset/',
  'asking for a link': '/api/v1/auth/sign-in-link/',
} as const

type Asking = { readonly remoteAddress: string; readonly password1?: string; readonly headers?: Readonly<Record<string, string>> }

const send = (service: TestApp, url: string, email: string, { remoteAddress, headers, ...own }: Asking) =>
  service.ask({
    method: 'POST',
    url,
    payload: url === calls['making an account'] ? { ...form, email, ...own } : { email },
    headers: { 'x-security-code': 'any', ...headers },
    remoteAddress,
  })

it.each(Object.entries(calls))('%s is free ten times an hour for a network, then each needs a proof of work', async (_, url) => {
  const service = await testApp()
  const statuses = []
  for (let time = 0; time < 11; time++)
    statuses.push((await send(service, url, `person${time}@example.com`, { remoteAddress: '10.3.0.1' })).status)
  expect(statuses.filter((status) => status < 300)).toHaveLength(10)
  const asked = await send(service, url, 'last@example.com', { remoteAddress: '10.3.0.1' })
  expect([asked.status, asked.body.code, asked.headers['x-mitigation']]).toEqual([403, 'challenge_required', 'challenge'])
  expect(Number(asked.headers['retry-after'])).toBeGreaterThan(3_000)
  const headers = { 'x-challenge-solution': await solve(asked.body.challenge) }
  expect((await send(service, url, 'last@example.com', { remoteAddress: '10.3.0.1', headers })).status).toBeLessThan(300)
  expect((await send(service, url, 'last@example.com', { remoteAddress: '10.3.0.1', headers })).body.code).toBe('challenge_required')
  expect((await send(service, url, 'elsewhere@example.com', { remoteAddress: '10.4.0.1' })).status).toBeLessThan(300)
})

it.each([
  ['making an account', 'registrationsInTotal'],
  ['asking for a link', 'emailsAskedInTotal'],
] as const)('%s needs a proof of work everywhere while all together ask far more than usual', async (about, name) => {
  const service = await testApp()
  await send(service, calls[about], 'first@example.com', { remoteAddress: '10.3.0.1' })
  await service.db.updateTable('attempts').set({ failures: 300 }).where('key', 'like', `free ${name}%`).execute()
  const asked = await send(service, calls[about], 'second@example.com', { remoteAddress: '10.4.0.1' })
  expect([asked.body.code, Number(asked.headers['retry-after']) <= 600]).toEqual(['challenge_required', true])
  const headers = await provenWork(service)
  expect((await send(service, calls[about], 'second@example.com', { remoteAddress: '10.4.0.1', headers })).status).toBeLessThan(300)
  service.pass(10 * 60_000)
  expect((await send(service, calls[about], 'third@example.com', { remoteAddress: '10.4.0.1' })).status).toBeLessThan(300)
})

it('an account is still made for an address that others signed up with again and again, and it gets no more e-mails', async () => {
  const service = await testApp()
  const email = 'flooded@example.com'
  for (let time = 0; time < 8; time++)
    await send(service, calls['making an account'], email, {
      remoteAddress: `10.5.${time}.1`,
      password1: `a stranger’s phrase, number ${time}`,
      headers: await provenWork(service),
    })
  expect(service.emails).toHaveLength(4)
  const made = await send(service, calls['making an account'], email, { remoteAddress: '10.6.0.1', headers: await provenWork(service) })
  expect([made.status, service.emails.length]).toEqual([201, 4])
})

it('a stranger who asks for links again and again does not use up those of the owner', async () => {
  const service = await testApp()
  const owner = await service.signUp()
  const signedIn = await service.ask({
    method: 'POST',
    url: '/login',
    payload: { email: owner.email, password: owner.password1 },
    headers: ownPage,
  })
  const cookie = cookiesOf(signedIn)
  const ask = async (remoteAddress: string, headers: Readonly<Record<string, string>> = {}) =>
    (await send(service, calls['asking for a link'], owner.email, { remoteAddress, headers })).status
  const strangers = []
  for (let time = 0; time < 6; time++) strangers.push(await ask('10.7.0.1', await provenWork(service)))
  expect(strangers).toEqual([200, 200, 200, 200, 429, 429])
  expect(await ask('10.8.0.1')).toBe(403)
  expect(await ask('10.8.0.1', await provenWork(service))).toBe(200)
  // Whole networks of strangers, until the hour has no more e-mails for this address.
  for (let time = 0; time < 12; time++) await ask(`10.9.${time}.1`, await provenWork(service))
  expect(await ask('10.8.0.1', await provenWork(service))).toBe(429)
  expect(await ask('10.9.0.1', { ...ownPage, cookie })).toBe(200)
})

it('nothing is counted against people whose password is not good enough', async () => {
  const service = await testApp()
  for (let time = 0; time < 30; time++)
    await service.ask({
      method: 'POST',
      url: calls['making an account'],
      payload: { ...form, password1: 'tiny', email: 'slow.chooser@example.com' },
      headers: { 'x-security-code': 'any' },
    })
  expect((await send(service, calls['making an account'], 'slow.chooser@example.com', { remoteAddress: '127.0.0.1' })).status).toBe(201)
})
