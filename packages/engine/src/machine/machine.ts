import { assign, emit, enqueueActions, setup } from 'xstate'
import { completeFacts, type Flow } from '../flow/compile.ts'
import type { Facts } from '../flow/conditions.ts'
import { outlook } from '../flow/outlook.ts'
import { ELSEWHERE, ENTERING, LEFT, stateOf } from '../flow/states.ts'
import { decideMove, type FlowEvent, type Move } from './moves.ts'
import type { Entry, FlowContext, FlowEffect } from './types.ts'

/** Builds the machine that browser, service, command line and tests run: a state per step of the mode. */
export function compileMachine(flow: Flow) {
  let lastEvent: unknown
  let lastContext: unknown
  let lastMove: Move
  // Every candidate's guard asks the same question: it is answered once for each event.
  const moveFor = (context: FlowContext, event: FlowEvent): Move => {
    if (event !== lastEvent || context !== lastContext) {
      lastMove = decideMove(flow, context, event)
      lastEvent = event
      lastContext = context
    }
    return lastMove
  }
  const lands = ({ context, event }: { context: FlowContext; event: FlowEvent }, { state }: { state: string }) => {
    const move = moveFor(context, event)
    return move.leave === undefined ? stateOf(flow, move.place.step) === state : state === LEFT
  }
  const base = setup({
    types: {} as {
      context: FlowContext
      events: FlowEvent
      emitted: FlowEffect
      input: { facts?: Facts; entry?: Entry }
    },
    guards: { lands },
    actions: {
      move: enqueueActions(({ context, event, enqueue }) => {
        const move = moveFor(context, event)
        enqueue(assign({ facts: move.facts, place: move.place, trail: move.trail, why: move.why }))
        for (const effect of move.effects) enqueue(emit(effect))
      }),
    },
  })
  const to = (state: string) => ({ target: `.${state}`, guard: { type: 'lands', params: { state } }, actions: 'move' }) as const
  const states = [...Object.keys(flow.resolved.steps), ELSEWHERE, LEFT]
  const anywhere = states.map(to)
  const config = {
    id: flow.resolved.mode,
    initial: ENTERING,
    context: ({ input }: { input: { facts?: Facts; entry?: Entry } }): FlowContext => ({
      entry: input.entry ?? { how: 'start' },
      facts: completeFacts(flow, { ...flow.resolved.preset, ...input.facts }),
      place: { step: '' },
      trail: [],
      why: undefined,
    }),
    states: {
      [ENTERING]: { always: states.map((state) => ({ ...to(state), target: state })) },
      ...Object.fromEntries(
        [...Object.keys(flow.resolved.steps), ELSEWHERE].map((name) => [
          name,
          { on: { NEXT: outlook(flow, name).targets.map((state) => ({ ...to(state), target: state })) } },
        ]),
      ),
      [LEFT]: { type: 'final' as const },
    },
    on: {
      BACK: anywhere,
      GO: anywhere,
      TAKE: anywhere,
      RESUME: anywhere,
      FACTS: { actions: 'move' as const },
    },
  }
  return base.createMachine(config as Parameters<typeof base.createMachine>[0])
}

export type FlowMachine = ReturnType<typeof compileMachine>
