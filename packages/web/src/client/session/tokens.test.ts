import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { signedInBrowser, stubService } from '../../testing/stub-service.ts'
import { endSignIn, finishEnding, forgetEnding, isEnding, isSignedIn, useEnding } from './tokens.ts'

const logout = 'POST /api/v1/auth/logout/'
const refresh = 'POST /api/v1/auth/token/refresh/'
const refused = { status: 401, body: { code: 'token_not_valid', detail: 'You’ve been signed out.' } }
const away = { status: 503 }

afterEach(() => localStorage.clear())

it('a sign-in is ended at the service', async () => {
  signedInBrowser()
  const asked = stubService({ [logout]: () => ({ body: {} }) })
  await endSignIn()
  await finishEnding()
  expect([asked.map(({ call }) => call), isSignedIn()]).toEqual([[logout], false])
})

it('without a connection this browser holds none all the same, and it is ended at the service once there is one', async () => {
  signedInBrowser()
  const asked = stubService({ [logout]: () => away })
  await endSignIn()
  expect(isSignedIn()).toBe(false)
  const later = stubService({ [logout]: () => ({ body: {} }) })
  dispatchEvent(new Event('online'))
  await expect.poll(() => isEnding()).toBe(false)
  await finishEnding()
  expect([asked, later].map((all) => all.map(({ call }) => call))).toEqual([[logout], [logout]])
})

it('a service that is busy hears of it a while later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  signedInBrowser()
  const asked = stubService({ [logout]: () => (asked.length < 3 ? away : { body: {} }) })
  await endSignIn()
  await vi.advanceTimersByTimeAsync(30_000)
  expect([asked.length, useEnding.getState().isEnding]).toEqual([2, true])
  await vi.advanceTimersByTimeAsync(30_000)
  expect([asked.length, useEnding.getState().isEnding]).toEqual([3, false])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveLength(3)
})

it('it is ended by the next page where this one is closed before', async () => {
  signedInBrowser()
  stubService({ [logout]: () => away })
  await endSignIn()
  const asked = stubService({ [logout]: () => ({ body: {} }) })
  await finishEnding()
  expect(asked.map(({ call }) => call)).toEqual([logout])
})

it('the token for calls has run out by the time a page is idle: it is renewed to be ended', async () => {
  signedInBrowser()
  const answers = [refused, { body: {} }]
  const asked = stubService({ [logout]: () => answers.shift() ?? refused, [refresh]: () => ({ body: {} }) })
  await endSignIn()
  expect(asked.map(({ call }) => call)).toEqual([logout, refresh, logout])
})

it('renewed and then without a connection, this browser holds none either', async () => {
  signedInBrowser()
  const answers = [refused, away]
  stubService({
    [logout]: () => answers.shift() ?? away,
    [refresh]: () => {
      signedInBrowser()
      return { body: {} }
    },
  })
  await endSignIn()
  expect(isSignedIn()).toBe(false)
})

it('one that the service no longer takes is over', async () => {
  signedInBrowser()
  const asked = stubService({ [logout]: () => refused, [refresh]: () => refused })
  await endSignIn()
  await finishEnding()
  expect(asked.map(({ call }) => call)).toEqual([logout, refresh])
})

it.each<[string, () => void]>([
  ['here', forgetEnding],
  ['on a page without a script', signedInBrowser],
])('whoever has signed in since, %s, stays signed in', async (_where, signIn) => {
  signedInBrowser()
  stubService({ [logout]: () => away })
  await endSignIn()
  const asked = stubService({})
  signIn()
  await finishEnding()
  expect(asked).toEqual([])
})

it('a browser that keeps nothing ends it too', async () => {
  signedInBrowser()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('closed')
  })
  const asked = stubService({ [logout]: () => ({ body: {} }) })
  await endSignIn()
  vi.restoreAllMocks()
  expect([asked.map(({ call }) => call), isSignedIn()]).toEqual([[logout], false])
})
