import { type Decision, type Facts, type Flow, type Returning, resume } from '@app/engine'
import { type Explained, explainResume } from '@app/engine/files'
import type { AnswerOf } from '@app/schemas/api/contract'
import type { journeyContracts } from '@app/schemas/api/people/journeys'
import type { FactValue } from '@app/schemas/flow/condition'
import type { Context } from '../../context/context.ts'
import { type Failure, isFailure } from '../../failure/failure.ts'
import { namesOfMode, placeNow } from '../../flows/now-called.ts'
import { allFacts, liveFlow, type OwnAnswers, placeInMode } from './in-mode.ts'
import { findJourney, type SavedJourney } from './store.ts'

type CameBack = AnswerOf<typeof journeyContracts.getJourney>

/** Where a person belongs who comes back to a mode, decided anew from what is stored. */
export async function comeBack(
  context: Context,
  personId: string,
  mode: string,
): Promise<CameBack | Failure<'mode_not_found' | 'mode_not_sound'>> {
  const flows = await context.flows.ready()
  const flow = liveFlow(context, flows, mode)
  if (isFailure(flow)) return flow
  const { journey, known } = await findJourney(context, personId, namesOfMode(flows, flow.resolved.mode))
  const facts = allFacts(flows, flow, journey?.answers ?? {}, known)
  const place = journey && placeNow(flows, journey.place)
  const saved = journey && place ? savedPlace(flow, { ...journey, place }) : undefined
  const returning: Returning = { person: personId, saved }
  const decision = resume(flow, facts, returning)
  const why = whyWords(flow, facts, returning, decision)
  return {
    mode: flow.resolved.mode,
    flow_version: flow.resolved.version,
    version: journey?.version ?? 0,
    place,
    saved_flow_version: journey?.flow_version ?? null,
    decision: decisionAnswer(decision),
    why: place && !saved ? `“${place.step}” is gone. ${why}` : why,
    facts: factsOfMode(flow, facts),
  }
}

function savedPlace({ resolved }: Flow, { person_id, place, flow_version }: SavedJourney): Returning['saved'] {
  const kept = placeInMode(resolved, place)
  return kept && { mode: resolved.mode, person: person_id, place: kept, version: flow_version }
}

function decisionAnswer({ go, leave, because, reads, refused, unknown }: Decision): CameBack['decision'] {
  return {
    go: go ?? null,
    leave: leave ?? null,
    because,
    reads: [...new Set(reads)],
    ...(refused !== undefined && { refused }),
    ...(unknown !== undefined && { unknown }),
  }
}

/** All that the mode may ask for, so that a browser can walk on by itself. */
function factsOfMode({ resolved }: Flow, facts: Facts): OwnAnswers {
  const all: Record<string, FactValue> = {}
  for (const name in resolved.facts) {
    const value = facts[name]
    if (value !== undefined) all[name] = value
  }
  return all
}

/** Why a person is sent to a step, in the words of the engine: the rule that decided, and why their saved place did not. */
function whyWords(flow: Flow, facts: Facts, returning: Returning, { leave }: Decision): string {
  const { rules } = explainResume(flow, facts, returning)
  const telling = rules.filter(({ rule, decided }) => decided || (rule === 'R2' && returning.saved !== undefined))
  const sentences = telling.map(sentence)
  return (rules.some(({ decided }) => decided) ? sentences : [...sentences, `Nothing is left to do here: leave to ${leave}.`]).join(' ')
}

function sentence({ says, answer }: Explained): string {
  return `${says.charAt(0).toUpperCase()}${says.slice(1)}: ${answer}.`
}
