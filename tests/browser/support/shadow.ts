import { applyAnswers, type Facts, type FlowEvent, LEFT, type Place } from '@app/engine'
import { createActor } from 'xstate'
import type { WalkedMode } from './mode.ts'

/** What the engine says of a person who walks a mode: the machine that the page runs, run beside it. */
export type Shadow = {
  readonly place: () => Place
  readonly facts: () => Facts
  readonly hasLeft: () => boolean
  /** The steps that going forward has recorded. */
  readonly trail: () => readonly Place[]
  readonly send: (event: FlowEvent) => void
  /** Done with the step: with what was answered, and what the service has said since. */
  readonly next: (answers: Facts, found: Facts) => void
}

/** `entry`: how they come in, as the page does it. */
export function startShadow({ flow, machine }: WalkedMode, facts: Facts, entry: FlowEvent): Shadow {
  const actor = createActor(machine, { input: { facts } }).start()
  actor.send(entry)
  const context = () => actor.getSnapshot().context
  return {
    place: () => context().place,
    facts: () => context().facts,
    trail: () => context().trail,
    hasLeft: () => actor.getSnapshot().value === LEFT,
    send: (event) => actor.send(event),
    next: (answers, found) => {
      const { place, facts: before } = context()
      actor.send({ type: 'NEXT', facts: { ...applyAnswers(flow, place.step, answers, before), ...serviceFacts(found) } })
    },
  }

  function serviceFacts(found: Facts): Facts {
    return Object.fromEntries(Object.entries(found).filter(([name]) => flow.resolved.facts[name]?.from !== 'person'))
  }
}
