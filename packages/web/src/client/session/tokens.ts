import { refreshThrottleMs } from '@app/schemas/rules/visitors/cache'
import { fetchInTime } from '../service/fetch-in-time.ts'

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
async function renewInTurn(): Promise<Renewal> {
  const renew = async (): Promise<Renewal> => {
    const response = await fetchInTime('/api/v1/auth/token/refresh/', asked).catch(() => undefined)
    if (response?.ok) renewedAtMs = performance.now()
    if (response?.ok) return 'renewed'
    return response?.status === 401 ? 'refused' : 'offline'
  }
  return 'locks' in navigator ? navigator.locks.request('refresh', renew) : renew()
}
