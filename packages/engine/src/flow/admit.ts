import type { Flow } from './compile.ts'
import type { Facts } from './conditions.ts'
import type { Decision, Place } from './decision.ts'
import { resume } from './resume.ts'
import { arrive } from './walk.ts'

/** The guard of a deep link: opens the step, or goes where the guard says. A step that does not exist resumes. */
export function admit(flow: Flow, place: Place, facts: Facts): Decision {
  if (!flow.nodes.has(place.step)) return { ...resume(flow, facts), refused: place.step }
  return arrive(flow, place, facts, 'G0', [])
}
