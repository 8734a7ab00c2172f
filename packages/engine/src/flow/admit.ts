import type { Flow } from './compile.ts'
import type { Facts } from './conditions.ts'
import type { Decision, Place } from './decision.ts'
import { resume } from './resume.ts'
import { arrive, emptiness } from './walk.ts'

/**
 * The guard of a deep link: opens the step, or goes where the guard says. A step that does not exist resumes, and so does one that has
 * nothing to show or to decide: what it says was done, or how it turned out, is not so yet.
 */
export function admit(flow: Flow, place: Place, facts: Facts): Decision {
  if (!flow.nodes.has(place.step)) return { ...resume(flow, facts), refused: place.step }
  const opened = arrive(flow, place, facts, 'G0', [])
  const empty = opened.refused === undefined ? emptiness(flow, place.step, facts) : undefined
  if (!empty) return opened
  return { ...resume(flow, facts), because: 'G6', reads: [...opened.reads, ...empty.reads], refused: place.step, ...empty.missing }
}
