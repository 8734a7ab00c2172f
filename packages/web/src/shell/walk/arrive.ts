import type { Facts, FlowEvent, Place } from '@app/engine'
import type { FactValue } from '@app/schemas/flow/condition'
import { formerOptions } from '@app/schemas/rules/answers/former-options'
import { optionOf } from '@app/schemas/rules/answers/option-of'
import { type Answer, passes } from '../../client/service/answer.ts'
import { readPageData } from '../../client/service/page-data.ts'
import { loadMode, type WalkedMode } from '../../client/walk/flow.ts'
import { fetchJourney, ownFacts } from '../../client/walk/journey.ts'
import { readOfMode, saveOfMode } from '../../client/walk/kept-of-mode.ts'
import { saveWaitingSteps } from '../../screens/form/save-step.ts'

/** A person who enters a mode: what is known about them, and the event that brings them in. */
export type Arrival = {
  readonly mode: WalkedMode
  readonly facts: Facts
  readonly entry: FlowEvent
  /** Where they were before: with the service, or without an account on this device. */
  readonly saved?: Place | undefined
  /** Where they walked to before they had an account, which gets this place now. */
  readonly walked?: Place | undefined
}

/** What this browser knows about a visitor without an account. */
export type Visit = { readonly facts: Facts; readonly place: Place; readonly version: string }

const anonymous = 'anonymous'

/** Puts a person where they belong: where they left off, at the address they opened, or at the beginning. */
export async function arrive(name: string, person: string | undefined, step: string | undefined): Promise<Answer<Arrival>> {
  const mode = await loadMode(name)
  if (!mode.ok) return mode
  if (person === undefined) return { ok: true, data: arriveAnonymous(mode.data, step) }
  const waited = await saveWaitingSteps(mode.data)
  // What the service refused is still in the drafts of its step, and that step is not done: the person gets there again.
  if (!waited.ok && passes(waited.failure)) return waited
  const journey = await fetchJourney(name)
  if (!journey.ok) return journey
  const { place, saved_flow_version: version } = journey.data
  const visit = visitBefore(mode.data)
  const facts = { ...visit?.facts, ...journey.data.facts }
  const saved = place && version ? { mode: name, person, place, version } : undefined
  return {
    ok: true,
    data: { mode: mode.data, facts, entry: entryFor(step, person, saved), saved: saved?.place, walked: visit?.place },
  }
}

/** What was walked and answered on this device before there was an account: it comes along, once. */
function visitBefore(mode: WalkedMode): Visit | undefined {
  const { flow, questions } = mode
  const visit = keptVisit(mode)
  saveOfMode('visit', flow.resolved.mode, undefined)
  return visit && { ...visit, facts: ownFacts(flow, visit.facts, new Set(Object.keys(questions))) }
}

/** What is kept of a visit, with its answers as the mode has them today: one may have another name since, or be gone. */
function keptVisit({ flow, steps }: WalkedMode): Visit | undefined {
  const visit = readOfMode<Visit>('visit', flow.resolved.mode)
  if (!visit) return undefined
  const former = formerOptions(Object.values(steps))
  const facts = Object.entries(visit.facts).flatMap(([name, value]): [string, FactValue | undefined][] => {
    const fact = flow.resolved.facts[name]
    if (fact?.from !== 'person' || value === undefined) return [[name, value]]
    const now = optionOf(former[name], value)?.value ?? value
    return fact.values.includes(now) ? [[name, now]] : []
  })
  return { ...visit, facts: Object.fromEntries(facts) }
}

type Saved = { readonly mode: string; readonly person: string; readonly place: Place; readonly version: string }

function arriveAnonymous(mode: WalkedMode, step: string | undefined): Arrival {
  const name = mode.flow.resolved.mode
  const visit = keptVisit(mode)
  const saved = visit && { mode: name, person: anonymous, place: visit.place, version: visit.version }
  const facts = { ...visit?.facts, ...variantFacts() }
  // New visitors begin at the first step: there is nothing to resume by.
  const entry: FlowEvent = saved || step !== undefined ? entryFor(step, anonymous, saved) : { type: 'START' }
  return { mode, facts, entry, saved: visit?.place }
}

/** The A/B tests of a visitor, as conditions name them: from the service, whatever this device remembers. */
function variantFacts(): Facts {
  return Object.fromEntries((readPageData().variants ?? []).map(({ name, value }) => [`experiment.${name}`, value]))
}

/** The step of the address counts; a side trip that led there is preserved. Without a step, the resume rules decide, as they do in the service. */
function entryFor(step: string | undefined, person: string, saved: Saved | undefined): FlowEvent {
  if (step !== undefined && saved?.place.step !== step) return { type: 'GO', step }
  return { type: 'RESUME', person, saved }
}
