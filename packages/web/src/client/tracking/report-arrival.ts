import { readDevice, saveOnDevice } from '../device.ts'
import { forgetArrival, readArrival } from './arrival-cookie.ts'
import { consent } from './consent.ts'
import { readUid } from './kept.ts'
import { post, until } from './report-event.ts'

const device = 'arrival-told'
const words = ['utm_source', 'utm_campaign', 'utm_medium', 'utm_content', 'partner_name'] as const

/** Notes, once for each campaign, by which one a visitor came. */
export async function reportArrival(): Promise<void> {
  const source = sourceUrl()
  if (consent() !== 'yes' || source === undefined || readDevice(device) === source) return
  const uid = await until(readUid)
  if (uid === undefined || consent() !== 'yes') return
  if (await post('POST /api/utm', { user_id: uid, source_url: source, client_user_agent: '' })) saveOnDevice(device, source)
}

/** The same for a person who has just signed in, who takes over what was recorded before; it is then removed here. */
export async function reportOwnArrival(person: string): Promise<void> {
  const source = sourceUrl()
  if (source === undefined || consent() === undefined) return
  // After a “no” nothing is saved either.
  if (consent() === 'no') return forgetHere()
  const uid = await until(readUid)
  const body = { user_id: person, source_url: source, client_user_agent: '', ...(uid !== undefined && { uid }) }
  if (await post('POST /api/utm/utm-campaign', body)) forgetHere()
}

function forgetHere(): void {
  forgetArrival()
  saveOnDevice(device, undefined)
}

/** Our own address with the names of the campaign, and nothing else of what stood in it; nothing where there is no campaign. */
function sourceUrl(): string | undefined {
  const kept = readArrival()
  const named = words.flatMap((word): [string, string][] => {
    const value = kept.get(word)
    return value === null ? [] : [[word, value]]
  })
  return named.length > 0 ? `${location.origin}/?${new URLSearchParams(named)}` : undefined
}
