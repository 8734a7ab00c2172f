import { askedMinutes, idleMinutes } from '@app/schemas/rules/days/times-kept'
/** How long nobody may touch the page, and how long they are then asked before the session ends. */
export const idleMs = idleMinutes * 60_000
export const askedMs = askedMinutes * 60_000

export type Idle = { readonly state: 'used' } | { readonly state: 'asking'; readonly secondsLeft: number } | { readonly state: 'over' }

/** One and the same each time: nothing is drawn anew while somebody uses the page. */
export const used: Idle = { state: 'used' }

/** The state of a person whose last input on our pages was at that moment. */
export function idleAt(touchedAtMs: number, nowMs: number): Idle {
  const restedMs = nowMs - touchedAtMs
  if (restedMs < idleMs) return used
  const leftMs = idleMs + askedMs - restedMs
  return leftMs > 0 ? { state: 'asking', secondsLeft: Math.ceil(leftMs / 1000) } : { state: 'over' }
}
