import type { Facts, FlowEvent, Place } from '@app/engine'
import { keepOnDevice, readDevice } from '../../client/device.ts'
import type { Answer } from '../../client/service/answer.ts'
import { readPageData } from '../../client/service/page-data.ts'
import { loadMode, type WalkedMode } from '../../client/walk/flow.ts'
import { fetchJourney, ownFacts } from '../../client/walk/journey.ts'
import { saveWaitingSteps } from '../../screens/form/save-step.ts'

/** Somebody at the door of a mode: what is known of them, and the event that brings them in. */
export type Arrival = {
  readonly mode: WalkedMode
  readonly facts: Facts
  readonly entry: FlowEvent
  /** Where they were before: with the service, or without an account on this device. */
  readonly saved?: Place | undefined
}

/** What this browser knows of somebody who has no account yet. */
export type Visit = { readonly facts: Facts; readonly place: Place; readonly version: string }

const anonymous = 'anonymous'

export function visitDevice(mode: string): string {
  return `visit:${mode}`
}

/** Puts a person where they belong: where they left off, at the address they opened, or at the beginning. */
export async function arrive(name: string, person: string | undefined, step: string | undefined): Promise<Answer<Arrival>> {
  const mode = await loadMode(name)
  if (!mode.ok) return mode
  if (person === undefined) return { ok: true, data: arriveAnonymous(mode.data, step) }
  const waited = await saveWaitingSteps(mode.data)
  // What cannot be saved as it is stands in the drafts of its step: the way leads there again.
  if (!waited.ok && waited.failure.code === 'offline') return waited
  const journey = await fetchJourney(name)
  if (!journey.ok) return journey
  const { place, saved_flow_version: version } = journey.data
  const facts = { ...answeredBefore(mode.data), ...journey.data.facts }
  const saved = place && version ? { mode: name, person, place, version } : undefined
  return { ok: true, data: { mode: mode.data, facts, entry: entryFor(step, person, saved), saved: saved?.place } }
}

/** What somebody answered on this device before they had an account: it comes along, once. */
function answeredBefore({ flow, questions }: WalkedMode): Facts {
  const device = visitDevice(flow.resolved.mode)
  const visit = readDevice<Visit>(device)
  keepOnDevice(device, undefined)
  return visit ? ownFacts(flow, visit.facts, new Set(Object.keys(questions))) : {}
}

type Saved = { readonly mode: string; readonly person: string; readonly place: Place; readonly version: string }

function arriveAnonymous(mode: WalkedMode, step: string | undefined): Arrival {
  const name = mode.flow.resolved.mode
  const visit = readDevice<Visit>(visitDevice(name))
  const saved = visit && { mode: name, person: anonymous, place: visit.place, version: visit.version }
  return { mode, facts: { ...visit?.facts, ...variantFacts() }, entry: entryFor(step, anonymous, saved), saved: visit?.place }
}

/** The A/B tests of somebody without an account, as flows ask for them: as the service says now, whatever this device remembers. */
function variantFacts(): Facts {
  return Object.fromEntries((readPageData().variants ?? []).map(({ name, value }) => [`experiment.${name}`, value]))
}

/** The address counts; a side trip that led there goes along. Without one, where they left off; else the beginning. */
function entryFor(step: string | undefined, person: string, saved: Saved | undefined): FlowEvent {
  if (step !== undefined && saved?.place.step !== step) return { type: 'GO', step }
  return saved ? { type: 'RESUME', person, saved } : { type: 'START' }
}
