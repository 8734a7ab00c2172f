import type { Facts } from '../flow/conditions.ts'
import type { Decision, Place } from '../flow/decision.ts'
import type { LeavePlace } from '../flow/resolved.ts'
import type { Returning } from '../flow/resume.ts'

/** What a shell carries out; the machine itself never touches a router. */
export type FlowEffect =
  | { readonly type: 'navigate'; readonly how: 'push' | 'replace'; readonly step: string }
  | { readonly type: 'navigate'; readonly how: 'browser-back' }
  | { readonly type: 'navigate'; readonly how: 'leave'; readonly to: LeavePlace }
  | { readonly type: 'forget'; readonly what: string }

/** Emitted on every event: what the shell has to do, in order. */
export type Moved = { readonly type: 'moved'; readonly effects: readonly FlowEffect[] }

/** How a person comes in: at the first step, where they belong, or at the address they opened. */
export type Entry = { readonly how: 'start' } | ({ readonly how: 'resume' } & Returning) | { readonly how: 'open'; readonly step: string }

/** What a machine is started with. */
export type FlowInput = { readonly facts?: Facts; readonly entry?: Entry }

export type FlowContext = {
  readonly entry: Entry
  readonly facts: Facts
  readonly place: Place
  /** The steps that a forward move has recorded; back pops the last one. */
  readonly trail: readonly Place[]
  readonly why: Decision | undefined
}
