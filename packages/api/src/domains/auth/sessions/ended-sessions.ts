import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Database } from '../../../db/database.ts'
import { accessTokenSeconds } from './access-tokens.ts'
import { findEndedSince, hasEnded } from './session-store.ts'

export type EndedSessions = {
  /** Whether a session has ended: answered from memory while notifications of the database arrive, else by a query. */
  readonly has: (sessionId: string) => boolean | Promise<boolean>
  /** Ended by this very service: counts at once. */
  readonly add: (sessionId: string) => void
  readonly close: () => Promise<void>
}

type Open = { readonly db: Database; readonly url: string; readonly now: () => Date }

// An access token runs out after this: then its session need not be remembered.
const rememberMs = (accessTokenSeconds + 60) * 1000
const reconnectMs = 1_000
const forgetEveryMs = 60_000

/**
 * Access tokens are not looked up, so that a call costs no query of its own. Instead every service hears of each session that
 * ends, and remembers it for as long as its tokens would live. While it cannot hear, it asks.
 */
export function openEndedSessions({ db, url, now }: Open): EndedSessions {
  const ended = new Map<string, number>()
  const stopping = new AbortController()
  const stopped = once(stopping.signal, 'abort')
  let isTold = false

  const add = (sessionId: string, atMs = now().getTime()) => ended.set(sessionId, atMs)
  const hear = async () => {
    const client = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'ended sessions' })
    client.on('error', () => undefined)
    client.on('notification', ({ payload }) => payload && add(payload))
    const lost = new Promise((resolve) => client.once('end', resolve))
    const listen = async () => {
      await client.connect()
      await client.query('listen session_ended')
      // What ended before we listened.
      for (const { id, ended_at } of await findEndedSince(db, new Date(now().getTime() - rememberMs))) add(id, ended_at?.getTime())
      isTold = true
      await lost
    }
    try {
      // A connection that is ended while it is being made never says how that went.
      await Promise.race([listen(), stopped])
    } finally {
      isTold = false
      void client.end()
    }
  }
  const hearing = (async () => {
    while (!stopping.signal.aborted) {
      await hear().catch(() => undefined)
      await pause(reconnectMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
    }
  })()
  const forget = setInterval(() => {
    const before = now().getTime() - rememberMs
    for (const [id, atMs] of ended) if (atMs < before) ended.delete(id)
  }, forgetEveryMs)
  forget.unref()
  return {
    has: (sessionId) => ended.has(sessionId) || (isTold ? false : hasEnded(db, sessionId)),
    add,
    close: async () => {
      clearInterval(forget)
      stopping.abort()
      await hearing
    },
  }
}
