import { readDevice, saveOnDevice } from '../device.ts'
import { consent } from './consent.ts'

/** The codes by which advertisers know a click of theirs. */
export type Clicks = { readonly fbc?: string; readonly ttclid?: string; readonly gclid?: string; readonly impact?: string }
type SavedClicks = Clicks & { readonly at: number }

const clicksKey = 'clicks'
const uidKey = 'uid'
const longestMs = 30 * 86_400_000
const isCode = /^[\w.-]{1,400}$/
const names = ['fbclid', 'ttclid', 'gclid', 'irclickid'] as const

/** What the address of this page brought, until it is known whether it may be saved. */
let brought: Clicks = {}

/**
 * Takes the codes out of the address bar and the history, so that they stand in no address after the first. They are kept on the clicksKey
 * after a yes, and nowhere without one.
 */
export function readClicks(): void {
  const url = new URL(location.href)
  const found = names.flatMap((name) => {
    const code = url.searchParams.get(name)
    return code !== null && isCode.test(code) ? [[name, code] as const] : []
  })
  if (!names.some((name) => url.searchParams.has(name))) return
  for (const name of names) url.searchParams.delete(name)
  history.replaceState(history.state, '', url.href)
  const { fbclid, ttclid, gclid, irclickid } = Object.fromEntries(found)
  brought = {
    // As Meta wants it: from which part of the address, when, and the code.
    ...(fbclid && { fbc: `fb.1.${Date.now()}.${fbclid}` }),
    ...(ttclid && { ttclid }),
    ...(gclid && { gclid }),
    ...(irclickid && { impact: irclickid }),
  }
  saveClicks()
}

/** Saves what the address brought, once that is allowed. */
function saveClicks(): void {
  if (consent() !== 'yes' || Object.keys(brought).length === 0) return
  saveOnDevice(clicksKey, { ...clicks(), ...brought, at: Date.now() })
}

/** None without a yes, and none that is old: what was bought long after had other reasons. */
export function clicks(): Clicks {
  if (consent() !== 'yes') return {}
  const { at = 0, ...kept } = readDevice<SavedClicks>(clicksKey) ?? { at: 0 }
  if (Date.now() - at < longestMs) return kept
  saveOnDevice(clicksKey, undefined)
  return {}
}

function forgetClicks(): void {
  brought = {}
  saveOnDevice(clicksKey, undefined)
}

/** The id of this browser in what is reported: random, and undefined without a yes. */
export function readUid(): string | undefined {
  return consent() === 'yes' ? readDevice<string>(uidKey) : undefined
}

/** Makes it up, once it may be there. */
function makeUid(): void {
  if (consent() === 'yes' && readUid() === undefined) saveOnDevice(uidKey, crypto.randomUUID())
}

function forgetUid(): void {
  saveOnDevice(uidKey, undefined)
}

/** Brings what this browser keeps in line with the answer, which may have been given on another page. */
export function followAnswer(): void {
  const answer = consent()
  if (answer === 'yes') {
    saveClicks()
    makeUid()
  }
  if (answer === 'no') {
    forgetClicks()
    forgetUid()
  }
}
