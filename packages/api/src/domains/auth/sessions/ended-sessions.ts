import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Database } from '../../../db/database.ts'
import { accessTokenSeconds } from './access-tokens.ts'
import { findEndedSince, hasEnded, notifyListeners } from './session-store.ts'

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
const echoEveryMs = 10_000
const echoWithinMs = 1_000
const echo = 'echo '

/**
 * Access tokens are not looked up, so that a call costs no query of its own. Instead every service hears of each session that
 * ends, and remembers it for as long as its tokens would live. While it cannot hear, it asks: a pooler takes `listen` without a word and
 * sends nothing, so that it is believed only while we hear ourselves.
 */
export function openEndedSessions({ db, url, now }: Open): EndedSessions {
  const ended = new Map<string, number>()
  const stopping = new AbortController()
  const stopped = once(stopping.signal, 'abort')
  const echoes = new Map<string, () => void>()
  let isTold = false

  const add = (sessionId: string, atMs = now().getTime()) => ended.set(sessionId, atMs)
  const hearsItself = async () => {
    const payload = `${echo}${randomUUID()}`
    const heard = new Promise<true>((resolve) => echoes.set(payload, () => resolve(true)))
    // By another connection: through a pooler the listening one would hear no more than what it says itself.
    await notifyListeners(db, payload)
    const isHeard = await Promise.race([heard, pause(echoWithinMs, false, { ref: false })])
    echoes.delete(payload)
    return isHeard
  }
  const listenToEchoes = async (connection: AbortSignal) => {
    while (!connection.aborted) {
      const isHeard = await hearsItself()
      // What ended while we did not listen.
      if (isHeard && !isTold)
        for (const { id, ended_at } of await findEndedSince(db, new Date(now().getTime() - rememberMs))) add(id, ended_at?.getTime())
      isTold = isHeard && !connection.aborted
      await pause(echoEveryMs, undefined, { signal: connection, ref: false }).catch(() => undefined)
    }
  }
  const hear = async () => {
    const client = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'ended sessions' })
    client.on('error', () => undefined)
    client.on('notification', ({ payload = '' }) => (payload.startsWith(echo) ? echoes.get(payload)?.() : add(payload)))
    const connection = new AbortController()
    client.once('end', () => connection.abort())
    const listen = async () => {
      await client.connect()
      await client.query('listen session_ended')
      await listenToEchoes(AbortSignal.any([connection.signal, stopping.signal]))
    }
    try {
      // A connection that is ended while it is being made never says how that went.
      await Promise.race([listen(), stopped])
    } finally {
      isTold = false
      connection.abort()
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
