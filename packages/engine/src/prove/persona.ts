import type { FactValue } from '@app/schemas/flow/condition'
import type { PersonaFile } from '@app/schemas/flow/persona'
import { completeFacts, type Flow } from '../flow/compile.ts'
import type { Facts } from '../flow/conditions.ts'
import type { Decision, Place } from '../flow/decision.ts'
import { next, start, takeAction } from '../flow/next.ts'
import { resume } from '../flow/resume.ts'
import { outcomesOf } from './outcomes.ts'

/** How a persona’s walk went: every step, and where it left; or what stopped it. */
export type PersonaWalk = { readonly path: readonly string[]; readonly leaves?: string; readonly stopped?: string; readonly facts: Facts }

type Answers = Readonly<Record<string, unknown>>

/** Walks a persona through a mode with the same decisions that people get. */
export function walkPersona(flow: Flow, persona: PersonaFile): PersonaWalk {
  const visits = new Map<string, number>()
  const path: string[] = []
  let facts = completeFacts(flow, { ...flow.resolved.preset, ...(persona.facts as Facts | undefined) })
  let decision = begin(flow, persona, facts)
  while (decision.go && path.length < 200) {
    const place: Place = decision.go
    path.push(place.step)
    const answers = answersFor(persona, place.step, visits)
    if (typeof answers['go'] === 'string') {
      const taken = takeAction(flow, place, answers['go'], facts)
      if (!taken) return { path, facts, stopped: `“${place.step}” has no action that leads to “${answers['go']}” in this mode` }
      decision = taken
      continue
    }
    const after = doStep(flow, place.step, facts, answers)
    if (typeof after === 'string') return { path, facts, stopped: after }
    facts = { ...facts, ...after }
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
  const given = persona.answers[step]
  if (Array.isArray(given)) return (given[Math.min(visit, given.length - 1)] ?? {}) as Answers
  return (given ?? {}) as Answers
}

/** The facts after doing a step with these answers. Every answer that decides a fact of the mode must be given. */
function doStep(flow: Flow, step: string, facts: Facts, answers: Answers): Facts | string {
  const all = new Set([...Object.keys(flow.resolved.facts), ...flow.required.map(({ fact }) => fact)])
  const fits = outcomesOf(flow, step, facts, all).filter(
    (outcome) =>
      Object.entries(outcome.answers).every(([name, value]) => answers[name] === value || (value === '' && answers[name] === undefined)) &&
      learnsFit(flow, step, outcome.facts, answers, facts),
  )
  const [only] = fits
  if (only && fits.length === 1) return only.facts
  if (!only) return `the answers on “${step}” are none that it offers`
  const open = Object.keys(only.answers).filter((name) => answers[name] === undefined)
  const learned = Object.keys(flow.resolved.steps[step]?.learns ?? {}).filter((fact) => answers[fact] === undefined)
  return `say what “${step}” gives: ${[...open, ...learned].join(', ')}`
}

/** What the service finds is as the persona says, or else stays as it was when that is possible. */
function learnsFit(flow: Flow, step: string, outcome: Facts, answers: Answers, before: Facts): boolean {
  return Object.entries(flow.resolved.steps[step]?.learns ?? {}).every(([fact, values]) => {
    if (!(fact in outcome)) return true
    const said = answers[fact] as FactValue | undefined
    if (said !== undefined) return outcome[fact] === said
    return values.includes(before[fact] as FactValue) ? outcome[fact] === before[fact] : true
  })
}
