import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { signedInBrowser, stubService } from '../../testing/stub-service.ts'
import { forgetPerson } from '../session/resets.ts'
import { ask } from './ask.ts'

const user = { pk: '1', email: 'ada@example.com' }
const runOut = { status: 401, body: { code: 'token_not_valid', detail: 'Sign in again.' } }

it('a sign-in that has run out is renewed once for all who wait, and what was asked is sent again with the same key', async () => {
  signedInBrowser()
  vi.spyOn(performance, 'now').mockReturnValue(10_000)
  let isRenewed = false
  const asked = stubService({
    'POST /api/v1/auth/token/refresh/': async () => {
      await new Promise((resolve) => setTimeout(resolve, 20))
      isRenewed = true
      return { body: { access: 'a', refresh: 'b' } }
    },
    'GET /api/v1/auth/user/': () => (isRenewed ? { body: user } : runOut),
    'POST /api/v1/employers/add_user_employers/': () => (isRenewed ? { status: 201, body: { pk: '2' } } : runOut),
  })
  const body = { company_name: 'Paper Crane Clinic', start_year: 2014, end_year: 2018 }
  const answers = await Promise.all([
    ask('GET /api/v1/auth/user/'),
    ask('GET /api/v1/auth/user/'),
    ask('POST /api/v1/employers/add_user_employers/', { body }),
  ])
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true])
  expect(asked.filter(({ call }) => call.includes('refresh'))).toHaveLength(1)
  const keys = asked.filter(({ call }) => call.includes('add_user')).map(({ headers }) => headers['idempotency-key'])
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  vi.restoreAllMocks()
})

it('nobody who is not signed in asks for a new sign-in', async () => {
  const asked = stubService({ 'GET /api/v1/auth/user/': () => runOut })
  expect(await ask('GET /api/v1/auth/user/')).toMatchObject({ ok: false, failure: { code: 'token_not_valid' } })
  expect(asked).toHaveLength(1)
})

it('without a connection a call gives a failure that says what to do', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const answer = await ask('GET /api/v1/auth/user/')
  expect(answer).toMatchObject({ ok: false, failure: { code: 'offline', detail: expect.stringContaining('connection') } })
  vi.unstubAllGlobals()
})

it.each([
  ['a page that says why there is no service', 502, 'text/html', '<h1>Bad gateway</h1>'],
  ['words that are not ours', 503, 'application/json', '{"message":"Forbidden"}'],
  ['a page of a network that wants a sign-in of its own', 200, 'text/html; charset=utf-8', '<h1>Welcome to our network</h1>'],
])('whatever answers in the place of the service is no answer of it: %s', async (_what, status, type, body) => {
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers: { 'content-type': type } }))
  const answer = await ask('GET /api/v1/auth/user/')
  expect(answer).toMatchObject({ ok: false, failure: { code: 'internal_error', detail: expect.stringContaining('connection') } })
  vi.unstubAllGlobals()
})

it('parameters, query and version go where the contract has them', async () => {
  const asked = stubService({ 'PUT /api/v1/employers/a%2Fb/update/': () => ({}) })
  const body = { company_name: 'A', start_year: 2014, end_year: 2018 }
  await ask('PUT /api/v1/employers/{id}/update/', { params: { id: 'a/b' }, base: 3, body })
  expect(asked[0]).toMatchObject({ call: 'PUT /api/v1/employers/a%2Fb/update/', headers: { 'if-match': '"3"' }, body })
})

it('what was changed is said to other tabs, and what changes nothing that they show is not', async () => {
  const other = new BroadcastChannel('changes')
  onTestFinished(() => other.close())
  const heard: unknown[] = []
  other.addEventListener('message', ({ data }) => heard.push(data))
  stubService({ 'POST /api/v1/auth/logout/': () => ({ body: {} }), 'POST /api/v1/accounts/exports/': () => ({ status: 202, body: {} }) })
  await ask('POST /api/v1/auth/logout/', { body: {} })
  await ask('POST /api/v1/accounts/exports/', { body: {} })
  await expect.poll(() => heard).toEqual(['changed'])
})

describe('what a person asked for before they left the page', () => {
  const held = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    return { promise, arrive: resolve }
  }

  it('is not answered to the next one, and is said to nobody', async () => {
    const { promise, arrive } = held()
    const answer = async () => {
      await promise
      return { body: { pk: '2' } }
    }
    stubService({ 'GET /api/v1/auth/sessions/': answer, 'POST /api/v1/accounts/exports/': answer })
    const asking = [ask('GET /api/v1/auth/sessions/'), ask('POST /api/v1/accounts/exports/', { body: {} })]
    forgetPerson()
    arrive()
    const left = { ok: false, failure: { code: 'asker_left' } }
    expect(await Promise.all(asking)).toMatchObject([left, left])
  })

  it('is not sent again as the next one, who stays signed in', async () => {
    signedInBrowser()
    const { promise, arrive } = held()
    const asked = stubService({
      'POST /api/v1/accounts/exports/': async () => {
        await promise
        return runOut
      },
    })
    const asking = ask('POST /api/v1/accounts/exports/', { body: {} })
    forgetPerson()
    arrive()
    expect(await asking).toMatchObject({ failure: { code: 'asker_left' } })
    expect(asked).toHaveLength(1)
  })

  it.each([
    ['signs somebody in', () => ask('POST /login', { body: { email: 'ben@example.com', password: 'lantern' } })],
    ['is the same for everybody', () => ask('GET /api/flows/{mode}/walk', { params: { mode: 'landing-solo' } })],
  ])('is answered where it %s', async (_what, send) => {
    const { promise, arrive } = held()
    const answer = async () => {
      await promise
      return { body: {} }
    }
    stubService({ 'POST /login': answer, 'GET /api/flows/landing-solo/walk': answer })
    const asking = send()
    forgetPerson()
    arrive()
    expect(await asking).toMatchObject({ ok: true })
  })
})
