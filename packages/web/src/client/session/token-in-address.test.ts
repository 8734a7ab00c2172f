import { beforeEach, expect, it } from 'vitest'
import { stubService } from '../../testing/stub-service.ts'
import { dropToken, exchangeToken, heldToken, readToken } from './token-in-address.ts'

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
  expect(await exchangeToken()).toEqual({ ok: true, data: 'none' })
  open('/signin#token=xyz')
  expect(await exchangeToken()).toEqual({ ok: true, data: 'signed in' })
  expect(asked).toMatchObject([{ headers: { token: 'xyz' }, query: {} }])
  expect(heldToken('sign-in')).toBeUndefined()
})

it('a link that no longer works is of no use any more; without a connection it can be tried again', async () => {
  stubService({ 'GET /api/v1/token/authenticate/': () => ({ status: 401, body: { code: 'token_not_valid', detail: '' } }) })
  open('/signin#token=old')
  expect(await exchangeToken()).toMatchObject({ ok: false })
  expect(heldToken('sign-in')).toBeUndefined()
  open('/signin#token=new')
  stubService({ 'GET /api/v1/token/authenticate/': () => Promise.reject(new TypeError('Failed to fetch')) })
  expect(await exchangeToken()).toMatchObject({ failure: { code: 'offline' } })
  expect(heldToken('sign-in')).toBe('new')
})
