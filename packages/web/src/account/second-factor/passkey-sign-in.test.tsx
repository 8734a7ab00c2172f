import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetPerson } from '../../client/session/resets.ts'
import { ada } from '../../testing/ada.ts'
import { stubService } from '../../testing/stub-service.ts'
import { PasskeySignIn } from './passkey-sign-in.tsx'

/** What the browser was asked to show, and how each of these ends. */
type Shown = { readonly challenge: string; readonly isOffered: boolean; readonly pick: () => void; readonly cancel: () => void }
const { shown } = vi.hoisted(() => ({ shown: [] as Shown[] }))
vi.mock('@simplewebauthn/browser', () => {
  const cancelled = () => Object.assign(new Error('cancelled'), { name: 'NotAllowedError' })
  return {
    // The browser shows one thing at a time: the next takes the place of the one before.
    startAuthentication: ({ optionsJSON, useBrowserAutofill }: { optionsJSON: { challenge: string }; useBrowserAutofill: boolean }) =>
      new Promise((resolve, reject) => {
        shown.at(-1)?.cancel()
        const { challenge } = optionsJSON
        const response = { clientDataJSON: challenge, authenticatorData: 'a', signature: 's' }
        shown.push({
          challenge,
          isOffered: useBrowserAutofill,
          pick: () => resolve({ id: 'key', rawId: 'key', response }),
          cancel: () => reject(cancelled()),
        })
      }),
    WebAuthnAbortService: { cancelCeremony: () => shown.at(-1)?.cancel() },
  }
})

const minutes = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 60_000))

beforeEach(() => {
  vi.useFakeTimers()
  shown.length = 0
  const offering = Object.assign(() => undefined, { isConditionalMediationAvailable: async () => true })
  vi.stubGlobal('PublicKeyCredential', offering)
})
afterEach(() => {
  cleanup()
  forgetPerson()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open(signIn: () => { status?: number; body?: unknown } = () => ({ body: { access: 'a', refresh: 'b', user: ada } })) {
  let asked = 0
  const options = () => ({
    body: { challenge: `challenge ${++asked}`, rpId: 'x', timeout: 1, userVerification: 'required', allowCredentials: [] },
  })
  const calls = stubService({ 'POST /api/v1/auth/sign-in/passkey/options/': options, 'POST /api/v1/auth/sign-in/passkey/': signIn })
  const done = vi.fn()
  render(<PasskeySignIn onDone={done} />)
  await minutes(0.1)
  const sent = () =>
    calls.filter(({ call }) => call === 'POST /api/v1/auth/sign-in/passkey/').map(({ body }) => body.passkey.response.clientDataJSON)
  return { done, sent }
}

it('a passkey is offered anew before what it signs is too old, as long as the page can be seen', async () => {
  const { done, sent } = await open()
  expect(shown.map(({ isOffered }) => isOffered)).toEqual([true])
  await minutes(4.6)
  expect(shown.length).toBe(2)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await minutes(60)
  expect(shown.length).toBe(2)
  vi.restoreAllMocks()
  document.dispatchEvent(new Event('visibilitychange'))
  await minutes(0.1)
  expect(shown.length).toBe(3)
  shown.at(-1)?.pick()
  await minutes(0.1)
  expect(sent()).toEqual(['challenge 3'])
  expect(done).toHaveBeenCalledOnce()
})

it('one that was refused, and a press that was thought better of, leave it offered', async () => {
  await open(() => ({ status: 400, body: { code: 'passkey_refused', detail: 'This passkey doesn’t fit.' } }))
  shown.at(-1)?.pick()
  await minutes(0.1)
  expect(screen.getByRole('alert').textContent).toBe('This passkey doesn’t fit.')
  expect(shown.map(({ isOffered }) => isOffered)).toEqual([true, true])
  screen.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await minutes(0.1)
  expect(shown.at(-1)?.isOffered).toBe(false)
  shown.at(-1)?.cancel()
  await minutes(0.1)
  expect(shown.at(-1)?.isOffered).toBe(true)
})

it('nothing is offered any more when the page is left, and nothing comes late', async () => {
  await open()
  cleanup()
  await minutes(10)
  expect(shown.length).toBe(1)
})
