import { assign, createMachine } from 'xstate'
import { completeFacts, ENTERING, type Flow, LEFT, stateOf } from '../flow/compile.ts'
import type { Facts } from '../flow/conditions.ts'
import type { Decision, Origin, Place } from '../flow/decision.ts'
import { admit, type Returning, resume } from '../flow/enter.ts'
import { followAction, next, previous, start } from '../flow/next.ts'
import type { LeavePlace } from '../flow/resolved.ts'

/** Builds the machine that browser, service, command line and tests run: a state per step of the mode. */
export function compileMachine(flow: Flow) {
  const moveFor = decideOnce(flow)
  const to = (state: string, target = state) => ({
    target,
    guard: ({ context, event }: Moving) => {
      const { leave, place } = moveFor(context, event)
      return leave === undefined ? stateOf(flow, place.step) === state : state === LEFT
    },
    actions: move,
  })
  const move = assign<FlowContext, FlowEvent, undefined, FlowEvent, never>(({ context, event }) => {
    const { facts, place, trail, why, effects } = moveFor(context, event)
    return { facts, place, trail, why, effects }
  })
  const { resolved } = flow
  const states = [...Object.keys(resolved.targets), LEFT]
  const anywhere = states.map((state) => to(state, `.${state}`))
  return createMachine({
    // A type and no value: this is how XState is told its types.
    types: {} as { context: FlowContext; events: FlowEvent; input: FlowInput | undefined },
    id: resolved.mode,
    initial: ENTERING,
    context: ({ input }) => ({
      facts: completeFacts(flow, { ...resolved.preset, ...input?.facts }),
      place: { step: '' },
      trail: [],
      why: undefined,
      effects: [],
    }),
    states: {
      [ENTERING]: { on: { START: states.map((state) => to(state)) } },
      ...Object.fromEntries(
        Object.entries(resolved.targets).map(([name, targets]) => [name, { on: { NEXT: targets.map((state) => to(state)) } }]),
      ),
      [LEFT]: { type: 'final' },
    },
    on: { BACK: anywhere, GO: anywhere, TAKE: anywhere, RESUME: anywhere, FACTS: { actions: move } },
  })
}

type MoveFor = (context: FlowContext, event: FlowEvent) => Move

/** Every candidate's guard asks the same question: it is answered once for each event. */
function decideOnce(flow: Flow): MoveFor {
  let last: { readonly event: FlowEvent; readonly context: FlowContext; readonly move: Move } | undefined
  return (context, event) => {
    if (event !== last?.event || context !== last.context) last = { event, context, move: decideMove(flow, context, event) }
    return last.move
  }
}

type Moving = { readonly context: FlowContext; readonly event: FlowEvent }

/** What the shell has to do after an event. One that the machine has no use for leaves the context, and with it the effects, as they were. */
export function effectsOf(before: FlowContext, after: FlowContext): readonly FlowEffect[] {
  return after === before ? [] : after.effects
}

export type FlowMachine = ReturnType<typeof compileMachine>

export type FlowEvent =
  /** A new person comes in, at the first step. Others come in by RESUME, or by GO when they opened an address. */
  | { readonly type: 'START' }
  /** The person is done with the step; what it found out comes along. */
  | { readonly type: 'NEXT'; readonly facts?: Facts }
  | { readonly type: 'BACK' }
  /** An address was opened. `popped`: the browser went back or forward by itself. `from`: where a side trip to it began. */
  | { readonly type: 'GO'; readonly step: string; readonly popped?: boolean; readonly from?: Origin | undefined }
  /** An action button that leads to a side step. */
  | { readonly type: 'TAKE'; readonly to: string }
  | ({ readonly type: 'RESUME' } & Returning)
  /** Facts changed elsewhere: the person stays where they are. */
  | { readonly type: 'FACTS'; readonly facts: Facts }

/** Everything an event changes: the next context, and whether it leaves the mode. */
type Move = FlowContext & { readonly leave: LeavePlace | undefined }

/** What an event does. Pure: the machine only carries it out. */
function decideMove(flow: Flow, context: FlowContext, event: FlowEvent): Move {
  const { place, facts } = context
  switch (event.type) {
    case 'NEXT': {
      const learned = { ...facts, ...event.facts }
      return forward(flow, { ...context, facts: learned }, next(flow, place, learned))
    }
    case 'BACK':
      return back(flow, context)
    case 'GO':
      return event.popped ? popped(flow, context, placeOf(event)) : opened(flow, context, placeOf(event))
    case 'TAKE': {
      const decision = followAction(flow, place, event.to, facts)
      return decision ? forward(flow, context, decision) : stay(context)
    }
    case 'RESUME':
      return settle(flow, { ...context, trail: [] }, resume(flow, facts, event), 'replace')
    case 'FACTS':
      return stay({ ...context, facts: { ...facts, ...event.facts } })
    default:
      return settle(flow, context, start(flow, facts), 'replace')
  }
}

/** N8: going forward records that there is a way back. */
function forward(flow: Flow, context: FlowContext, decision: Decision): Move {
  return settle(flow, { ...context, trail: [...context.trail, context.place] }, decision, 'push')
}

/** B1: a recorded step makes back the browser’s own; otherwise the page before in the list; otherwise the browser’s. */
function back(flow: Flow, context: FlowContext): Move {
  const last = context.trail.length - 1
  const recorded = context.trail[last]
  if (recorded) return stay(recall(context, last, recorded), [browserBack])
  const decision = previous(flow, context.place, context.facts)
  return decision ? settle(flow, context, decision, 'replace') : stay(context, [browserBack])
}

const browserBack: FlowEffect = { type: 'navigate', how: 'browser-back' }

function placeOf({ step, from }: { readonly step: string; readonly from?: Origin | undefined }): Place {
  return from ? { step, from } : { step }
}

function opened(flow: Flow, context: FlowContext, place: Place): Move {
  const decision = admit(flow, place, context.facts)
  return settle(flow, context, decision, decision.refused === undefined ? undefined : 'replace')
}

/** The address already shows the step: the machine follows, and forgets the recorded steps that were gone back over. */
function popped(flow: Flow, context: FlowContext, place: Place): Move {
  const index = context.trail.findLastIndex(({ step }) => step === place.step)
  const recorded = context.trail[index]
  return recorded ? stay(recall(context, index, recorded)) : opened(flow, context, place)
}

/** The person as of a recorded step; later answers stay. */
function recall(context: FlowContext, index: number, place: Place): FlowContext {
  return { ...context, place, trail: context.trail.slice(0, index), why: { go: place, because: 'B1', reads: [] } }
}

/**
 * Carries a decision out. Resume, a redirect and back without a record take the place of the present address; only
 * going forward adds one; a link that opens has it already.
 */
function settle(flow: Flow, context: FlowContext, why: Decision, how: 'push' | 'replace' | undefined): Move {
  const { go, leave } = why
  if (leave !== undefined) return { ...stay({ ...context, why }, [{ type: 'navigate', how: 'leave', to: leave }]), leave }
  if (!go) return stay({ ...context, why })
  // Q1: entering the questionnaire clears the last-question index.
  const forgets = flow.resolved.steps[go.step]?.forgets.map((what): FlowEffect => ({ type: 'forget', what })) ?? []
  const shown: FlowEffect[] = how ? [{ type: 'navigate', how, ...placeOf(go) }] : []
  return stay({ ...context, place: go, why }, [...shown, ...forgets])
}

function stay({ facts, place, trail, why }: FlowContext, effects: readonly FlowEffect[] = []): Move {
  return { facts, place, trail, why, leave: undefined, effects }
}

/** What a shell carries out; the machine itself never touches a router. */
export type FlowEffect =
  /** `from`: where a side trip began; it goes into the history with the address, and comes back with `GO`. */
  | { readonly type: 'navigate'; readonly how: 'push' | 'replace'; readonly step: string; readonly from?: Origin }
  | { readonly type: 'navigate'; readonly how: 'browser-back' }
  | { readonly type: 'navigate'; readonly how: 'leave'; readonly to: LeavePlace }
  | { readonly type: 'forget'; readonly what: string }

/** The input that a machine is started with. */
type FlowInput = { readonly facts?: Facts }

export type FlowContext = {
  readonly facts: Facts
  readonly place: Place
  /** The steps that a forward move has recorded; back pops the last one. */
  readonly trail: readonly Place[]
  readonly why: Decision | undefined
  /** What the last event asks of the shell, in order. */
  readonly effects: readonly FlowEffect[]
}
