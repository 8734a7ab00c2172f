import {
  type Answers,
  answersOnVisit,
  applyAnswers,
  completeFacts,
  type Decision,
  type Facts,
  type Flow,
  followAction,
  next,
  type Place,
  start,
} from '@app/engine'
import type { PersonaFile } from '@app/schemas/flow/persona'

/** A persona on a step: how they got there, and what is so by then. */
export type Position = { readonly place: Place; readonly facts: Facts; readonly isOnTheirWay: boolean }

const longestWalk = 200

/** What is so when a persona reaches a step. One that they never reach is shown with what they know at the start. */
export function walkTo(flow: Flow, step: string, persona: PersonaFile | undefined): Position {
  const first = completeFacts(flow, { ...flow.resolved.preset, ...persona?.facts })
  const visits = new Map<string, number>()
  let facts = first
  let decision: Decision | undefined = start(flow, facts)
  for (let count = 0; decision?.go && count < longestWalk; count++) {
    const place: Place = decision.go
    if (place.step === step) return { place, facts, isOnTheirWay: true }
    const answers = answersOf(persona, place.step, visits)
    const { go } = answers
    if (typeof go !== 'string') facts = applyAnswers(flow, place.step, answers, facts)
    decision = typeof go === 'string' ? followAction(flow, place, go, facts) : next(flow, place, facts)
  }
  return { place: { step }, facts: first, isOnTheirWay: false }
}

/** What a persona answers on their first visit to a step. */
export function firstAnswers(persona: PersonaFile | undefined, step: string): Answers {
  return answersOnVisit(persona?.answers[step], 0)
}

function answersOf(persona: PersonaFile | undefined, step: string, visits: Map<string, number>): Answers {
  const visit = visits.get(step) ?? 0
  visits.set(step, visit + 1)
  return answersOnVisit(persona?.answers[step], visit)
}
