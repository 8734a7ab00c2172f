import { readDevice, saveOnDevice } from '../device.ts'
import { type Clicks, clicks } from './clicks.ts'
import { consent } from './consent.ts'
import { post } from './post.ts'
import { readUid } from './uid.ts'
import { until } from './until.ts'

export type EventName = 'page_view' | 'lead' | 'sign_up' | 'search'

const device = 'told-events'

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
