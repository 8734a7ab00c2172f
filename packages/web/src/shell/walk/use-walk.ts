import {
  admit,
  compileMachine,
  ENTERING,
  effectsOf,
  type Facts,
  type FlowContext,
  type FlowEffect,
  type FlowEvent,
  type Origin,
  type Place,
  previous,
  testsOnWay,
} from '@app/engine'
import { useActor } from '@xstate/react'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { type NavigateFunction, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { saveOnDevice } from '../../client/device.ts'
import { addressOf, stepOf } from '../../client/walk/address.ts'
import { saveLastPlace } from '../../client/walk/arrival.ts'
import { savePlace, setPlace } from '../../client/walk/journey.ts'
import { type Arrival, type Visit, visitDevice } from './arrive.ts'
import { donePlace } from './done-place.ts'
import { edgeOf } from './edge-of.ts'
import { leaveTo } from './leave.ts'
import { tellTests } from './tell-tests.ts'
import { usePops } from './use-pops.ts'

export type Walk = {
  readonly context: FlowContext
  readonly hasEntered: boolean
  readonly hasLeft: boolean
  /** Whether there is anywhere to go back to. */
  readonly canGoBack: boolean
  readonly send: (event: FlowEvent) => void
}

/**
 * Runs the machine of a mode beside the address bar. The machine decides; this is the one place that carries out what it says.
 * When the browser itself goes back or forward, the machine follows.
 */
export function useWalk({ mode, facts, entry, saved, walked }: Arrival, person: string | undefined): Walk {
  const { flow } = mode
  const machine = useMemo(() => compileMachine(flow), [flow])
  const name = flow.resolved.mode
  const [snapshot, , actor] = useActor(machine, { input: { facts } })
  const navigate = useNavigate()
  const location = useLocation()
  const navigationType = useNavigationType()
  const doneAt = useRef(saved)
  const walkedSteps = useRef(new Set<string>())

  const { version } = flow.resolved
  const isNew = saved === undefined
  const send = useCallback(
    (event: FlowEvent) => {
      const before = actor.getSnapshot()
      actor.send(event)
      const after = actor.getSnapshot()
      for (const effect of effectsOf(before.context, after.context)) carryOut(effect, name, navigate)
      const edge = edgeOf(positionOf(before), event, positionOf(after), isNew && !begun.has(name))
      const { facts: known, place: now } = after.context
      const moved = { before: before.context.place, event, kind: edge?.kind, after: now }
      const done = donePlace({ doneAt: doneAt.current, ...moved, walked: walkedSteps.current })
      if (done) {
        // A changed answer may have closed the page on which the person was.
        doneAt.current = admit(mode.flow, done, known).refused === undefined ? done : now
        walkedSteps.current.add(before.context.place.step).add(doneAt.current.step)
        savePosition(mode, doneAt.current, known, person)
      }
      const tests =
        event.type === 'NEXT'
          ? testsOnWay(flow, before.context.place, known)
          : event.type === 'START'
            ? testsOnWay(flow, undefined, known)
            : []
      if (!edge) return
      begun.add(name)
      void import('../../client/walk/note-walk.ts')
        .then(({ noteWalk }) => noteWalk({ mode: name, version }, { begins: edge.kind === 'start', isFinished: edge.to === null }))
        .catch(() => undefined)
      if (tests.length > 0) tellTests({ mode: name, version }, tests, person)
      void import('../../client/walk/count-edge.ts')
        .then(({ countEdge }) => countEdge({ mode: name, version, ...edge }))
        .catch(() => undefined)
    },
    [actor, flow, mode, name, navigate, person, version, isNew],
  )

  useEffect(() => {
    if (actor.getSnapshot().value === ENTERING) send(entry)
  }, [actor, send, entry])

  // Only a change of the address is news, or that the browser went back: what the machine itself has asked for is there already.
  const shown = stepOf(name, location.pathname)
  const pops = usePops()
  const seen = useRef({ shown, pops })
  useEffect(() => {
    const hasPopped = seen.current.pops !== pops
    if (seen.current.shown === shown && !hasPopped) return
    seen.current = { shown, pops }
    const { value, context, status } = actor.getSnapshot()
    if (value === ENTERING || shown === undefined || status === 'done' || context.place.step === shown) return
    send({ type: 'GO', step: shown, from: originIn(location.state), popped: hasPopped || navigationType === 'POP' })
  }, [actor, send, shown, pops, navigationType, location.state])

  const { context } = snapshot
  const { place } = context
  const hasEntered = snapshot.value !== ENTERING
  useEffect(() => {
    if (place.step !== '') setPlace(name, place)
  }, [name, place])

  // What was walked before there was an account comes along with it, wherever the person is now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what holds then
  useEffect(() => {
    if (!hasEntered || !walked) return
    const { facts: known } = actor.getSnapshot().context
    doneAt.current = admit(flow, walked, known).refused === undefined ? walked : place
    savePosition(mode, doneAt.current, known, person)
  }, [hasEntered])

  return {
    context,
    hasEntered,
    hasLeft: snapshot.status === 'done',
    canGoBack: context.trail.length > 0 || history.length > 1 || previous(flow, place, context.facts) !== undefined,
    send,
  }
}

/** Does what the machine asks for. */
function carryOut(effect: FlowEffect, mode: string, navigate: NavigateFunction): void {
  if (effect.type === 'forget') saveOnDevice(effect.what, undefined)
  else if (effect.how === 'browser-back') void navigate(-1)
  else if (effect.how === 'leave') leaveTo(effect.to, navigate)
  else void navigate(addressOf(mode, effect.step), { replace: effect.how === 'replace', state: effect.from ? { from: effect.from } : null })
}

/** The modes that were walked since the page was loaded: who makes an account on the way does not begin once more. */
const begun = new Set<string>()

function positionOf({ context, status }: { readonly context: FlowContext; readonly status: string }) {
  return { context, hasLeft: status === 'done' }
}

function savePosition(mode: Arrival['mode'], place: Place, facts: Facts, person: string | undefined): void {
  const { flow, questions } = mode
  const { mode: name, version } = flow.resolved
  saveLastPlace({ pathname: addressOf(name, place.step), mode: name, person: person ?? 'anonymous' })
  if (person === undefined) saveOnDevice(visitDevice(name), { facts, place, version } satisfies Visit)
  // A step that only others have is no place in this mode: where they left off stays what it was.
  else if (flow.resolved.steps[place.step]) void savePlace({ mode: name, flow, place, facts, questions: new Set(Object.keys(questions)) })
}

/** Where a side trip began, as it was put into the history with the address. Only this file writes there. */
function originIn(state: unknown): Origin | undefined {
  return typeof state === 'object' && state !== null && 'from' in state ? (state.from as Origin) : undefined
}
