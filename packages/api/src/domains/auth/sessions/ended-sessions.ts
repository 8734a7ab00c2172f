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
  const stopping = new AbortController()
  const stopped = once(stopping.signal, 'abort')
  const memory = openMemory(now)
  const echoes = openEchoes(db)
  let isTold = false
  const listenToEchoes = async (connection: AbortSignal) => {
    while (!connection.aborted) {
      const isHeard = await echoes.hearOne()
      // What ended while we did not listen.
      if (isHeard && !isTold)
        for (const { id, ended_at } of await findEndedSince(db, memory.beginning())) memory.add(id, ended_at?.getTime())
      isTold = isHeard && !connection.aborted
      await pause(echoEveryMs, undefined, { signal: connection, ref: false }).catch(() => undefined)
    }
  }
  const whileConnected = (connection: AbortSignal) => listenToEchoes(AbortSignal.any([connection, stopping.signal]))
  const onMessage = (payload: string) => (payload.startsWith(echo) ? echoes.receive(payload) : memory.add(payload))
  const hearing = (async () => {
    while (!stopping.signal.aborted) {
      await listen(url, { onMessage, whileConnected, stopped }).catch(() => undefined)
      isTold = false
      await pause(reconnectMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
    }
  })()
  return {
    has: (sessionId) => memory.has(sessionId) || (isTold ? false : hasEnded(db, sessionId)),
    add: memory.add,
    close: async () => {
      memory.close()
      stopping.abort()
      await hearing
    },
  }
}

/** Sessions that have ended, for as long as one of their tokens may live. */
function openMemory(now: () => Date) {
  const ended = new Map<string, number>()
  const beginning = () => now().getTime() - rememberMs
  const forget = setInterval(() => {
    const before = beginning()
    for (const [id, atMs] of ended) if (atMs < before) ended.delete(id)
  }, forgetEveryMs)
  forget.unref()
  return {
    has: (sessionId: string) => ended.has(sessionId),
    add: (sessionId: string, atMs = now().getTime()) => void ended.set(sessionId, atMs),
    beginning: () => new Date(beginning()),
    close: () => clearInterval(forget),
  }
}

/** Notifications that we send to ourselves, to know whether any arrive. */
function openEchoes(db: Database) {
  const awaited = new Map<string, () => void>()
  return {
    receive: (payload: string) => awaited.get(payload)?.(),
    hearOne: async (): Promise<boolean> => {
      const payload = `${echo}${randomUUID()}`
      const heard = new Promise<true>((resolve) => awaited.set(payload, () => resolve(true)))
      // By another connection: through a pooler the listening one would hear no more than what it says itself.
      await notifyListeners(db, payload)
      const isHeard = await Promise.race([heard, pause(echoWithinMs, false, { ref: false })])
      awaited.delete(payload)
      return isHeard
    },
  }
}

type Listening = {
  readonly onMessage: (payload: string) => void
  readonly whileConnected: (connection: AbortSignal) => Promise<void>
  readonly stopped: Promise<unknown>
}

/** Listens by a connection of its own, until it ends or the service stops. */
async function listen(url: string, { onMessage, whileConnected, stopped }: Listening): Promise<void> {
  const client = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'ended sessions' })
  const connection = new AbortController()
  client.on('error', () => undefined)
  client.on('notification', ({ payload = '' }) => onMessage(payload))
  client.once('end', () => connection.abort())
  const connected = async () => {
    await client.connect()
    await client.query('listen session_ended')
    await whileConnected(connection.signal)
  }
  try {
    // A connection that is ended while it is being made never says how that went.
    await Promise.race([connected(), stopped])
  } finally {
    connection.abort()
    void client.end()
  }
}
