/** How long the client waits, keeps and asks. Milliseconds, unless the name says otherwise. */

/** A list is used again for five minutes. */
export const listCacheMs = 300_000
/** A reload that is forced still uses a list for one second. */
export const forcedListCacheMs = 1000
/** Two refreshes are at least this far apart. */
export const refreshThrottleMs = 1000
/** A save that finds another one running tries again after this. */
export const saveRetryMs = 100
/** Waiting for a load in progress looks again this often. */
export const waitPollMs = 100
/** The most uploaded documents a list asks for. */
export const documentsLimit = 1000
/** Queued calls of a group are gathered this long. */
export const batchDelayMs = 100
/** Analytics waits this long for its library. */
export const analyticsWaitMs = 5000
/** Tracking tries again this often until there is a uid. */
export const trackingRetryMs = 50

/** Whether a list loaded then may be used now. A list from the future, after the clock was set back, may not. */
export function isListFresh(loadedAtMs: number, nowMs: number, isForced = false): boolean {
  const ageMs = nowMs - loadedAtMs
  return ageMs >= 0 && ageMs < (isForced ? forcedListCacheMs : listCacheMs)
}
