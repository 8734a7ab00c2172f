import { readDevice, saveOnDevice } from '../device.ts'
import type { CallName, Sent } from '../service/calls.ts'
import { consent } from './consent.ts'
import { type Clicks, clicks, readUid } from './kept.ts'

export type EventName = 'page_view' | 'lead' | 'sign_up' | 'search'

type EventCall = Extract<
  CallName,
  | 'POST /api/fb'
  | 'POST /api/tiktok'
  | 'POST /api/impact'
  | 'POST /api/utm'
  | 'POST /api/utm/utm-campaign'
  | 'POST /api/v1/analytics/google-ads/conversion/'
>

const device = 'told-events'

const everyMs = 50
const withinMs = 5_000

/**
 * Tells the networks whose advertisement brought somebody that something happened; of everybody else nothing is told. All but visits are
 * told once: the name of the event stays the same, so that it counts once too where it was told again.
 */
export async function reportEvent(event: EventName): Promise<void> {
  if (consent() !== 'yes') return
  const uid = await until(readUid)
  const known = readDevice<readonly string[]>(device) ?? []
  // The answer may have become “no” meanwhile.
  if (uid === undefined || consent() !== 'yes' || known.includes(event)) return
  if (event !== 'page_view') saveOnDevice(device, [...known, event])
  await toNetworks(uid, event, clicks())
}

async function toNetworks(uid: string, event: EventName, { fbc, ttclid }: Clicks): Promise<void> {
  const event_id = event === 'page_view' ? crypto.randomUUID() : `${event}-${uid}`
  // The query may hold personal things and is left out.
  const seen = { event_id, event, uid, page_url: location.origin + location.pathname, consent: true }
  await Promise.all([fbc && post('POST /api/fb', { ...seen, fbc }), ttclid && post('POST /api/tiktok', { ...seen, ttclid })])
}

/** Posts to our own service, also while the page unloads. Returns whether it arrived; failures are silent. */
export async function post<N extends EventCall>(call: N, body: Sent<N>['body']): Promise<boolean> {
  try {
    const response = await fetch(call.slice('POST '.length), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      credentials: 'same-origin',
      keepalive: true,
    })
    return response.ok
  } catch {
    return false
  }
}

/** Looks again every 50 ms until it is there, and gives up after five seconds. */
export async function until<T>(read: () => T | undefined): Promise<T | undefined> {
  for (let waitedMs = 0; waitedMs <= withinMs; waitedMs += everyMs) {
    const found = read()
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
  return undefined
}
