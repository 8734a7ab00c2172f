import { completeFacts, type Flow } from './compile.ts'
import type { Facts } from './conditions.ts'
import type { Decision, Place } from './decision.ts'
import { resume } from './enter.ts'

/** What is stored of a person on their way: answers and progress as facts, the place, and the version they belong to. Never a machine. */
export type Journey = {
  readonly mode: string
  readonly version: string
  readonly person: string
  readonly facts: Facts
  readonly place: Place
}

/** The journey to save for a person on a place. */
export function toJourney(flow: Flow, person: string, facts: Facts, place: Place): Journey {
  return { mode: flow.resolved.mode, version: flow.resolved.version, person, facts, place }
}

/**
 * V1, V2: puts a person back into a flow, which may be newer than the one they left: never on a step that is gone,
 * never past a required step that is new.
 */
export function restoreJourney(flow: Flow, journey: Journey, person: string): Decision {
  const { mode, version, place } = journey
  return resume(flow, completeFacts(flow, journey.facts), { person, saved: { mode, version, person: journey.person, place } })
}
