import {
  type Answers,
  applyAnswers,
  ENTERING,
  effectsOf,
  type Facts,
  type Flow,
  type FlowContext,
  type FlowEffect,
  type FlowEvent,
  type FlowMachine,
  stateOf,
} from '@app/engine'
import { useActor } from '@xstate/react'
import { useCallback, useEffect, useState } from 'react'
import type { Beginning } from './beginning.ts'

/** Something that was done, on which step, and what was so before. */
export type Move = { readonly type: FlowEvent['type']; readonly step: string; readonly before: Facts }

export type Walk = {
  readonly flow: Flow
  readonly context: FlowContext
  /** False for the moment before the first step is known. */
  readonly hasEntered: boolean
  readonly hasLeft: boolean
  readonly moves: readonly Move[]
  readonly effects: readonly FlowEffect[]
  readonly send: (event: FlowEvent) => void
  /** Done with the step: goes on with what was answered and found. */
  readonly goOn: (answers: Answers) => void
}

/** Runs the machine of a mode, and keeps what it has asked of the shell. */
export function useWalk(flow: Flow, machine: FlowMachine, { facts, entry }: Beginning): Walk {
  const [snapshotAtStart] = useState(() =>
    'type' in entry
      ? undefined
      : machine.resolveState({
          value: stateOf(flow, entry.step),
          context: { facts, place: entry, trail: [], why: undefined, effects: [] },
        }),
  )
  const [snapshot, , actor] = useActor(machine, { input: { facts }, ...(snapshotAtStart && { snapshot: snapshotAtStart }) })
  const [moves, setMoves] = useState<readonly Move[]>([])
  const [effects, setEffects] = useState<readonly FlowEffect[]>([])
  const advance = useCallback(
    (event: FlowEvent) => {
      const { context } = actor.getSnapshot()
      actor.send(event)
      const asked = effectsOf(context, actor.getSnapshot().context)
      setEffects((before) => [...before, ...asked])
    },
    [actor],
  )
  useEffect(() => {
    if ('type' in entry && actor.getSnapshot().value === ENTERING) advance(entry)
  }, [actor, advance, entry])
  const send = (event: FlowEvent) => {
    const { context } = actor.getSnapshot()
    setMoves((before) => [...before, { type: event.type, step: context.place.step, before: context.facts }])
    advance(event)
  }
  const goOn = (answers: Answers) => {
    const { context } = actor.getSnapshot()
    send({ type: 'NEXT', facts: applyAnswers(flow, context.place.step, answers, context.facts) })
  }
  return {
    flow,
    context: snapshot.context,
    hasEntered: snapshot.value !== ENTERING,
    hasLeft: snapshot.status === 'done',
    moves,
    effects,
    send,
    goOn,
  }
}

/** How often a step was already done in this walk. */
export function visitsOf(moves: readonly Move[], step: string): number {
  return moves.filter((move) => move.step === step && (move.type === 'NEXT' || move.type === 'TAKE')).length
}

/** The facts that the last move changed. */
export function changedFacts({ moves, context }: Walk): ReadonlySet<string> {
  const before = moves.at(-1)?.before
  return new Set(before && Object.keys(context.facts).filter((fact) => context.facts[fact] !== before[fact]))
}
