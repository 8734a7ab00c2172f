import { refreshThrottleMs } from '@app/schemas/rules/visitors/cache'

/** Over https with the prefix that keeps other hosts from writing it. */
const cookie = /(?:^|; )(?:__Host-)?signed_in=/

let running: Promise<boolean> | undefined
let renewedAtMs = Number.NEGATIVE_INFINITY

/** Whether this browser holds a sign-in. The tokens themselves are out of reach of every script. */
export function isSignedIn(): boolean {
  return cookie.test(document.cookie)
}

/** Renews the sign-in. Calls while that runs, or a moment later, get the same answer. */
export function refreshSession(): Promise<boolean> {
  if (performance.now() - renewedAtMs < refreshThrottleMs) return Promise.resolve(true)
  running ??= renewInTurn().finally(() => {
    running = undefined
  })
  return running
}

/** The token itself is in a cookie: an empty body asks for no other. */
const asked = { method: 'POST', credentials: 'same-origin', headers: { 'content-type': 'application/json' }, body: '{}' } as const

/** One tab at a time: a token that was used up by another tab would look stolen. */
async function renewInTurn(): Promise<boolean> {
  const renew = async () => {
    const response = await fetch('/api/v1/auth/token/refresh/', asked).catch(() => undefined)
    if (response?.ok) renewedAtMs = performance.now()
    return response?.ok ?? false
  }
  return 'locks' in navigator ? navigator.locks.request('refresh', renew) : renew()
}
