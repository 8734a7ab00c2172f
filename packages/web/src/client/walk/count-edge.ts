import { isFollowingRefused } from '../is-following-refused.ts'
import type { Sent } from '../service/calls.ts'

type Events = Sent<'POST /api/funnels'>['body']['events']
export type Edge = Omit<Events[number], 'id'>

const waitMs = 3_000
const most = 50

let waiting: Events[number][] = []
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Counts a way from one step to another. Nobody is named, and no two ways can be told to be of the same person. It goes with others after
 * a moment, or when the page goes; nothing waits for it, and what does not arrive is not sent again.
 */
export function countEdge(edge: Edge): void {
  if (isFollowingRefused()) return
  waiting.push({ id: crypto.randomUUID(), ...edge })
  if (waiting.length >= most) send()
  else timer ??= setTimeout(send, waitMs)
}

function send(): void {
  clearTimeout(timer)
  timer = undefined
  const events = waiting
  waiting = []
  // Some browsers have it taken away by their people.
  if (events.length === 0 || !navigator.onLine || typeof navigator.sendBeacon !== 'function') return
  const body: Sent<'POST /api/funnels'>['body'] = { events }
  navigator.sendBeacon('/api/funnels', new Blob([JSON.stringify(body)], { type: 'application/json' }))
}

if (typeof addEventListener === 'function') {
  addEventListener('pagehide', send)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send())
}
