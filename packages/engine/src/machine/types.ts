import type { Facts } from '../flow/conditions.ts'
import type { Decision, Origin, Place } from '../flow/decision.ts'
import type { LeavePlace } from '../flow/resolved.ts'

/** What a shell carries out; the machine itself never touches a router. */
export type FlowEffect =
  /** `from`: where a side trip began; it goes into the history with the address, and comes back with `GO`. */
  | { readonly type: 'navigate'; readonly how: 'push' | 'replace'; readonly step: string; readonly from?: Origin }
  | { readonly type: 'navigate'; readonly how: 'browser-back' }
  | { readonly type: 'navigate'; readonly how: 'leave'; readonly to: LeavePlace }
  | { readonly type: 'forget'; readonly what: string }

/** The input that a machine is started with. */
export type FlowInput = { readonly facts?: Facts }

export type FlowContext = {
  readonly facts: Facts
  readonly place: Place
  /** The steps that a forward move has recorded; back pops the last one. */
  readonly trail: readonly Place[]
  readonly why: Decision | undefined
  /** What the last event asks of the shell, in order. */
  readonly effects: readonly FlowEffect[]
}
