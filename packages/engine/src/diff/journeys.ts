import { compileFlow } from '../flow/compile.ts'
import type { Decision } from '../flow/decision.ts'
import { type Journey, restoreJourney } from '../flow/journey.ts'
import type { ResolvedMode } from '../flow/resolved.ts'

/** What a new version means for people in the middle of a flow. */
export type JourneyMove = {
  readonly journey: Journey
  readonly from: string
  readonly to: string
  /** `stays`: where they left off; `moves`: to another step; `leaves`: out of the flow. */
  readonly kind: 'stays' | 'moves' | 'leaves'
  readonly decision: Decision
  /** What they answered and what is no answer any more: they are asked again. */
  readonly asked: readonly string[]
}

/** Where each journey would be put by a version of its mode. Journeys of other modes are left out. */
export function moveJourneys(after: ResolvedMode, journeys: readonly Journey[]): JourneyMove[] {
  const flow = compileFlow(after)
  return journeys
    .filter(({ mode }) => mode === after.mode)
    .map((journey) => {
      const asked = lostAnswers(after, journey)
      const facts = Object.fromEntries(Object.entries(journey.facts).filter(([name]) => !asked.includes(name)))
      const decision = restoreJourney(flow, { ...journey, facts }, journey.person)
      const to = decision.go?.step ?? decision.leave ?? ''
      const kind = decision.go === undefined ? 'leaves' : to === journey.place.step ? 'stays' : 'moves'
      return { journey, from: journey.place.step, to, kind, decision, asked }
    })
}

/** Answers whose value is gone from the files: they count no longer. */
function lostAnswers({ facts }: ResolvedMode, journey: Journey): string[] {
  return Object.entries(journey.facts).flatMap(([name, value]) => {
    const fact = facts[name]
    return fact?.from === 'person' && value !== undefined && !fact.values.includes(value) ? [name] : []
  })
}
