import { assign, createMachine } from 'xstate'
import { completeFacts, type Flow } from '../flow/compile.ts'
import { ENTERING, LEFT, stateOf } from '../flow/states.ts'
import { decideMove, type FlowEvent, type Move } from './moves.ts'
import type { FlowContext, FlowEffect, FlowInput } from './types.ts'

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
