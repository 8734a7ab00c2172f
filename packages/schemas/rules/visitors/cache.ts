/** How long a page reuses what it has loaded, and how long it waits before it asks again. */

/** A list is used again for five minutes. */
const listCacheMs = 300_000
/** A reload that is forced still uses a list for one second. */
const forcedListCacheMs = 1000
/** Two refreshes are at least this far apart. */
export const refreshThrottleMs = 1000
/** A save that finds another one running tries again after this. */
export const saveRetryMs = 100

/** Whether a list loaded then may be used now. A list from the future, after the clock was set back, may not. */
export function isListFresh(loadedAtMs: number, nowMs: number, isForced = false): boolean {
  const ageMs = nowMs - loadedAtMs
  return ageMs >= 0 && ageMs < (isForced ? forcedListCacheMs : listCacheMs)
}
