import { compileMachine, ENTERING, type Facts, type FlowContext, type FlowEvent, LEFT } from '@app/engine'
import type { Edge, Spot } from '@app/engine/author'
import type { SnapshotFrom } from 'xstate'
import { walkedMode } from './all-flows.ts'

export type Machine = ReturnType<typeof compileMachine>
export type State = SnapshotFrom<Machine>

/**
 * What XState's own tools need to walk a compiled machine completely: a name for each state that keeps only the facts
 * still read later, so that states that differ in nothing else are one, and the events that a state can meet.
 */
export function machineModel(mode: string) {
  const walk = walkedMode(mode)
  const { flow } = walk
  const machine = compileMachine(flow)
  const serializeState = (state: State) =>
    state.value === LEFT || state.value === ENTERING ? state.value : nameOf(state.context, walk.live.on(state.context.place))
  const byPlace = Map.groupBy(
    walk.spots.map((spot) => ({ spot, facts: Object.entries(spot.facts) })),
    ({ spot }) => placeName(spot.place),
  )
  // Those that a state is one of: the same place, and the same in every fact that they know.
  const spotsAt = ({ context }: State): readonly Spot[] =>
    (byPlace.get(placeName(context.place)) ?? [])
      .filter(({ facts }) => facts.every(([fact, value]) => context.facts[fact] === value))
      .map(({ spot }) => spot)
  const events = (state: State): FlowEvent[] =>
    state.value === LEFT
      ? []
      : state.value === ENTERING
        ? [{ type: 'START' }]
        : spotsAt(state).flatMap(({ edges }) => edges.map((edge) => eventOf(edge, state.context.facts)))
  // Whoever went back and answered otherwise may know more than anybody who only went on: they can do what others do on that step.
  const eventsOfStep = (state: State): FlowEvent[] =>
    walk.spots
      .filter(({ place }) => place.step === state.context.place.step)
      .flatMap(({ edges }) => edges.map((edge) => eventOf({ ...edge, learned: toldIn(edge.learned) }, state.context.facts)))
  const inputs = walk.started.map((facts) => ({ facts }))
  return { walk, flow, machine, serializeState, events, eventsOfStep, spotsAt, inputs }
}

/** What somebody does on a spot, with everything that turns out to be so. */
function eventOf({ action, learned }: Edge, known: Facts): FlowEvent {
  return action === undefined ? { type: 'NEXT', facts: { ...known, ...learned } } : { type: 'TAKE', to: action }
}

/** What an edge leaves open is as it was for whoever knows it. */
function toldIn(learned: Facts): Facts {
  return Object.fromEntries(Object.entries(learned).filter(([, value]) => value !== undefined))
}

function nameOf({ place, facts }: FlowContext, live: readonly string[]): string {
  const kept = live.filter((fact) => facts[fact] !== undefined)
  return `${placeName(place)}|${kept.map((fact) => `${fact}=${String(facts[fact])}`).join('|')}`
}

function placeName(place: FlowContext['place']): string {
  let name = place.step
  for (let from = place.from; from; from = from.from) name += `<${from.step}:${from.after}:${from.detour}`
  return name
}
