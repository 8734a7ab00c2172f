import { afterEach, expect, it, vi } from 'vitest'
import { refreshSession } from '../session/tokens.ts'
import { ask } from './ask.ts'
import { fetchInTime } from './fetch-in-time.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A connection over which nothing ever comes back. */
function hang() {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', (_address: string, { signal }: RequestInit) => {
    return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))))
  })
}

const inTime = async <T>(work: Promise<T>) => {
  await vi.advanceTimersByTimeAsync(60_000)
  return work
}

it('a call that is never answered ends as one without a connection', async () => {
  hang()
  expect(await inTime(ask('GET /api/v1/auth/user/'))).toMatchObject({ ok: false, failure: { code: 'offline' } })
})

it('a sign-in whose renewal is never answered is not lost, and holds up nobody for good', async () => {
  hang()
  vi.spyOn(performance, 'now').mockReturnValue(1_000_000_000)
  expect(await inTime(refreshSession())).toBe('offline')
})

it('who asks can give up earlier', async () => {
  hang()
  const own = new AbortController()
  const asked = fetchInTime('/', { signal: own.signal }).catch(() => 'given up')
  own.abort()
  expect(await asked).toBe('given up')
})

it('what is answered in time is read for as long as it takes', async () => {
  vi.useFakeTimers()
  let signal: AbortSignal | null | undefined
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    signal = init.signal
    return new Response('{}')
  })
  await fetchInTime('/', {})
  await vi.advanceTimersByTimeAsync(60_000)
  expect(signal?.aborted).toBe(false)
})
