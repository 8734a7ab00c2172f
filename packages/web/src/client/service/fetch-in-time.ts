/** How long the service may take to begin its answer: it gives up on each partner well before that. */
const longestMs = 40_000

/** A connection that hangs would keep people waiting for minutes, with nothing to press: it counts as none. */
export async function fetchInTime(address: string, { signal, ...init }: RequestInit): Promise<Response> {
  const stop = new AbortController()
  if (signal?.aborted) stop.abort()
  signal?.addEventListener('abort', () => stop.abort(), { once: true })
  const timer = setTimeout(() => stop.abort(), longestMs)
  try {
    return await fetch(address, { ...init, signal: stop.signal })
  } finally {
    clearTimeout(timer)
  }
}
