import { refreshThrottleMs } from '@app/schemas/rules/visitors/cache'
import { create } from 'zustand'
import { readDevice, saveOnDevice } from '../device.ts'
import type { CallName } from '../service/calls.ts'
import { fetchInTime } from '../service/fetch-in-time.ts'
import { whenOnline } from '../service/online.ts'

/** Over https with the prefix that keeps other hosts from writing it. */
const cookie = /(?:^|; )(?:__Host-)?signed_in=/

/** `refused`: the sign-in is over. `offline`: nobody knows. */
export type Renewal = 'renewed' | 'refused' | 'offline'

let running: Promise<Renewal> | undefined
let renewedAtMs = Number.NEGATIVE_INFINITY

/** Whether this browser holds a sign-in. The tokens themselves are out of reach of every script. */
export function isSignedIn(): boolean {
  return cookie.test(document.cookie)
}

/** Renews the sign-in. Whoever asks while that runs, or a moment later, gets the same answer. */
export function refreshSession(): Promise<Renewal> {
  if (performance.now() - renewedAtMs < refreshThrottleMs) return Promise.resolve('renewed')
  running ??= renewInTurn().finally(() => {
    running = undefined
  })
  return running
}

/** The token itself is in a cookie: an empty body asks for no other. */
const asked = { method: 'POST', credentials: 'same-origin', headers: { 'content-type': 'application/json' }, body: '{}' } as const

/** One tab at a time: a token that was used up by another tab would look stolen. */
function inTurn<T>(act: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('refresh', act) : act()
}

function renewInTurn(): Promise<Renewal> {
  return inTurn(async () => {
    const renewal = await post('POST /api/v1/auth/token/refresh/')
    if (renewal === 'done') renewedAtMs = performance.now()
    return renewal === 'done' ? 'renewed' : renewal
  })
}

const method = 'POST '

async function post(call: Extract<CallName, `${typeof method}/api/v1/auth/${string}`>): Promise<'done' | 'refused' | 'offline'> {
  const response = await fetchInTime(call.slice(method.length), asked).catch(() => undefined)
  if (response?.ok) return 'done'
  return response?.status === 401 ? 'refused' : 'offline'
}

/** Marks a browser whose sign-in is over here, and perhaps not yet at the service. */
const ending = 'ending'

/** The same for a page that says so. */
export const useEnding = create<{ readonly isEnding: boolean }>(() => ({ isEnding: isEnding() }))

/** Ends the sign-in of this browser: here at once, and at the service now or as soon as it can be reached. */
export function endSignIn(): Promise<void> {
  saveOnDevice(ending, true)
  useEnding.setState({ isEnding: true })
  hideSignIn()
  return endInTurn(() => false)
}

/** Whether the service may not know yet that the sign-in is over. */
export function isEnding(): boolean {
  return readDevice(ending) !== undefined
}

/** Ends at the service what could not be ended there before. Whoever has signed in since is left alone. */
export function finishEnding(): Promise<void> {
  return endInTurn(() => isSignedIn() || !isEnding())
}

/** Somebody signs in: theirs is not to be ended in place of the last one. */
export function forgetEnding(): void {
  saveOnDevice(ending, undefined)
  useEnding.setState({ isEnding: false })
}

/** The newest try to end a sign-in. */
let lastTry: Promise<unknown> = Promise.resolve()

async function endInTurn(isOver: () => boolean): Promise<void> {
  const trying = inTurn(async () => isOver() || endAtService())
  lastTry = trying.catch(() => undefined)
  if (await trying) forgetEnding()
  else tryAgain()
}

/** No sign-in is being ended at this moment: the answer to that takes the cookies of whoever is there by then. */
export async function noneEnding(): Promise<void> {
  await lastTry
}

const againMs = 30_000
let dropTry = () => {}

/** When the connection is back, or else in a while: a service that is busy makes no sign of being there again. */
function tryAgain(): void {
  dropTry()
  const finish = () => {
    dropTry()
    void finishEnding()
  }
  const timer = setTimeout(finish, againMs)
  const unfollow = whenOnline(finish)
  dropTry = () => {
    clearTimeout(timer)
    unfollow()
  }
}

/** Ends it with what is left of it: the token for calls is renewed first where it has run out. */
async function endAtService(): Promise<boolean> {
  const leave = () => post('POST /api/v1/auth/logout/')
  let left = await leave()
  if (left === 'refused' && (await post('POST /api/v1/auth/token/refresh/')) === 'done') left = await leave()
  // Renewed, and then the connection was gone.
  if (left === 'offline') hideSignIn()
  return left !== 'offline'
}

/** The tokens are out of reach. Without this cookie no page of ours takes them for a sign-in. */
function hideSignIn(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: it has to be gone before anything else happens, in every browser
  for (const cookie of ['signed_in=', '__Host-signed_in=; Secure']) document.cookie = `${cookie}; Max-Age=0; Path=/; SameSite=Strict`
}
