import { setTimeout as pause } from 'node:timers/promises'

type Repeat = {
  /** Answers whether there is more to do at once. */
  readonly work: () => Promise<boolean>
  readonly everyMs: number
  /** Gets what goes wrong. The next round comes all the same. */
  readonly failed: (error: unknown) => void
}

/** Works round after round, with a rest after each unless there is more to do. Stopping waits for the round that runs. */
export function repeat({ work, everyMs, failed }: Repeat): { readonly stop: () => Promise<void> } {
  const stopping = new AbortController()
  const loop = async () => {
    while (!stopping.signal.aborted) {
      const hasMore = await work().catch((error) => {
        failed(error)
        return false
      })
      if (!hasMore) await pause(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
  const ended = loop()
  const stop = async () => {
    stopping.abort()
    await ended
  }
  return { stop }
}
