import { admit } from '../flow/admit.ts'
import { previous } from '../flow/back.ts'
import type { Flow } from '../flow/compile.ts'
import type { Facts } from '../flow/conditions.ts'
import type { Decision, Place } from '../flow/decision.ts'
import { next, start, takeAction } from '../flow/next.ts'
import type { LeavePlace } from '../flow/resolved.ts'
import { type Returning, resume } from '../flow/resume.ts'
import type { FlowContext, FlowEffect } from './types.ts'

export type FlowEvent =
  /** The person is done with the step; what it found out comes along. */
  | { readonly type: 'NEXT'; readonly facts?: Facts }
  | { readonly type: 'BACK' }
  /** An address was opened. `popped`: the browser went back or forward by itself. */
  | { readonly type: 'GO'; readonly step: string; readonly popped?: boolean }
  /** An action button that leads to a side step. */
  | { readonly type: 'TAKE'; readonly to: string }
  | ({ readonly type: 'RESUME' } & Returning)
  /** Facts changed elsewhere: the person stays where they are. */
  | { readonly type: 'FACTS'; readonly facts: Facts }

/** Everything an event changes: the next context and what the shell has to do. */
export type Move = {
  readonly facts: Facts
  readonly place: Place
  readonly trail: readonly Place[]
  readonly why: Decision | undefined
  readonly leave: LeavePlace | undefined
  readonly effects: readonly FlowEffect[]
}

/** What an event does. Pure: the machine only carries it out. */
export function decideMove(flow: Flow, context: FlowContext, event: FlowEvent): Move {
  switch (event.type) {
    case 'NEXT': {
      const facts = event.facts ? { ...context.facts, ...event.facts } : context.facts
      return forward(flow, context, facts, next(flow, context.place, facts))
    }
    case 'BACK':
      return back(flow, context)
    case 'GO':
      return event.popped ? popped(flow, context, event.step) : opened(flow, context, event.step)
    case 'TAKE': {
      const decision = takeAction(flow, context.place, event.to, context.facts)
      return decision ? forward(flow, context, context.facts, decision) : stay(context)
    }
    case 'RESUME':
      return land(flow, { ...context, trail: [] }, context.facts, resume(flow, context.facts, event))
    case 'FACTS':
      return { ...stay(context), facts: { ...context.facts, ...event.facts } }
    default:
      return enter(flow, context)
  }
}

function enter(flow: Flow, context: FlowContext): Move {
  const { entry, facts } = context
  if (entry.how === 'open') return opened(flow, context, entry.step)
  return land(flow, context, facts, entry.how === 'start' ? start(flow, facts) : resume(flow, facts, entry))
}

/** N8: going forward records that there is a way back. */
function forward(flow: Flow, context: FlowContext, facts: Facts, decision: Decision): Move {
  if (!decision.go) return leaving(context, facts, decision)
  const trail = [...context.trail, context.place]
  return arriving(flow, context, facts, decision, trail, { type: 'navigate', how: 'push', step: decision.go.step })
}

/** B1: a recorded step makes back the browser’s own; otherwise the page before in the list; otherwise the browser’s. */
function back(flow: Flow, context: FlowContext): Move {
  const recorded = context.trail.at(-1)
  if (recorded) {
    return {
      ...stay(context),
      place: recorded,
      trail: context.trail.slice(0, -1),
      why: { go: recorded, because: 'B1', reads: [] },
      effects: [browserBack],
    }
  }
  const decision = previous(flow, context.place, context.facts)
  return decision ? land(flow, context, context.facts, decision) : { ...stay(context), effects: [browserBack] }
}

const browserBack: FlowEffect = { type: 'navigate', how: 'browser-back' }

function opened(flow: Flow, context: FlowContext, step: string): Move {
  const decision = admit(flow, { step }, context.facts)
  if (decision.go && decision.refused === undefined) return arriving(flow, context, context.facts, decision, context.trail, undefined)
  return land(flow, context, context.facts, decision)
}

/** The address already shows the step: the machine follows, and forgets the recorded steps that were gone back over. */
function popped(flow: Flow, context: FlowContext, step: string): Move {
  const index = context.trail.findLastIndex((place) => place.step === step)
  if (index < 0) return opened(flow, context, step)
  const place = context.trail[index] as Place
  return { ...stay(context), place, trail: context.trail.slice(0, index), why: { go: place, because: 'B1', reads: [] } }
}

/** Resume, a redirect and back without a record take the place of the present address: no back step. */
function land(flow: Flow, context: FlowContext, facts: Facts, decision: Decision): Move {
  if (!decision.go) return leaving(context, facts, decision)
  return arriving(flow, context, facts, decision, context.trail, { type: 'navigate', how: 'replace', step: decision.go.step })
}

function arriving(
  flow: Flow,
  context: FlowContext,
  facts: Facts,
  decision: Decision,
  trail: readonly Place[],
  navigate: FlowEffect | undefined,
): Move {
  const place = decision.go as Place
  const forgets = flow.resolved.steps[place.step]?.forgets ?? []
  const effects: FlowEffect[] = navigate ? [navigate] : []
  // Q1: entering the questionnaire clears the last-question index.
  for (const what of forgets) effects.push({ type: 'forget', what })
  return { ...stay(context), facts, place, trail, why: decision, effects }
}

function leaving(context: FlowContext, facts: Facts, decision: Decision): Move {
  const leave = decision.leave as LeavePlace
  return { ...stay(context), facts, why: decision, leave, effects: [{ type: 'navigate', how: 'leave', to: leave }] }
}

function stay(context: FlowContext): Move {
  return { facts: context.facts, place: context.place, trail: context.trail, why: context.why, leave: undefined, effects: [] }
}
