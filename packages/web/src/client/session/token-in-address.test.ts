import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { ada } from '../../testing/ada.ts'
import { signedInBrowser, stubService } from '../../testing/stub-service.ts'
import { draftOf, saveDraft } from '../walk/drafts.ts'
import { forgetPerson } from './resets.ts'
import { beginSession, useSession } from './session.ts'
import { dropToken, enterByLink, heldToken, readToken } from './token-in-address.ts'

beforeEach(dropToken)

const open = (address: string) => {
  history.replaceState(null, '', address)
  readToken()
}

it.each([
  ['/signin#token=abc', 'sign-in', '/signin'],
  ['/landing-rollover/qa1?token=abc&utm_source=mail', 'sign-in', '/landing-rollover/qa1?utm_source=mail'],
  ['/signin/new-password#token=abc', 'password', '/signin/new-password'],
  ['/reset-password?token=abc', 'password', '/reset-password'],
  ['/signin/confirm#token=abc', 'confirm', '/signin/confirm'],
  ['/desk/join#token=abc', 'invitation', '/desk/join'],
] as const)('the token of %s leaves the address at once', (address, purpose, left) => {
  open(address)
  expect(location.pathname + location.search + location.hash).toBe(left)
  expect(heldToken(purpose)).toBe('abc')
})

it('only the link that signs in is exchanged, and it is sent where no log keeps it', async () => {
  const asked = stubService({ 'GET /api/v1/token/authenticate/': () => ({ body: { access: 'a', refresh: 'b' } }) })
  open('/signin/confirm#token=abc')
  expect(await enterByLink()).toEqual({ ok: true, data: 'none' })
  open('/signin#token=xyz')
  expect(await enterByLink()).toEqual({ ok: true, data: 'signed in' })
  expect(asked).toMatchObject([{ headers: { token: 'xyz' }, query: {} }])
  expect(heldToken('sign-in')).toBeUndefined()
})

it('a link that no longer works is of no use any more; without a connection it can be tried again', async () => {
  stubService({ 'GET /api/v1/token/authenticate/': () => ({ status: 401, body: { code: 'token_not_valid', detail: '' } }) })
  open('/signin#token=old')
  expect(await enterByLink()).toMatchObject({ ok: false })
  expect(heldToken('sign-in')).toBeUndefined()
  open('/signin#token=new')
  stubService({ 'GET /api/v1/token/authenticate/': () => Promise.reject(new TypeError('Failed to fetch')) })
  expect(await enterByLink()).toMatchObject({ failure: { code: 'offline' } })
  expect(heldToken('sign-in')).toBe('new')
})

const signsIn = (user: unknown) =>
  stubService({
    'GET /api/v1/token/authenticate/': () => {
      signedInBrowser()
      return { body: { access: 'a', refresh: 'b' } }
    },
    'GET /api/v1/auth/user/': () => ({ body: user }),
  })

it('what a visitor has typed is theirs after the link of an e-mail has signed them in', async () => {
  forgetPerson()
  saveDraft('previous-jobs', 'jobs', 'Acme', false)
  signsIn(ada)
  open('/signin#token=abc')
  await enterByLink()
  expect([useSession.getState().user, draftOf('previous-jobs')]).toEqual([ada, { jobs: 'Acme' }])
})

it('the link of another person leaves them nothing of the one before', async () => {
  signedInBrowser()
  await beginSession({ ...ada, pk: 'another', device_key: btoa('y'.repeat(32)) })
  saveDraft('personal-information', 'city', 'Portland', false)
  signsIn(ada)
  open('/signin#token=abc')
  await enterByLink()
  expect([useSession.getState().user, draftOf('personal-information')]).toEqual([ada, {}])
})

it('other tabs hear of a link that has signed in, and of no other', async () => {
  const other = new BroadcastChannel('session')
  onTestFinished(() => other.close())
  const heard: unknown[] = []
  other.addEventListener('message', ({ data }) => heard.push([data, useSession.getState().user !== false]))
  stubService({ 'GET /api/v1/token/authenticate/': () => ({ status: 401, body: { code: 'token_not_valid', detail: '' } }) })
  forgetPerson()
  open('/signin#token=old')
  await enterByLink()
  signsIn(ada)
  open('/signin#token=abc')
  await enterByLink()
  await expect.poll(() => heard).toEqual([['changed', true]])
})
