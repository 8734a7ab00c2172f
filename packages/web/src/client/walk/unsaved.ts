import type { Failure } from '../service/answer.ts'
import { whenOnline } from '../service/online.ts'
import { onSignOut } from '../session/resets.ts'

const firstWaitMs = 10_000
const longestWaitMs = 300_000

export type Unsaved<S> = {
  /** It could not be saved: it is sent again as soon as there is a connection, and after a while in any case. */
  readonly add: (save: S, failure: Failure) => void
  /** Nothing of the mode waits any more. */
  readonly drop: (mode: string) => void
  /** Whether it is still the last one of its mode. */
  readonly has: (save: S) => boolean
  readonly isEmpty: () => boolean
}

/** What could not be saved, the last of each mode. A service that stays busy is asked less and less often. */
export function unsaved<S extends { readonly mode: string }>(sendAgain: (save: S) => void): Unsaved<S> {
  const waiting = new Map<string, S>()
  let attempts = 0
  let end = () => {}
  const sendAll = () => {
    end()
    for (const save of waiting.values()) sendAgain(save)
  }
  const clear = () => {
    waiting.clear()
    attempts = 0
    end()
  }
  onSignOut(clear)
  return {
    add: (save, { retryAfterSeconds = 0 }) => {
      end()
      waiting.set(save.mode, save)
      const waitMs = Math.max(retryAfterSeconds * 1000, Math.min(firstWaitMs * 2 ** attempts++, longestWaitMs))
      const timer = setTimeout(sendAll, waitMs)
      const unfollow = whenOnline(sendAll)
      end = () => {
        clearTimeout(timer)
        unfollow()
      }
    },
    drop: (mode) => {
      waiting.delete(mode)
      if (waiting.size === 0) clear()
    },
    has: (save) => waiting.get(save.mode) === save,
    isEmpty: () => waiting.size === 0,
  }
}
