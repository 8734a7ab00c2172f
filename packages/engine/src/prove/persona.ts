import type { PersonaFile } from '@app/schemas/flow/persona'
import { type Answers, answersOnVisit, applyAnswers, shownAsks } from '../flow/answers.ts'
import { completeFacts, type Flow } from '../flow/compile.ts'
import type { Facts } from '../flow/conditions.ts'
import type { Decision, Place } from '../flow/decision.ts'
import { resume } from '../flow/enter.ts'
import { followAction, next, start } from '../flow/next.ts'

/** How a persona’s walk went: every step, and where it left; or what stopped it. */
export type PersonaWalk = { readonly path: readonly string[]; readonly leaves?: string; readonly stopped?: string; readonly facts: Facts }

/** Walks a persona through a mode with the same decisions that people get. */
export function walkPersona(flow: Flow, persona: PersonaFile): PersonaWalk {
  const visits = new Map<string, number>()
  const path: string[] = []
  // The check of personas has held the names and values of facts against the vocabulary.
  let facts = completeFacts(flow, { ...flow.resolved.preset, ...(persona.facts as Facts | undefined) })
  let decision = begin(flow, persona, facts)
  while (decision.go && path.length < 200) {
    const place: Place = decision.go
    path.push(place.step)
    const answers = answersFor(persona, place.step, visits)
    if (typeof answers['go'] === 'string') {
      const taken = followAction(flow, place, answers['go'], facts)
      if (!taken) return { path, facts, stopped: `“${place.step}” has no action that leads to “${answers['go']}” in this mode` }
      decision = taken
      continue
    }
    const stopped = problemWith(flow, place.step, facts, answers)
    if (stopped !== undefined) return { path, facts, stopped }
    facts = applyAnswers(flow, place.step, answers, facts)
    decision = next(flow, place, facts)
  }
  return decision.leave === undefined ? { path, facts, stopped: 'the walk does not end' } : { path, facts, leaves: decision.leave }
}

function begin(flow: Flow, persona: PersonaFile, facts: Facts): Decision {
  if (persona.place === undefined) return start(flow, facts)
  const saved = { mode: flow.resolved.mode, person: persona.persona, place: { step: persona.place }, version: flow.resolved.version }
  return resume(flow, facts, { person: persona.persona, saved })
}

/** The answers of this visit: the last ones given serve for every later visit. */
function answersFor(persona: PersonaFile, step: string, visits: Map<string, number>): Answers {
  const visit = visits.get(step) ?? 0
  visits.set(step, visit + 1)
  // The type made from the schema does not tell a list from one visit’s answers.
  return answersOnVisit(persona.answers[step] as Answers | readonly Answers[] | undefined, visit)
}

/** What stops a persona: an answer that is not given, or that the step does not offer. */
function problemWith(flow: Flow, step: string, facts: Facts, answers: Answers): string | undefined {
  const info = flow.resolved.steps[step]
  if (!info) return undefined
  for (const { name, options } of shownAsks(flow, step, answers, facts)) {
    const given = answers[name]
    const mayBeEmpty = options.some(({ value }) => value === '')
    if (given === undefined && !mayBeEmpty) return `say what is answered to “${name}” on “${step}”`
    if (given !== undefined && !options.some(({ value }) => value === given))
      return `“${String(given)}” is no answer to “${name}” on “${step}”`
  }
  const unsaid = Object.entries(info.learns).find(
    ([fact, values]) => answers[fact] === undefined && values.length > 1 && !values.some((value) => value === facts[fact]),
  )
  return unsaid && `say what is found on “${step}”: ${unsaid[0]}`
}
