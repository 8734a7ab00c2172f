import { arrivalFacts, compileFlow, type Facts, type FlowEvent, type Place, type ResolvedMode } from '@app/engine'
import type { PersonaFile } from '@app/schemas/flow/persona'
import { walkTo } from './walk-to.ts'

/** Who comes in and how; `says` tells it in a sentence where that is not plain. */
export type Beginning = {
  readonly facts: Facts
  /** The event that brings them in, or where they stand at once, whatever the guard of the step says. */
  readonly entry: FlowEvent | Place
  readonly says?: string
  /** True when it goes on with a walk through an older version. */
  readonly takesOver?: boolean
}

/** The position of a person in one version of a mode. */
export type Position = { readonly version: string; readonly place: Place; readonly facts: Facts }

/** A walk that begins at a step, with what the persona knows when they come to it. */
export function beginningAt(resolved: ResolvedMode, step: string, persona: PersonaFile | undefined): Beginning {
  if (!Object.hasOwn(resolved.steps, step) && !Object.hasOwn(resolved.elsewhere, step))
    return { ...beginningOf(resolved, persona, undefined), says: `There’s no step called “${step}”. The walk begins at the start.` }
  const { place, facts, isOnTheirWay } = walkTo(compileFlow(resolved), step, persona)
  const says = `${persona?.persona} does not come by this step in this mode. It is shown with what they know at the start.`
  return { facts, entry: place, takesOver: true, ...(persona && !isOnTheirWay && { says }) }
}

/** A walk begins with the persona, with what people usually bring, or, when the files changed meanwhile, from where it stood. */
export function beginningOf(resolved: ResolvedMode, persona: PersonaFile | undefined, stand: Position | undefined): Beginning {
  const person = persona?.persona ?? 'somebody'
  const saved = (place: Place, version: string): FlowEvent => ({
    type: 'RESUME',
    person,
    saved: { mode: resolved.mode, person, place, version },
  })
  if (stand && stand.version !== resolved.version) {
    const says = 'The files changed. You kept your facts and were put where you belong in the new version.'
    return { facts: stand.facts, entry: saved(stand.place, stand.version), says, takesOver: true }
  }
  if (persona) {
    const entry: FlowEvent = persona.place === undefined ? { type: 'START' } : saved({ step: persona.place }, resolved.version)
    return { facts: persona.facts ?? {}, entry }
  }
  const facts = arrivalFacts(resolved)
  if (Object.keys(facts).length === 0) return { facts, entry: { type: 'START' } }
  const list = Object.entries(facts).map(([fact, value]) => `${fact} is ${value}`)
  return { facts, entry: { type: 'START' }, says: `People usually come here with this done: ${list.join(', ')}.` }
}
