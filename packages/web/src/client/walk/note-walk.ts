import { readDevice, saveOnDevice } from '../device.ts'
import { isFollowingRefused } from '../is-following-refused.ts'
import { ask } from '../service/ask.ts'
import type { Sent } from '../service/calls.ts'
import { readOfMode, saveOfMode } from './kept-of-mode.ts'

type Walk = { readonly mode: string; readonly version: string }
type Kept = { readonly id: string; readonly version: string; readonly beganAt: number; readonly seen: readonly string[] }
type News = { readonly begins?: boolean; readonly seen?: readonly string[]; readonly isFinished?: boolean }

const longestMs = 30 * 86_400_000

/**
 * Counts a walk: that it began, of which A/B tests it saw a difference, that it ended. The number under which it counts is kept until then,
 * for thirty days at most, and is of nothing else. A walk that began elsewhere counts there.
 */
export function noteWalk({ mode, version }: Walk, { begins = false, seen = [], isFinished = false }: News): void {
  if (isFollowingRefused()) return
  const before = readOfMode<Kept>('walk', mode)
  const isKept = before !== undefined && Date.now() - before.beganAt < longestMs
  if (!isKept) saveOfMode('walk', mode, undefined)
  if (!isKept && !begins) return
  const walk: Kept = isKept ? before : { id: crypto.randomUUID(), version, beganAt: Date.now(), seen: [] }
  const fresh = seen.filter((name) => !walk.seen.includes(name))
  if (isKept && fresh.length === 0 && !isFinished) return
  saveOfMode('walk', mode, isFinished ? undefined : { ...walk, seen: [...walk.seen, ...fresh] })
  // Some browsers have it taken away by their people.
  if (typeof navigator.sendBeacon !== 'function') return
  const body: Sent<'POST /api/funnels/walks'>['body'] = { id: walk.id, mode, version: walk.version, seen: fresh, is_finished: isFinished }
  navigator.sendBeacon('/api/funnels/walks', new Blob([JSON.stringify(body)], { type: 'application/json' }))
}

const seenDevice = 'seen-tests'
const reported = new Set<string>()

/** Reports, once, that these A/B tests were shown. For people without an account it is only counted. */
export async function reportExposure(names: readonly string[], person: string | undefined): Promise<void> {
  const kept = person === undefined ? (readDevice<readonly string[]>(seenDevice) ?? []) : []
  const fresh = names.filter((name) => !kept.includes(name) && !reported.has(`${person} ${name}`))
  if (fresh.length === 0 || (person === undefined && isFollowingRefused())) return
  for (const name of fresh) reported.add(`${person} ${name}`)
  const body = fresh.map((name) => ({ name }))
  if (person === undefined) saveOnDevice(seenDevice, [...kept, ...fresh])
  const answer =
    person === undefined
      ? await ask('POST /api/v1/analytics/abtest/seen/', { body })
      : await ask('POST /api/v1/analytics/abtest/', { body })
  // What did not arrive is reported again the next time it is shown.
  if (!answer.ok && person !== undefined) for (const name of fresh) reported.delete(`${person} ${name}`)
}
